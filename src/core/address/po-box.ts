/** Finds PO boxes in typed text, for addresses that the service has not checked. */

/** The words for a PO box at the beginning of a line, in the languages of the service's countries. */
const poBoxPattern =
  /^(?:postbus|p\.?\s?o\.?\s?box|post office box|postfach|postboks|postbox|box(?=\s*\d)|b(?:oîte|oite) postale|b\.?p\.?(?=\s*\d)|apartado(?: de correos)?|casella postale|postilokero|pl(?=\s*\d))(?![\p{L}])/iu;

/** True if a street line is a PO box. */
export function isPoBoxLine(line: string): boolean {
  return poBoxPattern.test(line.trim());
}
