import { html, nothing, type TemplateResult } from 'lit';

/**
 * Renders a button that looks like a link.
 *
 * @param isBusy true while the fields it leads to are loading
 * @param isManual true for the button to manual entry
 */
export function renderLink(
  text: string,
  press: () => void,
  isDisabled = false,
  isBusy = false,
  isManual = false,
): TemplateResult {
  return html`<button id=${isManual ? 'manual' : nothing} type="button" part=${isManual ? 'manual-button' : 'link'} class="link" aria-busy=${isBusy || nothing} ?disabled=${isDisabled} @click=${press}>${text}</button>`;
}

/** The same, on its own line. */
export function renderNoteLink(text: string, press: () => void, isDisabled?: boolean, before = ''): TemplateResult {
  return html`<p class="note">${before}${renderLink(text, press, isDisabled)}</p>`;
}
