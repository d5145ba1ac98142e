import type { CSSResult } from 'lit';
import { oncePerObject, oncePerText } from '../../core/once.ts';

/** One sheet per text and document, because constructed sheets cannot be used in another document. */
const sheetsOf = oncePerObject(({ defaultView }: Document) =>
  oncePerText((text) => {
    const sheet = new (defaultView as Window & typeof globalThis).CSSStyleSheet();
    sheet.replaceSync(text);
    return sheet;
  }),
);

/** Adopts styles in a shadow root, in whatever document that is. */
export function adoptIn(root: ShadowRoot, styles: Iterable<CSSResult>): void {
  const { ownerDocument } = root;
  const { defaultView: view } = ownerDocument;
  // A document without a window, or of jsdom before version 27, displays nothing.
  if (!view || !('adoptedStyleSheets' in view.ShadowRoot.prototype)) return;
  root.adoptedStyleSheets = [...styles].map(
    ({ styleSheet, cssText }) => (ownerDocument === document && styleSheet) || sheetsOf(ownerDocument)(cssText),
  );
}
