/**
 * Makes the lists of places in `demo/service/data/made` of the postal codes and cities of GeoNames, both CC BY 4.0:
 * `node test/support/service/write-places.ts CODES CITIES`. CODES is a folder with a CSV file for each country, with
 * the columns of https://github.com/zauberware/postal-codes-json-xml-csv; CITIES is a file with tab-separated country
 * code, name, population, latitude and longitude. The streets of each list stay as they are.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { plainly } from '../../../demo/service/words.ts';
import { regionOf } from './regions.ts';

const most: Readonly<Record<string, number>> = { LUX: 70, CHE: 200, AUT: 220, DNK: 150, NOR: 160, FIN: 160, USA: 420 };
const codes = 'NLD BEL DEU LUX AUT CHE FRA GBR ESP ITA DNK NOR FIN SWE USA'.split(' ');
const iso2: Readonly<Record<string, string>> = {
  NLD: 'NL',
  BEL: 'BE',
  DEU: 'DE',
  LUX: 'LU',
  AUT: 'AT',
  CHE: 'CH',
  FRA: 'FR',
  GBR: 'GB',
  ESP: 'ES',
  ITA: 'IT',
  DNK: 'DK',
  NOR: 'NO',
  FIN: 'FI',
  SWE: 'SE',
  USA: 'US',
};
/** Places that are wanted whatever their size: islands, and names in regional languages. */
const wanted: Readonly<Record<string, readonly string[]>> = {
  NLD: [
    'Vlieland',
    'Oost-Vlieland',
    'Nes',
    'West-Terschelling',
    'Den Burg',
    'Schiermonnikoog',
    'Grou',
    'Burgum',
    'Easterein',
    'Wytgaard',
    'Sint Philipsland',
  ],
  DEU: ['Helgoland', 'Norderney', 'Borkum', 'Westerland', 'Bautzen', 'Juist'],
  FRA: ['Ouessant', 'Le Palais', "L'Île-d'Yeu", 'Bonifacio'],
  GBR: [
    'Llangefni',
    'Llanelli',
    'Llandudno',
    'Ynysybwl',
    'Penrhyndeudraeth',
    'Stornoway',
    'Lerwick',
    'Kirkwall',
    'Cowes',
    'Machynlleth',
    'Blaenau Ffestiniog',
  ],
  ESP: ['Formentera', 'Maó', 'Ciutadella de Menorca', 'Valverde', 'San Sebastián de la Gomera'],
  ITA: ['Lipari', 'Capri', 'Procida', 'Favignana', 'Ortisei'],
  DNK: ['Nordby', 'Samsø', 'Læsø', 'Rønne', 'Fanø', 'Ærøskøbing', 'Marstal'],
  NOR: ['Svolvær', 'Longyearbyen', 'Karasjok', 'Kautokeino', 'Skrova'],
  FIN: ['Mariehamn', 'Inari', 'Hanko', 'Nauvo', 'Tikkala'],
  SWE: ['Visby', 'Borgholm', 'Kiruna', 'Öckerö', 'Ven'],
  USA: ['Avalon', 'Key West', 'Nantucket', 'Honolulu', 'Juneau', 'Beverly Hills'],
  AUT: ['Hallstatt', 'Rust'],
  CHE: ['Zermatt', 'Scuol', 'Poschiavo'],
  BEL: ['Eupen', 'Sankt Vith', 'Durbuy'],
  LUX: ['Erpeldange'],
};
/** Names that are in use beside the English ones of the list of cities. */
const local: Readonly<Record<string, string>> = {
  Munich: 'München',
  Vienna: 'Wien',
  Milan: 'Milano',
  Naples: 'Napoli',
  Turin: 'Torino',
  Genoa: 'Genova',
  Florence: 'Firenze',
  Venice: 'Venezia',
  Ostend: 'Oostende',
  Palma: 'Palma de Mallorca',
  'Halle (Saale)': 'Halle',
  Freiburg: 'Freiburg im Breisgau',
  'New York City': 'New York',
  'St. Louis': 'Saint Louis',
  'Washington, D.C.': 'Washington',
  'St. Petersburg': 'Saint Petersburg',
  'Lexington-Fayette': 'Lexington',
  'Sankt Pölten': 'St. Pölten',
  'Klagenfurt am Wörthersee': 'Klagenfurt',
  Lisbon: 'Lisboa',
  Århus: 'Aarhus C',
  Odense: 'Odense C',
  Randers: 'Randers C',
};
/** Postcodes of a place at most, and the distance in degrees within which they are one place. */
const codesPerPlace = 8;
const oneplace = 0.25;

interface Row {
  readonly place: string;
  readonly code: string;
  readonly at: readonly [number, number];
  readonly region: string;
}
interface Place {
  readonly name: string;
  readonly codes: readonly string[];
  readonly at: readonly [number, number];
  readonly region: string;
  readonly size: number;
}

const [codesFolder = '', citiesFile = ''] = process.argv.slice(2);
const cities = readFileSync(citiesFile, 'utf8')
  .split('\n')
  .map((line) => line.split('\t'));

function rowsOf(country: string): Row[] {
  const short = iso2[country] ?? '';
  const text = readFileSync(`${codesFolder}/${short}/zipcodes.${short.toLowerCase()}.csv`, 'utf8');
  return text
    .split('\n')
    .slice(1)
    .filter(Boolean)
    .flatMap((line) => {
      const cells = Array.from(line.matchAll(/(?:^|,)(?:"((?:[^"]|"")*)"|([^,]*))/g), ([, a, b]) => a ?? b ?? '');
      const [, code = '', place = '', state = '', stateCode = '', province = '', provinceCode = ''] = cells;
      if (/CEDEX|SP \d|GmbH|AG$/.test(`${code} ${place}`)) return [];
      const [latitude, longitude] = [Number(cells[9]), Number(cells[10])];
      const region = regionOf(country, { state, stateCode, province, provinceCode });
      return [
        {
          place: place.replace(/,.*| \(.*| \d\d$/g, ''),
          code: code.replace(/^L-/, ''),
          at: [latitude, longitude],
          region,
        },
      ];
    });
}

const near = ([a, b]: readonly [number, number], [c, d]: readonly [number, number]) =>
  Math.abs(a - c) < oneplace && Math.abs(b - d) < oneplace * 1.5;

/** Codes that are spread evenly over all of them. */
function spread(list: readonly string[]): string[] {
  const all = [...new Set(list)].sort();
  if (all.length <= codesPerPlace) return all;
  return Array.from({ length: codesPerPlace }, (_, at) => all[Math.floor((at * all.length) / codesPerPlace)] ?? '');
}

/** The spelling with more letters beyond ASCII: the lists leave out some accents. */
const richer = (a: string, b: string) => (plainly(a) === plainly(b) && /[^ -~]/.test(b) ? b : a);

function placesOf(country: string): Place[] {
  const rows = new Map<string, Row[]>();
  for (const row of rowsOf(country)) rows.set(plainly(row.place), [...(rows.get(plainly(row.place)) ?? []), row]);
  const own = cities
    .filter(([code]) => code === iso2[country])
    .map(([, name = '', size = '', latitude = '', longitude = '']) => ({
      name: local[name] ?? name,
      size: Number(size),
      at: [Number(latitude), Number(longitude)] as const,
    }));
  own.sort((a, b) => b.size - a.size);
  const places = new Map<string, Place>();
  const add = (name: string, at: readonly [number, number], size: number): boolean => {
    const group = (rows.get(plainly(name)) ?? []).filter((row) => near(row.at, at));
    const [first] = group;
    if (!first) return false;
    const key = `${plainly(name)}|${first.region}`;
    if (!places.has(key))
      places.set(key, {
        name: richer(first.place, name),
        codes: spread(group.map(({ code }) => code)),
        at,
        region: first.region,
        size,
      });
    return true;
  };
  let count = 0;
  for (const { name, at, size } of own) if (count < (most[country] ?? 300) && add(name, at, size)) count++;
  for (const name of wanted[country] ?? []) {
    const [row] = rows.get(plainly(name)) ?? [];
    if (row) add(name, row.at, 900);
    else console.warn(`${country}: no ${name}`);
  }
  // Towns of one name: the other places that are called as one of the places.
  let twins = 0;
  for (const { name, at, region } of [...places.values()]) {
    const other = (rows.get(plainly(name)) ?? []).find(
      (row) => row.region !== region && (Math.abs(row.at[0] - at[0]) > 0.4 || Math.abs(row.at[1] - at[1]) > 0.4),
    );
    if (other && twins < 8 && add(name, other.at, 800)) twins++;
  }
  // Villages: places that are in no list of cities.
  const known = new Set(own.map(({ name }) => plainly(name)));
  const names = [...rows.keys()].filter((name) => !known.has(name)).sort();
  for (let at = 0; at < 24; at++) {
    const [row] = rows.get(names[Math.floor(((at + 0.5) * names.length) / 24)] ?? '') ?? [];
    if (row && /^\p{L}[\p{L} '’-]{2,30}$/u.test(row.place)) add(row.place, row.at, 300);
  }
  return [...places.values()].sort((a, b) => b.size - a.size);
}

for (const country of codes) {
  const path = new URL(`../../../demo/service/data/made/${country.toLowerCase()}.json`, import.meta.url);
  const before: { readonly streets?: unknown } = existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {};
  const places = placesOf(country).map(({ name, codes, at, region, size }) =>
    [name, codes.join(','), region, at.map((it) => it.toFixed(3)).join(','), Math.round(size / 100)].join('|'),
  );
  writeFileSync(path, `${JSON.stringify({ places, streets: before.streets ?? {} }, null, 2)}\n`);
  console.log(country, places.length);
}
