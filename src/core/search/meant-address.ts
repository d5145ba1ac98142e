/** Finds the address of a list that a text means. Comes with the code that reads texts. */
import type { Match } from '../../contract/types.ts';
import { isAboveStreet } from '../address/addressee.ts';
import { leadingPostcode, postcodeFrom } from '../address/formats.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { type Compared, compare, type KnownTexts } from '../text/compare.ts';
import type { TypedText } from '../text/covers.ts';
import { comparedWords } from '../text/same-word.ts';
import type { Crumb, TypedNumber } from './state.ts';

/** The address that a text means. */
interface Meant {
  readonly match: Match;
  /** True if nothing speaks against it. */
  readonly isSure: boolean;
}

/** A match, as the service writes it: `[postcode ]locality, street[ number]` (§2.3, `value`). */
export function knownOf({ value, label, description }: Pick<Match, 'value' | 'label' | 'description'>): KnownTexts {
  const comma = value.indexOf(', ');
  if (comma < 0) return { line: label, place: `${value} ${description}`, more: '' };
  return { line: value.slice(comma + 2), place: `${value.slice(0, comma)} ${description}`, more: label };
}

/**
 * The one address of the list that the text does not contradict; null for none, and if several are equally near. It is
 * sure if the text has its number, says nothing else but a flat, and means nothing else of the list.
 */
export function meantAddress(typed: TypedText, matches: readonly Match[]): Meant | null {
  const fitting = matches
    .map((match) => ({ match, compared: compare(typed, knownOf(match), 'strict') }))
    .filter(({ compared }) => compared.contrary.length === 0);
  const addresses = fitting.filter(({ match }) => match.precision === 'Address').toSorted(byNearness);
  const [best, next] = addresses;
  if (!best || (next && byNearness(best, next) === 0)) return null;
  const { isNumberSaid, isInDoubt, aside, distance } = best.compared;
  // A match that leads to more addresses has others of the same number, or of numbers that begin with it.
  const isOther = fitting.some(({ match, compared }) => match.precision !== 'Address' && !isStreet(match, compared));
  const isOnly = !next || (distance === 0 && next.compared.distance > 0);
  const isSure = isOnly && isNumberSaid && !isInDoubt && aside.length === 0 && !isOther;
  return { match: best.match, isSure };
}

function isStreet({ precision }: Match, { isNumberSaid }: Compared): boolean {
  return precision === 'Street' && isNumberSaid;
}

interface Fitting {
  readonly compared: Compared;
}

function byNearness({ compared: a }: Fitting, { compared: b }: Fitting): number {
  // One that has the flat itself is nearer than the house that it would be added to.
  return a.distance - b.distance || a.unmatched - b.unmatched || a.unit.length - b.unit.length;
}

const houseNumber = /^\d{1,5}\s?\p{L}{0,2}$/u;

/** True if the text says another house number than the match. An addition that the match lacks is none. */
export function isOtherHouse(typed: TypedText, match: Match): boolean {
  const known = knownOf(match);
  const numbers: readonly string[] = known.line.match(/\d+/g) ?? [];
  const isOther = (word: string) => houseNumber.test(word) && !numbers.includes(String(Number.parseInt(word, 10)));
  return compare(typed, known, 'strict').contrary.some(isOther);
}

/** The number that was typed for the chosen street: behind it, or before it was chosen. Null for none. */
export function numberFor(typed: TypedText, trail: readonly Crumb[], matches: readonly Match[]): TypedNumber | null {
  const [first, crumb] = [trail[0], trail.at(-1)];
  if (!first || !crumb?.value.includes(', ')) return null;
  const { label, value } = crumb;
  const { line, place } = knownOf({ value, label, description: '' });
  const isBehind = typed.text.trim() !== value.trim();
  const texts = isBehind ? [first.text, typed.text] : [first.text];
  const said = texts.map((text) => compare({ ...typed, text }, { line, place, more: label }, 'chosen'));
  const { contrary = [] } = said.at(-1) ?? {};
  const [text = '', another] = contrary.filter((it) => /\d/.test(it));
  if (another !== undefined || contrary.length > 1 || !houseNumber.test(text)) return null;
  const number = comparedWords(text).join('');
  const isListed = matches.some(
    (match) => compare({ ...typed, text: number }, knownOf(match), 'strict').contrary.length === 0,
  );
  // What was typed twice counts once, and the latest flat.
  const unique = (words: readonly string[]) => [...new Set(words)];
  const beyond = {
    unit: said.findLast((it) => it.unit !== '')?.unit ?? '',
    aside: unique(said.flatMap((it) => it.aside)),
    contrary: unique(said.flatMap((it) => it.contrary)).filter((words) => !houseNumber.test(words)),
  };
  const { unit, omitted } = beyondIn(beyond, line, typed.iso2);
  return { text, isListed, street: line.trim(), unit, omitted: omitted.join(', '), ...placeOf(value, typed.iso2) };
}

/** The words typed before a level was chosen that the text lacks, without the one number that goes along with a street. */
export function typedBefore(typed: TypedText, trail: readonly Crumb[]): string {
  const [first, crumb] = [trail[0], trail.at(-1)];
  if (!first || !crumb) return '';
  const { line, place } = knownOf({ ...crumb, value: typed.text, description: '' });
  const compared = compare({ ...typed, text: first.text }, { line, place, more: crumb.label }, 'chosen');
  const { unit, omitted } = beyondIn(compared, line, typed.iso2);
  const isAlong = crumb.value.includes(', ') && compared.contrary.length === 1;
  return [unit, ...omitted.filter((words) => !isAlong || !houseNumber.test(words))].filter(Boolean).join(', ');
}

/** The typed words that an address lacks: a flat, after the company or “attention of”, and those that are no part of one. */
export function beyondIn(
  { unit, aside, contrary }: Pick<Compared, 'unit' | 'aside' | 'contrary'>,
  street: string,
  iso2: string,
) {
  const above = aside.filter((it) => isAboveStreet(it, street, iso2));
  return {
    unit: [...above, unit].filter(Boolean).join(', '),
    omitted: [...aside, ...contrary].filter((it) => !above.includes(it)),
  };
}

/** Postcode and town of a street. */
function placeOf(value: string, iso2: string): Pick<TypedNumber, 'postcode' | 'locality'> {
  const format = worldFormatOf(iso2);
  const [postcode, locality] = leadingPostcode(value.slice(0, Math.max(value.indexOf(', '), 0)), format);
  return { postcode: postcodeFrom(postcode, format) ?? '', locality };
}
