/** The one place that gives the element an address or takes it away. Only a verdict is added elsewhere. */

import { type Address, hasPart } from '../address/address.ts';
import { withPoBox } from '../address/po-box.ts';
import { printedFor } from '../address/printed.ts';
import { isSameUnprinted, lineOf } from '../address/shown.ts';
import { addressGone, withCountry } from '../country/reducer.ts';
import { countryOf } from '../country/selectors.ts';
import { initialManual } from '../manual/state.ts';
import type { Verdict } from '../manual/verdict.ts';
import { newSearch } from '../search/begin.ts';
import type { Initiator } from '../transition.ts';
import { withCountries } from './country-slice.ts';
import { panelAt, stopWaiting } from './panels.ts';
import type { EntryOutcome } from './slice.ts';
import type { Committed, EntryState } from './state.ts';
import { attemptIn } from './submission.ts';

/**
 * The state after the outcome of an event.
 *
 * @param written the parts that the event itself has changed: they stay, and the others follow the address
 */
export function afterOutcome(
  state: EntryState,
  { country, address, by = 'user', panel }: EntryOutcome,
  written: Partial<EntryState> = {},
): EntryState {
  const committed = address && hasPart(address.address) ? address : null;
  const chosen = committed ? countryOfAddress(state, committed, by) : country;
  const inCountry = chosen ? { ...state, countries: withCountry(state.countries, chosen) } : state;
  const next = address === undefined ? inCountry : withAddress(inCountry, committed, by, written);
  return panel ? { ...next, panel: panelAt(next, panel) } : next;
}

/** An address in the country of the entry leaves open whose choice that country is. */
function countryOfAddress({ countries }: EntryState, { address: { country } }: Committed, by: Initiator) {
  const { chosen } = countries;
  return { country, by: chosen?.country.iso3 === country.iso3 ? chosen.by : by };
}

/** The entry without its address, in a country that the page offers. */
function withoutAddress(state: EntryState): EntryState {
  const { session, text } = state.search;
  // The text that the shopper types over the address is searched for in the session that it has begun; without one, nothing is.
  const seed = session ?? { id: '', time: 0 };
  const { changes, country = null } = withCountries(state, seed, addressGone);
  const search = session || !country ? null : { search: newSearch(country.country, text) };
  return afterOutcome({ ...state, ...changes, ...search }, { country });
}

/** Marks a PO box, and prints the address, whoever gave it. */
function arrived({ committed: before, properties }: EntryState, given: Committed): Committed {
  const marked = withPoBox(given.address);
  // An equal address keeps its identity, so that comparisons by reference see no change.
  const address =
    before && isSameUnprinted(marked, before.address)
      ? before.address
      : printedFor(marked, properties.dispatchCountry, before?.address.mailLines);
  return address === given.address ? given : { ...given, address };
}

function withAddress(
  state: EntryState,
  given: Committed | null,
  changedBy: Initiator,
  written: Partial<EntryState>,
): EntryState {
  const committed = given && arrived(state, given);
  if (!committed && !state.committed) return state;
  const text = committed ? lineOf(committed.address) : '';
  const { search = newSearch(countryOf(state), text), manual = initialManual, undo = null } = written;
  const next: EntryState = { ...state, search, manual, committed, changedBy };
  if (!committed) return withoutAddress(next);
  return {
    ...next,
    undo,
    // Another address ends the offer.
    autofillOffer: written.autofillOffer ?? null,
    attempt: attemptIn(state, { refusals: 0 }),
    // A shopper who has an address is not taken to another panel.
    panel: stopWaiting(state.panel),
  };
}

/** The address of the page, with the origin that it states. */
export function committedFrom(address: Address): Committed {
  const { verdict: kept } = address;
  const advice = kept?.choice === 'kept' ? 'keep' : 'accept';
  const verdict: Verdict | null = kept && { ...kept, advice, candidates: [], missing: null };
  return { address, details: null, verdict };
}
