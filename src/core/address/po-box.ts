/** PO boxes by what people write, for addresses that the service has not looked at. */

/** What a PO box is called in the languages of the service's countries, at the beginning of a line. */
const poBoxPattern =
  /^(?:postbus|p\.?\s?o\.?\s?box|post office box|postfach|postboks|postbox|box(?=\s*\d)|b(?:oîte|oite) postale|b\.?p\.?(?=\s*\d)|apartado(?: de correos)?|casella postale|postilokero|pl(?=\s*\d))(?![\p{L}])/iu;

/** Whether a street line says a PO box. */
export function isPoBoxLine(line: string): boolean {
  return poBoxPattern.test(line.trim());
}
