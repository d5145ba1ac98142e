/** A text in pieces: what commas and line breaks divide, word by word. */

/** The words between two commas or line breaks. */
export type Piece = readonly string[];

const breaks =
  /(?:(?!(?<=\bkm[. ]{0,2}\d{1,3}),\d)[\t-\r\u2028\u2029,;|•·，、،])+|\s+[-–—]+\s+|(?<!\d)\s+\/\s+|\s+\/\s+(?!\d)|\s+(?=c\/o\s)|\s+(?=แขวง|เขต|ตำบล|อำเภอ|จังหวัด|[ตอจ]\.)/iu;

/** `30 - 32` is a range of numbers, `87 - 2.º` a house and a floor. */
const range = /(?<=\d)\s+[-–—]+\s+(?=\d{1,3}(?!\d|\.?[°ºª]))/gu;

/** `Dhaka-1000` is a town and a postcode, `P.O. Box 30197 - 00100` a box and one. */
const beforePostcode = /(?<=\p{L}{4}|\bbox\s+\d{1,6}\s*)[-–](?=\s*\d{4,6}(?:$|[\s,;]))/giu;

/** `2 rue du Château (2e droite)`: brackets at the end hold a part of the building, or a telephone number. */
const bracketedNumber = /[^\S\n]\(([^()\n]*\d[^()\n]*)\)(?=\s*(?:[,;|\n]|$))/gu;

/** `… India. Mob: +91 98765 43210` */
const contactBehind = /[.\s]\s*(?=(?:tel|mob|mobile|phone|ph|fax|e-?mail)[.:]*\s*[+(\d])/giu;

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
    .replace(beforePostcode, ' ')
    .replace(contactBehind, '\n')
    .replace(bracketedNumber, ', $1')
    .split(breaks)
    .map((piece) => piece.trim().replace(label, ''))
    .map((piece) => piece.split(/\s+/).filter((word) => /[\p{L}\p{N}&+#]/u.test(word)))
    .filter((words) => words.length > 0);
}

/** A word for a telephone or for the number of a company, and a number. */
const contact =
  /^(?:tel|t|ph|phone|telefoon|telefono|telefone|telefon|teléfono|téléphone|tél|tlf|gsm|mob|mobile|mobiel|mobil|cell|handy|hp|fax|тел|btw|vat|kvk|abn|acn|siret|ust-?id(?:nr)?|p\.? ?iva|cif|nif|cnpj|gstin|nip|cvr|cui|dič|ičo|oib|rfc|ruc|nit|e-?mail)(?![\p{L}\d])[.:]*\s*(?:no\.?\s*)?(?:[a-z]{2}\s?)?[+\d(]/iu;

/** True if a piece is a telephone number, an e-mail or web address, or the number of a company. */
export function isContact(words: Piece): boolean {
  const text = words.join(' ');
  if (/@|^https?:|^www\./i.test(text)) return true;
  if (contact.test(text)) return true;
  return /^(?:[cdfmopw] )?[+(]?\d[\d\s()/.-]+$/i.test(text) && text.replace(/\D/g, '').length >= 9;
}
