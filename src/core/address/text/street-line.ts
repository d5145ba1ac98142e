/** The street, and the number of the building, in a line of a text. */
import { fold, type Segment } from './segments.ts';
import { additionWords, numberWords, streetAdjectives, streetBeginnings, streetEndings, unitWords } from './words.ts';

/** What a line with a street holds. */
export interface StreetLine {
  readonly street: string;
  /** Number and addition as typed. */
  readonly building: string;
  /** A flat in front of the number. */
  readonly unit: string;
  /** What stands behind all that. */
  readonly behind: Segment;
}

const unitWord = new RegExp(`^(?:${unitWords})[.:]?$`);
const additionWord = new RegExp(`^(?:${additionWords}|${unitWords})[.:]?$`);
const numberWord = new RegExp(`^(?:${numberWords})[.:°º]?$`);
const streetEnding = new RegExp(`(?:${streetEndings})\\.?$`);
const streetBeginning = new RegExp(`(?:^| )(?:${streetBeginnings})[. ]`);
const streetWord = new RegExp(`^(?:${streetAdjectives}|${streetBeginnings}|${streetEndings})\\.?$`);
/** Towns that are written with the number of a district. */
const numberedTown = /^(?:dublin|praha) (?:[1-9]|1\d|2[0-4]|6w)\.?$/;
const number = /^(?:n[r°ºo.]{1,2}\.?|#)?(\d{1,5})(?!\d)(?!\.\d)(.*)$/iu;
const year = /^19\d\d(?:[-–]19\d\d)?$/;
const ordinal = /^\d{1,3}(?:\.|e|de|ste|er|ere|eme|st|nd|rd|th|a|o|ª|º)$/i;
/** `3º` and `2.` are floors, and so is Danish `st.` */
const ordinalSign = /^\d{1,2}[.°ºª]+$/;
const danishGround = /^(?:st|kl)\.?$/i;
/** `St.`, `De`, `La`: before a longer word they are the beginning of a town. */
const townBeginning = /^\p{L}{2}\.?$/u;
/** `a`, `II`, `2`, `12b`, `2.`, `3°`, `1-2`: what may stand behind a house number. */
const shortAddition = /^(?:\p{L}{1,2}|I{1,3}|\d{1,4}\p{L}{0,2}|\p{L}\d{1,4}|\d{1,3}[-/]\d{1,4})[.°ºª]*$/u;

/** Whether a segment is a part of a building: `bte 3`, `2. tv`, `Flat 4`. */
export function isUnit(words: Segment): boolean {
  const [first = '', second = ''] = words;
  if (words.length > 4 || isStreet(words)) return false;
  const isFloor = ordinalSign.test(first) || danishGround.test(first);
  if (isFloor && words.slice(1).every((word) => isAdditionWord(word))) return true;
  const isNamed = unitWord.test(fold(first)) || (ordinal.test(first) && unitWord.test(fold(second)));
  return isNamed || (words.length === 1 && /^\p{L}\d{0,3}$/u.test(first));
}

/** Whether a segment has a word that streets are called by. */
export function isStreet(words: Segment): boolean {
  const text = fold(words.join(' '));
  return streetBeginning.test(`${text} `) || words.some((word) => streetEnding.test(fold(word)));
}

/** Of the words of a town and a street, where the street begins: at a word that says so; 0 where none does. */
export function streetStartOf(words: Segment): number {
  const whole = words.map((word) => streetWord.test(fold(word))).indexOf(true, 1);
  // At the end such a word has a name in front: `Kärntner Straße`, `Gran Vía`.
  if (whole > 0) return whole > 1 && whole === words.length - 1 ? whole - 1 : whole;
  const found = words.findIndex((word, index) => index > 0 && isStreet([word]));
  return Math.max(found, 0);
}

/** Whether a segment is a town with the number of its district: `Dublin 6W`. */
export function isNumberedTown(words: Segment): boolean {
  return numberedTown.test(fold(words.join(' ')));
}

/** Whether a segment is a house number and nothing else. */
export function isNumber(words: Segment): boolean {
  const [first = '', ...others] = words[0] && numberWord.test(fold(words[0])) ? words.slice(1) : words;
  return number.test(first) && isAddition([number.exec(first)?.[2] ?? '', ...others].filter(Boolean));
}

function isAddition(words: Segment): boolean {
  return words.every((word) => isAdditionWord(word));
}

function isAdditionWord(word: string): boolean {
  const bare = word.replace(/^[-/.,]+/, '');
  return bare === '' || shortAddition.test(bare) || additionWord.test(fold(bare));
}

/**
 * The parts of a line, when it has a house number; null when it has none.
 *
 * @param numberFirst whether the country writes the number before the street
 */
export function streetLineOf(words: Segment, numberFirst: boolean): StreetLine | null {
  if (isNumberedTown(words)) return null;
  return numberFirst ? (numberBefore(words) ?? numberBehind(words)) : (numberBehind(words) ?? numberBefore(words));
}

/** `Julianastraat 30 a haarlem`. */
function numberBehind(words: Segment): StreetLine | null {
  for (const [index, word] of words.entries()) {
    const [, digits = '', suffix = ''] = number.exec(word) ?? [];
    const before = words.slice(0, index).filter((it, at) => !(at === index - 1 && numberWord.test(fold(it))));
    if (digits === '' || !before.some((it) => /\p{L}/u.test(it))) continue;
    const after = words.slice(index + 1);
    const isFollowed = after.some((it) => number.test(it));
    if (year.test(word) ? isFollowed || words.length === index + 1 : !isAdditionWord(suffix)) continue;
    const [own, behind] = withoutTown(after);
    // More numbers in what would be a town: this one belongs to the name of the street.
    if (behind.some((it) => /\d/.test(it))) continue;
    return { ...lineOf(before, digits, [suffix, ...own]), behind };
  }
  return null;
}

/** The addition of a house number, and the town behind it. */
function withoutTown(words: Segment): readonly [own: Segment, behind: Segment] {
  const length = words.findIndex((word) => !isAdditionWord(word));
  if (length < 0) return [words, []];
  const last = words[length - 1] ?? '';
  const end = townBeginning.test(last) && !/^(?:hs\.?|[IV]{2})$/.test(last) ? length - 1 : length;
  return [words.slice(0, end), words.slice(end)];
}

/** `Flat 3, 12 bis rue Neuve`. */
function numberBefore(words: Segment): StreetLine | null {
  const start = words[0] && unitWord.test(fold(words[0])) && /^\w{1,4}$/.test(words[1] ?? '') ? 2 : 0;
  const from = start + (numberWord.test(fold(words[start] ?? '')) ? 1 : 0);
  const [first = '', ...others] = words.slice(from);
  const [, digits = '', suffix = ''] = number.exec(first) ?? [];
  if (digits === '' || !isAdditionWord(suffix)) return null;
  const [next = ''] = others;
  const isOwn = others.length > 1 && (/^(?:bis|ter|quater)$/i.test(next) || /^\p{Lu}$/u.test(next));
  const [own, street] = isOwn ? [[next], others.slice(1)] : [[], others];
  if (!street.some((word) => /\p{L}{2}/u.test(word))) return null;
  // English streets end in what they are: the town is behind it.
  const end = street.findLastIndex((word, index) => index > 0 && englishEnding.test(fold(word)));
  const name = end < 0 ? street : street.slice(0, end + 1);
  const line = lineOf(name, digits, [suffix, ...own]);
  return { ...line, unit: words.slice(0, start).join(' '), behind: street.slice(name.length) };
}

const englishEnding =
  /^(?:street|st|road|rd|lane|avenue|ave|close|drive|court|way|square|terrace|gardens|crescent|row)\.?$/;

/** A line that is a house number and nothing else. */
export function numberLineOf(words: Segment): StreetLine {
  const [first = '', ...others] = words[0] && numberWord.test(fold(words[0])) ? words.slice(1) : words;
  const [, digits = '', suffix = ''] = number.exec(first) ?? [];
  return lineOf([], digits, [suffix, ...others]);
}

/** A line without a house number. */
export function textLineOf(words: Segment): StreetLine {
  return { street: words.join(' '), building: '', unit: '', behind: [] };
}

function lineOf(street: Segment, digits: string, tail: Segment): StreetLine {
  const [suffix = '', ...others] = tail;
  const building = [digits + suffix, ...others].join(' ').replace(/[,.]+$/, '');
  return {
    street: street.join(' ').replace(/[,]+$/, ''),
    building,
    unit: '',
    behind: [],
  };
}
