/** The rules of saved addresses, which the page provides. */
import type { Address } from '../address/address.ts';
import { parsedValue } from '../address/address-input.ts';
import { countryLineFor } from '../address/country-line.ts';
import { readGivenAddress } from '../address/given.ts';
import { printedFor } from '../address/printed.ts';
import { linesOf } from '../address/shown.ts';
import { countryOf, everyCountry, isOffered } from '../country/selectors.ts';
import { jsonOf } from '../json.ts';
import { oncePerObject } from '../once.ts';
import type { SavedRow } from '../search/options.ts';
import { hasChoice } from '../search/selectors.ts';
import type { EntryState } from './state.ts';

/** What these rules depend on. */
type Surroundings = Pick<EntryState, 'properties' | 'countries'>;

/** The addresses that the page has saved, whether or not they are in sight. Memoized, because every rendering needs them. */
export function savedIn({ properties, countries }: Surroundings): readonly SavedRow[] {
  return savedFor(properties)(countries);
}

const savedFor = oncePerObject((properties: EntryState['properties']) =>
  oncePerObject((countries: EntryState['countries']) => readSaved({ properties, countries })),
);

function readSaved(state: Surroundings): readonly SavedRow[] {
  const { addresses } = state.properties;
  const rows = new Map<string, SavedRow>();
  for (const given of Array.isArray(addresses) ? addresses : []) {
    const address = readGivenAddress(given, everyCountry(state));
    if (address && linesOf(address).length > 0) {
      const row = rowOf(state, { ...address, source: 'saved' }, labelOf(parsedValue(given)));
      // Equal addresses are one row.
      rows.set(row.key, row);
    }
  }
  return [...rows.values()];
}

function rowOf(state: Surroundings, address: Address, label: string): SavedRow {
  return {
    kind: 'saved',
    key: jsonOf([label, address]),
    label,
    address,
    isElsewhere: countryOf(state)?.iso3 !== address.country.iso3,
    countryLine: countryLineFor(address.country, state.properties.dispatchCountry),
    denied: deniedFor(state, address),
  };
}

function labelOf(given: unknown): string {
  const label: unknown = Reflect.get(given as object, 'label');
  return typeof label === 'string' ? label.trim() : '';
}

function deniedFor(state: Surroundings, { country, isPoBox }: Address): SavedRow['denied'] {
  if (!isOffered(country, state)) return 'country';
  return isPoBox && state.properties.poBox === 'deny' ? 'po-box' : null;
}

/** The row with its address as it is printed. */
export const printedRow = oncePerObject(
  (row: SavedRow): SavedRow => ({ ...row, address: printedFor(row.address, '') }),
);

const none: readonly SavedRow[] = [];

/** The saved addresses to choose from: they are there for an empty field. */
export function savedRowsOf(state: EntryState): readonly SavedRow[] {
  return state.search.text === '' && !state.committed ? savedIn(state) : none;
}

/** True if the list is open and has something to choose. */
export function isListOpen(state: EntryState): boolean {
  const { search, properties } = state;
  return search.listbox.open && !properties.isFixed && (hasChoice(search) || savedRowsOf(state).length > 0);
}
