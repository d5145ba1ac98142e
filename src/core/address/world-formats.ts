/** The address formats of every country. */
import { oncePerText } from '../once.ts';
import { capitals, labels, numbered, table } from './data/world.ts';
import { type Facts, facts, usual } from './format-data.ts';
import { type AddressFormat, formatFrom, type LabelKey } from './formats.ts';

/** The format if nothing is known: street, town, and no postcode. */
const unknown = 's;a;l';

/**
 * Countries with one field for street and number in which the number follows the street; elsewhere it precedes it. From
 * OpenCage's templates (`address-formatting`, MIT), and for Japanese script.
 */
const numbersBehind =
  'AF AI AL AO AR AW AX BA BI BO BQ BR BS BT BV BW BY CF CL CM CN CO CR CU CV CW DO EC EH ER ET FO GD GE GL GQ GT GW HN ' +
  'HT ID IL IR IS JO JP KG KI KM KP KR KW KZ LC LR LY MD ME MK ML MN MO MX MZ NI NP PA PE PS PW PY QA RS RU SB SD SJ SM ' +
  'SO SR SS ST SV SX SY SZ TD TJ TL TR TW UA UZ UY VA VC VE VU WS';

/** A flat as people write it, if not `Apt 4`; by ISO 3166-1 alpha-2. */
const flats: Readonly<Record<string, string>> = {
  AU: 'Unit 4',
  NZ: 'Flat 4',
  CA: 'Unit 4',
  ZA: 'Unit 4',
  IN: 'Flat 4',
  BR: 'Apto 4',
  MX: 'Int. 4',
  AR: 'Piso 4',
  CL: 'Depto 4',
  CO: 'Apto 4',
  TR: 'Daire 4',
  RU: 'кв. 4',
  UA: 'кв. 4',
  JP: '201',
};

/** Each line of the table by the codes that precede it. */
const lines: ReadonlyMap<string, string> = new Map(
  table
    .trim()
    .split('\n')
    .flatMap((line) => {
      const [codes = '', ...rest] = line.split(':');
      return codes.split(' ').map((code) => [code, rest.join(':')] as const);
    }),
);

/** The format of a country, by its ISO 3166-1 alpha-2 code in upper case. Without a country, that of most. */
export const worldFormatOf = oncePerText((iso2): AddressFormat => formatFrom(factsOf(iso2)));

function factsOf(iso2: string): Facts {
  if (!/^[A-Z]{2}$/.test(iso2)) return usual;
  const own = facts[iso2];
  if (own) return own;
  const [rows = unknown, postcode = '', pattern = '', latin] = (lines.get(iso2) ?? unknown).split('#');
  return {
    lines: rows,
    latin,
    postcode,
    ...(pattern ? { pattern } : null),
    labels: { s: 'streetAddress', r: 'province', ...labelsIn(iso2) },
    ...(capitals.includes(iso2) ? { town: 'capitals' } : null),
    isNumberInFront: !numbersBehind.includes(iso2),
    ...(flats[iso2] ? { flat: flats[iso2] } : null),
    number: numbered.includes(iso2) ? 'expected' : undefined,
  };
}

function labelsIn(iso2: string): Readonly<Record<string, LabelKey>> {
  return Object.fromEntries(
    [...labels.matchAll(/^(\w) (\w+):(.*)$/gm)].flatMap(([, letter = '', label = '', codes = '']) =>
      codes.includes(iso2) ? [[letter, label as LabelKey]] : [],
    ),
  );
}
