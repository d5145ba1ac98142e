/** PO boxes: each country's words for them, and which texts contain one. Every other module uses this list. */
import { bare, fold } from '../letters.ts';
import { oncePerText } from '../once.ts';
import type { Address } from './address.ts';
import { numberWords } from './data/number-words.ts';

/** Understood everywhere, as on mail from abroad. */
const everywhere =
  'p[ /]?o[ -]?box!, post office box, post[ -]?box, gpo box, private (?:mail )?bag, locked bag, post bag, p[ /]?o drawer, pob#';

/**
 * Patterns of words as `bare` leaves them, by the countries that use them (ISO 3166-1 alpha-2). The number stands behind the word, and
 * the word is a box with it or alone. `#`: only with a number, as it means something else alone. `!`: whatever is behind it. `*`: also
 * within a word, in scripts without blanks.
 *
 * Not among them: lockers and counters where parcels arrive (Packstation, PMB in the United States, rural routes, BFPO).
 */
const words: Readonly<Record<string, string>> = {
  'NL BE SR AW CW SX BQ': 'post ?bus(?: ?(?:nummer|nr))?, antwoordnummer#, (?<!\\d{4} )pb#',
  'DE AT CH LI LU BE': 'postfach',
  'DE AT CH LI HU': 'pf#',
  'FR BE LU MC CH CA GP MQ GF RE YT PM BL MF NC PF WF MA DZ TN SN CI ML BF NE TG BJ CM GA CG CD TD CF DJ GN MG KM MU MR HT BI RW LB VU':
    'boite postale, b ?p#, case postale',
  'FR MC GP MQ GF RE YT PM BL MF NC PF WF': 'c ?s#, t ?s ?a#',
  'CH CA RO MD BR IT SM VA': 'c ?p#',
  'IT CH SM VA': 'casella postale, cas post#',
  'ES AD MX GT HN SV NI CR PA CU DO PR VE CO EC PE BO PY UY AR CL GQ':
    'apartado (?:(?:de )?correos|postal|aereo), apdo(?:(?: de)? correos| postal)?#, aptdo#, casilla(?: de correos?| postal)?#',
  'ES AD PT AO MZ CV GW ST TL': 'apartado',
  'ES AD': 'apartat(?: de correus)?',
  AR: 'c ?c#',
  'BR AO MZ CV GW ST': 'caixa postal, cx postal, cx p#',
  CA: '(?<!r ?r \\d+ )box#',
  'AU NZ': 'reply paid#',
  'ZA NA': 'posbus, privaatsak',
  NG: 'pmb#',
  'DK GL FO NO SJ': 'postboks, pb#',
  'NO SJ': 'boks#',
  'SE AX': 'box#',
  IS: 'postholf',
  'FI AX': 'pl, pb#, postilokero',
  EE: 'postkast, pk#',
  LV: 'pasta kaste, [ap]/?k#',
  LT: 'p ?d#, pasto deze',
  PL: 'skrytka pocztowa, skr(?:ytka)?(?: poczt?)?#',
  CZ: 'p ?o prihradka, post(?:ovni)? prihradka#, p ?p#',
  SK: '(?:postov[ya] )?priecinok#, p ?p#',
  HU: 'postafiok',
  'RO MD': 'casuta postala, o ?p#',
  'BG MK': 'п ?к#, пощенска кутия, pk#, п ?фах#, поштенски фах',
  'HR SI RS BA ME MK':
    'p ?p#, postanski pretinac, postni predal, postanski fah, p ?fah#, п ?п#, поштански (?:фах|преградак)',
  'AL XK': 'kutia postare, k ?p#',
  'GR CY': 'τ ?θ#, ταχ(?:υδρομικη)? θυριδα, t ?th#',
  'TR CY': 'p ?k#, posta kutusu',
  MT: 'kaxxa postali',
  IE: 'bosca poist',
  'RU BY KZ KG UZ TM TJ AM AZ GE UA MD': 'а/[яс]#, a/ya#, абонентский ящик, абонентська скринька, поштова скринька',
  'AE SA QA KW BH OM YE IQ JO SY LB EG LY SD DZ MA TN MR PS': 'ص ?ب#, صندوق (?:ال)?بريد',
  IR: 'صندوق پستی',
  IL: 'ת["״ ]?ד#, תא דואר',
  JP: '私書箱*',
  'CN TW HK MO SG': '信箱*',
  KR: '사서함*',
  TH: 'ตู้ ?ปณ*, ตู้ไปรษณีย์*',
  VN: 'hop thu#',
  ID: 'kotak pos',
  MY: 'peti surat, beg berkunci',
};

/** `12`, `N-4815`, `X14`, `nº 12`: what follows the word. Escaped, because a script may be read in another encoding. */
const number = String.raw`(?:(?: (?:${fold(numberWords)}|n[\u00b0\u00ba]))? ?[-#\u2116]? ?|[ -]\p{L}{1,2}-?)\p{N}`;

/** A box: with its number, or its word alone. Without a country, only unambiguous words count. */
const patternOf = oncePerText((iso2): RegExp => {
  const rows = Object.entries(words).flatMap(([codes, row]) =>
    iso2 === '' || codes.split(' ').includes(iso2) ? [row] : [],
  );
  const all = [everywhere, ...rows].flatMap((row) => fold(row).split(', '));
  const own = iso2 === '' ? all.filter((word) => !word.endsWith('#') || everywhere.includes(word)) : all;
  const any = (signs: RegExp) => {
    const some = own.filter((word) => signs.test(word));
    return `(?:${some.map((word) => word.replace(/[#!*]$/, '')).join('|') || '(?!)'})`;
  };
  const alone = `${any(/[^#]$/)}$|(?<ambiguous>${any(/#$/)}$)|${any(/!$/)}(?!\\p{L})`;
  return new RegExp(`(?<![\\p{L}\\p{N}])(?:${any(/$/)}(?<number>${number})|${alone})|${any(/\*$/)}`, 'gu');
});

function boxesIn(text: string, iso2: string) {
  return [...text.matchAll(patternOf(iso2))];
}

/** Between the lines and the parts of a text. */
const breaks = /[,;\n|·]|\s[-–—/]\s/;

function tidy(text: string): string {
  return bare(text).replace(/\s+/g, ' ').trim();
}

/** True if a text starts with a box and its number: `PO Box 12`. */
export function isNumberedPoBox(text: string, iso2: string): boolean {
  const [box] = boxesIn(tidy(text), iso2);
  return box?.index === 0 && box.groups?.['number'] !== undefined;
}

/** True if a text is only the word for a box: its number follows it, wherever the country puts that of a house. */
export function isPoBoxWord(text: string, iso2: string): boolean {
  const line = tidy(text);
  const [box] = boxesIn(line, iso2);
  return box?.[0] === line && box.groups?.['number'] === undefined;
}

/** A line that starts with a box. */
interface BoxLine {
  readonly word: string;
  /** Empty if it is one with its word, as in `PL52`. */
  readonly number: string;
  readonly behind: readonly string[];
}

/** Splits the words of a line; null if they do not start with a box. */
export function boxOf(words: readonly string[], iso2: string): BoxLine | null {
  const at = words.findIndex((word) => /\p{N}/u.test(word));
  if (at < 0 || !isNumberedPoBox(words.slice(0, at + 1).join(' '), iso2)) return null;
  const more = words.slice(at + 1).findIndex((word) => !/^\p{N}+$/u.test(word));
  const end = more < 0 ? words.length : at + 1 + more;
  const isApart = isPoBoxWord(words.slice(0, at).join(' '), iso2);
  const from = isApart ? at : end;
  return {
    word: words.slice(0, from).join(' '),
    number: words.slice(from, end).join(' '),
    behind: words.slice(end),
  };
}

/**
 * True if a text contains a PO box: at the start of one of its parts, or after a house number. In the middle of a name,
 * such a word belongs to the name.
 *
 * @param isPlace true for a text that is not a street, in which a box may also follow a name
 */
export function hasPoBox(text: string, iso2: string, isPlace = false): boolean {
  return text.split(breaks).some((piece) => {
    const line = tidy(piece);
    return boxesIn(line, iso2).some(({ 0: found, index, groups }) => {
      if (groups?.['ambiguous']) return false;
      const before = line.slice(0, index);
      const isBehindName = index > 0 && !/\p{N}/u.test(before) && !isPlain.test(found);
      return !isBehindName || (groups?.['number'] !== undefined && (isPlace || before.endsWith('cedex ')));
    });
  });
}

/** No name contains these. */
const isPlain = /^p[ /]?o[ -]?box|[^\p{Script=Latin}\p{N}\s]/u;

/** The parts that may contain a box. */
type PartsOfLines = {
  readonly [Part in 'street' | 'building' | 'unit' | 'district' | 'postcode' | 'locality']?: string | null | undefined;
};

/** True if a part of the address is a PO box. */
export function isPoBoxAddress(
  { street, building, unit, district, postcode, locality }: PartsOfLines,
  iso2: string,
): boolean {
  const [name, house] = [street ?? '', building ?? ''];
  // Word and number may be in separate fields, in either order.
  const lines = [name, house, unit ?? '', `${name} ${house}`, `${house} ${name}`];
  // There, `C.P. 1201` is a postcode with its label.
  const places = [district ?? '', locality ?? '', /^c\W*p\b/i.test(postcode ?? '') ? '' : (postcode ?? '')];
  return (
    lines.some((text) => text !== '' && hasPoBox(text, iso2)) ||
    places.some((text) => text !== '' && hasPoBox(text, iso2, true))
  );
}

/** The address, marked as a PO box if its words say so, even if the service or the page did not. */
export function withPoBox<Of extends Address>(address: Of): Of {
  if (address.isPoBox || !isPoBoxAddress(address, address.country.iso2)) return address;
  return { ...address, isPoBox: true };
}
