import { html, nothing, type TemplateResult } from 'lit';

/** The messages of the mark. */
interface MarkTexts {
  readonly stated: string;
  readonly messages: { readonly requiredMark: string };
}

/**
 * Renders the mark after the label of a required field. It is hidden from screen readers, which announce the field
 * itself as required.
 *
 * @param isInName true to make it part of the name, for a field that they do not announce as required
 */
export function renderRequiredMark({ stated, messages }: MarkTexts, isInName = false): TemplateResult {
  return html` <span class="note" lang=${stated} aria-hidden=${isInName ? nothing : 'true'}>(${messages.requiredMark})</span>`;
}
