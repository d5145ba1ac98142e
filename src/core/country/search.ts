/** Finds countries by typed text: a name in any of many languages, a code, or a common name. */
import { bareName, isOneSlip } from '../letters.ts';
import { kindOfState, namesOf, usedNamesOf } from './other-names.ts';

/** A country to choose, as it is displayed. */
interface CountryChoice {
  readonly iso2: string;
  readonly iso3: string;
  readonly name: string;
}

/** Letters of the shortest text in which a slip is accepted. */
const slipLengthMin = 5;

/**
 * The countries that a text may mean, the likeliest first: by name, by code, then by the beginning of a name, of a
 * later word of one, and of names that are not displayed. If nothing fits, one slip is accepted. All countries for an
 * empty text.
 */
export function countriesFor<Choice extends CountryChoice>(
  text: string,
  choices: readonly Choice[],
): readonly Choice[] {
  const typed = typedFor(text, choices);
  if (typed === '') return choices;
  const ranked = choices.map((choice) => ({ choice, rank: rankOf(choice, typed) })).filter(({ rank }) => rank < none);
  if (ranked.length > 0 || typed.length < slipLengthMin)
    return ranked.toSorted((a, b) => a.rank - b.rank).map(({ choice }) => choice);
  return choices.filter(({ iso2, name }) =>
    [bareName(name), ...namesOf(iso2)].some((known) => isBegunWithSlip(known, typed)),
  );
}

/** The country that a text alone means; null for none, and where another one is meant as well: `ir` begins Ireland, too. */
export function countryFor<Choice extends CountryChoice>(text: string, choices: readonly Choice[]): Choice | null {
  const typed = typedFor(text, choices);
  const [best, next] = countriesFor(text, choices);
  if (typed === '' || !best) return null;
  const [rank, nextRank] = [rankOf(best, typed), next ? rankOf(next, typed) : none + 1];
  return rank <= 1 || nextRank > Math.max(rank, 3) ? best : null;
}

/** The text as names are; without the kind of a state in front, where no name has it: `Republic of Ireland`. */
function typedFor(text: string, choices: readonly CountryChoice[]): string {
  const typed = bareName(text);
  return choices.some((choice) => rankOf(choice, typed) < none) ? typed : typed.replace(kindOfState, '');
}

/** The rank of a country that does not fit. */
const none = 8;

function rankOf({ iso2, iso3, name }: CountryChoice, typed: string): number {
  const shown = bareName(name);
  const others = namesOf(iso2);
  if (shown === typed) return 0;
  if (others.includes(typed)) return 1;
  if ([iso2, iso3].some((code) => code.toLowerCase() === typed)) return 2;
  if (shown.startsWith(typed)) return 3;
  if (hasWord(shown, typed)) return 4;
  if (usedNamesOf(iso2).some((known) => known.startsWith(typed))) return 5;
  if (others.some((known) => known.startsWith(typed))) return 6;
  return others.some((known) => hasWord(known, typed)) ? 7 : none;
}

const hasWord = (name: string, typed: string) => name.includes(` ${typed}`) || name.includes(`-${typed}`);

/** True if a text is the beginning of a name but for one slip: a letter missing, added or wrong, or two swapped. */
function isBegunWithSlip(name: string, typed: string): boolean {
  return [-1, 0, 1].some((more) => isOneSlip(name.slice(0, typed.length + more), typed));
}
