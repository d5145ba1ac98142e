/** Restores an address of a page, or the state that a browser kept over a navigation. */
import { accepts, boolean, nullable, object, optional, string } from '../../contract/schema.ts';
import { country } from '../../contract/shapes.ts';
import { addressFromParts } from '../address/address.ts';
import { parsedValue } from '../address/address-input.ts';
import { emptyFields } from '../address/empty-fields.ts';
import { isCountry } from '../country/known.ts';
import { countryOf } from '../country/selectors.ts';
import { noFields } from '../dutch-lookup/state.ts';
import { searchTextOf } from '../dutch-lookup/typed.ts';
import { jsonOf } from '../json.ts';
import { oncePerObject } from '../once.ts';
import { panelOf, panels, sameFormOf } from './panel-status.ts';
import { type EntryState, initialEntry, type RestorableEntry } from './state.ts';

/** The shopper's texts and their address: what a form restores after a navigation, and `same-as` when it is unticked. */
export function restorableOf(state: EntryState): RestorableEntry {
  const { search, committed, manual, dutchLookup } = state;
  const lookup = { method: dutchLookup.method, fields: dutchLookup.fields };
  const { fields } = manual;
  return { mode: panelOf(state).name, country: countryOf(state), text: search.text, committed, fields, lookup };
}

/** The part of the state that survives a navigation, as JSON. */
export const restorableFrom = oncePerObject((state: EntryState): string => {
  const isSame = sameFormOf(state) !== null || (state.same?.isTicked === false ? false : null);
  const own = isSame ? initialEntry : state;
  const saved = restorableOf(own);
  const { method, fields } = saved.lookup;
  // The field before the engine reads its inputs' texts by their place, and knows no more of this state than the address and its country.
  const ofSearch = saved.mode === 'dutch-lookup' ? searchTextOf(own.dutchLookup) : saved.text;
  // It has no fields for street and city.
  const first = method === 'street' ? [fields.street, fields.city].filter(Boolean).join(' ') : fields.postcode;
  const isLookup = own.properties.home === 'dutch-lookup';
  return jsonOf({ ...(isLookup ? [first, fields.houseNumber, fields.addition] : [ofSearch]), ...saved, isSame });
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
  const { mode, committed, lookup, country: chosen } = saved as RestorableEntry;
  const address = committed && addressFromParts(committed.address);
  const isKnown = Object.hasOwn(panels, mode) && ['postcode', 'street'].includes(lookup.method);
  if (!isKnown || (chosen && !isCountry(chosen))) return null;
  return {
    ...(saved as RestorableEntry),
    committed: address && { ...committed, address },
  };
}
