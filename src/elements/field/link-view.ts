import { html, nothing, type TemplateResult } from 'lit';

/**
 * A button that looks like a link: a way on that is not the main one.
 *
 * @param isBusy true while the fields that it leads to are loaded
 * @param isManual true for the way to the fields by hand
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

/** The same in a line of its own, behind its subject. */
export function renderNoteLink(text: string, press: () => void, isDisabled?: boolean, before = ''): TemplateResult {
  return html`<p class="note">${before}${renderLink(text, press, isDisabled)}</p>`;
}
