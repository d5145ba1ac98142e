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
  /** The text of the field that the answer is for. */
  readonly text: string;
  /** The search term (§4.3): the text (`termOf`), or the address that was read from it. */
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
  /** True if the match was found again after its context expired. It is not sought twice. */
  readonly foundAgain: boolean;
  /** The text that the person typed before they chose the match; it may say more than the match. */
  readonly typed: string;
  /** The text that Undo restores, if the match was taken because of the text; null if the person chose it. */
  readonly undone: string | null;
}

/** Everything a search can ask for. */
export type SearchRequest = SuggestRequest | DetailsRequest;

/** Asks for the text to be read as a whole address, by code that is loaded when there is one. */
export interface ReadRequest {
  readonly kind: 'read';
  readonly text: string;
  /** ISO 3166-1 alpha-2 of the country it is expected in; empty while none is chosen. */
  readonly iso2: string;
  /** Place of the caret behind a word that may go on; null in a finished text. */
  readonly caret: number | null;
  /** The list that answers the text; null while there is none. */
  readonly list: List | null;
  readonly trail: SearchState['trail'];
  /** The reading of the same text beside an earlier list; null for none. */
  readonly before: Reading | null;
}

/** The meaning of a text as a whole address, compared with the list that answers it. */
export interface Reading {
  readonly kind: 'reading';
  readonly text: string;
  readonly list: List | null;
  /** The address without surplus words; null if the text is not one, or only a part of one. */
  readonly term: string | null;
  /** ISO 3166-1 alpha-2 of the country that it means; null for none. */
  readonly country: string | null;
  /** True if the country does not depend on a word that may go on. */
  readonly isCountryFinished: boolean;
  /** True for a whole address whose postcode or form fits that country, and not the expected one. */
  readonly isCountryAlone: boolean;
  /** The one address of the list that the text may mean; null for none, or for several. */
  readonly only: Match | null;
  /** True if nothing speaks against that address; else the person is asked first. */
  readonly isSure: boolean;
  /** The number that was typed for the chosen street; null for none. */
  readonly number: TypedNumber | null;
}

/** A number that was typed for a street of the service. */
export interface TypedNumber {
  readonly text: string;
  /** True if the list has it. */
  readonly isListed: boolean;
  readonly street: string;
  /** The flat that was typed with it; empty for none. */
  readonly unit: string;
  readonly postcode: string;
  readonly locality: string;
}

/** The reason why a search failed. */
export interface SearchProblem extends Problem {
  /** The request that a retry repeats. */
  readonly request: SearchRequest;
}

/** The answer on display. */
export interface List {
  readonly request: SuggestRequest;
  readonly matches: readonly Match[];
  /** The matches that may not be chosen: PO boxes, if the page takes none. Default: none. */
  readonly denied?: readonly Match[];
}

/** One level of the drill-down, and what the search was before it. */
export interface Crumb {
  readonly label: string;
  /** The text that the service gave for this level: the text of the field begins with it. */
  readonly value: string;
  readonly text: string;
  readonly context: string;
}

/** The id and time of a session, should an event begin one: the reducer has neither a clock nor randomness. */
export interface SessionSeed {
  readonly id: string;
  /** Milliseconds since the epoch. */
  readonly time: number;
}

/** The state of the key Enter in the field. */
export type Enter =
  | { readonly kind: 'none' }
  /** Pressed before the answer: the answer decides what it does. */
  | { readonly kind: 'early' }
  /** The answer took no address: the person is told to choose one. */
  | { readonly kind: 'unmet' }
  /** The person was asked about the match: the next Enter takes it while its row is active. */
  | { readonly kind: 'asked'; readonly match: Match };

/**
 * The state of the text. `growing`: the word before the caret may go on. `pasted`: it is whole as it was pasted. `finished`: the
 * person went on, or it was not typed by keys.
 */
export type Typing =
  | { readonly kind: 'growing'; readonly caret: number }
  | { readonly kind: 'pasted' }
  | { readonly kind: 'finished' };

/** A text that does not go on. */
export const finished: Typing = { kind: 'finished' };

/** No Enter that waits for anything. */
export const noEnter: Enter = { kind: 'none' };

/** The search field, its list and what is asked of the service for them. */
export interface SearchState {
  /** The text of the field. */
  readonly text: string;
  readonly typing: Typing;
  /** The session of this entry; null before its first request and after it ended (§5.3 rule 3). */
  readonly session: SessionSeed | null;
  /** Of the next request (§4.3 rules 1 and 2); empty while no country is chosen. */
  readonly context: string;
  readonly trail: readonly Crumb[];
  readonly list: List | null;
  /** The state of the list: open or closed, and the active option. */
  readonly listbox: ListboxState;
  /** Index of the lowest row that the person has come near in this list; it decides the number of rows. */
  readonly reached: number;
  /** The newest request that is still unanswered. */
  readonly request: SearchRequest | null;
  /** True if an answer takes so long that the person is shown that it is awaited. */
  readonly isAnswerLate: boolean;
  /** The reading of the text as a whole address, or the request for it; unused once it is about another text. */
  readonly reading: ReadRequest | Reading | null;
  readonly enter: Enter;
  /** The text that the person typed before they chose the match whose details are awaited; else empty. */
  readonly typed: string;
  readonly problem: SearchProblem | null;
}

/** A search before anything happened. */
export const initialSearch: SearchState = {
  text: '',
  typing: finished,
  session: null,
  context: '',
  trail: [],
  list: null,
  listbox: closed,
  reached: 0,
  request: null,
  isAnswerLate: false,
  reading: null,
  enter: noEnter,
  typed: '',
  problem: null,
};

/** The parts of the entry that the rules of the search need. */
export interface SearchSurroundings {
  readonly country: Country | null;
  /** Characters before the first request of an entry. */
  readonly minLength: number;
}

/** The events of a search. */
export type SearchEvent =
  /** `isListWanted`: true if the person is in the field. A browser may fill it while they are elsewhere. */
  | {
      readonly type: 'typed';
      readonly text: string;
      /** Default: finished. */
      readonly typing?: Typing;
      readonly seed: SessionSeed;
      readonly isListWanted: boolean;
    }
  /** The person is done with the text: by Enter, by leaving the field, or because it was pasted whole. */
  | { readonly type: 'textFinished'; readonly isPasted?: true }
  /** `isLeft`: the person left the field, and an Enter of before still holds. Default: false. */
  | { readonly type: 'listboxChanged'; readonly listbox: ListboxState; readonly isLeft?: true }
  /** The person wants to see the list; a silent one is asked for, and stays as open as it is. */
  | { readonly type: 'listWanted'; readonly seed: SessionSeed; readonly isSilent?: true }
  /** The row of this index came into sight, or near it. */
  | { readonly type: 'rowReached'; readonly index: number }
  /** `isTaken`: true if the text says the match, and the person did not choose it from the list. Default: false. */
  | { readonly type: 'matchChosen'; readonly match: Match; readonly seed: SessionSeed; readonly isTaken?: boolean }
  /** Enter was pressed for a text that may mean the match: its row becomes active, and announces the next Enter. */
  | { readonly type: 'matchAsked'; readonly match: Match }
  /** Enter was pressed while the answer was on its way that says what it may take. */
  | { readonly type: 'enterPressedEarly' }
  | { readonly type: 'steppedBack'; readonly seed: SessionSeed }
  /** `denied`: the matches that may not be chosen. Default: none. */
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
      /** The typed words that are not part of the address. Default: empty, for none. */
      readonly omitted?: string;
    }
  /** The text cannot be read: the reader is not there. */
  | { readonly type: 'textUnread'; readonly reading: ReadRequest }
  | { readonly type: 'failed'; readonly request: SearchRequest; readonly problem: Problem }
  /** The answer takes longer than a person should wait without a sign of it. */
  | { readonly type: 'answerLate'; readonly request: SearchRequest }
  | { readonly type: 'retried'; readonly seed: SessionSeed }
  /** The person emptied the field. */
  | { readonly type: 'cleared' };

/** The events that need the reader, and come with it. */
export type ReadingEvent =
  /** The text was read. The seed begins a session where the text names another country. */
  | { readonly type: 'textRead'; readonly reading: Reading; readonly seed: SessionSeed }
  /** The person keeps the typed number, though the list does not have it. */
  | { readonly type: 'numberTaken' };

/** An event of the search by its type. */
export type SearchEventOf<Type extends SearchEvent['type']> = EventOf<SearchEvent, Type>;

/** The result of an event, for the search and for the entry. */
export type SearchTransition = SliceTransition<SearchState, SearchOutcome>;

/** `committed`: an address was found. `cleared`: the text differs from the committed address. */
export type SearchOutcome =
  | {
      readonly kind: 'committed';
      readonly address: Address;
      readonly details: InternationalAddress;
      readonly omitted: string;
      /** The text that Undo restores; null if the person chose the address themselves. */
      readonly undone: string | null;
    }
  | { readonly kind: 'cleared' };
