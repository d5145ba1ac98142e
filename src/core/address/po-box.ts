/** The words for PO boxes, which stand in place of a street. */
import { bare } from '../letters.ts';
import { once } from '../once.ts';

/**
 * Patterns for each language, ISO 639-1, of words as `bare` leaves them. Those with `#` mean something else unless a number is
 * behind them.
 */
export const boxWords: Readonly<Record<string, string>> = {
  en: 'p ?o ?box|gpo box|post office box|postbox|private (?:mail )?bag|locked bag|pmb#',
  fr: 'b ?p#|(?:boite|case) postale|cp#',
  de: 'postfach',
  nl: 'postbus',
  it: 'casella postale|cp#',
  es: 'apartado(?: postal)?|casilla#',
  ca: 'apartat',
  pt: 'apartado|caixa postal',
  da: 'postbo(?:ks|x)',
  nb: 'postboks|boks#',
  sv: 'box#',
  fi: 'pl#|postilokero',
  pl: 'skrytka pocztowa',
  cs: 'p ?o prihradka',
  hu: 'pf#|postafiok',
  ro: 'cp#',
  hr: 'pp#',
  sr: 'pp#',
  lt: 'pd#',
  et: 'postkast',
  el: 'τθ#',
  ru: 'а/я#',
  ar: 'ص ?ب#',
};

/** Made when it is needed first. */
const poBoxPattern = once(() => {
  const all = Object.values(boxWords).join('|').replaceAll('#', '(?= ?\\d)');
  return new RegExp(`^(?:${all})(?!\\p{L})`, 'u');
});

/** True if a street line is a PO box, by the words of any language: the service has not checked typed text. */
export function isPoBoxLine(line: string): boolean {
  return poBoxPattern().test(bare(line).replace(/\s+/g, ' ').trim());
}
