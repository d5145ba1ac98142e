import { html, nothing, type TemplateResult } from 'lit';
import type { Localized } from '../../i18n/localize.ts';

/** The messages of the mark. */
type MarkTexts = Pick<Localized<{ readonly requiredMark: string }>, 'stated' | 'messages'>;

/**
 * Renders the mark after the label of a required field. It is hidden from screen readers, which announce the field
 * itself as required.
 *
 * @param isInName true to make it part of the name, for a field that they do not announce as required
 */
export function renderRequiredMark({ stated, messages }: MarkTexts, isInName = false): TemplateResult {
  return html` <span class="note" lang=${stated} aria-hidden=${isInName ? nothing : 'true'}>(${messages.requiredMark})</span>`;
}
