/** Style sheets of a shadow root, also of one that came later or moved to another document. */
import type { CSSResult } from 'lit';

/** One sheet for each text and document: constructed sheets cannot be used in another document. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Has the shadow root use these styles and no others. None in a document without a window, which shows nothing. */
export function adoptStyles(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const { ownerDocument } = root;
  const view = ownerDocument.defaultView;
  if (!view) return;
  root.adoptedStyleSheets = styles.map((style) => {
    const own = ownerDocument === document ? style.styleSheet : undefined;
    return own ?? sheetFor(ownerDocument, view, style.cssText);
  });
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
