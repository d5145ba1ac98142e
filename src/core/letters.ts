/** Normalises letters and words, so that different spellings compare equal. */

/** In lower case, without accents. */
export function fold(text: string): string {
  // Most words need no folding.
  if (/^[ -~]*$/.test(text)) return text.toLowerCase();
  return text
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[łŁ]/g, 'l')
    .replace(/[ıİ]/g, 'i')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}

/** Only letters and digits, without accents, in upper case, which turns ß into SS. */
export function lettersOf(text: string): string {
  return text
    .normalize('NFKD')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}]+/gu, '');
}

/**
 * Like `lettersOf`, but only removes marks from Latin, Greek and Cyrillic letters: in other scripts they are vowels.
 */
export function lettersWithVowelsOf(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/([\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}])\p{M}+/gu, '$1')
    .toUpperCase()
    .replace(/[^\p{L}\p{N}\p{M}]+/gu, '');
}

/** True if two words differ by at most one typo: a letter added, omitted or replaced, or two swapped. */
export function isOneSlip(one: string, other: string): boolean {
  let [a, b] = [one, other];
  while (a !== '' && a[0] === b[0]) [a, b] = [a.slice(1), b.slice(1)];
  while (a !== '' && a.at(-1) === b.at(-1)) [a, b] = [a.slice(0, -1), b.slice(0, -1)];
  return (a.length < 2 && b.length < 2) || (a.length === 2 && a[1] === b[0] && a[0] === b[1] && b.length === 2);
}

/** True if words may be written as one: `2012 ES`, `30 a`, `110 00`. The numbers 4 and 4 are not 44. */
export function isJoinable(words: readonly string[]): boolean {
  const isNumber = (word: string | undefined) => word !== undefined && /^\d+$/.test(word);
  const isCode = words.every(isNumber) && words.join('').length > 4;
  return isCode || !words.some((word, at) => isNumber(word) && isNumber(words[at + 1]));
}

/** The words of a text, folded, without punctuation. */
export function foldedWords(text: string): readonly string[] {
  return fold(text).match(/[\p{L}\p{N}]+/gu) ?? [];
}

/** The name of a country, folded, without dots, brackets, a leading article, and `&`, which people write as a word. */
export function bareName(text: string): string {
  return fold(text)
    .replace(/[.()’'ʻʼ`]/g, '')
    .replace(/&/g, 'and')
    .replace(/^the /, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Folded, without the dots and commas of abbreviations. */
export function bare(word: string): string {
  return fold(word).replace(/[.,:()]/g, '');
}
