/** §4.5: an address given in fields, corrected and graded. */
import type {
  CountryWithCodes,
  ValidationLevel,
  ValidationMatch,
  ValidationResponse,
} from '../../src/contract/types.ts';
import { detailsOf } from './details.ts';
import { errors } from './errors.ts';
import { type AddressInput, type Graded, gradeOf, gradeStreet, mildest } from './grading.ts';
import { nameIn } from './model.ts';
import { type CountryIndex, squeeze } from './search.ts';

/** Matches at most. */
const most = 5;
/** §2.1 bounds names at 80 characters; both together stay below this. */
const longest = 200;

export const inputFields = ['postcode', 'locality', 'street', 'building', 'region', 'streetAndBuilding'] as const;

/** @throws ServiceError 400 for fields that cannot go together, are too long, or all empty. */
export function readInput(query: URLSearchParams, index: CountryIndex): AddressInput {
  const field = (name: (typeof inputFields)[number]) => (query.get(name) ?? '').trim();
  const [postcode, locality, region] = [field('postcode'), field('locality'), field('region')];
  const both = field('streetAndBuilding');
  const [street, building] = [field('street'), field('building')];
  if (both !== '' && (street !== '' || building !== '')) {
    throw errors.invalidParameter('streetAndBuilding cannot be combined with street or building.');
  }
  const all = [postcode, locality, region, both, street, building];
  if (all.some((text) => text.length > longest)) throw errors.invalidParameter('Text is too long.');
  if (all.every((text) => squeeze(text) === '')) throw errors.invalidParameter('At least one field is required.');
  return { postcode, locality, region, ...(both === '' ? { street, building } : split(both, index)) };
}

/** Where the number begins, in front (`55 Rue …`) or behind (`… 55`). */
function split(text: string, { wordsOf, find }: CountryIndex): { readonly street: string; readonly building: string } {
  const [, first = '', tail = ''] = /^(\d+\S*),?\s+(.+)$/u.exec(text) ?? [];
  const [, head = '', last = ''] = /^(.*?\D),?\s+(\d.*)$/u.exec(text) ?? [];
  if (first !== '' && (last === '' || find(wordsOf(tail), { fuzzy: false }).length > 0)) {
    return { street: tail, building: first };
  }
  if (last !== '') return { street: head, building: last };
  const [name = '', street = ''] = text.split(/,\s*/u);
  return street === '' ? { street: text, building: '' } : { street, building: name };
}

export function validate(index: CountryIndex, input: AddressInput, language: string): ValidationResponse {
  const { wordsOf, find, localitiesWith, streets } = index;
  const { country } = index.data;
  const words = [input.street, input.locality, input.postcode].flatMap(wordsOf);
  const found = [
    ...(input.street === '' ? [] : find(wordsOf(input.street))),
    ...find(words, { some: true }),
    ...localitiesWith(squeeze(input.postcode)).flatMap(({ locality, postcode }) =>
      streets.filter((it) => it.localityId === locality.id && Object.hasOwn(it.data.numbers, postcode)),
    ),
  ];
  const graded = [...new Set(found)].flatMap((street) => gradeStreet(street, input) ?? []);
  graded.sort((a, b) => a.penalty - b.penalty);
  const best = graded.slice(0, most);
  const codes: CountryWithCodes = { name: country.name, iso3Code: country.iso3, iso2Code: country.iso2 };
  const ties = graded.filter(({ penalty }) => penalty === best[0]?.penalty).length;
  return {
    country: codes,
    matches: best.map((it) => matchOf(it, language, ties > 1 && it.penalty === best[0]?.penalty)),
  };
}

function matchOf(graded: Graded, language: string, isAmbiguous: boolean): ValidationMatch {
  const { street, building, level, penalty } = graded;
  const whole = detailsOf(street, building ?? mildest(street), language, '');
  const { locality } = street;
  const region = locality.region ?? nameIn(locality.regions?.at(-1)?.name ?? '', language);
  const { address } = whole;
  return {
    ...whole,
    // Evidence 1.2.7: only what is validated is set.
    address: { ...address, ...unvalidated(graded), region: region === '' ? null : region },
    mailLines: linesUpTo(level, whole.mailLines),
    location: whole.location && { ...whole.location, precision: precisions[level] ?? whole.location.precision },
    details: level === 'Building' || level === 'BuildingPartial' ? (whole.details ?? null) : null,
    status: { grade: gradeOf(penalty), validationLevel: level, isAmbiguous },
  };
}

const precisions: Partial<Record<ValidationLevel, 'Street' | 'Locality'>> = { Street: 'Street', Locality: 'Locality' };

function unvalidated({ level, street, postcode }: Graded) {
  if (level === 'Building' || level === 'BuildingPartial') return {};
  const codes = Object.keys(street.data.numbers);
  const known = postcode ?? (codes.length === 1 && level === 'Street' ? (codes[0] ?? null) : null);
  const nothing = { building: null, buildingNumber: null, buildingNumberAddition: null, postcode: known };
  return level === 'Street' ? nothing : { ...nothing, street: null };
}

/** A parcel needs a building; what is less has no lines but the town's. */
function linesUpTo(level: ValidationLevel, lines: readonly string[]): readonly string[] {
  return level === 'Building' || level === 'BuildingPartial' ? lines : [];
}
