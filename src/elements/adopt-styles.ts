import type { CSSResult } from 'lit';

/** Adds styles that came later than the element. */
export function adoptStyles({ shadowRoot }: HTMLElement, styles: readonly CSSResult[]): void {
  for (const { styleSheet } of styles) if (styleSheet) shadowRoot?.adoptedStyleSheets.push(styleSheet);
}
