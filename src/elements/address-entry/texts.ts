/** Which of the texts belongs to a state. */
import type { Reason } from '../../client/errors.ts';
import type { EntryState } from '../../core/entry.ts';
import { isNothingFound, isPoBox } from '../../core/entry-view.ts';
import type { Messages } from '../../i18n/messages.ts';
import type { PoBoxPolicy } from './form.ts';

/** What is said beneath the field, in sight. */
export function noteOf(state: EntryState, messages: Messages, poBox: PoBoxPolicy = 'allow'): string {
  if (poBox === 'warn' && isPoBox(state)) return messages.poBoxWarned;
  if (state.step === 'country' && state.text.trim() !== '') return messages.countryFirst;
  return isNothingFound(state) ? messages.noResults : '';
}

export function messageOf(reason: string, messages: Messages): string {
  return messages.problems[reason as Reason] ?? messages.problems.unexpected;
}

/** Asking again the same way cannot help a page that is set up wrongly. */
export function isRetryable(reason: string): boolean {
  return reason !== 'not-configured';
}
