import type { CSSResult } from 'lit';

/** Adds styles that came later than the element. */
export function adoptStyles({ shadowRoot }: HTMLElement, { styleSheet }: CSSResult): void {
  if (styleSheet) shadowRoot?.adoptedStyleSheets.push(styleSheet);
}
