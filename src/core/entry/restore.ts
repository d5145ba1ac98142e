/** Restores an address of a page, or the state that a browser kept over a navigation. */
import { accepts, boolean, nullable, object, optional, string } from '../../contract/schema.ts';
import { country } from '../../contract/shapes.ts';
import { addressFromParts } from '../address/address.ts';
import { emptyFields } from '../address/empty-fields.ts';
import { parsedValue } from '../address/read-value.ts';
import { countryOf } from '../country/selectors.ts';
import { noFields } from '../dutch-lookup/state.ts';
import { searchTextOf } from '../dutch-lookup/typed.ts';
import { jsonOf } from '../json.ts';
import { oncePerObject } from '../once.ts';
import { panels } from './panel-status.ts';
import { sameFormOf } from './same.ts';
import { type EntryState, initialEntry, type RestorableEntry } from './state.ts';

/** The part of the state that survives a navigation, as JSON. */
export const restorableFrom = oncePerObject((state: EntryState): string => {
  const isSame = sameFormOf(state) !== null || (state.same?.isTicked === false ? false : null);
  const own = isSame ? initialEntry : state;
  const { search, committed, manual, dutchLookup } = own;
  const { inSight: mode } = own.panel;
  const country = countryOf(own);
  const { method } = dutchLookup;
  const lookup = { method, fields: dutchLookup.fields };
  const { fields } = manual;
  const saved: RestorableEntry = { mode, country, text: search.text, committed, fields, lookup, isSame };
  const { postcode, street, city, houseNumber, addition } = lookup.fields;
  // The field before the engine reads its inputs' texts by their place, and knows no more of this state than the address and its country.
  const ofSearch = mode === 'dutch-lookup' ? searchTextOf(dutchLookup) : search.text;
  // It has no fields for street and city.
  const first = method === 'street' ? [street, city].filter(Boolean).join(' ') : postcode;
  const texts = own.properties.home === 'dutch-lookup' ? [first, houseNumber, addition] : [ofSearch];
  return jsonOf({ ...texts, ...saved });
});

const textsShape = (empty: object) => object(Object.fromEntries(Object.keys(empty).map((name) => [name, string])));

const savedShape = object({
  mode: string,
  country: nullable(country),
  text: string,
  committed: nullable(
    object({ address: object({ country }), details: nullable(object({})), verdict: nullable(object({})) }),
  ),
  fields: textsShape(emptyFields),
  lookup: object({ method: string, fields: textsShape(noFields) }),
  isSame: optional(boolean),
});

/** The state for the texts of the inputs, which a field without an engine gives the browser to keep: one text is of the search, three are of the Dutch fields. */
function savedFromTexts([first = '', houseNumber, addition = '']: readonly string[]): RestorableEntry {
  const isLookup = houseNumber !== undefined;
  return {
    mode: 'search',
    country: null,
    text: isLookup ? '' : first,
    committed: null,
    fields: emptyFields,
    lookup: {
      method: 'postcode',
      fields: isLookup ? { ...noFields, postcode: first, houseNumber, addition } : noFields,
    },
  };
}

/** The state that `restorableFrom` wrote, or the field before its engine; null for anything else, such as that of an earlier version. */
export function readRestorable(given: unknown): RestorableEntry | null {
  const parsed = parsedValue(given);
  const saved = Array.isArray(parsed) ? savedFromTexts(parsed) : parsed;
  if (!accepts(savedShape, saved)) return null;
  const { mode, committed } = saved as RestorableEntry;
  const address = committed && addressFromParts(committed.address);
  if (!Object.hasOwn(panels, mode)) return null;
  return {
    ...(saved as RestorableEntry),
    committed: address && { ...committed, address },
  };
}
