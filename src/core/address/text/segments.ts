/** A text in pieces: what commas and line breaks divide, word by word. */

/** The words between two commas or line breaks. */
export type Segment = readonly string[];

const breaks = /[\t-\r\u2028\u2029,;|•·]+|\s+[-–—]+\s+/u;

/** `30 - 32` is a range of numbers. */
const range = /(?<=\d)\s+[-–—]+\s+(?=\d{1,3}(?!\d))/gu;

/** `2012es30` is a postcode and a number. */
const dutchPostcodeAndNumber = /(?<![\p{L}\d])(\d{4}\s?[a-z]{2})(?=\d)/giu;

/** `Ship to: …`, but no web address, and nothing that has a digit. */
const label = /^\p{L}[\p{L} /-]{2,24}:(?!\/\/)\s*/u;

/** The text in segments; none is empty. */
export function segmentsOf(text: string): readonly Segment[] {
  return text
    .normalize()
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(dutchPostcodeAndNumber, '$1 ')
    .replace(range, '-')
    .split(breaks)
    .map((piece) => piece.trim().replace(label, ''))
    .map((piece) => piece.split(/\s+/).filter((word) => /[\p{L}\p{N}&+]/u.test(word)))
    .filter((words) => words.length > 0);
}

/** Whether a segment is a telephone number, an e-mail or web address, or the number of a company. */
export function isContact(words: Segment): boolean {
  const text = words.join(' ');
  if (/@|^https?:|^www\./i.test(text)) return true;
  if (/^(?:tel|t|phone|telefoon|telefon|mob|mobile|mobiel|fax|btw|vat|kvk|e-?mail)\b[.:]*\s*[+\d(]/i.test(text))
    return true;
  return /^[+(]?\d[\d\s()/.-]+$/.test(text) && text.replace(/\D/g, '').length >= 9;
}

/** In lower case, without accents. */
export function fold(text: string): string {
  return text
    .replace(/ß/g, 'ss')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase();
}
