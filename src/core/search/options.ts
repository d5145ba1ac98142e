/** The suggestions on display: which there are, and which of them may be chosen. */
import type { Country, Match } from '../../contract/types.ts';
import { oncePerObject } from '../once.ts';
import type { List, SearchState } from './state.ts';
import { beginsEveryWord, holdsEveryWord } from './typed-words.ts';

/** A suggestion, as a list shows it. */
export interface Option {
  readonly kind: 'match';
  /** What the match says, and the how manieth of those that say the same it is. */
  readonly key: string;
  readonly match: Match;
  /** Every precision but Address leads to more suggestions (§4.3 rule 3). */
  readonly opensMore: boolean;
}

/** A row of the popup: a suggestion, or a way: one level up, to the manual fields, to the country that the text names. */
export type Row =
  | Option
  | { readonly kind: 'back'; readonly key: 'back'; readonly label: string }
  | { readonly kind: 'manual'; readonly key: 'manual' }
  | { readonly kind: 'country'; readonly key: 'country'; readonly country: Country };

/** Most suggestions in the list. A person who has more of them types on. A longer list is slow, and is not read. */
const shownMax = 200;

/** Rows that come at once: of the default size, those of three heights of the list. */
const pageSize = 30;

/** Rows above the last one at which the next come. */
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

/** How many matches the list does not show. */
export function hiddenCountOf(state: SearchState): number {
  return Math.max(0, matchesOf(state).length - shownMax);
}

/** The rows of the popup, the way up before the options and other ways after them; none without an option. */
export function rowsOf(state: SearchState, ways: readonly Row[]): readonly Row[] {
  const options = optionsOf(state);
  if (options.length === 0) return options;
  const crumb = state.trail.at(-1);
  return [...(crumb ? [backTo(crumb)] : []), ...options, ...ways];
}

const backTo = oncePerObject(({ label }: SearchState['trail'][number]): Row => ({ kind: 'back', key: 'back', label }));

/**
 * How many rows of the popup are needed now. A row costs its share of every layout, and hardly a person looks further than the
 * first ones: the next come as soon as one near the end of them is reached.
 */
export function neededCountOf({ reached }: SearchState): number {
  return Math.ceil((reached + prefetchDistance) / pageSize) * pageSize;
}

/** Whether there is a list, and it does not answer the text. */
export function isListOutdated(state: SearchState): boolean {
  return state.list !== null && !isListCurrent(state);
}

/** Whether the list answers the text; also the text that a match put there whose details could not be had. */
function isListCurrent({ list, context, text, problem }: SearchState): boolean {
  if (list?.request.context !== context) return false;
  return list.request.text === text || problem?.request.kind === 'details';
}

/** Whether a match of the list may be chosen: the list answers the text, or the text only grew and the match still fits. */
export function isChoosable(state: SearchState, match: Match): boolean {
  return isListCurrent(state) || isGrownInto(state, match);
}

function isGrownInto({ list, context, text }: SearchState, match: Match): boolean {
  const isGrown = list?.request.context === context && text.startsWith(list.request.text);
  return isGrown && beginsEveryWord(match, text);
}

/**
 * The one address that says every typed word; null when there is none, or anything else in the list says them too. What
 * failed is not tried again without a word.
 */
export function onlyAddressOf(state: SearchState): Match | null {
  const { list, request, problem } = state;
  return list && isListCurrent(state) && !request && !problem ? onlyAddressIn(list) : null;
}

const onlyAddressIn = oncePerObject(({ request, matches }: List): Match | null => {
  const isTyped = (match: Match) => holdsEveryWord(match, request.term);
  const first = matches.findIndex(isTyped);
  const match = matches[first];
  return match?.precision === 'Address' && !matches.slice(first + 1).some(isTyped) ? match : null;
});

/** Whether two matches are one. Several matches of a list may have the same `value`. */
export function isSameMatch(a: Match, b: Match): boolean {
  return a.value === b.value && a.description === b.description && a.precision === b.precision;
}

/** The match of a newer list that is this one; null when there is none, or more than one may be. */
export function foundAgain(matches: readonly Match[], sought: Match): Match | null {
  const same = matches.find((match) => isSameMatch(match, sought));
  if (same) return same;
  // A list of another level may say the same in other parts: all of it in the label, say.
  const { value, precision, label, description } = sought;
  const alike = matches.filter((match) => match.value === value && match.precision === precision);
  const [match, another] = alike.filter((it) => holdsEveryWord(it, `${label} ${description}`));
  return match && !another ? match : null;
}
