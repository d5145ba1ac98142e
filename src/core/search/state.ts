/**
 * The vocabulary of the search: its state, what can happen to it, and what it asks for. The rules are in `reducer.ts`.
 * Paragraphs (§) are the contract's.
 */
import type { AutocompleteResponse, Country, InternationalAddress, Match } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import { closed, type ListboxState } from '../combobox.ts';
import type { Problem } from '../problem.ts';
import type { EventOf, SliceTransition } from '../transition.ts';

/** Asks for suggestions. A request is data in the state; its answer is an event that carries it. */
export interface SuggestRequest {
  readonly kind: 'suggest';
  readonly session: string;
  readonly context: string;
  /** What is in the text field: what the answer is for. */
  readonly text: string;
  /** What is searched for (§4.3): the text (`termOf`), or the address that it was read as. */
  readonly term: string;
  /** The match whose details are asked for again as soon as the list has it: its context had expired. */
  readonly sought: Match | null;
}

/** Asks for the details of a match whose precision is Address. */
export interface DetailsRequest {
  readonly kind: 'details';
  readonly session: string;
  readonly country: Country;
  readonly match: Match;
  /** Whether the match was found again after its context expired. It is not sought twice. */
  readonly foundAgain: boolean;
}

/** Everything a search can ask for. */
export type SearchRequest = SuggestRequest | DetailsRequest;

/** Asks for the text to be read as a whole address, by code that is loaded when there is one. */
export interface ReadRequest {
  readonly kind: 'read';
  readonly text: string;
  /** ISO 3166-1 alpha-2 of the country it is expected in; empty while none is chosen. */
  readonly iso2: string;
}

/** What a text says as a whole address. */
export interface Reading {
  readonly kind: 'reading';
  readonly text: string;
  /** The address without what is no part of it; null where the text is none, or says no more than a part of one. */
  readonly term: string | null;
  /** ISO 3166-1 alpha-2 of the country that it names; null for none. */
  readonly country: string | null;
}

/** Why a search failed. */
export interface SearchProblem extends Problem {
  /** What a retry repeats. */
  readonly request: SearchRequest;
}

/** The answer on display. */
export interface List {
  readonly request: SuggestRequest;
  readonly matches: readonly Match[];
}

/** One level of the drill-down, and what the search was before it. */
export interface Crumb {
  readonly label: string;
  readonly text: string;
  readonly context: string;
}

/** What a new session would be, should an event begin one: the reducer has neither a clock nor randomness. */
export interface SessionSeed {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
}

/** The search field, its list and what is asked of the service for them. */
export interface SearchState {
  /** What is in the text field. */
  readonly text: string;
  /** The session of this entry; null before its first request and after it ended (§5.3 rule 3). */
  readonly session: SessionSeed | null;
  /** Of the next request (§4.3 rules 1 and 2); empty while no country is chosen. */
  readonly context: string;
  readonly trail: readonly Crumb[];
  readonly list: List | null;
  /** Whether the list is open, and which option is active. */
  readonly listbox: ListboxState;
  /** Key of the row that a pointer was pressed on last: a click means that row alone. Null before any. */
  readonly pressed: string | null;
  /** Index of the row farthest down that the person has come near in this list; it says how many rows are needed. */
  readonly reached: number;
  /** The newest request that is still unanswered. */
  readonly request: SearchRequest | null;
  /** Whether an answer is awaited for so long that the person is shown it. */
  readonly isAnswerLate: boolean;
  /** What the text says as a whole address, or the request to read it; of no use once it is about another text. */
  readonly reading: ReadRequest | Reading | null;
  readonly problem: SearchProblem | null;
}

/** A search before anything happened. */
export const initialSearch: SearchState = {
  text: '',
  session: null,
  context: '',
  trail: [],
  list: null,
  listbox: closed,
  pressed: null,
  reached: 0,
  request: null,
  isAnswerLate: false,
  reading: null,
  problem: null,
};

/** What the rules need to know of the entry around the search. */
export interface SearchSurroundings {
  readonly country: Country | null;
  /** Characters before the first request of an entry. */
  readonly minLength: number;
}

/** What can happen to a search. */
export type SearchEvent =
  /** `isListWanted`: whether the person is in the field. A browser may fill it while they are elsewhere. */
  | { readonly type: 'typed'; readonly text: string; readonly seed: SessionSeed; readonly isListWanted: boolean }
  | { readonly type: 'listboxChanged'; readonly listbox: ListboxState }
  /** The person wants to see the list. */
  | { readonly type: 'listWanted'; readonly seed: SessionSeed }
  | { readonly type: 'rowPressed'; readonly key: string }
  /** The row of this index came into sight, or near it. */
  | { readonly type: 'rowReached'; readonly index: number }
  | { readonly type: 'matchChosen'; readonly match: Match; readonly seed: SessionSeed }
  | { readonly type: 'steppedBack'; readonly seed: SessionSeed }
  | { readonly type: 'matchesArrived'; readonly request: SuggestRequest; readonly answer: AutocompleteResponse }
  | {
      readonly type: 'detailsArrived';
      readonly request: DetailsRequest;
      readonly address: Address;
      readonly details: InternationalAddress;
    }
  /** The text was read. */
  | { readonly type: 'textRead'; readonly reading: Reading }
  | { readonly type: 'failed'; readonly request: SearchRequest; readonly problem: Problem }
  /** The answer takes longer than a person should wait without a sign. */
  | { readonly type: 'answerLate'; readonly request: SearchRequest }
  | { readonly type: 'retried'; readonly seed: SessionSeed }
  /** The person emptied the field. */
  | { readonly type: 'cleared' };

/** An event of the search by its type. */
export type SearchEventOf<Type extends SearchEvent['type']> = EventOf<SearchEvent, Type>;

/** What an event leads to, for the search and for the entry. */
export type SearchTransition = SliceTransition<SearchState, SearchOutcome>;

/** `committed`: an address was found. `cleared`: the text is not that of the committed address any more. */
export type SearchOutcome =
  | { readonly kind: 'committed'; readonly address: Address; readonly details: InternationalAddress }
  | { readonly kind: 'cleared' };
