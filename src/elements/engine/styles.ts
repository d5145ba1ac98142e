/** Adopts style sheets in a shadow root, even if they are loaded later or it moves to another document. */
import type { CSSResult } from 'lit';

/** One sheet per text and document, because constructed sheets cannot be used in another document. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Makes the shadow root use exactly these styles. Does nothing in a document without a window, which displays nothing.
 */
export function adoptStyles(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const { ownerDocument } = root;
  const view = ownerDocument.defaultView;
  if (!view) return;
  if (!('adoptedStyleSheets' in view.ShadowRoot.prototype)) {
    writeStyles(root, styles);
    return;
  }
  root.adoptedStyleSheets = styles.map((style) => {
    const own = ownerDocument === document ? style.styleSheet : undefined;
    return own ?? sheetFor(ownerDocument, view, style.cssText);
  });
}

/**
 * For unit tests in documents without constructable style sheets, such as jsdom before version 27. Its parser reports
 * an error for `@container`, so such sheets are omitted; nothing is laid out there.
 */
function writeStyles(root: ShadowRoot, styles: readonly CSSResult[]): void {
  for (const former of root.querySelectorAll('style')) former.remove();
  for (const { cssText } of styles) {
    if (cssText.includes('@container')) continue;
    root.appendChild(root.ownerDocument.createElement('style')).textContent = cssText;
  }
}

function sheetFor(ownerDocument: Document, view: Window & typeof globalThis, text: string): CSSStyleSheet {
  const known = sheets.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  sheets.set(ownerDocument, known);
  const found = known.get(text);
  if (found) return found;
  const sheet = new view.CSSStyleSheet();
  sheet.replaceSync(text);
  known.set(text, sheet);
  return sheet;
}
