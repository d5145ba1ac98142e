import { html, type TemplateResult } from 'lit';
import type { Texts } from './host.ts';

/** The word behind the label of a required field. Hidden from screen readers: they say it of the field itself. */
export function renderRequiredMark({ stated, messages }: Texts): TemplateResult {
  return html` <span class="note" lang=${stated} aria-hidden="true">(${messages.requiredMark})</span>`;
}
