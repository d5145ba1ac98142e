/** The one place that gives the element an address or takes it away. Only a verdict is added elsewhere. */
import { withPoBox } from '../address/po-box.ts';
import { isSameUnprinted, lineOf } from '../address/shown.ts';
import { withCountry } from '../country/reducer.ts';
import { countryOf } from '../country/selectors.ts';
import { initialManual } from '../manual/state.ts';
import { newSearch } from '../search/begin.ts';
import { panelAt, stopWaiting } from './panels.ts';
import type { AddressChange, EntryOutcome } from './slice.ts';
import type { Committed, EntryState } from './state.ts';

/**
 * The state after the outcome of an event.
 *
 * @param written the parts that the event itself has changed: they stay, and the others follow the address
 */
export function afterOutcome(
  state: EntryState,
  { country, address, panel }: EntryOutcome,
  written: Partial<EntryState> = {},
): EntryState {
  const { committed = null, by = 'user' } = address ?? {};
  const chosen = committed ? { country: committed.address.country, by } : country;
  const inCountry = chosen ? { ...state, countries: withCountry(state.countries, chosen) } : state;
  const next = address ? withAddress(inCountry, address, written) : inCountry;
  return panel ? { ...next, panel: panelAt(next, panel) } : next;
}

/** The same address once more keeps its identity, so that comparisons by reference see no other one. */
function withBefore(committed: Committed, { address, linesBefore }: Committed): Committed {
  if (isSameUnprinted(committed.address, address)) return { ...committed, address };
  if (committed.address.mailLines.length > 0) return committed;
  return { ...committed, linesBefore: linesBefore ?? address.mailLines };
}

/** Marks a PO box, whoever gave the address. */
function marked(committed: Committed): Committed {
  const address = withPoBox(committed.address);
  return address === committed.address ? committed : { ...committed, address };
}

function withAddress(state: EntryState, change: AddressChange, written: Partial<EntryState>): EntryState {
  const { by } = change;
  const committed = change.committed && marked(change.committed);
  if (!committed && !state.committed) return state;
  const text = committed ? lineOf(committed.address) : '';
  const { search = newSearch(countryOf(state), text), manual = initialManual, undo = null } = written;
  const next: EntryState = { ...state, search, manual, committed, changedBy: by, unitField: 'closed' };
  if (!committed) return next;
  return {
    ...next,
    committed: state.committed ? withBefore(committed, state.committed) : committed,
    pendingValue: null,
    undo,
    isInvalidShown: false,
    // A person who has an address is not taken to another panel.
    panel: stopWaiting(state.panel),
  };
}
