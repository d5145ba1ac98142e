/**
 * The types of the search: its state, events and requests. The rules are in `reducer.ts`. Section numbers (§) are the
 * contract's.
 */
import type { AutocompleteResponse, Country, InternationalAddress, Match } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import { closed, type ListboxState } from '../combobox.ts';
import type { Problem } from '../problem.ts';
import type { EventOf } from '../transition.ts';

/** Requests suggestions. A request is data in the state; its answer is an event that contains it. */
export interface SuggestRequest {
  readonly kind: 'suggest';
  readonly session: string;
  readonly context: string;
  /** The text of the field that the answer is for. */
  readonly text: string;
  /** The search term (§4.3): the text (`termOf`), or the address parsed from it. */
  readonly term: string;
  /** The match whose details are requested again once the list contains it, because its context had expired. */
  readonly sought: Match | null;
}

/** Requests the details of a match with precision `Address`. */
export interface DetailsRequest {
  readonly kind: 'details';
  readonly session: string;
  readonly country: Country;
  readonly match: Match;
  /** True if the match was found again after its context had expired. This is not done twice. */
  readonly foundAgain: boolean;
  /** What was typed before the match was chosen, which may contain more than the match. */
  readonly typed: string;
}

/** All requests of a search. */
export type SearchRequest = SuggestRequest | DetailsRequest;

/** Requests the text to be parsed as a complete address, by code that is loaded on demand. */
export interface ReadRequest {
  readonly text: string;
  /** ISO 3166-1 alpha-2 code of the current country; empty for none. */
  readonly iso2: string;
  /** Position of the caret after a word that may be unfinished; null in a finished text. */
  readonly caret: number | null;
  /** The list for the text; null if there is none yet. */
  readonly list: List | null;
  readonly trail: SearchState['trail'];
}

/** The result of parsing a text as a complete address, and comparing it with its list. */
export interface Reading {
  readonly text: string;
  readonly list: List | null;
  /** The address without extra words; null if the text is not one, or only a part of one. */
  readonly term: string | null;
  /** ISO 3166-1 alpha-2 code of the country it means; null for none. */
  readonly country: string | null;
  /** True if the country does not depend on a word that may be unfinished. */
  readonly isCountryFinished: boolean;
  /** True for a complete address whose postcode or format fits that country, and not the current one. */
  readonly isCountryAlone: boolean;
  /** The only address in the list that the text may mean; null for none, or for several. */
  readonly only: Match | null;
  /** True if nothing contradicts that address; otherwise the shopper is asked first. */
  readonly isSure: boolean;
  /** The number that was typed for the chosen street; null for none. */
  readonly number: TypedNumber | null;
  /** The words typed before a level was chosen that it lacks, besides that number; empty for none. */
  readonly before: string;
}

/** A number that was typed for one of the service's streets. */
export interface TypedNumber {
  readonly text: string;
  /** True if the list has it. */
  readonly isListed: boolean;
  readonly street: string;
  /** The flat that was typed with it, after the company; empty for none. */
  readonly unit: string;
  /** Typed words that are not part of the address; empty for none. */
  readonly omitted: string;
  readonly postcode: string;
  readonly locality: string;
}

/** The reason why a search failed. */
interface SearchProblem extends Problem {
  /** The request that a retry repeats. */
  readonly request: SearchRequest;
}

/** The current answer. */
export interface List {
  readonly request: SuggestRequest;
  readonly matches: readonly Match[];
  /** Matches that may not be chosen: PO boxes, if the page does not accept them. Default: none. */
  readonly denied?: readonly Match[];
}

/** A level of the drill-down, and the search before it. */
export interface Crumb {
  readonly label: string;
  /** The service's text for this level, with which the text of the field starts. */
  readonly value: string;
  readonly text: string;
  readonly context: string;
}

/** An id and a time, in case an event starts a session, because reducers are pure. */
export interface SessionSeed {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
}

/** The state of the Enter key in the field. */
export type Enter =
  | { readonly kind: 'none' }
  /** Pressed before the answer, which decides what it does. */
  | { readonly kind: 'early' }
  /** The answer led to no address: the shopper is told to choose one. */
  | { readonly kind: 'unmet' }
  /** The shopper was asked about the match: the next Enter chooses it while its row is active. */
  | { readonly kind: 'asked'; readonly match: Match };

/**
 * The state of the text. `growing`: the word before the caret may be unfinished. `pasted`: complete as it was pasted.
 * `finished`: the shopper has moved on, or it was not typed with keys.
 */
export type Typing =
  | { readonly kind: 'growing'; readonly caret: number }
  | { readonly kind: 'pasted' }
  | { readonly kind: 'finished' };

/** Text that is complete. */
export const finished: Typing = { kind: 'finished' };

/** No Enter is pending. */
export const noEnter: Enter = { kind: 'none' };

/** The search field, its list and its requests. */
export interface SearchState {
  /** The text of the field. */
  readonly text: string;
  readonly typing: Typing;
  /** The session of this entry; null before its first request and after it has ended (§5.3 rule 3). */
  readonly session: SessionSeed | null;
  /** The context of the next request (§4.3 rules 1 and 2); empty while no country is chosen. */
  readonly context: string;
  readonly trail: readonly Crumb[];
  readonly list: List | null;
  /** The state of the list: open or closed, and the active option. */
  readonly listbox: ListboxState;
  /** The newest request that is still unanswered. */
  readonly request: SearchRequest | null;
  /** The request to parse the text; null for none. */
  readonly toRead: ReadRequest | null;
  /** The latest result of parsing, which may be for another text. */
  readonly reading: Reading | null;
  readonly enter: Enter;
  /** What was typed before the match whose details are loading was chosen; otherwise empty. */
  readonly typed: string;
  /** The text that Undo restores, if that match was chosen because of the text; null if the shopper chose it. */
  readonly undone: string | null;
  readonly problem: SearchProblem | null;
}

/** The initial state. */
export const initialSearch: SearchState = {
  text: '',
  typing: finished,
  session: null,
  context: '',
  trail: [],
  list: null,
  listbox: closed,
  request: null,
  toRead: null,
  reading: null,
  enter: noEnter,
  typed: '',
  undone: null,
  problem: null,
};

/** The parts of the entry that these rules depend on. */
export interface SearchSurroundings {
  readonly country: Country | null;
  /** Minimum number of characters of a search. */
  readonly minLength: number;
}

/** The events of a search. */
export type SearchEvent =
  /** `isListWanted`: true if the field has the focus. A browser may autofill it without. */
  | {
      readonly type: 'typed';
      readonly text: string;
      /** Default: finished. */
      readonly typing?: Typing;
      readonly seed: SessionSeed;
      readonly isListWanted: boolean;
    }
  /** The text is finished: Enter was pressed, the field was left, or it was pasted. */
  | { readonly type: 'textFinished'; readonly isPasted?: true }
  /** `isLeft`: the field was left, and an earlier Enter still counts. Default: false. */
  | { readonly type: 'listboxChanged'; readonly listbox: ListboxState; readonly isLeft?: true }
  /** Opens the list on request. If silent, the list is requested, but stays open or closed. */
  | { readonly type: 'listWanted'; readonly seed: SessionSeed; readonly isSilent?: true }
  /** `isTaken`: true if the text means the match, rather than the shopper choosing it from the list. Default: false. */
  | { readonly type: 'matchChosen'; readonly match: Match; readonly seed: SessionSeed; readonly isTaken?: boolean }
  /** Enter was pressed without an active row. */
  | { readonly type: 'enterPressed'; readonly seed: SessionSeed }
  | { readonly type: 'steppedBack'; readonly seed: SessionSeed }
  /** `denied`: matches that may not be chosen. Default: none. */
  | {
      readonly type: 'matchesArrived';
      readonly request: SuggestRequest;
      readonly answer: AutocompleteResponse;
      readonly denied?: readonly Match[];
    }
  | {
      readonly type: 'detailsArrived';
      readonly request: DetailsRequest;
      readonly address: Address;
      readonly details: InternationalAddress;
      /** Typed words that are not part of the address. Default: empty, for none. */
      readonly omitted?: string;
    }
  /** The text was parsed. The seed starts a session if the text names another country. */
  | { readonly type: 'textRead'; readonly reading: Reading; readonly seed: SessionSeed }
  /** Keeps the typed number although the list does not have it. */
  | { readonly type: 'numberTaken' }
  | { readonly type: 'failed'; readonly request: SearchRequest; readonly problem: Problem }
  | { readonly type: 'retried'; readonly seed: SessionSeed }
  /** The field was cleared. */
  | { readonly type: 'cleared' };

/** An event of the search by its type. */
export type SearchEventOf<Type extends SearchEvent['type']> = EventOf<SearchEvent, Type>;
