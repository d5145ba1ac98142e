/** Addresses of a country to try, spread over its data. */
import { mailLines } from './lines.ts';
import type { CountrySource } from './store.ts';

/** How many are shown. */
const shown = 8;
/** How far apart their streets are: neighbours are often of one town. */
const step = 5;
/** How many streets are looked at. */
const looked = 400;

/** Addresses as lines on a parcel. */
export function examplesOf(source: CountrySource): readonly string[] {
  const store = source.open();
  const [language = ''] = source.languages;
  const first = source.firstStreet ?? 0;
  const towns = new Set<number>();
  const examples: string[] = [];
  for (let id = first; id < first + looked && examples.length < shown; id += step) {
    const street = store.street(id);
    const building = street?.buildings[0];
    if (!street || !building || towns.has(street.localityId)) continue;
    towns.add(street.localityId);
    examples.push(mailLines(street, building, language).join(', ').replace(/\s+/g, ' '));
  }
  return examples;
}
