/** Style sheets of a shadow root, also of one that came later or moved to another document. */
import type { CSSResult } from 'lit';

/** One sheet for each text and document: constructed sheets cannot be used in another document. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/** Has the shadow root use these styles and no others. */
export function adoptStyles(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const { ownerDocument } = root;
  root.adoptedStyleSheets = styles.map((style) => {
    const own = ownerDocument === document ? style.styleSheet : undefined;
    return own ?? sheetFor(ownerDocument, style.cssText);
  });
}

function sheetFor(ownerDocument: Document, text: string): CSSStyleSheet {
  const known = sheets.get(ownerDocument) ?? new Map<string, CSSStyleSheet>();
  sheets.set(ownerDocument, known);
  const found = known.get(text);
  if (found) return found;
  // A document without a window shows nothing.
  const { CSSStyleSheet: Sheet } = ownerDocument.defaultView ?? window;
  const sheet = new Sheet();
  sheet.replaceSync(text);
  known.set(text, sheet);
  return sheet;
}
