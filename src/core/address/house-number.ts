/** Finds the house number in a street line: where a country writes it, and what belongs to the street's name. */
import { bare, fold, lettersOf } from '../letters.ts';
import { monthNames, numberWords } from './data/number-words.ts';
import { type AddressFormat, type FieldTexts, hasField } from './formats.ts';
import { isNumberedPoBox, isPoBoxWord } from './po-box.ts';

/** A street line, split at its number. */
interface Split {
  readonly street: string;
  readonly building: string;
  /** The text after the number: a flat or a floor. */
  readonly tail: string;
}

/** `30`, `12a`, `7/A`, `221B`, `12-2`, but not an ordinal, which belongs to a name: `17. Juni`, `5th Avenue`. */
const houseNumber = /^\d+(?:[-/]?\w{1,4})?,?$/u;
const ordinal = /^\d+(?:\.|e|de|º|ª)$/iu;
/** True if a word is an ordinal in a name rather than a house number: `5th` Avenue, Rue Albert `1er`. */
export function isOrdinalOfName(word: string): boolean {
  return /^\d+(?:st|nd|rd|th|er|[eè]re|[eè]me|ste)$/iu.test(word);
}

const year = /^19\d\d(?:[-/–](?:19)?\d\d)?$/;

/**
 * True if a word is a year or a span of years in the name of a street: `Plein 1944`, `Laan 1940-1945`.
 *
 * @param isWholeName true if the street has no other number: `Plein 1813`. Other houses have such numbers, too.
 */
export function isYear(word: string, isWholeName = false): boolean {
  return year.test(word) || (isWholeName && /^1[5-8]\d\d$/.test(word));
}

function isOrdinal(word: string): boolean {
  return ordinal.test(word) || isOrdinalOfName(word);
}

/** Words at the start of street names that a number may follow, by language; folded: `Via 20 Settembre`, `Calle 8`. */
export const wordsBeforeNumber: Readonly<Record<string, string>> = {
  ca: 'carrer',
  es: 'calle avenida av plaza cra carrera',
  fr: 'rue av bd place pl',
  it: 'via viale piazza corso largo vicolo',
  pl: 'ul ulica al aleja pl plac os',
  pt: 'rua avenida av praca travessa largo',
  ro: 'str strada bulevardul calea',
};

const firstWords = new Set(Object.values(wordsBeforeNumber).flatMap((words) => words.split(' ')));

/** True if a text is the start of a name with a number in it: `Via`, `Rue du`. */
export function isBegunName(text: string): boolean {
  return firstWords.has(bare(text)) || /^c\/$|\bd(?:u|el|es|e)$/i.test(text);
}

const numberWord = new RegExp(`^(?:${fold(numberWords)})[.:°º]{0,2}$`);
/** True if a word announces a number. */
export function isNumberWord(word: string): boolean {
  return numberWord.test(fold(word));
}

const month = new RegExp(`^(?:${monthNames})$`);
/** True if words start with a date that a street is named after: `17. Juni`, `2 de Mayo`. */
export function isDay([own = '', next = '', third = '']: readonly string[]): boolean {
  return /^\d{1,2}\.?$/.test(own) && month.test(fold(/^d[ei]$/i.test(next) ? third : next));
}

/** An addition that belongs to the preceding number: a letter, `bis`. */
const addition = /^(?:\p{L}|bis|ter|quater),?$/iu;

/** True for an ordinal addition: `12 bis`. It belongs to the number, even if the flat is printed above the street. */
export function isOrdinalAddition(text: string): boolean {
  return addition.test(text.trim()) && text.trim().length > 2;
}

/** True if a text is only a house number, with or without an addition: `12`, `12a`, `12 bis`. */
export function isHouseNumber(text: string): boolean {
  const [number = '', ...others] = text.trim().split(/\s+/);
  return houseNumber.test(number) && !isOrdinal(number) && others.every((word) => addition.test(word));
}

/** True if a line has no house number: any numbers belong to the street's name. */
function lacksNumber(line: string, format: AddressFormat): boolean {
  if (hasField(format, 'building') && !isNumberInFront(format)) return numberedLineOf(line, format) === null;
  // Elsewhere, a number after words may be a flat, or the house number in the order of another country.
  const words = line.trim().split(/\s+/);
  return words.every(
    (word, at) =>
      !/\d/.test(word) || isOrdinal(word) || (at > 0 && year.test(word)) || isBegunName(words.slice(0, at).join(' ')),
  );
}

/**
 * The house of lines with the number on the second, and possibly the addition on the third: `Kerkstraat`, `67`, `A`.
 * The first may also contain the number. Null for other lines.
 */
export function houseOfLines(
  [first = '', second = '', third = '', ...more]: readonly string[],
  format: AddressFormat,
  iso2: string,
): (Pick<FieldTexts, 'street' | 'building'> & { readonly others: readonly string[] }) | null {
  const isNumber = isPoBoxWord(first, iso2) ? /^\p{N}[\p{N} ]*$/u.test(second) : isHouseNumber(second);
  if (!/\p{L}/u.test(first) || !isNumber || isNumberedPoBox(first, iso2)) return null;
  const isAdded = addition.test(third) && /\d$/.test(second);
  const building = isAdded ? `${second} ${third}` : second;
  const others = isAdded ? more : [third, ...more];
  const once = withNumberOnce({ street: first, building, addition: '' }, format);
  if (once.street === first && !lacksNumber(first, format)) return null;
  return { ...once, others: [once.addition, ...others].filter(Boolean) };
}

/** True if the number precedes the street, in a field of its own or in that of the street. */
export function isNumberInFront({ numberFirst, mail }: AddressFormat): boolean {
  return numberFirst || mail.isNumberInFront;
}

/** True if words are a date, possibly with its year: `8 Mai 1945`. */
function isDayAlone(words: readonly string[]): boolean {
  return isDay(words) && (words.length === 2 || isYear(words[2] ?? ''));
}

/** A line that starts with a number, split; null for another one. */
export function numberInFront(line: string, { numberFirst }: AddressFormat): Split | null {
  const [, apart = '', named = ''] = /^(\d[^,]{0,9}), (\D.*)$/.exec(line) ?? [];
  if (apart !== '') return { street: named, building: apart, tail: '' };
  const [number = '', ...words] = line.split(/\s+/);
  if (!houseNumber.test(number) || isOrdinal(number) || words.length === 0 || isDayAlone([number, ...words]))
    return null;
  // Elsewhere, a single letter is a direction: `12 E Main St`.
  const [next = ''] = words;
  const isAdded =
    words.length > 1 && (isOrdinalAddition(next) || (numberFirst && words.length > 2 && addition.test(next)));
  const length = isAdded ? 1 : 0;
  return { street: words.slice(length).join(' '), building: [number, ...words.slice(0, length)].join(' '), tail: '' };
}

/** Interpretations of a line with a number after words, the most likely first. */
export function numberBehind(line: string): readonly Split[] {
  const words = line.split(/\s+/);
  const isNumber = (word: string) => houseNumber.test(word) && !isOrdinal(word);
  // If another number directly precedes it, or is followed by a comma, it is unclear which is the house number.
  const isInDoubt = (at: number) => {
    const before = words.slice(0, addition.test(words[at - 1] ?? '') ? at - 1 : at);
    const last = before.at(-1) ?? '';
    return (isNumber(last) && !year.test(last)) || before.some((word) => /\d\S*,/.test(word));
  };
  return words.flatMap((word, at) => {
    const rest = words.slice(at + 1);
    if (at === 0 || !isNumber(word) || (year.test(word) && rest.some(isNumber)) || isInDoubt(at)) return [];
    // `Weg 2 nr 3`: the first number is of the name.
    if (isNumberWord(rest[0] ?? '')) return [];
    const street = words.slice(0, at).join(' ').replace(/,$/, '');
    if (isBegunName(street)) return [];
    const length = rest.findIndex((it) => !addition.test(it));
    const end = at + 1 + (length < 0 ? rest.length : length);
    const building = words.slice(at, end).join(' ').replace(/,$/, '');
    return [{ street, building, tail: words.slice(end).join(' ') }];
  });
}

/** The number of a building, and what follows it. */
function partsOf(building: string): readonly [number: string, suffix: string] {
  const [, number = '', suffix = ''] = /^(\d+)(.*)$/s.exec(building.trim()) ?? [];
  return [number, lettersOf(suffix)];
}

/** The line, split at the house number where the country writes it; null if it has none. */
function numberedLineOf(text: string, format: AddressFormat): Split | null {
  const line = text.trim();
  if (isNumberInFront(format)) {
    const own = numberInFront(line, format);
    if (own || format.mail.addition !== 'above') return own;
    const above = line.split(/,\s+/);
    const house = numberInFront(above.pop() ?? '', format);
    return house && { ...house, tail: above.join(', ') };
  }
  const [split = null] = numberBehind(line);
  // `Plein 1944`; in America, houses have such numbers.
  const isYearOfName = split?.tail === '' && year.test(split.building) && hasField(format, 'building');
  return isYearOfName ? null : split;
}

/**
 * Removes a number that the street line already contains where the country writes it: `ul. Długa 7` with the number 7.
 * A number that belongs to the name does not count: `Straße des 17. Juni` with the number 17.
 */
export function withNumberOnce<Of extends Pick<FieldTexts, 'street' | 'building' | 'addition'>>(
  fields: Of,
  format: AddressFormat,
): Of {
  const [number, suffix] = partsOf(fields.building);
  const own = number === '' ? null : numberedLineOf(fields.street, format);
  if (!own) return fields;
  const [sameNumber, ownSuffix] = partsOf(own.building);
  // Number 67B is not in `Kerkstraat 67 A`.
  const isSame = sameNumber === number && (suffix === '' || ownSuffix === '' || suffix === ownSuffix);
  if (!isSame) return fields;
  const isAdded = suffix === '' && ownSuffix !== '';
  const isSaid = isAdded && lettersOf(fields.addition) === ownSuffix;
  const typed = isSaid ? '' : fields.addition.trim();
  const isTailSaid = lettersOf(typed).includes(lettersOf(own.tail));
  return {
    ...fields,
    street: own.street,
    building: isAdded ? own.building : fields.building,
    addition: isTailSaid ? typed : [own.tail, typed].filter(Boolean).join(', '),
  };
}

/** Street and number as one text, in the country's order. The number of a PO box always follows its word. */
export function streetWithNumber(street: string, building: string, format: AddressFormat, iso2: string): string {
  const isBehind = !isNumberInFront(format) || isPoBoxWord(street, iso2);
  return (isBehind ? [street, building] : [building, street])
    .map((text) => text.trim())
    .filter(Boolean)
    .join(' ');
}
