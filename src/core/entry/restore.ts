/** What a page or a browser gives back: an address, or what a person had before a navigation. */
import { accepts, nullable, object, string } from '../../contract/schema.ts';
import { country } from '../../contract/shapes.ts';
import type { Country } from '../../contract/types.ts';
import { type Address, addressFromSaved, isSameAddress, sourceFrom } from '../address/address.ts';
import { addressFromInput, wrongIn } from '../address/address-input.ts';
import { emptyFields } from '../address/empty-fields.ts';
import { countryOf } from '../country/selectors.ts';
import { noFields } from '../dutch-lookup/state.ts';
import type { Verdict } from '../manual/verdict.ts';
import { oncePerObject } from '../once.ts';
import type { AddressChange } from './slice.ts';
import type { Committed, EntryState, Mode, SavedEntry } from './state.ts';

/** An address the page gave. What it says of how it came about is what became of it. */
export function committedFrom(address: Address): Committed {
  const { outcome } = address;
  if (!outcome) return { address, details: null, source: null, verdict: null };
  const { source, grade, level, choice } = outcome;
  const verdict: Verdict | null = grade
    ? { advice: choice === 'kept' ? 'keep' : 'accept', choice, grade, level, candidates: [], missing: null }
    : null;
  return { address, details: null, source: sourceFrom(source), verdict };
}

/** An address that a script gives becomes the element's. */
export function committedByScript(address: Address): AddressChange {
  return { committed: committedFrom(address), by: 'script' };
}

/** What survives a navigation. */
export const savedFrom = oncePerObject((state: EntryState): string => {
  const { search, committed, manual, plain, dutchLookup } = state;
  const { inSight: mode } = state.panel;
  const country = countryOf(state);
  const { method } = dutchLookup;
  const lookup = { method, fields: dutchLookup.fields };
  const fields = mode === 'plain' ? { ...emptyFields, ...plain } : manual.fields;
  const saved: SavedEntry = { mode, country, text: search.text, committed, fields, lookup };
  return JSON.stringify(saved);
});

const modes: readonly string[] = ['search', 'manual', 'plain', 'dutch-lookup'] satisfies Mode[];

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
});

/** What `savedFrom` wrote; null for what it cannot have written, such as the text of an earlier version. */
export function readSaved(json: string): SavedEntry | null {
  const saved = parseJson(json);
  if (!accepts(savedShape, saved)) return null;
  const { mode, committed } = saved as SavedEntry;
  const address = committed && addressFromSaved(committed.address);
  if (!modes.includes(mode)) return null;
  return {
    ...(saved as SavedEntry),
    committed: address && { ...committed, address, source: sourceFrom(committed.source) },
  };
}

/**
 * What a page gives as an address: an object, or the JSON of one. Null for anything else. Parts of a wrong type are null.
 *
 * @param countries those the service is known to have
 * @param warn told what is wrong, for the developer of the page
 */
export function readAddress(
  given: unknown,
  countries: readonly Country[] = [],
  warn: (problem: string) => void = () => {},
): Address | null {
  const parsed = parsedValue(given);
  // An empty attribute is no value, as in HTML; a text that is no JSON is a mistake.
  const wrong = given === '' ? '' : wrongIn(parsed === undefined ? given : parsed, countries);
  if (wrong) warn(wrong);
  const address = addressFromInput(parsed, countries);
  if (address && !isJson(address)) {
    warn('its details, location or outcome are no JSON, and are left out');
    const { outcome: _, ...rest } = address;
    return { ...rest, details: null, location: null };
  }
  // A whole one stays the page's own object.
  return address && isSameAddress(address, parsed as Address) ? (parsed as Address) : address;
}

/** What a page gives as a value: a text is the JSON of it, and undefined where it is none. */
export function parsedValue(given: unknown): unknown {
  return typeof given === 'string' ? parseJson(given) : given;
}

/** False for an object that leads back to itself, or holds a number too big: the browser could not keep it for a way back. */
function isJson(value: object): boolean {
  try {
    return JSON.stringify(value) !== undefined;
  } catch {
    return false;
  }
}

/** Undefined for what is not JSON. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
