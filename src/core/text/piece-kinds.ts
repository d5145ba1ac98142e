/** What a piece of a text is by its words: a street, a unit, a company, a town with a number. */
import { isCompany as areCompany } from '../address/addressee.ts';
import { isNumberedPoBox } from '../address/po-box.ts';
import { fold } from '../letters.ts';
import { oncePerObject } from '../once.ts';
import { has, is, type Piece, textOf, textsOf } from './tokens.ts';
import { unitLengthAt } from './units.ts';

/** Towns that are written with the number of a district. */
const numberedTown = /^(?:dublin|praha|kingston|colombo) (?:0?[1-9]|1\d|2[0-4]|6w)\.?$/;
/** A word for a telephone or for the number of a company, and a number. */
const contact =
  /^(?:tel|t|ph|phone|telefoon|telefono|telefone|telefon|teléfono|téléphone|tél|tlf|gsm|mob|mobile|mobiel|mobil|cell|handy|hp|fax|тел|btw|vat|kvk|abn|acn|siret|ust-?id(?:nr)?|p\.? ?iva|cif|nif|cnpj|gstin|nip|cvr|cui|dič|ičo|oib|rfc|ruc|nit|e-?mail)(?![\p{L}\d])[.:]*\s*(?:no\.?\s*)?(?:[a-z]{2}\s?)?[+\d(]/iu;

/** True if a piece is a PO box with its number. */
export const isBox = oncePerObject((words: Piece) => isNumberedPoBox(textsOf(words).join(' '), words[0]?.iso2 ?? ''));

/** True if a piece has a word for streets, or is a PO box. */
export const isStreet = oncePerObject(
  (words: Piece) =>
    words.some((word, at) => is(word, 'before') || (is(word, 'behind') && (at > 0 || word.text.length > 4))) ||
    isBox(words),
);

/** True if a piece is a part of a building, or begins with one: `bte 3`, `2. tv`, `Flat 4`; a letter or a floor may be alone. */
export function isUnit(words: Piece): boolean {
  const [first] = words;
  if (!first || isStreet(words)) return false;
  const isAlone = words.length === 1 && (is(first, 'ground', 'ordinalSign') || /^\p{L}\d{0,3}$/u.test(first.text));
  return isAlone || is(first, 'unit') || unitLengthAt(words) > 0;
}

/** True if a piece may be a town: it has no number but a district's, and nothing says that it is something else. */
export function isTown(words: Piece): boolean {
  if (isNumberedTown(words)) return true;
  return words.length > 0 && !has(words, 'numeral') && !isUnit(words) && !isCompany(words);
}

/** True if a piece may be a town and has no word for streets. */
export function isTownOnly(words: Piece | undefined): boolean {
  return words !== undefined && isTown(words) && !isStreet(words);
}

/** True if a piece is a town with the number of its district: `Dublin 6W`. */
export function isNumberedTown(words: Piece): boolean {
  return words.length === 2 && numberedTown.test(fold(textOf(words)));
}

/** True if a piece is a part of a town, or an estate: `Col. Centro`. */
export function isDistrict([first]: Piece): boolean {
  return is(first, 'district');
}

export function isCompany(words: Piece): boolean {
  return areCompany(textsOf(words));
}

/** A house number, or the sign that there is none. */
export function hasNumber(words: Piece): boolean {
  return has(words, 'numeral', 'numberless');
}

/** True if a piece is a telephone number, an e-mail or web address, or the number of a company. */
export function isContact(text: string): boolean {
  if (/@|^https?:|^www\./i.test(text) || contact.test(text)) return true;
  return /^(?:[cdfmopw] )?[+(]?\d[\d\s()/.-]+$/i.test(text) && text.replace(/\D/g, '').length >= 9;
}
