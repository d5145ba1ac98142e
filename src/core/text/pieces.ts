/** A text in pieces: what commas and line breaks divide, word by word. The length of what is read has its bound here. */

/** The words between two commas or line breaks. */
export type Piece = readonly string[];

/** Most characters of a text that are read. */
export const charactersMax = 300;

/** Most lines of a text that are read. */
export const linesMax = 8;

/** A text, and what of it is beyond the bound. */
export interface Bounded {
  readonly read: string;
  /** Never read, and never lost; empty for nothing. */
  readonly beyond: string;
  /** Whether whole lines alone are beyond, as in a letterhead with many lines, and not the end of a long text. */
  readonly isLong: boolean;
}

/** What of a text is read: its beginning, up to the end of a word. */
export function bounded(text: string): Bounded {
  const given = text.trim();
  const head = given.slice(0, charactersMax);
  const isLong = given.length > charactersMax;
  const breaks = Array.from(head.matchAll(/\s*[\r\n\u2028\u2029]\s*/g), ({ index }) => index);
  const cut = isLong ? head.search(/\S*$/) || charactersMax : given.length;
  const end = Math.min(breaks[linesMax - 1] ?? cut, cut);
  return { read: given.slice(0, end), beyond: given.slice(end).trim(), isLong };
}

const breaks = /[\t-\r\u2028\u2029,;|•·，、،]+|\s+[-–—]+\s+|(?<!\d)\s+\/\s+|\s+\/\s+(?!\d)/u;

/** `30 - 32` is a range of numbers. */
const range = /(?<=\d)\s+[-–—]+\s+(?=\d{1,3}(?!\d))/gu;

/** `Dhaka-1000` is a town and a postcode. */
const townAndPostcode = /(?<=\p{L}{4})[-–](?=\d{4,6}(?:$|[\s,;]))/gu;

/** `… India. Mob: +91 98765 43210` */
const contactBehind = /[.\s]\s*(?=(?:tel|mob|mobile|phone|ph|fax|e-?mail)[.:]+\s*[+(\d])/giu;

/** `2012es30` is a postcode and a number. */
const dutchPostcodeAndNumber = /(?<![\p{L}\d])(\d{4}\s?[a-z]{2})(?=\d)/giu;

/** `Ship to: …`, but no web address, and nothing that a digit follows. */
const label = /^(?!att)\p{L}[\p{L} /-]{2,24}:\s*(?=\p{L})/iu;

/** The text in pieces; none is empty. A text is bounded before. */
export function piecesOf(text: string): readonly Piece[] {
  return text
    .normalize()
    .replace(/[\p{Cf}\p{Cs}]/gu, '')
    .replace(dutchPostcodeAndNumber, '$1 ')
    .replace(range, '-')
    .replace(townAndPostcode, ' ')
    .replace(contactBehind, '\n')
    .split(breaks)
    .map((piece) => piece.trim().replace(label, ''))
    .map((piece) => piece.split(/\s+/).filter((word) => /[\p{L}\p{N}&+#]/u.test(word)))
    .filter((words) => words.length > 0);
}

/** A word for a telephone or for the number of a company, and a number. */
const contact =
  /^(?:tel|t|ph|phone|telefoon|telefono|telefone|telefon|teléfono|téléphone|tél|tlf|gsm|mob|mobile|mobiel|mobil|cell|handy|hp|fax|тел|btw|vat|kvk|abn|acn|siret|ust-?id(?:nr)?|p\.? ?iva|cif|nif|cnpj|gstin|nip|e-?mail)(?![\p{L}\d])[.:]*\s*(?:no\.?\s*)?[+\d(]/iu;

/** Whether a piece is a telephone number, an e-mail or web address, or the number of a company. */
export function isContact(words: Piece): boolean {
  const text = words.join(' ');
  if (/@|^https?:|^www\./i.test(text)) return true;
  if (contact.test(text)) return true;
  return /^[+(]?\d[\d\s()/.-]+$/.test(text) && text.replace(/\D/g, '').length >= 9;
}
