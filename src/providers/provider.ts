/** A search for hosts with a flat list of their own: text in, complete addresses out. It needs no DOM. */
import { type AddressClient, newSessionId } from '../client/client.ts';
import { AddressServiceError, problemFrom } from '../client/errors.ts';
import type { Country, Highlight, Match } from '../contract/types.ts';
import type { Address } from '../core/address/address.ts';
import { countryFromInput } from '../core/address/address-input.ts';
import { contextOf, newSearch } from '../core/search/begin.ts';
import { labelRunsOf } from '../core/search/highlights.ts';
import { isDenied, optionsOf } from '../core/search/options.ts';
import { notRead } from '../core/search/reading.ts';
import { reduceSearch } from '../core/search/reducer.ts';
import { isReadingAwaited } from '../core/search/selectors.ts';
import { serviceLanguage } from '../core/search/service-language.ts';
import type {
  ReadRequest,
  SearchEventOf,
  SearchRequest,
  SearchState,
  SearchSurroundings,
  SessionSeed,
} from '../core/search/state.ts';
import { beginsEveryWord } from '../core/search/typed-words.ts';
import { askSearch } from '../effects/search.ts';
import { idOf, type Pointer, pointerOf } from './pointer.ts';

/** Options of `createAddressProvider`, and of the provider for every host. */
export interface AddressProviderOptions {
  readonly client: AddressClient;
  /** ISO 3166-1 alpha-2 or alpha-3 code of the country to search, unless a search specifies one. Default: none. */
  readonly country?: string;
  /** BCP 47 tag of the page's language, for countries with several languages. Default: the browser's preference. */
  readonly lang?: string;
  /** ISO 3166-1 alpha-3 code of the country you ship from. Default: none, and the parcel's lines have no country. */
  readonly dispatchCountry?: string;
  /** `deny` omits PO boxes. Default: `allow`. */
  readonly poBox?: 'allow' | 'deny';
  /** Minimum number of characters of a search. Default: 2. */
  readonly minLength?: number;
  /** Maximum number of suggestions. Default: 10. */
  readonly limit?: number;
  /** Milliseconds since the epoch. Default: the platform's clock. */
  readonly now?: () => number;
}

/** A complete address. */
export interface Suggestion {
  /**
   * For `select`, also in another worker. Contains the service's reference to the address, and the typed text: do not
   * store it.
   */
  readonly id: string;
  /** The address on one line. */
  readonly label: string;
  /** `[start, end)` of the parts of the label that match the text. */
  readonly highlights: readonly Highlight[];
}

/** Options of a search. */
export interface ProviderSearchOptions {
  /** Cancels the search, which then rejects with the signal's reason. */
  readonly signal?: AbortSignal | undefined;
  /** ISO 3166-1 code. Default: the provider's country. */
  readonly country?: string | undefined;
}

/** Finds one address after another, for one shopper. */
export interface AddressProvider {
  /**
   * Complete addresses for a text. A search that is overtaken by a newer one resolves with the newer suggestions, so
   * that a host can always show the last result.
   *
   * @throws AddressServiceError, or the signal's reason
   */
  readonly search: (text: string, options?: ProviderSearchOptions) => Promise<readonly Suggestion[]>;
  /**
   * The address of a suggestion, with its lines. Ends the session, so that the next search starts another one. @throws
   * AddressServiceError
   */
  readonly select: (id: string) => Promise<Address>;
  /** Discards the current search: the next one is for another address. */
  readonly reset: () => void;
}

/** How many levels below the list are searched for addresses, from a town to its streets to their houses. */
const depthMax = 2;

/** Maximum number of matches that a search drills into. Each costs a request. */
const branchesMax = 3;

/** Loads the parser of typed text; null if that fails. */
const loadReader = () => import('../effects/reader.ts').catch(() => null);

/** A match, and the state of the search whose list contains it. */
interface Found {
  readonly match: Match;
  readonly state: SearchState;
}

/**
 * Creates a provider for the fields of one address. It handles the session, drilling down from a town to a house, typed
 * house numbers, and cancelling requests that are no longer needed.
 *
 * @example
 * const provider = createAddressProvider({ client: createAddressClient({ baseUrl: '/address-api' }), country: 'NL' });
 * const [first] = await provider.search('2012es 30');
 * if (first) console.log((await provider.select(first.id)).lines);
 */
export function createAddressProvider(options: AddressProviderOptions): AddressProvider {
  const { client, dispatchCountry = '', lang = '', limit = 10, minLength = 2, now = Date.now } = options;
  const seed = (): SessionSeed => ({ id: newSessionId(), time: now() });
  let entry: { readonly country: Country; readonly search: SearchState } | null = null;
  let running = new AbortController();
  let newest: Promise<readonly Suggestion[]> = Promise.resolve([]);
  let selected: { readonly id: string; readonly address: Promise<Address> } | null = null;
  /** Sessions that have ended with an address. */
  const spent = new Set<string>();
  /** Text that a host may write into its fields after a choice, which starts no search. */
  let filled: readonly string[] = [];

  /** The event for an answer, or for its failure. */
  function answered(request: SearchRequest, { country }: SearchSurroundings, signal: AbortSignal) {
    const iso2 = country?.iso2 ?? '';
    const preferred = globalThis.navigator?.languages ?? [];
    const text = request.kind === 'suggest' ? request.text : request.match.value;
    const language = serviceLanguage({ lang, text, preferred }, iso2);
    const takesPoBoxes = options.poBox !== 'deny';
    const call = {
      client,
      dispatchCountry,
      takesPoBoxes,
      iso2,
      language,
      loadReader,
      buildingListMode: 'short',
    } as const;
    return askSearch(request, call, signal).catch((error) => {
      signal.throwIfAborted();
      return { type: 'failed', request, problem: problemFrom(error, request.kind) } as const;
    });
  }

  async function read(state: SearchState, request: ReadRequest, around: SearchSurroundings): Promise<SearchState> {
    const reader = await loadReader();
    const result = (await reader?.readText(request)) ?? notRead(request);
    return reduceSearch(state, { type: 'textRead', reading: result, seed: seed() }, around);
  }

  /** Performs the requests of a search until there are no more. `found`: the address that they led to; null for none. */
  async function run(begun: SearchState, around: SearchSurroundings, signal: AbortSignal) {
    let found: SearchEventOf<'detailsArrived'> | null = null;
    for (let state = begun; ; signal.throwIfAborted()) {
      const { request, toRead } = state;
      if (request) {
        const event = await answered(request, around, signal);
        if (event.type === 'detailsArrived') found = event;
        state = reduceSearch(state, event, around);
      } else if (toRead && isReadingAwaited(state)) state = await read(state, toRead, around);
      else return { state, found };
    }
  }

  /** The matches of a list without houses other than the one whose number was typed. */
  async function withoutOthers(text: string, matches: readonly Match[], { country }: SearchSurroundings) {
    if (!/\d/.test(text)) return matches;
    const said = matches.filter((match) => beginsEveryWord(match, text));
    const reader = said.length > 0 ? null : await loadReader();
    return reader ? reader.withoutOtherHouses(text, country?.iso2 ?? '', matches) : said;
  }

  /**
   * The addresses in a list, or below its first matches.
   *
   * @throws AddressServiceError if there are none because of a failure
   */
  async function addressesIn(
    state: SearchState,
    text: string,
    around: SearchSurroundings,
    signal: AbortSignal,
    [depth, width] = [0, 1],
  ): Promise<readonly Found[]> {
    const usable = optionsOf(state).filter(({ match }) => !isDenied(state, match));
    const addresses = usable.flatMap(({ match, opensMore }) => (opensMore ? [] : [match]));
    if (addresses.length > 0 || depth === depthMax) {
      return (await withoutOthers(text, addresses, around)).map((match) => ({ match, state }));
    }
    const numbers = text.match(/\S*\d\S*/g) ?? [];
    // The number may be that of a house in this street.
    const fitting = usable.filter(({ match }) =>
      ['', ...numbers].some((number) => beginsEveryWord(match, text.replace(number, ''))),
    );
    const likely = fitting.length > 0 || numbers.length > 0 ? fitting : usable;
    const ways = likely.slice(0, Math.max(1, Math.floor(branchesMax / width)));
    const branches = await Promise.all(
      ways.map(async ({ match }) => {
        const inside = reduceSearch(state, { type: 'matchChosen', match, seed: seed() }, around);
        const { state: there } = await run(inside, around, signal);
        if (there.problem) return { found: [], problem: there };
        const found = await addressesIn(there, text, around, signal, [depth + 1, width * ways.length]);
        return { found: found.slice(0, Math.ceil(limit / ways.length)), problem: null };
      }),
    );
    const found = branches.flatMap((it) => it.found);
    const failed = branches.find(({ problem }) => problem)?.problem;
    if (failed && found.length === 0) throw errorOf(failed);
    return found;
  }

  async function find(text: string, wanted: string, signal: AbortSignal): Promise<readonly Suggestion[]> {
    const country = await countryOf(wanted);
    signal.throwIfAborted();
    if (!country || filled.includes(text.trim())) return [];
    filled = [];
    const around = { country, minLength };
    const before = entry?.country.iso3 === country.iso3 ? entry.search : newSearch(country, '');
    const typing = { kind: 'growing', caret: text.length } as const;
    const typed = { type: 'typed', text, typing, seed: seed(), isListWanted: false } as const;
    entry = { country, search: reduceSearch(before, typed, around) };
    const { state } = await run(entry.search, around, signal);
    entry = { country, search: state };
    if (state.problem) throw errorOf(state);
    const found = state.session ? await addressesIn(state, text, around, signal) : [];
    signal.throwIfAborted();
    const suggestions = found.map((it) => suggestionOf(it, country, text));
    // Two paths may lead to the same house.
    const unique = new Map(suggestions.toReversed().map((it) => [it.label, it]));
    return suggestions.filter((it) => unique.get(it.label) === it).slice(0, limit);
  }

  async function take(id: string): Promise<Address> {
    const { session, country, typed, match } = pointerOf(id);
    const around = { country, minLength };
    const request = { kind: 'suggest', session: session.id, context: contextOf(country), text: match.value } as const;
    const list = { request: { ...request, term: match.value, sought: null }, matches: [match] };
    // If the session has ended with another address, the match is searched for again in a new one.
    const state = { ...newSearch(country, match.value), session: spent.has(session.id) ? null : session, typed, list };
    const chosen = reduceSearch(state, { type: 'matchChosen', match, seed: seed() }, around);
    const { id: used = '' } = chosen.session ?? {};
    spent.add(used);
    const { state: last, found: answer } = await run(chosen, around, new AbortController().signal);
    if (!answer) {
      spent.delete(used);
      throw errorOf(last);
    }
    const { printedFor } = await import('../core/address/printed.ts');
    const { address: found, omitted = '' } = answer;
    // A host's list cannot ask about words that the service does not know, so they are kept with the flat.
    const unit = [found.unit, omitted].filter(Boolean).join(', ') || null;
    const address = printedFor(omitted ? { ...found, unit, lines: [], mailLines: [] } : found, dispatchCountry);
    filled = [match.value, match.label, labelOf(match), ...address.lines, ...address.mailLines, address.postcode ?? ''];
    filled = filled.map((it) => it.trim());
    return address;
  }

  function reset(): void {
    entry = null;
    newest = Promise.resolve([]);
    running.abort();
  }

  return {
    search(text, { signal, country = options.country ?? '' } = {}) {
      running.abort();
      const own = new AbortController();
      running = own;
      const both = signal ? AbortSignal.any([own.signal, signal]) : own.signal;
      newest = find(text, country, both).catch((error) => {
        signal?.throwIfAborted();
        if (!own.signal.aborted) throw error;
        // This search may also have been cancelled because the address was chosen. Cancelling a newer one does not
        // affect it.
        return newest.catch((later) => {
          if (later instanceof AddressServiceError) throw later;
          return [];
        });
      });
      return newest;
    },
    select(id) {
      if (selected?.id === id) return selected.address;
      reset();
      const address = take(id);
      selected = { id, address };
      // The next attempt starts over.
      address.catch(() => {
        if (selected?.address === address) selected = null;
      });
      return address;
    },
    reset,
  };
}

/** Null if there is no such country. */
async function countryOf(code: string): Promise<Country | null> {
  const known = countryFromInput(code, []);
  if (known || code === '') return known;
  const { isoCountries } = await import('../core/country/iso-countries.ts');
  return countryFromInput(code, isoCountries());
}

function errorOf({ problem }: SearchState): AddressServiceError {
  // The match was not found again.
  if (!problem) return new AddressServiceError('not-found', 'details');
  const { reason, operation, ...more } = problemFrom(problem, problem.operation);
  return new AddressServiceError(reason, operation, more);
}

function labelOf({ label, description }: Match): string {
  return description ? `${label}, ${description}` : label;
}

function suggestionOf({ match, state }: Found, country: Country, typed: string): Suggestion {
  const highlights: Highlight[] = [];
  let end = 0;
  for (const { text, isMatch } of labelRunsOf(match.label, match.highlights)) {
    const start = end;
    end += text.length;
    if (isMatch) highlights.push([start, end]);
  }
  const session = state.session as SessionSeed;
  const pointer: Pointer = { session, country, typed, match };
  return { id: idOf(pointer), label: labelOf(match), highlights };
}
