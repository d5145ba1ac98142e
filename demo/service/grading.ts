/** Grades how well an address fits the given fields: each error has a price, and the sum gives the grade. */
import { distance } from 'fastest-levenshtein';
import type { Grade, ValidationLevel } from '../../src/contract/types.ts';
import { numberIn, numberOf } from './house-numbers.ts';
import { buildingText, isFlatName } from './lines.ts';
import { type Building, type Name, namesOf, type Street } from './model.ts';
import { squeeze } from './words.ts';

/** The given fields; an empty string for a field that was not given. */
export interface AddressInput {
  readonly postcode: string;
  readonly locality: string;
  readonly street: string;
  readonly building: string;
  readonly region: string;
}

/** An address with its grade. */
export interface Graded {
  readonly street: Street;
  /** The validated building, or null. */
  readonly building: Building | null;
  /** Units of the same number that fit as well, because none was given. */
  readonly others: readonly Building[];
  /** The given postcode when the street has it, else null. */
  readonly postcode: string | null;
  readonly level: ValidationLevel;
  /** Sum of the prices; 0 for a perfect match. */
  readonly penalty: number;
}

/** The price of each error, in grades. */
const price = {
  wrongPostcode: 1,
  missingPostcode: 0.25,
  missingLocality: 0.25,
  missingStreet: 0.5,
  neitherPlace: 1,
  wrongLocality: 2,
  unknownStreet: 2.5,
  unknownAddition: 1,
  unknownBuilding: 2,
  missingBuilding: 1.5,
  wrongRegion: 0.5,
} as const;

/** The largest share of wrong letters with which two names count as the same. */
const sameName = 0.34;
const grades: readonly Grade[] = ['A', 'B', 'C', 'D', 'E', 'F'];

/** The grade of a sum of prices. */
export function gradeOf(penalty: number): Grade {
  return grades[Math.min(Math.floor(penalty), 5)] ?? 'F';
}

/** Grades a street and its best building; null when the street cannot be meant. */
export function gradeStreet(street: Street, input: AddressInput): Graded | null {
  const { locality, data } = street;
  const postcode = Object.keys(data.numbers).find((code) => squeeze(code) === squeeze(input.postcode)) ?? null;
  const place = placePenalty(input, postcode, unlike(input.locality, locality.name, locality.aliases));
  if (place === null) return null;
  const region = regionPenalty(street, input.region);
  const name = input.street === '' ? null : unlike(input.street, data.name);
  if (name !== null && name > sameName)
    return atLocality(street, postcode, place + region + price.unknownStreet, input);
  // When no street is given, only a postcode can tell the street.
  if (name === null && postcode === null) return atLocality(street, postcode, place + region, input);
  const spelling = name === null ? price.missingStreet : typoPenalty(name);
  return gradeBuilding(street, postcode, place + region + spelling, input);
}

/** The price of postcode and locality; null when neither of them is the given one. */
function placePenalty(input: AddressInput, postcode: string | null, locality: number): number | null {
  const hasPostcode = input.postcode !== '';
  if (input.locality === '' && !hasPostcode) return price.neitherPlace;
  if (input.locality === '') return postcode === null ? null : price.missingLocality;
  if (locality > sameName) return postcode === null ? null : price.wrongLocality;
  const code = hasPostcode ? (postcode === null ? price.wrongPostcode : 0) : price.missingPostcode;
  return code + typoPenalty(locality);
}

function typoPenalty(unlikeness: number): number {
  if (unlikeness === 0) return 0;
  return unlikeness <= 0.2 ? 1 : 1.5;
}

function regionPenalty({ locality }: Street, region: string): number {
  const names = [...(locality.regions ?? []).flatMap(({ id, name }) => [id, ...namesOf(name)]), locality.region ?? ''];
  const isIts = region === '' || names.some((name) => squeeze(name) === squeeze(region));
  return isIts ? 0 : price.wrongRegion;
}

function gradeBuilding(street: Street, postcode: string | null, penalty: number, input: AddressInput): Graded {
  const { iso3 } = street.country;
  const typed = numberIn(input.building);
  const graded = (
    building: Building | null,
    level: ValidationLevel,
    extra: number,
    others: readonly Building[] = [],
  ): Graded => ({
    street,
    building,
    others,
    postcode: building?.postcode ?? postcode,
    level,
    penalty: penalty + extra,
  });
  if (typed === '') return graded(null, 'Street', price.missingBuilding);
  const isPreferred = (it: Building) => postcode === null || it.postcode === postcode;
  const choose = (test: (it: Building) => boolean) => {
    const all = street.buildings.filter(test);
    return all.find(isPreferred) ?? all[0] ?? null;
  };
  // When the building has another postcode of the same street, the given postcode was corrected.
  const moved = (it: Building) => (isPreferred(it) ? 0 : price.wrongPostcode);
  // A number with a name is one of the flats of a house, which is typed with it.
  const textsOf = (it: Building) => [
    numberIn(buildingText(it, iso3)),
    ...(isFlat(it) ? [] : [numberOf(it), numberIn(it.name)]),
  ];
  const exact = choose((it) => textsOf(it).includes(typed));
  if (exact) return graded(exact, 'Building', moved(exact));
  // `Flat 3, 10`: the house is number 10.
  const house = input.building.split(',').find((part) => /\d/.test(part) && !isFlatName(part.trim()));
  const number = Number.parseInt(/\d+/.exec(house ?? '')?.[0] ?? '', 10);
  const partial = choose((it) => it.number === number);
  if (partial) {
    const isUnitMissing = typed === String(number);
    const others = isUnitMissing
      ? street.buildings.filter((it) => it.number === number && it.postcode === partial.postcode && it !== partial)
      : [];
    return graded(partial, 'BuildingPartial', price.unknownAddition + moved(partial), others);
  }
  return graded(null, 'Street', price.unknownBuilding);
}

/** True if the name of a building is that of a flat in the house with its number. */
function isFlat({ name, number }: Building): boolean {
  return number !== null && isFlatName(name);
}

/** A match of the locality only. Its first street represents it, so that there is one match for each locality. */
function atLocality(street: Street, postcode: string | null, penalty: number, input: AddressInput): Graded | null {
  const isGiven = input.locality !== '' || postcode !== null;
  if (!isGiven || !street.isFirst) return null;
  const building = input.building === '' ? 0 : price.missingBuilding;
  return { street, building: null, others: [], postcode, level: 'Locality', penalty: penalty + building + 1 };
}

/** The share of letters that differ from the nearest official form, from 0 (equal) to 1. */
function unlike(text: string, name: Name, aliases: readonly string[] = []): number {
  const typed = squeeze(text);
  const forms = [...namesOf(name), ...aliases].map(squeeze);
  return Math.min(1, ...forms.map((form) => distance(typed, form) / Math.max(form.length, typed.length, 1)));
}

/** A building that represents the street where an address needs one. */
export function mildest({ buildings }: Street): Building {
  return buildings[0] ?? { number: null, addition: '', name: '', postcode: '' };
}
