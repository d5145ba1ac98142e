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
  /** Whether the text has changed so that the match no longer answers it. */
  readonly isDisabled: boolean;
}

/** A row of the popup: a suggestion, or a way: one level up, to the manual fields, to the country that the text names. */
export type Row =
  | Option
  | { readonly kind: 'back'; readonly key: 'back'; readonly label: string }
  | { readonly kind: 'manual'; readonly key: 'manual' }
  | { readonly kind: 'country'; readonly key: 'country'; readonly country: Country };

/** Most suggestions in the list. A person who has more of them types on. A longer list is slow, and is not read. */
const shownMax = 200;

/** The options of the list; none while the details of one of them are on their way. */
export const optionsOf = oncePerObject((state: SearchState): readonly Option[] => {
  const isCurrent = isListCurrent(state);
  return keyed(matchesOf(state)).map(({ key, match }) => {
    const isDisabled = !isCurrent && !isGrownInto(state, match);
    return { kind: 'match', key, match, opensMore: match.precision !== 'Address', isDisabled };
  });
});

/** The matches that are shown, with the key of each. */
const keyed = oncePerObject((matches: readonly Match[]): readonly Pick<Option, 'key' | 'match'>[] => {
  const counts = new Map<string, number>();
  return matches.slice(0, shownMax).map((match) => {
    const { value, description, precision } = match;
    const identity = JSON.stringify([value, description, precision]);
    const nth = counts.get(identity) ?? 0;
    counts.set(identity, nth + 1);
    return { key: `${identity}${nth}`, match };
  });
});

/** All matches of the list; none while the details of one of them are on their way. */
export function matchesOf({ list, request }: SearchState): readonly Match[] {
  return request?.kind === 'details' ? [] : (list?.matches ?? []);
}

/** How many matches the list does not show. */
export function hiddenCountOf(state: SearchState): number {
  return Math.max(0, matchesOf(state).length - shownMax);
}

/** The rows of the popup, the way up before the options and other ways after them; none without an option. */
export function rowsOf(state: SearchState, ways: readonly Row[]): readonly Row[] {
  const options = optionsOf(state);
  if (options.length === 0) return options;
  const crumb = state.trail.at(-1);
  return [...(crumb ? [{ kind: 'back', key: 'back', label: crumb.label } as const] : []), ...options, ...ways];
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
