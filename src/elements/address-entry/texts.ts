/** Which of the texts belongs to a state. */
import type { Reason } from '../../client/errors.ts';
import { lineOf } from '../../core/address.ts';
import type { EntryState } from '../../core/entry.ts';
import { isNothingFound, optionsOf } from '../../core/entry-view.ts';
import { type Localized, plural } from '../../i18n/messages.ts';
import { isPoBox, type PoBoxPolicy } from './form.ts';

/** What the live region says of a state; empty for nothing. */
export function statusOf(state: EntryState, { lang, messages }: Localized): string {
  if (state.step === 'done') {
    const { mailLines } = state.address;
    const address = mailLines.length > 0 ? mailLines.join(', ') : lineOf(state.address);
    return messages.accepted.replace('{address}', () => address);
  }
  const shown = noteOf(state, { lang, messages }) || (state.problem && messageOf(state.problem.reason, messages));
  if (shown) return shown;
  const count = optionsOf(state).length;
  if (state.step !== 'search' || count === 0) return state.request ? messages.loading : '';
  const level = state.trail.at(-1)?.label;
  return [level, plural(lang, messages.results, count)].filter(Boolean).join(': ');
}

/** What is said beneath the field, in sight. */
export function noteOf(state: EntryState, { messages }: Localized, poBox: PoBoxPolicy = 'allow'): string {
  if (poBox === 'warn' && isPoBox(state)) return messages.poBoxWarned;
  if (state.step === 'country' && state.text.trim() !== '') return messages.countryFirst;
  return isNothingFound(state) ? messages.noResults : '';
}

export function messageOf(reason: string, messages: Localized['messages']): string {
  return messages.problems[reason as Reason] ?? messages.problems.unexpected;
}

/** Asking again the same way cannot help a page that is set up wrongly. */
export function isRetryable(reason: string): boolean {
  return reason !== 'not-configured';
}
