/** Adopts style sheets in a shadow root, even if they are loaded later or it moves to another document. */
import type { CSSResult } from 'lit';

/** One sheet per text and document, because constructed sheets cannot be used in another document. */
const sheets = new WeakMap<Document, Map<string, CSSStyleSheet>>();

/**
 * Makes the shadow root use exactly these styles. Does nothing in a document that displays nothing: one without a
 * window, or in jsdom before version 27.
 */
export function adoptStyles(root: ShadowRoot, styles: readonly CSSResult[]): void {
  const { ownerDocument } = root;
  const view = ownerDocument.defaultView;
  if (!view || !('adoptedStyleSheets' in view.ShadowRoot.prototype)) return;
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
