/**
 * Queries for the search: those that people wrote, and others that the rules of `query-rules.ts` make of addresses of the
 * service's own data.
 */
import { readFileSync } from 'node:fs';
import { wholeCountries } from '../../../demo/service/data/whole.ts';
import { buildingText } from '../../../demo/service/lines.ts';
import { type Building, nameIn, namesOf, type Street, streetsOf } from '../../../demo/service/model.ts';
import { mulberry32 } from '../../../demo/service/random.ts';
import { kinds, type Pen, type Written } from './query-rules.ts';

/** A query, and the address that it means, as the value of its match. */
export interface Query {
  readonly country: string;
  readonly kind: string;
  readonly query: string;
  readonly expected: string;
}

/** The countries of the queries, and how many each has. */
export const queriedCountries = 'NLD DEU USA FRA GBR BEL ESP ITA SWE DNK'.split(' ');
export const queriesPerCountry = 50;

/** The number of tries to draw an address for a rule before the next one is asked. */
const attempts = 400;

/** The queries of `queries-of-people.tsv`, which has all fifteen countries. */
export function queriesOfPeople(): readonly Query[] {
  const text = readFileSync(new URL('../../demo/service/queries-of-people.tsv', import.meta.url), 'utf8');
  return text
    .trimEnd()
    .split('\n')
    .slice(1)
    .map((row) => {
      const [country = '', kind = '', query = '', expected = ''] = row.split('\t');
      return { country, kind, query, expected };
    });
}

/** Fifty queries of each of the ten countries; another seed gives others. */
export function makeQueries(seed: number): readonly Query[] {
  return queriedCountries.flatMap((iso3, index) => queriesOf(iso3, mulberry32(seed * 1_000 + index)));
}

/** The streets of a country of the service, and its language. */
export function streetsOfCountry(iso3: string): { readonly language: string; readonly streets: readonly Street[] } {
  const data = wholeCountries.find(({ country }) => country.iso3 === iso3);
  return { language: data?.languages[0] ?? '', streets: data ? streetsOf(data) : [] };
}

function queriesOf(iso3: string, random: () => number): readonly Query[] {
  const { language, streets } = streetsOfCountry(iso3);
  const words = new Set(
    streets.flatMap(({ data, locality }) =>
      [...namesOf(data.name), ...namesOf(locality.name), ...(locality.aliases ?? [])].flatMap((name) =>
        name.toLowerCase().split(/[^\p{L}]+/u),
      ),
    ),
  );
  const pen: Pen = { random, isWord: (word) => words.has(word) };
  const names = new Map<string, number>();
  const keyOf = (street: Street) =>
    `${nameIn(street.locality.name, language)}|${nameIn(street.data.name, language)}`.toLowerCase();
  for (const street of streets) names.set(keyOf(street), (names.get(keyOf(street)) ?? 0) + 1);
  const draw = (): { readonly written: Written; readonly expected: string } | null => {
    const street = streets[Math.floor(random() * streets.length)];
    if (!street || street.isNamesake || street.data.kind || names.get(keyOf(street)) !== 1) return null;
    const building = street.buildings[Math.floor(random() * street.buildings.length)];
    const written = building && writtenOf(street, building, language, streets);
    if (!building || !written) return null;
    const { postcode } = building;
    const { town, street: name } = written;
    return { written, expected: `${postcode} ${town}, ${name} ${buildingText(building, iso3)}` };
  };
  const made: Query[] = [];
  const asked = new Set<string>();
  const add = (kind: string, rule: (typeof kinds)[number][2]) => {
    const isOfUnits = kind.startsWith('unit');
    for (let attempt = 0; attempt < attempts; attempt++) {
      const drawn = draw();
      if (!drawn || isOfUnits !== (drawn.written.unit !== '')) continue;
      const query = rule(drawn.written, pen);
      if (query === null || asked.has(query)) continue;
      asked.add(query);
      made.push({ country: iso3, kind, query, expected: drawn.expected });
      return;
    }
  };
  for (const [kind, count, rule] of kinds) for (let index = 0; index < count; index++) add(kind, rule);
  // A country without units or ordinals has more of the other kinds.
  for (let index = 0; made.length < queriesPerCountry; index++) {
    const [kind, , rule] = kinds[index % kinds.length] ?? kinds[0]!;
    add(kind, rule);
  }
  return made.slice(0, queriesPerCountry);
}

function writtenOf(street: Street, building: Building, language: string, all: readonly Street[]): Written | null {
  const { iso3 } = street.country;
  const { number, addition, name, postcode } = building;
  const isFlat = /^Flat /.test(name);
  if (number === null || (name !== '' && !isFlat)) return null;
  const unit = isFlat ? name : addition;
  // A number that has units means one of them, unless the unit is typed.
  if (unit === '' && street.buildings.filter((it) => it.number === number).length > 1) return null;
  const town = nameIn(street.locality.name, language);
  const near = all
    .filter((it) => it.localityId === street.localityId)
    .flatMap(({ data }) => Object.keys(data.numbers))
    .filter((code) => !Object.hasOwn(street.data.numbers, code));
  const region = iso3 === 'BEL' || iso3 === 'DNK' ? '' : (street.locality.region ?? regionOf(street, language));
  return {
    iso3,
    street: nameIn(street.data.name, language),
    number: String(number),
    unit,
    town,
    postcode,
    region,
    neighbour: near[number % Math.max(1, near.length)] ?? '',
  };
}

function regionOf({ locality }: Street, language: string): string {
  const region = locality.regions?.at(-1)?.name;
  return region === undefined ? '' : nameIn(region, language);
}
