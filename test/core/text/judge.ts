import { type Area, areaOf } from '../../../src/core/address/areas.ts';
import type { FieldTexts } from '../../../src/core/address/formats.ts';
import type { ReadAddress } from '../../../src/core/text/reader.ts';
import type { CorpusRow, Parts } from './data/corpus-row.ts';

/** The part of a reading that is judged. */
export type Answer = Omit<ReadAddress, 'doubt'> & { readonly doubt?: ReadAddress['doubt'] };

/** `declined`: the text stays as it is, though it has an address. `wrong`: a parcel may go astray, or a word is lost. */
export type Verdict = 'right' | 'declined' | 'wrong';

/** A verdict; `faults` has a line for each part that is not as expected. */
export interface Judgement {
  readonly verdict: Verdict;
  readonly faults: readonly string[];
}

/**
 * Judges a reading of a row by the best of the row's alternatives. Case, blanks and punctuation do not count, accents do.
 * `areas`: the regions of the country that the address is in, by which a region's name and code are the same.
 */
export function judge([pastedIn, text, right]: CorpusRow, read: Answer, areas: readonly Area[]): Judgement {
  if (right === 'declined') return read.isWhole ? { verdict: 'wrong', faults: ['is no whole address'] } : fine;
  if (!read.isWhole) return { verdict: 'declined', faults: [read.doubt ?? ''] };
  const alternatives = [right].flat().map((parts) => faultsOf(read, parts, pastedIn, text, areas));
  const faults = alternatives.reduce((best, it) => (it.length < best.length ? it : best));
  return faults.length === 0 ? fine : { verdict: 'wrong', faults };
}

const fine: Judgement = { verdict: 'right', faults: [] };

function faultsOf(
  { country, fields, rest }: Answer,
  parts: Parts,
  pastedIn: string,
  text: string,
  areas: readonly Area[],
): readonly string[] {
  const anywhere = pieces(parts.either ?? '', parts.loose ?? '');
  const { building, street, addition } = fields;
  const places: readonly [name: keyof Parts, wanted: Parts['line'], texts: readonly string[]][] = [
    ['line', parts.line, [`${street} ${building}`, `${building} ${street}`]],
    ['unit', parts.unit, [addition]],
    ['district', parts.district, [fields.district]],
    ['locality', parts.locality, [fields.locality]],
  ];
  const printed = [street, building, addition, fields.district].map(fold).join('|');
  const line = fold(`${building} ${street}`);
  const right = {
    country: parts.country === undefined ? country === null || country === pastedIn : country === parts.country,
    number: parts.number === undefined || values(parts.number).some((it) => bare(it) === bare(building)),
    postcode: values(parts.postcode).some((it) => bare(it) === bare(fields.postcode)),
    region: values(parts.region).some((it) => isSameRegion(it, fields.region, areas)),
    either: pieces(parts.either ?? '').every((it) => printed.includes(it) || line.includes(it)),
  };
  return [
    ...Object.entries(right).flatMap(([name, isRight]) => (isRight ? [] : [name])),
    ...places.flatMap(([name, wanted, texts]) =>
      texts.some((it) => values(wanted).some((value) => consistsOf(it, pieces(value), anywhere))) ? [] : [name],
    ),
    ...lostWords(
      text,
      [...Object.values(fields), ...rest],
      [
        ...labelsIn(text),
        ...droppable(parts),
        ...namesOf(parts.country ?? pastedIn),
        ...namesOfRegion(fields.region, areas),
      ],
    ).map((word) => `lost: ${word}`),
  ].map((it) => (it in fields || it === 'line' || it === 'unit' ? `${it}: ${said(it, fields)}` : it));
}

function said(part: string, fields: FieldTexts): string {
  if (part === 'line') return JSON.stringify([fields.street, fields.building]);
  return JSON.stringify(part === 'unit' ? fields.addition : fields[part as keyof FieldTexts]);
}

/** True if a text has all the pieces, and beside them only such as may be anywhere. */
function consistsOf(text: string, wanted: readonly string[], anywhere: readonly string[]): boolean {
  let left = fold(text);
  for (const piece of wanted) {
    if (!left.includes(piece)) return false;
    left = left.replace(piece, '|');
  }
  // Longest first: one piece may be a part of another one.
  for (const piece of anywhere.toSorted((a, b) => b.length - a.length)) left = left.replace(piece, '|');
  return /^[| ]*$/.test(left);
}

function isSameRegion(wanted: string, read: string, areas: readonly Area[]): boolean {
  const area = areaOf(wanted, areas);
  return fold(wanted) === fold(read) || (area !== undefined && area === areaOf(read, areas));
}

/** The words of a text that are in none of the read texts, each as often as it is there, and are no mere label. */
function lostWords(text: string, read: readonly string[], mayDrop: readonly string[]): readonly string[] {
  const kept = read.map(bare);
  const dropped = new Set(mayDrop.flatMap(wordsOf).map(withoutAccents));
  const words = wordsOf(text.replace(portugueseNumber, ' ')).toSorted((a, b) => b.length - a.length);
  return words.filter((word) => {
    const at = kept.findIndex((it) => it.includes(word));
    if (at >= 0) kept[at] = (kept[at] ?? '').replace(word, ' ');
    return at < 0 && !dropped.has(withoutAccents(word)) && !labels.has(word);
  });
}

/** The word for a number as Portugal writes it: the dot divides it in two words. It may be left out as `nr` and `nº` may. */
const portugueseNumber = /(?<!\p{L})n\.º/giu;

/** Words in front of a value that say what it is, which the reader may leave out. */
const labels = new Set(
  `tel telefon telefono teléfono telefone téléphone phone ph mob mobile mobil cell handy hp fax mail email
   pincode ー address adresse adres dirección endereço indirizzo anschrift ship to name plz cap cep cp c p pin postcode zip
   eircode code postal código tél τηλ τ κ тел індекс индекс 电 话 電 話 地 址 邮 编 우 收 件 人 no nr n pc`.split(
    /\s+/,
  ),
);

/** Words that the reader may leave out because one of several right values is without them. */
function droppable({ district, locality, region, postcode }: Parts): readonly string[] {
  return [district, locality, region, postcode].flatMap((it) => (typeof it === 'object' ? it : []));
}

/** Words at the beginning of a line or part, with a colon behind them. */
function labelsIn(text: string): readonly string[] {
  return Array.from(
    text.matchAll(/(?:^|[\n,;|·\u3000])\s*([^\n,;|·:：\d]{1,24}?)\s*[:：]/gu),
    ([, label = '']) => label,
  );
}

const displayLanguages =
  'en de fr nl es it pt pl cs sk hu ro bg el sv da nb fi et lv lt ru uk tr ja zh zh-Hant ko ar he th vi id ms sl hr ga is ca fa hi sr sq bs mk ka hy az kk uz ro sw af'.split(
    ' ',
  );

/** Other names of a country. */
const otherNames: Readonly<Record<string, string>> = {
  AE: 'UAE U.A.E. Emirates',
  BA: 'Bosnia and Herzegovina',
  CZ: 'Czech Republic Česká republika ČR',
  GB: 'UK U.K. Great Britain England Scotland Wales Northern Ireland',
  GP: 'France',
  IE: 'Eire Éire Republic of Ireland',
  IN: 'Bharat',
  KR: 'Republic of Korea 대한민국',
  JE: 'Channel Islands',
  LU: 'Grand-Duché de Luxembourg',
  NL: 'Holland',
  NZ: 'Aotearoa',
  OM: 'Sultanate of Oman',
  RU: 'Российская Федерация РФ',
  SA: 'KSA Kingdom of Saudi Arabia',
  SK: 'Slovenská republika',
  SM: 'Repubblica di San Marino',
  CN: 'P.R. China 中华人民共和国',
  SG: 'Republic of Singapore',
  TR: 'Turkey',
  // 臺 is another way to write 台.
  TW: 'R.O.C. 中華民國 臺',
  VN: 'Socialist Republic of Vietnam',
  TT: 'Trinidad and Tobago',
  UZ: "O'zbekiston",
  US: 'USA U.S.A. US United States of America EE UU EUA',
};

function namesOf(iso2: string): readonly string[] {
  const names = displayLanguages.map((it) => new Intl.DisplayNames(it, { type: 'region' }).of(iso2) ?? '');
  // The sign of a country in front of a postcode is its own, or one of cars.
  return [...names, otherNames[iso2] ?? '', iso2, 'D A B F I E P S N H L FL FIN'];
}

function namesOfRegion(region: string, areas: readonly Area[]): readonly string[] {
  const area = areaOf(region, areas);
  return area ? [area.value, area.name, area.latin, ...area.others] : [];
}

function values(wanted: Parts['line']): readonly string[] {
  return typeof wanted === 'object' ? wanted : [wanted ?? ''];
}

function pieces(...texts: readonly string[]): readonly string[] {
  return texts
    .flatMap((it) => it.split(/[,،、]/))
    .map(fold)
    .filter(Boolean);
}

/** In lower case and European digits, without punctuation, with a blank only where two numbers would run together. */
function fold(text: string): string {
  return plain(text)
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, ' ')
    .trim()
    .replace(/(?<!\d) | (?!\d)/g, '');
}

/** Letters and digits alone, in lower case. */
export function bare(text: string): string {
  return fold(text).replaceAll(' ', '');
}

function withoutAccents(word: string): string {
  return word.normalize('NFD').replace(/\p{M}/gu, '');
}

/** Runs of letters and of digits; where a script writes no blanks between words, its letters. */
function wordsOf(text: string): readonly string[] {
  return plain(text).match(/[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Hangul}]|[\p{L}\p{M}]+|\p{N}+/gu) ?? [];
}

const zeros = [0x660, 0x6f0, 0x966, 0x9e6, 0xe50];

function plain(text: string): string {
  return text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll('\u0307', '')
    .replace(/\p{Nd}/gu, (digit) => {
      const code = digit.charCodeAt(0);
      const zero = zeros.find((it) => code >= it && code < it + 10);
      return zero === undefined ? digit : String(code - zero);
    });
}
