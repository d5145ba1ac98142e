/** Faults of the sources, and what is true instead. Each has its reason; a fault that is gone from the source stops the generator. */
import type { GoogleCountry } from './google.ts';

/** A change to the facts of one country. */
interface Mend {
  readonly code: string;
  readonly why: string;
  /** The text in the source that is wrong, and its member; the generator stops when it is no longer there. */
  readonly member: 'fmt' | 'lfmt' | 'require' | 'zip' | 'zipex' | 'sub_keys';
  readonly from: string | undefined;
  readonly to: string | undefined;
}

const newer = 'the shape in the second source is the present one';
const zipPlus4 = 'a ZIP code has five digits or nine, and a hyphen between';

/** Faults in formats and postcodes. */
const mends: readonly Mend[] = [
  {
    code: 'AE',
    member: 'fmt',
    from: '%A%n%S',
    to: '%A%n%D%n%S',
    why: 'an area of the emirate is how houses are found',
  },
  {
    code: 'AE',
    member: 'lfmt',
    from: '%A%n%S',
    to: '%A%n%D%n%S',
    why: 'an area of the emirate is how houses are found',
  },
  {
    code: 'BY',
    member: 'fmt',
    from: '%S%n%Z %C%n%A',
    to: '%A%n%Z %C%n%S',
    why: 'the post puts the street first (UPU)',
  },
  {
    code: 'KZ',
    member: 'fmt',
    from: '%Z%n%S%n%C%n%A',
    to: '%A%n%C%n%S%n%Z',
    why: 'the post puts the street first (UPU)',
  },
  { code: 'JP', member: 'lfmt', from: '%A, %S%n%Z', to: '%A%n%S %Z', why: 'a street has a line of its own' },
  { code: 'NA', member: 'fmt', from: '%Cn%Z', to: '%C%n%Z', why: 'a percent sign is lost: it would print an n' },
  { code: 'MZ', member: 'fmt', from: '%C%S', to: '%C%n%S', why: 'town and province would be one word' },
  { code: 'GN', member: 'fmt', from: '%Z %A %C', to: '%A%n%Z %C', why: 'a street has a line of its own' },
  { code: 'CI', member: 'fmt', from: '%X %A %C %X', to: '%A%n%C', why: 'a street has a line of its own' },
  { code: 'GS', member: 'fmt', from: '%n%n', to: '%n', why: 'an empty line' },
  { code: 'GT', member: 'fmt', from: '%Z- %C', to: '%Z %C', why: 'the hyphen belongs to neither' },
  { code: 'MX', member: 'require', from: 'ACZ', to: 'ACSZ', why: 'two of three sources ask for the state' },
  {
    code: 'TR',
    member: 'require',
    from: 'ACZ',
    to: 'ACSZ',
    why: 'the town is a district of a province that is printed',
  },
  { code: 'AM', member: 'zip', from: '(?:37)?\\d{4}', to: '\\d{4}', why: newer },
  { code: 'AM', member: 'zipex', from: '375010,', to: '', why: newer },
  { code: 'KH', member: 'zip', from: '\\d{5}', to: '\\d{5,6}', why: newer },
  { code: 'MM', member: 'zip', from: '\\d{5}', to: '\\d{5}(\\d{2})?', why: newer },
  { code: 'PY', member: 'zip', from: '\\d{4}', to: '\\d{4}(\\d{2})?', why: newer },
  { code: 'UZ', member: 'zip', from: '\\d{6}', to: '\\d{6,7}', why: 'both shapes are in use' },
  {
    code: 'PE',
    member: 'zip',
    from: '(?:LIMA \\d{1,2}|CALLAO 0?\\d)|[0-2]\\d{4}',
    to: '[0-2]\\d{4}',
    why: 'districts of Lima were numbered before 2011',
  },
  {
    code: 'PE',
    member: 'zipex',
    from: 'LIMA 23,LIMA 42,CALLAO 2,',
    to: '',
    why: 'districts of Lima were numbered before 2011',
  },
  { code: 'PR', member: 'zipex', from: '00930', to: '00930,00926-3232', why: zipPlus4 },
  { code: 'GU', member: 'zipex', from: '96910,', to: '96910,96910-1234,', why: zipPlus4 },
  { code: 'AS', member: 'zipex', from: '96799', to: '96799,96799-1234', why: zipPlus4 },
  { code: 'MP', member: 'zipex', from: '96950,', to: '96950,96950-1234,', why: zipPlus4 },
  { code: 'VI', member: 'zipex', from: '00802-1222', to: '00802,00802-1222', why: zipPlus4 },
  { code: 'SA', member: 'zip', from: '\\d{5}', to: '\\d{5}(?:-(\\d{4}))?', why: 'four digits may follow' },
  { code: 'SA', member: 'zipex', from: '11564', to: '11564,12643-2121', why: 'four digits may follow' },
];

/** A change to the regions that are offered. `value` is what is printed. */
interface AreaMend {
  readonly why: string;
  readonly without?: readonly string[];
  /** `value|name|Latin name|code` as in the generated files. */
  readonly and?: readonly string[];
  /** Other names in use, by the key in the source. */
  readonly also?: Readonly<Record<string, string>>;
}

/** Faults in the lists of regions, by country. */
export const areaMends: Readonly<Record<string, AreaMend>> = {
  ES: {
    why: 'names in the languages of the regions, which the post and the service use, too',
    also: {
      A: 'Alacant',
      BI: 'Bizkaia',
      C: 'A Coruña',
      CS: 'Castelló',
      GI: 'Gerona',
      L: 'Lleida',
      NA: 'Nafarroa',
      O: 'Principado de Asturias',
      OR: 'Orense',
      PM: 'Illes Balears,Baleares',
      SS: 'Gipuzkoa',
      V: 'València',
      VI: 'Araba',
    },
  },
  IT: {
    why:
      'Sardinia has had four provinces back since 2025, two of them with new names (regional law 7/2021; the second source, ' +
      'as checked with poste.it). Sud Sardegna ended then, and is still in addresses and in the register of residents',
    without: ['CI', 'OT'],
    and: ['CI|Sulcis Iglesiente||Carbonia-Iglesias', 'OT|Gallura Nord-Est Sardegna||Olbia-Tempio', 'SU|Sud Sardegna'],
  },
  IN: {
    why:
      'two territories are one since 2020, and Ladakh is one since 2019; four states have had other codes since 2023, which ' +
      'their number plates had already (ISO 3166-2)',
    without: ['Dadra and Nagar Haveli', 'Daman and Diu'],
    and: ['Dadra and Nagar Haveli and Daman and Diu|||DH', 'Ladakh|||LA'],
    also: { Chhattisgarh: 'CG', Odisha: 'OD,Orissa', Telangana: 'TS', Uttarakhand: 'UK' },
  },
  PH: {
    why: 'Compostela Valley has been called Davao de Oro since 2019, and Maguindanao was divided in 2022 (ISO 3166-2)',
    without: ['Compostela Valley', 'Maguindanao'],
    and: ['Davao de Oro|||COM,Compostela Valley', 'Maguindanao del Norte|||MGN', 'Maguindanao del Sur|||MGS'],
  },
  VE: {
    why: 'Vargas has been called La Guaira since 2019, and the Distrito Federal has been the Distrito Capital since 1999 (ISO 3166-2)',
    without: ['Distrito Federal', 'Vargas'],
    and: ['Distrito Capital|||A,Distrito Federal', 'La Guaira|||X,Vargas'],
  },
  ID: {
    why: 'Papua was divided in 2022',
    and: ['Papua Barat Daya|||PD', 'Papua Pegunungan|||PE', 'Papua Selatan|||PS', 'Papua Tengah|||PT'],
  },
  CL: { why: 'a region since 2018', and: ['Ñuble|||NB'] },
  HK: { why: 'short forms in use', also: { Kowloon: 'KLN', 'New Territories': 'NT' } },
  KR: {
    why: 'two provinces have had new names since 2023 and 2024',
    without: ['강원도', '전라북도'],
    and: ['강원특별자치도||Gangwon-do|42,강원,강원도', '전북특별자치도||Jeonbuk-do|45,전북,전라북도,Jeollabuk-do'],
  },
  RU: {
    why: 'not part of the country in ISO 3166-2',
    without: ['Республика Крым', 'город Севастополь', 'Севастополь'],
  },
};

/** Lists that are out of date as a whole: the region is typed there. */
export const withoutAreas: Readonly<Record<string, string>> = {
  VN: 'its 63 provinces became 34 in July 2025',
  NR: 'the district is the town; there are no closed names in use',
  SO: 'its states are changing',
};

/** A country's name of a field, where the source has none, or a worse one than people use. */
export const labelMends: Readonly<Record<string, string>> = {
  AE: 'd area',
  BR: 'p cep',
  CL: 'r region',
  BY: 'r region',
  EG: 'r region',
};

/** Applies the mends of a country. */
export function mended(code: string, facts: GoogleCountry): GoogleCountry {
  const result: Record<string, string | undefined> = { ...facts };
  for (const mend of mends.filter((it) => it.code === code)) {
    const text = result[mend.member];
    if (mend.from !== undefined && !text?.includes(mend.from)) {
      throw new Error(`${code}: ${mend.member} is no longer ${mend.from}; is the mend still needed?`);
    }
    result[mend.member] = mend.from === undefined ? mend.to : text?.replace(mend.from, () => mend.to ?? '');
  }
  return result;
}
