/** Addresses of the reference service, as people write them: what Enter makes of each. `node measure.ts` prints it. */
import { allCountries } from '../../../../demo/service/data/all.ts';
import { buildingText } from '../../../../demo/service/lines.ts';
import { nameIn, streetsOf } from '../../../../demo/service/model.ts';
import type { Country } from '../../../../src/contract/types.ts';
import { formatOf } from '../../../../src/core/address/formats.ts';
import { worldFormatOf } from '../../../../src/core/address/world-formats.ts';
import { enter } from './service.ts';

/** The ways of writing that are measured. */
export const ways = ['folded', 'in short', 'street begun', 'town with a slip'] as const;
export type Way = (typeof ways)[number];

/** A text, and the address that it stands for. */
export interface Written {
  readonly country: Country;
  readonly way: Way;
  readonly text: string;
  /** The line and the place as the service lists them. */
  readonly line: string;
  readonly place: string;
}

const short: readonly (readonly [RegExp, string])[] = [
  [/stra(?:ss|ß)e\b/iu, 'str.'],
  [/straat\b/iu, 'str'],
  [/\bAvenue\b/i, 'Ave'],
  [/\bStreet\b/i, 'St'],
  [/\bRoad\b/i, 'Rd'],
  [/\bDrive\b/i, 'Dr'],
  [/\bBoulevard\b/i, 'Bd'],
  [/\bPlace\b/i, 'Pl'],
  [/\bSquare\b/i, 'Sq'],
  [/\bLane\b/i, 'Ln'],
  [/\bChemin\b/i, 'Ch.'],
  [/\bRoute\b/i, 'Rte'],
  [/\bCalle\b/i, 'C/'],
  [/\bAvenida\b/i, 'Avda.'],
  [/\bPlaza\b/i, 'Pza.'],
  [/\bPaseo\b/i, 'Pº'],
  [/\bPiazza\b/i, 'P.za'],
  [/\bViale\b/i, 'V.le'],
  [/\bCorso\b/i, 'C.so'],
  [/platz\b/i, 'pl.'],
  [/plein\b/i, 'pl.'],
  [/gade\b/i, 'g.'],
  [/gatan\b/i, 'g.'],
  [/gata\b/i, 'gt.'],
  [/katu\b/i, 'k.'],
  [/weg\b/i, 'wg'],
  [/laan\b/i, 'ln'],
];

const ascii = (text: string) =>
  text
    .replace(/ß/g, 'ss')
    .replace(/ä/g, 'ae')
    .replace(/ö/g, 'oe')
    .replace(/ü/g, 'ue')
    .replace(/[øØ]/g, 'o')
    .replace(/[æÆ]/g, 'ae')
    .replace(/[åÅ]/g, 'aa')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/['’-]/g, ' ')
    .toLowerCase();

const shortened = (text: string) =>
  short.reduce((it, [full, other]) => (it === text ? it.replace(full, other) : it), text);

/** Its beginning, half a word at least: of a name with several words, of the last one. */
function begun(street: string): string {
  const words = street.split(' ');
  const last = words.pop() ?? '';
  return [...words, last.length > 5 ? last.slice(0, Math.ceil(last.length * 0.6)) : last].join(' ');
}

/** Two letters in the wrong order, in the middle of the longest word; null where none has six letters. */
function slipped(town: string): string | null {
  const words = town.split(/(?<=[ -])|(?=[ -])/);
  const at = words.reduce((best, word, index) => (word.length > (words[best] ?? '').length ? index : best), 0);
  const word = words[at] ?? '';
  if (word.length < 6) return null;
  for (let index = Math.floor(word.length / 2); index < word.length - 1; index++) {
    if (word[index] === word[index + 1]) continue;
    return words.with(at, `${word.slice(0, index)}${word[index + 1]}${word[index]}${word.slice(index + 2)}`).join('');
  }
  return null;
}

/** Some addresses of each country, written in each way. */
export function writtenAddresses(most: number): readonly Written[] {
  return allCountries.flatMap((data) => {
    const { country } = data;
    const language = data.languages[0] ?? '';
    const streets = streetsOf(data).filter(
      ({ data: { kind }, buildings }) => kind !== 'PO boxes' && buildings.length > 0,
    );
    const step = Math.max(1, Math.floor(streets.length / most));
    return streets
      .filter((_, index) => index % step === 0)
      .slice(0, most)
      .flatMap((street, index) => {
        const building = street.buildings[Math.min(index, street.buildings.length - 1)];
        if (!building || building.number === null) return [];
        const name = nameIn(street.data.name, language);
        const town = nameIn(street.locality.name, language);
        const number = buildingText({ ...building, name: '' }, country.iso3);
        const format = country.iso2 === 'US' ? worldFormatOf('US') : formatOf(country.iso2);
        const isFirst = format.numberFirst || country.iso2 === 'US' || country.iso2 === 'LU';
        const written = (at: string, of: string) => (isFirst ? `${number} ${at} ${of}` : `${at} ${number} ${of}`);
        const wrong = slipped(town);
        const texts: readonly (readonly [Way, string | null])[] = [
          ['folded', ascii(written(name, town))],
          ['in short', written(shortened(name), town)],
          ['street begun', written(begun(name), town).toLowerCase()],
          ['town with a slip', wrong && written(name, wrong)],
        ];
        const isNumber = buildingText(building, country.iso3);
        return texts.flatMap(([way, text]): readonly Written[] =>
          text ? [{ country, way, text, line: `${name} ${isNumber}`, place: `${building.postcode} ${town}` }] : [],
        );
      });
  });
}

/** The number of results of each kind. */
export interface Count {
  taken: number;
  asked: number;
  refused: number;
  other: number;
  unlisted: number;
}

/** Enters each text. `other`: another address was taken, or asked about. `unlisted`: the list does not have the address. */
export async function measure(texts: readonly Written[], report?: (written: Written, what: string) => void) {
  const counts = new Map<Way, Count>(
    ways.map((way) => [way, { taken: 0, asked: 0, refused: 0, other: 0, unlisted: 0 }]),
  );
  for (const written of texts) {
    const { answer, match, matches } = await enter(written.text, written.country);
    const count = counts.get(written.way);
    if (!count) continue;
    // The town may have another name in the language of the answer.
    const [postcode] = written.place.split(' ');
    const isIt = ({ value }: { readonly value: string }) =>
      value.startsWith(`${postcode} `) && value.trim().endsWith(`, ${written.line}`);
    const what = match && !isIt(match) ? 'other' : !match && !matches.some(isIt) ? 'unlisted' : answer;
    count[what] += 1;
    if (what !== 'taken')
      report?.(written, `${what}: ${match?.value ?? matches.map(({ value }) => value).join(' | ')}`);
  }
  return counts;
}

if (process.argv[1]?.endsWith('measure.ts')) {
  const counts = await measure(writtenAddresses(Number(process.argv[2] ?? 7)), ({ country, way, text }, what) =>
    console.log(country.iso2, way, '·', text, '·', what),
  );
  console.log(Object.fromEntries(counts));
}
