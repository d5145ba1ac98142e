/** When a way around searching is needed before anybody asks for it. */
import type { EntryState } from '../../core/entry.ts';
import { countryOf } from '../../core/entry-view.ts';
import type { AddressEntry } from './element.ts';

/** Whether postcode and house number come first. */
export function isDutchFirst({ nlLookup }: AddressEntry, state: EntryState): boolean {
  return nlLookup && countryOf(state)?.iso3 === 'NLD';
}

/** Whether an address of the page is validated once the form is submitted. */
export function isJudgedLater({ verify }: AddressEntry, state: EntryState): boolean {
  return verify === 'submit' && state.step === 'done' && !state.source;
}
