/**
 * Addresses as they were typed, for a street that has no such number: with `tags`, and `validated: false` in their
 * details. The street and its near numbers come before them.
 */
import { additionMaxLength, houseNumberRange } from '../../src/contract/rules.ts';
import { buildingText, streetLine } from './lines.ts';
import { type Building, nameIn, type Street } from './model.ts';
import { addressSuggestion, type Suggestion } from './suggestions.ts';
import { squeeze } from './words.ts';

/** The tags for the unknown parts of an address; public clients of the service know these keys. */
const unvalidatedTags = {
  number: 'unvalidated-housenumber',
  addition: 'unvalidated-housenumber-addition',
} as const;

/**
 * The building of a text that begins with a house number, or null when the street has it, or when it is no number.
 *
 * @param typed number and addition, letters and digits only: `166b`
 */
export function unvalidatedBuilding({ buildings, data }: Street, typed: string): Building | null {
  const [, digits = '', addition = ''] = /^(\d{1,5})((?:\p{L}[\p{L}\p{N}]*)?)$/u.exec(typed) ?? [];
  const number = Number(digits);
  if (digits === '' || number < houseNumberRange.min || addition.length > additionMaxLength) return null;
  if (data.kind === 'PO boxes' || buildings.some((it) => squeeze(`${it.number ?? ''}${it.addition}`) === typed))
    return null;
  const same = buildings.filter((it) => it.number === number);
  // Without an addition, a number that exists with some is one of these.
  if (same.length > 0 && addition === '') return null;
  const codes = Object.keys(data.numbers);
  const postcode = same[0]?.postcode ?? (codes.length === 1 ? codes[0] : nearest(buildings, number)?.postcode);
  return { number, addition, name: '', postcode: postcode ?? '', at: null, isUnvalidated: true };
}

/** The tags for the unknown parts of such a building. */
function tagsOf({ buildings }: Street, { number }: Building): readonly string[] {
  return [buildings.some((it) => it.number === number) ? unvalidatedTags.addition : unvalidatedTags.number];
}

/** The building whose number is the nearest one. */
function nearest(buildings: readonly Building[], number: number): Building | undefined {
  const far = (it: Building) => Math.abs((it.number ?? Number.POSITIVE_INFINITY) - number);
  return buildings.reduce<Building | undefined>((best, it) => (!best || far(it) < far(best) ? it : best), undefined);
}

/** The suggestion for such a building. */
export function unvalidatedSuggestion(street: Street, building: Building, language: string): Suggestion {
  const town = nameIn(street.locality.name, language);
  const place = `${building.postcode} ${town}`;
  const text = buildingText(building, street.country.iso3);
  return {
    value: `${place}, ${nameIn(street.data.name, language)} ${text} `,
    label: streetLine(street, building, language),
    description: place,
    precision: 'Address',
    tags: tagsOf(street, building),
    place: { kind: 'typed', street: street.id, building: squeeze(`${building.number}${building.addition}`) },
  };
}

/** Addresses of one number from which on they are one suggestion, which leads to them. */
const many = 5;

/**
 * The numbers of a street, when there is one with many addresses: that is one suggestion of the precision
 * `PartialAddress`. Empty when there is none.
 */
export function partialSuggestions(street: Street, language: string): readonly Suggestion[] {
  const { buildings, country } = street;
  const counts = new Map<number | null, number>();
  for (const { number } of buildings) counts.set(number, (counts.get(number) ?? 0) + 1);
  const isMany = ({ number }: Building) => number !== null && (counts.get(number) ?? 0) >= many;
  if (!buildings.some(isMany)) return [];
  const seen = new Set<number | null>();
  return buildings.flatMap((building, at): readonly Suggestion[] => {
    const suggestion = addressSuggestion(street, at, language, false);
    if (!suggestion || seen.has(building.number)) return [];
    if (!isMany(building)) return [suggestion];
    seen.add(building.number);
    const bare: Building = { ...building, addition: '', name: '' };
    const place = `${building.postcode} ${nameIn(street.locality.name, language)}`;
    return [
      {
        value: `${place}, ${nameIn(street.data.name, language)} ${buildingText(bare, country.iso3)} `,
        label: streetLine(street, bare, language),
        description: place,
        precision: 'PartialAddress',
        place: { kind: 'street', street: street.id, offset: 0, typed: '' },
      },
    ];
  });
}
