/**
 * The columns of address registers. Names are compared without case, accents and separators: `Nom_Voie` is `nomvoie`.
 * They are those of OpenAddresses and of the registers of the countries.
 */
import { fold } from '../words.ts';

/**
 * The names of each field; of several, the first one counts that a row has a text in. A name with a language at its end is
 * one of several names: `street.fr`.
 */
const names = {
  country: 'country countrycode iso3 iso2',
  street:
    'street openbareruimte openbareruimtenaam streetname nomvoie stnlabel strassenname vejnavn adressenavn rue nombrevia ' +
    'thoroughfare straat strasse str address1 ulica ulicanaziv tase5nimetusliigiga gatpav',
  'street.nl': 'streetnamenl',
  'street.fr': 'streetnamefr',
  'street.de': 'streetnamede',
  'street.fi': 'addressnamefin',
  'street.sv': 'addressnameswe',
  streetType: 'tipovial',
  number:
    'number huisnummer housenumber buildingnumber numero adrnumber hnradrzusammen husnr nummer numerporzadkowy orientacnecislocele ' +
    'supisnecislo hsstevilka house hausnrzahl1 civico numcivico civnumero numberfirst tase7 nr',
  letter: 'huisletter rep bokstav hsdodatek hausnrbuchst1 esponente espbarrato',
  addition:
    'huisnummertoevoeging toevoeging addition boxnumber extension bruksenhetsnummertekst flatnumber korpusanr tase8',
  floor: 'etage floor',
  door: 'dør dor door',
  unit: 'unit subbuildingname subbuilding flat apartment',
  building: 'buildingname bdgname hofname organisationname',
  postcode:
    'postcode codepostal ziplabel plz postnr postnummer postalcode codpostal codpostale codposta kodpocztowy psc ' +
    'postniokolissifra pastokodas zip zipcode',
  locality:
    'city woonplaats woonplaatsnaam nomcommune zustellort ortsname postnrnavn poststed localite municipio miejscowosc ' +
    'castobce obec naseljenaziv gyvpav localityname locality comune posttown town plaats ort ville tase4 tase3',
  'locality.nl': 'postnamenl municipalitynamenl',
  'locality.fr': 'postnamefr municipalitynamefr',
  'locality.de': 'municipalitynamede',
  'locality.fi': 'postalofficefin',
  'locality.sv': 'postalofficeswe',
  municipality: 'gemeente gemeindename kommunenavn comname obcinanaziv municipality',
  municipalityId: 'codeinsee kommunekode gkz niscode municipalityid',
  region: 'region provincie provincia comcanton state kraj tase1 province county',
  latitude: 'lat latitude epsg4326lat',
  longitude: 'lon lng long longitude epsg4326lon',
  status: 'status adrstatus',
} as const;

/** The meaning of a column. */
export type Field = keyof typeof names;

/** A column that only the register of one country has. */
const signs: Readonly<Record<string, string>> = {
  huisletter: 'NLD',
  openbareruimte: 'NLD',
  openbareruimtenaam: 'NLD',
  streetnamenl: 'BEL',
  nomvoie: 'FRA',
  stnlabel: 'CHE',
  strassenname: 'AUT',
  vejnavn: 'DNK',
  adressenavn: 'NOR',
  addressnamefin: 'FIN',
  idcaclrbat: 'LUX',
  tipovial: 'ESP',
  numerporzadkowy: 'POL',
  supisnecislo: 'SVK',
  hsstevilka: 'SVN',
  tase5nimetusliigiga: 'EST',
  gatpav: 'LTU',
};

/** The columns of the fields in a file. */
export interface Columns {
  /** Indexes of the columns of each field, the preferred one first; a field without any is not in it. */
  readonly at: ReadonlyMap<Field, readonly number[]>;
  /** The number of columns in the header. */
  readonly count: number;
  /** Names of the columns that nothing is read from. */
  readonly unused: readonly string[];
  /** Alpha-3 code of the country whose register has such columns; null for columns that any may have. */
  readonly country: string | null;
}

function plain(name: string): string {
  return fold(name.replace('\uFEFF', '')).replace(/[^\p{L}\p{N}]+/gu, '');
}

/** The columns of a header. */
export function columnsOf(header: readonly string[]): Columns {
  const own = header.map(plain);
  const at = new Map<Field, readonly number[]>();
  for (const field of Object.keys(names) as Field[]) {
    const indexes = names[field]
      .split(' ')
      .map((name) => own.indexOf(plain(name)))
      .filter((index) => index >= 0);
    if (indexes.length > 0) at.set(field, indexes);
  }
  const used = new Set([...at.values()].flat());
  const unused = header.filter((_, index) => !used.has(index)).map((name) => name.trim().slice(0, 40));
  const sign = own.find((name) => Object.hasOwn(signs, name));
  return {
    at,
    count: header.length,
    unused: unused.filter(Boolean),
    country: sign === undefined ? null : (signs[sign] ?? null),
  };
}

/** The columns that a header of addresses lacks, in words; empty if it lacks none. */
export function missingIn({ at }: Columns): readonly string[] {
  const has = (field: string) => [...at.keys()].some((it) => it === field || it.startsWith(`${field}.`));
  // The Swiss register has postcode and town in one column.
  const isTownThere = has('locality') || ['postcode', 'building', 'street'].every(has);
  return [
    ...(has('street') ? [] : ['a street']),
    ...(has('number') ? [] : ['a house number']),
    ...(has('postcode') ? [] : ['a postcode']),
    ...(isTownThere ? [] : ['a town']),
  ];
}
