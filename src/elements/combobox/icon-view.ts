/** Icons of rows, the card, and buttons, drawn in the current text colour. */
import { html, nothing, type TemplateResult } from 'lit';

/**
 * Renders an icon of 20 by 20 pixels.
 *
 * @param path an SVG path
 * @param isMore true for the icon of an option that opens more. Default: false
 * @param name its accessible name. Default: none, it is decorative
 */
export function renderIcon(path: string, isMore = false, name = ''): TemplateResult {
  return html`<svg part=${isMore ? 'option-more' : 'icon'} role="img" aria-label=${name || nothing} aria-hidden=${!name} viewBox="0 0 20 20" width="20" height="20"><path d=${path} /></svg>`;
}
