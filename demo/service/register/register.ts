/** A register of one's own: files of addresses, as countries of the service. */
import { iso31661 } from 'iso-3166';
import type { CountryData, CountryInfo, LocalityData, Name, StreetData } from '../model.ts';
import type { RegisterAddress } from './address.ts';
import { type DataFile, readFile } from './files.ts';
import { createNotes, type ImportReport } from './report.ts';
import { DataFileError } from './text.ts';

/** A register in memory. */
export interface Register {
  readonly countries: readonly CountryData[];
  readonly report: ImportReport;
}

interface Street extends Pick<StreetData, 'name' | 'kind' | 'details'> {
  /** Each building as `Numbers` has it, by postcode. */
  readonly numbers: Map<string, string[]>;
}

interface Place {
  readonly data: Omit<LocalityData, 'at' | 'streets'>;
  readonly streets: Map<string, Street>;
  count: number;
  located: number;
  north: number;
  east: number;
}

/**
 * Reads files of addresses.
 *
 * @param known countries whose languages and names are known
 * @throws DataFileError with a sentence for the person who named the files
 */
export async function readRegister(files: readonly DataFile[], known: readonly CountryInfo[]): Promise<Register> {
  const started = performance.now();
  const countries = new Map<string, Map<string, Place>>();
  const notes = createNotes();
  let rows = 0;
  for (const file of files) {
    await readFile(file, {
      onRow: () => rows++,
      onAddress: (address) => {
        const places = entryOf(countries, address.country, () => new Map<string, Place>());
        addTo(
          entryOf(places, keyOf(address), () => newPlace(address)),
          address,
        );
      },
      onRefusal: notes.add,
      onUnusedColumns: notes.addUnused,
    });
  }
  const { refusals, unused } = notes;
  if (countries.size === 0) throw new DataFileError(emptyOf(rows, refusals()));
  let [addresses, duplicates] = [0, 0];
  /** The buildings of a postcode of a street, each once. */
  const numbersOf = (texts: readonly string[]) => {
    const own = new Map(
      texts.map((text) => [
        text
          .replace(/@[^=]*/, '')
          .replace(/\s/g, '')
          .toLowerCase(),
        text,
      ]),
    );
    addresses += own.size;
    duplicates += texts.length - own.size;
    return [...own.values()].join('; ');
  };
  const streetOf = ({ numbers, ...street }: Street): StreetData => ({
    ...street,
    numbers: Object.fromEntries(Array.from(numbers, ([postcode, texts]) => [postcode, numbersOf(texts)])),
  });
  const localityOf = ({ data, streets, located, north, east }: Place): LocalityData => ({
    ...data,
    at: located === 0 ? null : [round(north / located), round(east / located)],
    streets: Array.from(streets.values(), streetOf),
  });
  const made = [...countries].sort().map(([iso3, places]) => ({
    ...infoOf(iso3, known),
    // What is found first is shown first.
    localities: [...places.values()].sort((a, b) => b.count - a.count).map(localityOf),
  }));
  const seconds = (performance.now() - started) / 1_000;
  return { countries: made, report: { rows, addresses, duplicates, refusals: refusals(), unused: unused(), seconds } };
}

function entryOf<Item>(map: Map<string, Item>, key: string, create: () => Item): Item {
  const item = map.get(key) ?? create();
  map.set(key, item);
  return item;
}

function addTo(place: Place, address: RegisterAddress): void {
  const { street, postcode, at, kind, streetDetails } = address;
  place.count++;
  if (at) {
    place.located++;
    place.north += at[0];
    place.east += at[1];
  }
  const own = entryOf(place.streets, textOf(street), () => ({
    ...whole({ name: street, ...(streetDetails && { details: streetDetails }) }),
    ...(kind && { kind }),
    numbers: new Map(),
  }));
  entryOf(own.numbers, postcode, () => []).push(numberOf(address));
}

/** A building as `Numbers` has it. */
function numberOf({ number, addition, building, at }: RegisterAddress): string {
  const place = at ? `@${at.map(round).join(',')}` : '@';
  const name = building === '' ? '' : `=${building.replaceAll(';', ',')}`;
  return `${number ?? ''}${addition === '' ? '' : `:${addition.replace(/[,;=@]/g, ' ')}`}${place}${name}`;
}

/** A name as one text: a name in several languages is JSON. */
function textOf(name: Name): string {
  return typeof name === 'string' ? name : JSON.stringify(name);
}

/** Two towns of one name are told apart by their municipality and region. */
function keyOf({ locality, localityId, municipality, regions }: RegisterAddress): string {
  const area = [municipality?.id, municipality && textOf(municipality.name), regions?.map(({ id }) => id).join('/')];
  return [localityId, textOf(locality), ...area].join('\u0000');
}

function newPlace({ locality, localityId, aliases, municipality, regions, region, localityDetails }: RegisterAddress) {
  const data = whole({
    name: locality,
    ...(localityId !== undefined && { id: localityId }),
    ...(aliases && { aliases }),
    ...(municipality && { municipality }),
    ...(regions && { regions }),
    ...(region !== undefined && { region }),
    ...(localityDetails && { details: localityDetails }),
  });
  return { data, streets: new Map<string, Street>(), count: 0, located: 0, north: 0, east: 0 };
}

/** A copy: a text of a row is a part of the piece of the file that it was read in, and would keep all of it in memory. */
function whole<Data>(data: Data): Data {
  return JSON.parse(JSON.stringify(data)) as Data;
}

/** Recorded answers have eight decimals of a degree. */
function round(degrees: number): number {
  return Math.round(degrees * 1e8) / 1e8;
}

function emptyOf(rows: number, [most]: ImportReport['refusals']): string {
  if (!most) return 'The files have no rows';
  return `None of the ${rows.toLocaleString('en')} rows is an address: line ${most.lines[0]} of ${most.file} ${most.reason}`;
}

function infoOf(iso3: string, known: readonly CountryInfo[]): CountryInfo {
  const own = known.find(({ country }) => country.iso3 === iso3);
  if (own) return { country: own.country, languages: own.languages };
  const iso2 = iso31661.find(({ alpha3 }) => alpha3 === iso3)?.alpha2 ?? iso3.slice(0, 2);
  const name = new Intl.DisplayNames(['en'], { type: 'region' }).of(iso2) ?? iso3;
  return {
    country: { name, iso3, iso2 },
    languages: [`${new Intl.Locale(`und-${iso2}`).maximize().language}-${iso2}`],
  };
}
