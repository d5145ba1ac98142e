import { html, type TemplateResult } from 'lit';

/** The line that says what a person waits for. */
export function renderWaiting(text: string): TemplateResult {
  return html`<p class="note looking"><span part="spinner"></span>${text}</p>`;
}
