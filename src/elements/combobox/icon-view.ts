/** The signs of rows, of the card, and of buttons: lines in the colour of the text around them. */
import { html, nothing, type TemplateResult } from 'lit';

/**
 * A sign of 20 by 20 pixels.
 *
 * @param path its lines, as SVG takes them
 * @param isMore true for the sign of another level of the list. Default: false
 * @param name its accessible name. Default: none, it is for the eyes
 */
export function renderIcon(path: string, isMore = false, name = ''): TemplateResult {
  return html`<svg part=${isMore ? 'option-more' : 'icon'} role="img" aria-label=${name || nothing} aria-hidden=${!name} viewBox="0 0 20 20" width="20" height="20"><path d=${path} /></svg>`;
}
