/** What is said of a state, to whoever cannot see it. */
import { lineOf } from '../../core/address/address.ts';
import type { EntryState } from '../../core/entry.ts';
import { optionsOf } from '../../core/suggestions.ts';
import type { Localized } from '../../i18n/messages.ts';
import { plural } from '../../i18n/plural.ts';
import { messageOf, noteOf } from './texts.ts';

/** What the live region says of a state; empty for nothing. */
export function statusOf(state: EntryState, { lang, messages }: Localized): string {
  if (state.step === 'done') {
    const { mailLines } = state.address;
    const address = mailLines.length > 0 ? mailLines.join(', ') : lineOf(state.address);
    return messages.accepted.replace('{address}', () => address);
  }
  const shown = noteOf(state, messages) || (state.problem && messageOf(state.problem.reason, messages));
  if (shown) return shown;
  const count = optionsOf(state).length;
  if (state.step !== 'search' || count === 0) return state.request ? messages.loading : '';
  const level = state.trail.at(-1)?.label;
  return [level, plural(lang, messages.results, count)].filter(Boolean).join(': ');
}
