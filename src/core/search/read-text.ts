/** Reads a text as a whole address. Loaded when there is a text to read. */
import { type Area, areasFrom } from '../address/areas.ts';
import { areaFiles } from '../address/data/area-files.ts';
import { hasField } from '../address/formats.ts';
import { worldFormatOf } from '../address/world-formats.ts';
import { type ReadAddress, readAddress } from '../text/reader.ts';
import type { Reading, ReadRequest } from './state.ts';

/** What the text says as a whole address. Only one that says enough to be searched for has a term. */
export async function readText({ text, iso2 }: ReadRequest): Promise<Reading> {
  const first = readAddress(text, iso2, await areasOf(iso2));
  const { country } = first;
  const isElsewhere = country !== null && country !== iso2 && Object.hasOwn(areaFiles, country);
  // With the regions of the country that it names.
  const read = isElsewhere ? readAddress(text, country, await areasOf(country)) : first;
  const { postcode, locality, addition } = read.fields;
  const isNoisy = country !== null || addition !== '' || read.rest.length > 0;
  const isWhole = hasBuilding(read, iso2) && (postcode !== '' || (locality !== '' && isNoisy));
  const term = searchTermOf(read);
  return { kind: 'reading', text, term: isWhole && term !== text.trim() ? term : null, country };
}

/** Whether the number of the building is known; where it stays in the street, the whole text must be plain. */
function hasBuilding({ country, fields, isWhole }: ReadAddress, iso2: string): boolean {
  if (hasField(worldFormatOf(country ?? iso2), 'building')) return fields.building !== '';
  return isWhole && /\p{N}/u.test(fields.street);
}

/** The regions of a country; none where it has no list, or where it cannot be had. */
async function areasOf(iso2: string): Promise<readonly Area[]> {
  const load = Object.hasOwn(areaFiles, iso2) ? areaFiles[iso2] : undefined;
  const lines = await load?.().catch(() => null);
  return lines ? areasFrom(lines.areas) : [];
}

/**
 * What to search for: the address without what is no part of it, as the service writes it itself (§2.3, `value`):
 * `[postcode ]locality, street[ number]`. A house without a number is known by its name.
 */
export function searchTermOf({ fields }: ReadAddress): string {
  const { street, building, addition, postcode } = fields;
  const locality = fields.locality.replace(/\s+cedex\b.*$/i, '');
  if (street === '') return joined([postcode, building, locality], ' ');
  const number = building || (/\p{N}/u.test(street) ? '' : addition);
  return joined([joined([postcode, locality], ' '), joined([street, number], ' ')], ', ');
}

function joined(texts: readonly string[], by: string): string {
  return texts.filter((text) => text !== '').join(by);
}
