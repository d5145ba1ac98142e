/** Style sheets of a shadow root, also of one that came later or moved to another document. */
import type { CSSResult } from 'lit';

/** One sheet for each text and document: constructed sheets cannot be used in another document. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Makes the shadow root use exactly these styles. None in a document without a window, which shows nothing. */
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
 * Unit tests run in documents that know elements of style alone, such as jsdom before version 27. Its parser reports an error for
 * `@container`, which lays out what is never seen there: such sheets are left out.
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
