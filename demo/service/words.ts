/** Turns texts into words: in lower case, without diacritics, postcodes as one word. Lists what words may stand for. */
import { otherOrdinals, typedForms, withoutPoints, withTens } from './numerals.ts';

const ligatures: Readonly<Record<string, string>> = {
  ß: 'ss',
  ø: 'o',
  æ: 'ae',
  œ: 'oe',
  ĳ: 'ij',
  ł: 'l',
  đ: 'd',
  º: 'o',
  ª: 'a',
};

/** A text in lower case, without diacritics and ligatures. */
export function fold(text: string): string {
  const lower = text.toLowerCase();
  // Most texts have nothing to fold, and this is asked of every word of a country.
  if (/^[ -~]*$/.test(lower)) return lower;
  return lower
    .replace(/[ßøæœĳłđºª]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Postcodes that people write with or without a space, or together with the house number. Each becomes one word. */
const spacedPostcodes: Readonly<Record<string, readonly [RegExp, string]>> = {
  NLD: [/\b([1-9]\d{3})\s*([a-z]{2})(?=\d|\b)/g, '$1$2 '],
  GBR: [/\b([a-z]{1,2}\d[a-z\d]?)\s+(\d[a-z]{2})\b/g, '$1$2'],
  SWE: [/\b(\d{3})\s+(\d{2})\b/g, '$1$2'],
};

/** The sign of a country before a postcode, as in `L-4114`. */
const countrySign = /\b(?:a|at|b|be|ch|d|de|dk|e|es|f|fi|fr|i|it|l|lu|n|nl|no|s|se|us)-(?=\d{3,5}\b)/g;

/** A name with the number right behind it: `damrak1`. */
const joinedNumber = /(\p{L}{3})(?=\d)/gu;

/** A number with its staircase and flat: `4b3`. */
const joinedUnit = /(?<![\p{L}\p{N}])(\d{1,3}[a-z])(?=\d{1,3}(?![\p{L}\p{N}]))/gu;

/** What only says that a number follows: `Nr. 5`, `huisnummer 5`, and between numbers `n. 5`; `1307 N 3rd Street` is in the north. */
const numberWord =
  /(?<!\p{L})(?:(?<=\p{L}{3} \d{1,3} )n|nr|no|nro|num|number|numero|nummer|huisnummer|hausnummer|hausnr|husnr|civico|talo)[.:]?\s*(?=\d)/gu;

/** `OLV-straat` */
const ourLady = /(?<!\p{L})o\.?l\.?v\.?[- ]?(?=str|kerk|plein|laan|dreef)/gu;

/** `King's`: the letter is part of the word, as in `Kings`. */
const genitive = /(?<=\p{L}{2})['’‘`´](?=s(?!\p{L}))/gu;

/** The words of a text in a country, folded. */
export function wordsIn(text: string, iso3: string): string[] {
  const bare = fold(text)
    .replace(genitive, '')
    .replace(ourLady, 'onze lieve vrouw')
    .replace(countrySign, '')
    .replace(joinedNumber, '$1 ')
    .replace(joinedUnit, '$1 ')
    .replace(numberWord, '');
  const folded = withoutPoints(bare, iso3);
  const [spaced, joined] = spacedPostcodes[iso3] ?? [];
  const plain = spaced && joined !== undefined ? folded.replace(spaced, joined) : folded;
  return withTens(
    plain
      .replace(italianShort, '$1$2')
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean),
  );
}

/** `l'église` that is typed as `leglise`. */
const elision = /(?<!\p{L})(\p{L}{1,5})['’‘`´](\p{L}{3,})/gu;

/**
 * The other words that a name may be typed as, one word each: joined (`grotemarkt`), without its apostrophe
 * (`leglise`), by the initials of the person it is named after (`mlk`), and its numbers in words or digits.
 */
export function otherWordsOf(name: string, iso3: string): readonly string[] {
  const words = wordsIn(name, iso3);
  if (words.length < 2) return [];
  const elided = Array.from(fold(name).matchAll(elision), ([, first, rest]) => `${first}${rest}`);
  const long = words.filter((word) => /^\p{L}/u.test(word));
  const initials = long.length < 4 ? [] : [long.map((word) => word.charAt(0)).join('')];
  return [words.join(''), ...elided, ...initials, ...words.flatMap(typedForms)];
}

/** A text without anything but letters and digits, folded, to compare house numbers and postcodes. */
export function squeeze(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A name without differences in case, diacritics and repeated spaces, to compare it as a whole. */
export function plainly(text: string): string {
  return fold(text).trim().replace(/\s+/g, ' ');
}

/** A house number of words: letters joined, numbers kept apart, so that `12-14` is neither `1214` nor `12`. */
export function numberOfWords(words: readonly string[]): string {
  return withPlainBox(
    words
      .join(' ')
      .replace(/(\d) (?=\d)/g, '$1-')
      .replaceAll(' ', ''),
  );
}

/** A squeezed number in which a Belgian letter box is `bte`, in whichever language it was written. */
export function withPlainBox(number: string): string {
  return number.replace(/(?<=\d[a-z]?)(?:bus|boite|box)/, 'bte');
}

/** `p.zza`, `v.le`, `c.so`, `l.go` are one word each. */
const italianShort = /\b([pvcl])\.(zza|za|le|so|go)\b/g;

/**
 * The meanings of abbreviations, and the short forms of saints. An abbreviation that its word begins with needs no
 * line.
 */
const abbreviations: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  `st saint sankt sint; ste sainte; saint st; sankt st; sint st; avda avenida; bd boulevard; blvd boulevard; bvd boulevard;
  rd road; ln lane laan; dr drive doctor doktor; doctor dr; doktor dr; ct court; hwy highway; pkwy parkway; pza plaza piazza; pzza piazza; lgo largo;
  plz plaza; ctra carretera; po paseo; pso paseo; vle viale; cso corso; ple piazzale; rte route; fbg faubourg; gal general;
  mal marechal; vd van; stwg steenweg; pln plein; wg weg; gt gate; vn veien; mt mount; ft fort; mr meester; meester mr;
  burgemeester burg; brgm burgemeester; gebr gebroeders; ds dominee; dominee ds; mgr monseigneur; hl heilige; n north; north n; s south; south s; e east; east e;
  w west; west w; nw northwest; northwest nw; ne northeast; northeast ne; sw southwest; southwest sw; se southeast; southeast se;
  nwe nieuwe; stat stations; chee chaussee; cno camino; gde grande; skt sankt; sct sankt; sta santa; sto santo; nr norre; fld feld; gl gammel; gammel gl; calle carrer; carrer calle; plaza placa; placa plaza;
  avenida avinguda; avinguda avenida; paseo passeig; passeig paseo; sq square; pl place plaza; cl calle close; cres crescent; gr grove; gdns gardens; terr terrace`
    .split(';')
    .map((line) => line.trim().split(' '))
    .map(([short = '', ...long]) => [short, long]),
);

/** Endings of compound names. */
const endings: readonly (readonly [RegExp, string])[] = [
  [/ln$/, 'laan'],
  [/wg$/, 'weg'],
  [/pln$/, 'plein'],
  [/pl$/, 'platz'],
  [/stwg$/, 'steenweg'],
];

/** Letters that people write instead of others, after folding. */
const spellings: readonly (readonly [RegExp, string])[] = [
  [/ij/g, 'y'],
  [/y/g, 'ij'],
  [/ae/g, 'a'],
  [/oe/g, 'o'],
  [/ue/g, 'u'],
  [/aa/g, 'a'],
];

/** A typed word, and what else it may stand for: abbreviations, endings, other spellings. */
export function formsOf(word: string): readonly string[] {
  if (/^\d+$/.test(word)) return [word];
  const short = Object.hasOwn(abbreviations, word) ? (abbreviations[word] ?? []) : [];
  const long =
    word.length < 5 ? [] : endings.flatMap(([end, whole]) => (end.test(word) ? [word.replace(end, whole)] : []));
  const spelled =
    word.length < 3 ? [] : spellings.flatMap(([from, to]) => (from.test(word) ? [word.replaceAll(from, to)] : []));
  return [word, ...short, ...otherOrdinals(word), ...long, ...spelled];
}
