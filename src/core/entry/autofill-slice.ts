/**
 * The rules for an address that a browser filled in: it is shown completely, or offered. They come with the code that
 * reads it.
 */
import { withCountry } from '../country/reducer.ts';
import { countryOf } from '../country/selectors.ts';
import { initialManual } from '../manual/state.ts';
import { newSearch } from '../search/begin.ts';
import { addressGiven, emptyParts } from './lifecycle.ts';
import { isBlank, panelAfterManual } from './panel-status.ts';
import { startOf } from './plain.ts';
import { isFillable, offerOf } from './selectors.ts';
import type { EntryTransition, Slices } from './slice.ts';
import type { AutofillEvent, EntryState, Received } from './state.ts';

export const autofillSlice: NonNullable<Slices['autofill']> = { reduce };

/** Fills in the address if the shopper has typed or chosen nothing; else offers it, because their own text stays. */
function reduce(state: EntryState, event: AutofillEvent, _isInSight: boolean, slices: Slices): EntryTransition {
  const { committed } = state;
  if (event.type === 'autofilled' && !event.received) {
    const emptied = addressGiven(state, { address: null, by: 'user' });
    return event.isAgain ? emptied : { changes: { autofillOffer: null } };
  }
  const received = event.type === 'autofilled' ? event.received : offerOf(state);
  if (!received || !isFillable(state)) return {};
  const isFree = event.type === 'offerTaken' || event.isAgain || (!committed && isBlank(state));
  return isFree ? taken(state, received, slices) : { changes: { autofillOffer: received } };
}

/** Fills the fields of the Dutch lookup if those come first, without a lookup; else the manual ones. */
function taken(state: EntryState, { country, texts }: Received, slices: Slices): EntryTransition {
  const chosen = country ?? countryOf(state);
  const countries = withCountry(state.countries, chosen && { country: chosen, by: 'user' });
  const empty = { ...emptyParts(state), countries, search: newSearch(chosen, '') };
  const next = { ...state, ...empty };
  const lookup = panelAfterManual(next) === 'dutch-lookup' ? slices['dutch-lookup'] : undefined;
  const dutchLookup = lookup?.received(next.dutchLookup, texts) ?? next.dutchLookup;
  if (dutchLookup !== next.dutchLookup)
    return { changes: { ...empty, dutchLookup }, address: null, panel: 'afterManual' };
  const manual = {
    ...initialManual,
    fields: texts,
    iso2: chosen?.iso2 ?? null,
    start: startOf({ ...next, committed: null }),
  };
  return { changes: { ...empty, manual }, address: null, panel: 'manual' };
}
