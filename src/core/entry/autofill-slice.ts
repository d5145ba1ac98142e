/**
 * What becomes of an address that a browser filled in: it is shown, all of it, or offered. Comes with the code that reads
 * what was filled in.
 */
import { withCountry } from '../country/reducer.ts';
import { countryOf } from '../country/selectors.ts';
import { initialManual, restoredStart } from '../manual/state.ts';
import { newSearch } from '../search/begin.ts';
import { emptied } from './commit.ts';
import { isBlank, panelAfterManual } from './mode.ts';
import { show, stopWaiting, want } from './panel.ts';
import type { AutofillEvent, Received } from './received.ts';
import type { Slice, Slices } from './slice.ts';
import type { EntryState } from './state.ts';

/** What a browser fills in. */
export const autofillSlice: Slice<AutofillEvent, [Slices]> = { reduce, follow };

/** What the person typed or chose before is theirs: over that the address is offered. */
function reduce(state: EntryState, event: AutofillEvent, slices: Slices): EntryState {
  const { committed, offered, properties } = state;
  if (event.type === 'offerWithdrawn') return offered ? { ...state, offered: null } : state;
  const received = event.type === 'autofilled' ? event.received : offered;
  if (!received || properties.noManual || properties.isFixed) return state;
  const isFree = event.type === 'offerTaken' || event.isAgain || (!committed && isBlank(state));
  return isFree ? taken(state, received, slices) : { ...state, offered: received };
}

/** Into the fields of the Dutch lookup where those come first, and nothing is looked up; else into the manual ones. */
function taken(state: EntryState, { country, texts }: Received, slices: Slices): EntryState {
  const chosen = country ?? countryOf(state);
  const search = newSearch(chosen, '');
  const countries = withCountry(state.countries, chosen, 'user');
  const next = { ...emptied(state, 'user'), panel: stopWaiting(state.panel), countries, search };
  if (panelAfterManual(next) === 'dutch-lookup') {
    const looked = slices['dutch-lookup']?.reduce(
      { ...next, panel: show(next.panel, 'dutch-lookup') },
      { type: 'received', texts },
    );
    if (looked && looked.dutchLookup !== next.dutchLookup) return looked;
  }
  const { street, postcode, locality } = texts;
  const plain = state.panel.inSight === 'manual' ? next.plain : { street, postcode, locality };
  const manual = { ...initialManual, fields: texts, iso2: chosen?.iso2 ?? null, start: restoredStart };
  return { ...next, plain, manual, panel: want(next.panel, 'manual') };
}

/** Another address ends the offer. */
function follow(next: EntryState, previous: EntryState): EntryState {
  const isOther = next.committed !== null && next.committed.address !== previous.committed?.address;
  return isOther && next.offered === previous.offered && next.offered ? { ...next, offered: null } : next;
}
