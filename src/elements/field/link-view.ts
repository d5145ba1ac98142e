import { html, type TemplateResult } from 'lit';

/** A button that looks like a link: a way on that is not the main one. */
export function renderLink(text: string, press: () => void, isDisabled = false): TemplateResult {
  return html`<button type="button" part="link" class="link" ?disabled=${isDisabled} @click=${press}>${text}</button>`;
}

/** The same in a line of its own, behind its subject. */
export function renderNoteLink(text: string, press: () => void, isDisabled?: boolean, before = ''): TemplateResult {
  return html`<p class="note">${before}${renderLink(text, press, isDisabled)}</p>`;
}
