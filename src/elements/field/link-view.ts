import { html, nothing, type TemplateResult } from 'lit';

/** A button that looks like a link: a way on that is not the main one. It is busy while the fields it leads to are loaded. */
export function renderLink(
  text: string,
  press: () => void,
  isDisabled = false,
  isBusy = false,
  part: 'link' | 'manual-button' = 'link',
): TemplateResult {
  return html`<button id=${part === 'link' ? nothing : 'manual'} type="button" part=${part} class="link" aria-busy=${isBusy || nothing} ?disabled=${isDisabled} @click=${press}>${text}</button>`;
}

/** The same in a line of its own, behind its subject. */
export function renderNoteLink(text: string, press: () => void, isDisabled?: boolean, before = ''): TemplateResult {
  return html`<p class="note">${before}${renderLink(text, press, isDisabled)}</p>`;
}
