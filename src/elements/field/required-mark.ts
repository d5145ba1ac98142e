import { html, nothing, type TemplateResult } from 'lit';

/** The texts of the mark. */
interface MarkTexts {
  readonly stated: string;
  readonly messages: { readonly requiredMark: string };
}

/**
 * The word behind the label of a required field. Hidden from screen readers, which say it of the field itself.
 *
 * @param isHeard whether it is a part of the name, for a field of which they do not say it
 */
export function renderRequiredMark({ stated, messages }: MarkTexts, isHeard = false): TemplateResult {
  return html` <span class="note" lang=${stated} aria-hidden=${isHeard ? nothing : 'true'}>(${messages.requiredMark})</span>`;
}
