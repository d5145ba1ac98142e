import { html, type TemplateResult } from 'lit';

/** Renders what the shopper is waiting for. */
export function renderWaiting(text: string): TemplateResult {
  return html`<p class="note looking"><span part="spinner"></span>${text}</p>`;
}
