/** Selectors of the suggestions on display: all of them, and those that may be chosen. */
import type { Country, Match } from '../../contract/types.ts';
import type { Address } from '../address/address.ts';
import { hasPoBox } from '../address/po-box.ts';
import { oncePerObject } from '../once.ts';
import { onlyAddressIn } from './only-address.ts';
import { meantIn, unlistedNumberOf } from './reading.ts';
import type { SearchState, TypedNumber } from './state.ts';
import { beginsEveryWord, holdsEveryWord } from './typed-words.ts';

/** A suggestion, as a list shows it. */
export interface Option {
  readonly kind: 'match';
  /** The text of the match, and its occurrence index among matches with the same text. */
  readonly key: string;
  readonly match: Match;
  /** Every precision but Address leads to more suggestions (§4.3 rule 3). */
  readonly opensMore: boolean;
}

/** An address that the page has of the person, to be chosen while nothing is typed. */
export interface SavedRow {
  readonly kind: 'saved';
  /** Everything that the row says: a row that says something else is another one. */
  readonly key: string;
  /** The page's name for it, such as `Home`; empty for none. */
  readonly label: string;
  readonly address: Address;
  /** True if it is in another country than the entry. */
  readonly isElsewhere: boolean;
  /** The country as the post that takes the parcel wants it on its lines; empty where the parcel stays in the country. */
  readonly countryLine: string;
  /** The reason why it cannot be chosen: the page offers no such country, or takes no PO box. Null where it can. */
  readonly denied: 'country' | 'po-box' | null;
}

/**
 * A row of the popup: a suggestion, a saved address, or a way out: one level up, on with a number that is not listed, to the
 * manual fields, or to the country that the text names.
 */
export type Row =
  | Option
  | SavedRow
  | { readonly kind: 'number'; readonly key: 'number'; readonly number: string }
  | { readonly kind: 'back'; readonly key: 'back'; readonly label: string }
  | { readonly kind: 'manual'; readonly key: 'manual' }
  | { readonly kind: 'country'; readonly key: 'country'; readonly country: Country };

/** True for an option of the list; all other rows are ways out of it. */
export function isOption(row: Row): row is Option | SavedRow {
  return row.kind === 'match' || row.kind === 'saved';
}

/** Most suggestions in the list. With more of them, people type on. A longer list is slow, and nobody reads it. */
const shownMax = 200;

/** Rows that are rendered at once: three heights of the list at its default size. */
const pageSize = 30;

/** The distance to the last row at which the next rows come. */
const prefetchDistance = 12;

/** The options of the list; none while the details of one of them are on their way. */
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

/** All matches of the list; none while the details of one of them are on their way. */
export function matchesOf({ list, request }: SearchState): readonly Match[] {
  return (request?.kind === 'details' ? null : list?.matches) ?? noMatches;
}

const noMatches: readonly Match[] = [];

/** The number of matches that the list does not show. */
export function hiddenCountOf(state: SearchState): number {
  return Math.max(0, matchesOf(state).length - shownMax);
}

/**
 * The rows of the popup, the way up before the options and other ways after them; none if there is nothing to choose.
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

/**
 * The number of rows that the popup needs now. Each row costs time in every layout, and people rarely look further than
 * the first ones: the next rows come when one near the end is reached.
 */
export function neededCountOf({ reached }: SearchState): number {
  return Math.ceil((reached + prefetchDistance) / pageSize) * pageSize;
}

/** True if there is a list, and it does not answer the text. */
export function isListOutdated(state: SearchState): boolean {
  return state.list !== null && !isListCurrent(state);
}

/** True if the list answers the text. Also true if the text came from a match whose details failed. */
function isListCurrent({ list, context, text, problem }: SearchState): boolean {
  if (list?.request.context !== context) return false;
  return list.request.text === text || problem?.request.kind === 'details';
}

/**
 * True if a match of the list may be chosen: the list answers the text, or the text only grew and the match still fits.
 */
export function isChoosable(state: SearchState, match: Match): boolean {
  return !isDenied(state, match) && (isListCurrent(state) || isGrownInto(state, match));
}

/** True for a PO box of the country. It may stand behind the town: `1000AA Amsterdam, Postbus 1`. */
export function isPoBoxMatch({ label, description }: Match, iso2: string): boolean {
  return hasPoBox(`${label}, ${description}`, iso2);
}

/** True for a PO box in a page that takes none. */
export function isDenied({ list }: SearchState, match: Match): boolean {
  return list?.denied?.includes(match) === true;
}

/** True if the list has nothing but PO boxes that the page does not take. */
export function isAllDenied({ list }: SearchState): boolean {
  return list !== null && list.matches.length > 0 && list.matches.length === list.denied?.length;
}

function isGrownInto({ list, context, text }: SearchState, match: Match): boolean {
  const isGrown = list?.request.context === context && text.startsWith(list.request.text);
  return isGrown && beginsEveryWord(match, text);
}

/**
 * The one address that says every typed word, in any spelling; null if there is none, or more than one. After a failure
 * it is null: a retry must be the person's own.
 */
export function onlyAddressOf(state: SearchState): Match | null {
  const { list, request, problem } = state;
  if (!list || !isListCurrent(state) || request || problem) return null;
  const meant = meantIn(state);
  const only = onlyAddressIn(list) ?? (meant?.isSure ? meant.only : null);
  return only && !isDenied(state, only) ? only : null;
}

/** The one address that the text may mean, but with a doubt; null for none. */
export function doubtfulAddressOf(state: SearchState): Match | null {
  const meant = state.problem || onlyAddressOf(state) ? null : meantIn(state);
  return meant?.only && !meant.isSure && !isDenied(state, meant.only) ? meant.only : null;
}

/** True if two matches are the same. Several matches of a list may have the same `value`. */
export function isSameMatch(a: Match, b: Match): boolean {
  return a.value === b.value && a.description === b.description && a.precision === b.precision;
}

/** The same match in a newer list; null if there is none, or if several are possible. */
export function foundAgain(matches: readonly Match[], sought: Match): Match | null {
  const same = matches.find((match) => isSameMatch(match, sought));
  if (same) return same;
  // A list of another level may have the same text in other members, for example all of it in the label.
  const { value, precision, label, description } = sought;
  const alike = matches.filter((match) => match.value === value && match.precision === precision);
  const [match, another] = alike.filter((it) => holdsEveryWord(it, `${label} ${description}`));
  return match && !another ? match : null;
}
