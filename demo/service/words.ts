/** How texts become words: in lower case, without diacritics, postcodes as one word. */

const ligatures: Readonly<Record<string, string>> = { ß: 'ss', ø: 'o', æ: 'ae', œ: 'oe', ĳ: 'ij', ł: 'l', đ: 'd' };

/** A text in lower case, without diacritics and ligatures. */
export function fold(text: string): string {
  return text
    .toLowerCase()
    .replace(/[ßøæœĳłđ]/g, (letter) => ligatures[letter] ?? letter)
    .normalize('NFD')
    .replace(/\p{M}/gu, '');
}

/** Postcodes that people write with or without a space. Both forms become one word. */
const spacedPostcodes: Readonly<Record<string, RegExp>> = {
  NLD: /\b([1-9]\d{3})\s+([a-z]{2})\b/g,
  GBR: /\b([a-z]{1,2}\d[a-z\d]?)\s+(\d[a-z]{2})\b/g,
  SWE: /\b(\d{3})\s+(\d{2})\b/g,
};

/** The words of a text in a country, folded. */
export function wordsIn(text: string, iso3: string): string[] {
  const folded = fold(text);
  const spaced = spacedPostcodes[iso3];
  return (spaced ? folded.replace(spaced, '$1$2') : folded).split(/[^\p{L}\p{N}]+/u).filter(Boolean);
}

/** A text without anything but letters and digits, folded, to compare house numbers and postcodes. */
export function squeeze(text: string): string {
  return fold(text).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** A name without differences in case, diacritics and repeated spaces, to compare it as a whole. */
export function plainly(text: string): string {
  return fold(text).trim().replace(/\s+/g, ' ');
}
