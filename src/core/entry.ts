/**
 * The vocabulary of one address entry: its states, what can happen to it, and what it asks for. The rules are
 * in `field-machine.ts`, and for searching in `entry-machine.ts`.
 */
import type { OperationName } from '../contract/operations.ts';
import type { AutocompleteResponse, Country, DutchAddress, InternationalAddress, Match } from '../contract/types.ts';
import type { Address, Source } from './address/address.ts';
import type { Verdict } from './manual/verdict.ts';

/** Asks for suggestions. A request is data in the state; whoever performs it answers with an event that carries it. */
export interface SuggestRequest {
  readonly kind: 'suggest';
  readonly session: string;
  readonly context: string;
  readonly term: string;
  /** The match whose details are asked for again as soon as it turns up: its context had expired. */
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

export type EntryRequest = SuggestRequest | DetailsRequest;

/** Why an operation failed. Reasons are the client's words; the machine only tells an expired context by them. */
export interface Problem {
  readonly reason: string;
  readonly operation: OperationName;
  readonly status: number | null;
  /** Seconds. */
  readonly retryAfter: number | null;
  /** What a retry repeats; null when there was no asking yet. */
  readonly request: EntryRequest | null;
}

/** The answer on display. */
export interface List {
  readonly request: SuggestRequest;
  readonly matches: readonly Match[];
}

/** One level of the drill-down, and where it was chosen from. */
export interface Crumb {
  readonly label: string;
  readonly text: string;
  readonly context: string;
}

interface Common {
  /** What is in the text field. */
  readonly text: string;
  /** The id of this entry; null before its first request and after it ended (§5.3 rule 3). */
  readonly session: string | null;
  /** The newest request that is still unanswered. */
  readonly request: EntryRequest | null;
  readonly problem: Problem | null;
}

export interface CountryStep extends Common {
  readonly step: 'country';
}

/** What finding an address needs. */
interface Search extends Common {
  readonly country: Country;
  /** Of the next request (§4.3 rules 1 and 2). */
  readonly context: string;
  readonly trail: readonly Crumb[];
  readonly list: List | null;
}

export interface SearchStep extends Search {
  readonly step: 'search';
}

/** An address was chosen; its details are on their way. */
export interface DetailsStep extends Search {
  readonly step: 'details';
}

export interface DoneStep extends Common {
  readonly step: 'done';
  readonly country: Country;
  readonly address: Address;
  /** The service's answer, or null for an address the page gave. */
  readonly details: InternationalAddress | DutchAddress | null;
  /** Null for an address the page gave. */
  readonly source: Source | null;
  /** What validation made of it; null when it was not validated. */
  readonly verdict: Verdict | null;
  /** Who put it there. To the page its own address is no news, and nothing else may wipe it. */
  readonly by: 'person' | 'page';
}

export type EntryState = CountryStep | SearchStep | DetailsStep | DoneStep;

export type EntryEvent =
  /** A session id, before the first request of an entry. Ignored while there is one. */
  | { readonly type: 'began'; readonly session: string }
  | { readonly type: 'countryChosen'; readonly country: Country }
  /** Text shorter than `minLength` asks for nothing. */
  | { readonly type: 'typed'; readonly text: string; readonly minLength: number }
  | { readonly type: 'matchChosen'; readonly match: Match }
  | { readonly type: 'steppedBack' }
  | { readonly type: 'matchesArrived'; readonly request: SuggestRequest; readonly answer: AutocompleteResponse }
  | {
      readonly type: 'detailsArrived';
      readonly request: DetailsRequest;
      readonly address: Address;
      readonly details: InternationalAddress;
    }
  | { readonly type: 'failed'; readonly request: EntryRequest; readonly problem: Omit<Problem, 'request'> }
  /** What a search needs cannot be had. */
  | { readonly type: 'notLoaded' }
  | { readonly type: 'retried' }
  /** The page gave an address. */
  | { readonly type: 'filled'; readonly address: Address }
  /** The browser brought back what the person had, after a navigation. */
  | {
      readonly type: 'restored';
      readonly address: Address;
      readonly details: DoneStep['details'];
      readonly source: Source | null;
      readonly verdict: Verdict | null;
    }
  /** The person gave an address another way than by searching. `details` are the service's, unchanged, if it had any. */
  | {
      readonly type: 'given';
      readonly address: Address;
      readonly details: InternationalAddress | DutchAddress | null;
      readonly source: Source;
      readonly verdict: Verdict | null;
    }
  /** What the service thinks of the address that is there. */
  | { readonly type: 'judged'; readonly verdict: Verdict }
  | { readonly type: 'cleared' }
  /** The form was reset, and no country is set by the page. */
  | { readonly type: 'restarted' }
  /** The element left the document: nothing that belongs to the session may survive. */
  | { readonly type: 'left' };

export type EventOf<Type extends EntryEvent['type']> = Extract<EntryEvent, { type: Type }>;

export const initialEntry: EntryState = { step: 'country', text: '', session: null, request: null, problem: null };
