/** What a page or a browser gives back: an address, or what a person had before a navigation. */
import type { Country, DutchAddress, InternationalAddress } from '../../contract/types.ts';
import {
  type Address,
  addressFromSaved,
  isCountry,
  isSameAddress,
  sourceFrom,
  stringOrNull,
} from '../address/address.ts';
import { addressFromInput, wrongIn } from '../address/address-input.ts';
import { initialDutchLookup, noFields } from '../dutch-lookup/state.ts';
import { initialManual, restoredStart } from '../manual/state.ts';
import { emptyFields } from '../manual/texts.ts';
import type { Verdict } from '../manual/verdict.ts';
import { newSearch } from '../search/begin.ts';
import { clear, commit } from './commit.ts';
import { wantPanel } from './mode.ts';
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

/** What survives a navigation. */
export function savedFrom({ mode, country, search, committed, manual, plain, dutchLookup }: EntryState): string {
  const { method } = dutchLookup;
  const lookup = { method, fields: dutchLookup.fields };
  const fields = mode === 'plain' ? { ...emptyFields, ...plain } : manual.fields;
  const saved: SavedEntry = { mode, country, text: search.text, committed, fields, lookup };
  return JSON.stringify(saved);
}

const modes: readonly Mode[] = ['search', 'manual', 'plain', 'dutch-lookup'];

/** What `savedFrom` wrote, as far as it makes sense; null for what it cannot have written. */
export function readSaved(json: string): SavedEntry | null {
  const saved = objectFrom(parseJson(json));
  if (!saved) return null;
  const lookup = objectFrom(saved['lookup']);
  const country = saved['country'];
  return {
    mode: modes.find((mode) => mode === saved['mode']) ?? 'search',
    country: isCountry(country) ? country : null,
    text: stringOrNull(saved['text']) ?? '',
    committed: committedFromSaved(objectFrom(saved['committed'])),
    fields: textsFrom(saved['fields'], emptyFields),
    lookup: {
      method: lookup?.['method'] === 'street' ? 'street' : 'postcode',
      fields: textsFrom(lookup?.['fields'], noFields),
    },
  };
}

function committedFromSaved(saved: Readonly<Record<string, unknown>> | null): Committed | null {
  const address = addressFromSaved(saved?.['address']);
  if (!saved || !address) return null;
  return {
    address,
    // Written by this element a navigation ago.
    details: objectFrom(saved['details']) as InternationalAddress | DutchAddress | null,
    source: sourceFrom(saved['source']),
    verdict: objectFrom(saved['verdict']) as Verdict | null,
  };
}

/** The texts of the fields in `empty`; what is none is empty. */
function textsFrom<Texts extends object>(saved: unknown, empty: Texts): Texts {
  const texts = objectFrom(saved);
  const entries = Object.keys(empty).map((name) => [name, stringOrNull(texts?.[name]) ?? '']);
  return { ...empty, ...Object.fromEntries(entries) };
}

function objectFrom(value: unknown): Readonly<Record<string, unknown>> | null {
  return typeof value === 'object' && value !== null ? (value as Readonly<Record<string, unknown>>) : null;
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
  const parsed = typeof given === 'string' ? parseJson(given) : given;
  const wrong = given === null ? '' : wrongIn(parsed, countries);
  if (wrong) warn(wrong);
  const address = addressFromInput(parsed, countries);
  // A whole one stays the page's own object.
  return address && isSameAddress(address, parsed as Address) ? (parsed as Address) : address;
}

/** Undefined for what is not JSON. */
function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}

/** The panel that was open opens again, and nothing is asked of the service. */
export function restore(state: EntryState, saved: SavedEntry): EntryState {
  const { country, text, committed, fields, lookup, mode } = saved;
  const isManual = mode === 'manual' || mode === 'plain';
  // Fields that are out of sight follow from the address, if there is one.
  const isTyped = (isManual || !committed) && Object.values(fields).some((it) => it !== '');
  const known = {
    ...clear(state, 'page', 'elsewhere'),
    country: country ?? state.country,
    soughtCountry: country ? '' : state.soughtCountry,
    search: newSearch(country ?? state.country, text),
    former: null,
    manual: isTyped ? { ...initialManual, fields, start: restoredStart } : initialManual,
    dutchLookup: committed ? state.dutchLookup : { ...initialDutchLookup, known: state.dutchLookup.known, ...lookup },
  };
  const next = committed ? commit(known, committed, 'page', 'manual') : known;
  if (mode === 'search' && text !== '') return { ...next, mode: state.properties.home, awaitedPanel: null };
  if (mode === 'search' || mode === state.properties.home) return next;
  const panel = isManual ? 'manual' : mode;
  return panel === 'manual' && state.properties.noManual ? next : wantPanel(next, panel);
}
