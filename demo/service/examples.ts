/** Addresses of a country to try, spread over its data. */
import { mailLines } from './lines.ts';
import { storeOf } from './memory-store.ts';
import type { CountryData } from './model.ts';

/** The number of examples shown. */
const shown = 8;
/** The distance between their streets in the list: neighbours are often of one town. */
const step = 5;
/** The number of streets that are examined. */
const looked = 400;

/** Addresses as lines on a parcel. */
export function examplesOf(data: CountryData): readonly string[] {
  const store = storeOf(data);
  const [language = ''] = data.languages;
  const towns = new Set<number>();
  const examples: string[] = [];
  for (let id = 0; id < looked && examples.length < shown; id += step) {
    const street = store.street(id);
    const building = street?.buildings[0];
    if (!street || !building || towns.has(street.localityId)) continue;
    towns.add(street.localityId);
    examples.push(mailLines(street, building, language).join(', ').replace(/\s+/g, ' '));
  }
  return examples;
}
