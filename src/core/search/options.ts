/** Selectors for the current suggestions: all of them, and those that may be chosen. */
import type { Country, Match } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import { hasPoBox } from '../address/po-box.ts';
import { oncePerObject } from '../once.ts';
import { onlyAddressIn } from './only-address.ts';
import { meantIn, unlistedNumberOf } from './reading.ts';
import type { SearchState, TypedNumber } from './state.ts';
import { beginsEveryWord, holdsEveryWord } from './typed-words.ts';

/** A suggestion in the list. */
export interface Option {
  readonly kind: 'match';
  /** The text of the match, and its index among matches with the same text. */
  readonly key: string;
  readonly match: Match;
  /** Every precision but Address leads to more suggestions (§4.3 rule 3). */
  readonly opensMore: boolean;
}

/** A saved address in the list, while nothing is typed. */
export interface SavedRow {
  readonly kind: 'saved';
  /** Everything the row displays, so that a row that displays something else is another one. */
  readonly key: string;
  /** The page's label, such as `Home`; empty for none. */
  readonly label: string;
  readonly address: Address;
  /** True if it is in another country than the entry. */
  readonly isElsewhere: boolean;
  /** The country line for the post; empty if the parcel stays in the country. */
  readonly countryLine: string;
  /** Why it cannot be chosen: the page does not offer the country, or accepts no PO box. Null if it can. */
  readonly denied: 'country' | 'po-box' | null;
}

/**
 * A row of the popup: a suggestion, a saved address, or a button: one level up, on with a number that is not listed, to
 * manual entry, or to the country named in the text.
 */
export type Row =
  | Option
  | SavedRow
  | { readonly kind: 'number'; readonly key: 'number'; readonly number: string }
  | { readonly kind: 'back'; readonly key: 'back'; readonly label: string }
  | { readonly kind: 'manual'; readonly key: 'manual' }
  | { readonly kind: 'country'; readonly key: 'country'; readonly country: Country };

/** True for an option of the list; all other rows are buttons. */
export function isOption(row: Row): row is Option | SavedRow {
  return row.kind === 'match' || row.kind === 'saved';
}

/** Maximum number of suggestions in the list. A longer list is slow, and nobody reads it: people keep typing. */
const shownMax = 200;

/** The options of the list; none while details are loading. */
export function optionsOf(state: SearchState): readonly Option[] {
  return optionsFor(matchesOf(state));
}

const optionsFor = oncePerObject((matches: readonly Match[]): readonly Option[] => {
  const counts = new Map<string, number>();
  return matches.slice(0, shownMax).map((match) => {
    const { value, description, precision } = match;
    const identity = JSON.stringify([value, description, precision]);
    const nth = counts.get(identity) ?? 0;
    counts.set(identity, nth + 1);
    return { kind: 'match', key: `${identity}${nth}`, match, opensMore: precision !== 'Address' };
  });
});

/** All matches of the list; none while details are loading. */
export function matchesOf({ list, request }: SearchState): readonly Match[] {
  return (request?.kind === 'details' ? null : list?.matches) ?? noMatches;
}

const noMatches: readonly Match[] = [];

/** The number of matches that the list does not show. */
export function hiddenCountOf(state: SearchState): number {
  return Math.max(0, matchesOf(state).length - shownMax);
}

/**
 * The rows of the popup, with the button up before the options and the others after them; none if there is nothing to
 * choose.
 */
export function rowsOf(state: SearchState, ways: readonly Row[]): readonly Row[] {
  const options = optionsOf(state);
  const number = unlistedNumberOf(state);
  if (options.length === 0 && !number) return options;
  const crumb = state.trail.at(-1);
  return [...(crumb ? [backTo(crumb)] : []), ...options, ...(number ? [numberRow(number)] : []), ...ways];
}

const numberRow = oncePerObject(({ text }: TypedNumber): Row => ({ kind: 'number', key: 'number', number: text }));

const backTo = oncePerObject(({ label }: SearchState['trail'][number]): Row => ({ kind: 'back', key: 'back', label }));

/** True if the current list does not match the text. */
export function isListOutdated(state: SearchState): boolean {
  return state.list !== null && !isListCurrent(state);
}

/** True if the list matches the text. Also true if the text came from a match whose details failed. */
function isListCurrent({ list, context, text, problem }: SearchState): boolean {
  if (list?.request.context !== context) return false;
  return list.request.text === text || problem?.request.kind === 'details';
}

/** True if a match may be chosen: the list matches the text, or the text was only extended and the match still fits. */
export function isChoosable(state: SearchState, match: Match): boolean {
  return !isDenied(state, match) && (isListCurrent(state) || isGrownInto(state, match));
}

/** True for a PO box in the country, which may follow the town: `1000AA Amsterdam, Postbus 1`. */
export function isPoBoxMatch({ label, description }: Match, iso2: string): boolean {
  return hasPoBox(`${label}, ${description}`, iso2);
}

/** True for a PO box if the page does not accept them. */
export function isDenied({ list }: SearchState, match: Match): boolean {
  return list?.denied?.includes(match) === true;
}

/** True if the list only has PO boxes, and the page does not accept them. */
export function isAllDenied({ list }: SearchState): boolean {
  return list !== null && list.matches.length > 0 && list.matches.length === list.denied?.length;
}

function isGrownInto({ list, context, text }: SearchState, match: Match): boolean {
  const isGrown = list?.request.context === context && text.startsWith(list.request.text);
  return isGrown && beginsEveryWord(match, text);
}

/**
 * The only address that contains every typed word, in any spelling; null if there is none, or more than one. Null after
 * a failure, because a retry must be deliberate.
 */
export function onlyAddressOf(state: SearchState): Match | null {
  const { list, request, problem } = state;
  if (!list || !isListCurrent(state) || request || problem) return null;
  const meant = meantIn(state);
  const only = onlyAddressIn(list) ?? (meant?.isSure ? meant.only : null);
  return only && !isDenied(state, only) ? only : null;
}

/** The only address that the text may mean, but not with certainty; null for none. */
export function doubtfulAddressOf(state: SearchState): Match | null {
  const meant = state.problem || onlyAddressOf(state) ? null : meantIn(state);
  return meant?.only && !meant.isSure && !isDenied(state, meant.only) ? meant.only : null;
}

/** True if two matches are the same. Several matches in a list may have the same `value`. */
export function isSameMatch(a: Match, b: Match): boolean {
  return a.value === b.value && a.description === b.description && a.precision === b.precision;
}

/** The same match in a newer list; null if there is none, or if several are possible. */
export function foundAgain(matches: readonly Match[], sought: Match): Match | null {
  const same = matches.find((match) => isSameMatch(match, sought));
  if (same) return same;
  // A list on another level may distribute the same text differently, for example all of it in the label.
  const { value, precision, label, description } = sought;
  const alike = matches.filter((match) => match.value === value && match.precision === precision);
  const [match, another] = alike.filter((it) => holdsEveryWord(it, `${label} ${description}`));
  return match && !another ? match : null;
}
