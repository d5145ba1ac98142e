/** Validation (§4.5): corrects and grades an address that is given in fields. */
import type {
  CountryWithCodes,
  ValidationLevel,
  ValidationMatch,
  ValidationResponse,
} from '../../src/contract/types.ts';
import { detailsOf } from './details.ts';
import { errors } from './errors.ts';
import { type AddressInput, type Graded, gradeOf, gradeStreet, mildest } from './grading.ts';
import { mailLines } from './lines.ts';
import { type Building, nameIn, namesOf, type Street, villageOf } from './model.ts';
import type { Search } from './search.ts';
import { squeeze } from './words.ts';

/** The most matches in an answer. */
const most = 5;
/** Places among which a region is looked for. */
const mostPlaces = 2_000;
/** The longest value, in characters. §2.1 allows names of 80 characters, so that street and building stay below it. */
const longest = 200;

/** Names of the fields. */
const inputFields = ['postcode', 'locality', 'street', 'building', 'region', 'streetAndBuilding'] as const;

/**
 * The readings of the given fields. There are several when street and building come in one field, because each number
 * in it may be the house number.
 *
 * @throws ServiceError 400 when fields exclude each other, are too long, or are all empty.
 */
export function readInput(query: URLSearchParams): readonly AddressInput[] {
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
  const readings = both === '' ? [{ street, building }] : splits(both);
  return readings.map((reading) => ({ postcode, locality, region, ...reading }));
}

/**
 * The ways to split street and building, at most four: the number first (`55 Rue …`), the number last (`… 55`), the
 * name of a building first (`Town Hall, …`), or no building at all.
 */
function splits(text: string): readonly { readonly street: string; readonly building: string }[] {
  const behind = Array.from(text.matchAll(/,?\s+(?=\d)/gu), ({ 0: gap, index }) => ({
    street: text.slice(0, index),
    building: text.slice(index + gap.length),
  }));
  const [, number = '', rest = ''] = /^(\d+\S*?),?\s+(.+)$/u.exec(text) ?? [];
  const [, name = '', street = ''] = /^([^,]+),\s*(.+)$/u.exec(text) ?? [];
  const ahead = number === '' ? [] : [{ street: rest, building: number }];
  const named = name === '' ? [] : [{ street, building: name }];
  return [...ahead, ...named, ...behind.slice(-2), { street: text, building: '' }].slice(0, 4);
}

/** Validates the readings of an address, best match first. */
export function validate(index: Search, inputs: readonly AddressInput[], language: string): ValidationResponse {
  const { country } = index.store;
  const best = new Map<Street, Graded>();
  for (const input of inputs) {
    for (const street of candidates(index, input)) {
      const graded = gradeStreet(street, input);
      if (graded && graded.penalty < (best.get(street)?.penalty ?? Number.POSITIVE_INFINITY)) best.set(street, graded);
    }
  }
  const all = [...best.values()]
    .sort((a, b) => a.penalty - b.penalty)
    // Each unit of a number is a match of its own: a parcel for one of them is not to go to its neighbour.
    .flatMap((it) => [it, ...it.others.map((building) => ({ ...it, building }))]);
  const lowest = all[0]?.penalty;
  const ties = all.filter(({ penalty }) => penalty === lowest).length;
  const codes: CountryWithCodes = { name: country.name, iso3Code: country.iso3, iso2Code: country.iso2 };
  const matches = all.slice(0, most).map((it) => matchOf(it, language, ties > 1 && it.penalty === lowest));
  const given = inputs[0];
  return {
    country: codes,
    matches: matches.length === 0 && given ? regionAlone(index, given, language, codes) : matches,
  };
}

/** Streets that are graded: those found by name, by all fields together, and by postcode. */
function candidates({ wordsOf, find, store }: Search, input: AddressInput): Iterable<Street> {
  const words = [input.street, input.locality, input.postcode].flatMap(wordsOf);
  return new Set([
    ...(input.street === '' ? [] : find(wordsOf(input.street))),
    ...find(words, { some: true }),
    ...store.streetsOfPostcode(squeeze(input.postcode)),
  ]);
}

function matchOf(graded: Graded, language: string, isAmbiguous: boolean): ValidationMatch {
  const { street, building, level, penalty } = graded;
  const whole = detailsOf(street, building ?? mildest(street), language, '');
  const { locality } = street;
  const region = locality.region ?? nameIn(locality.regions?.at(-1)?.name ?? '', language);
  const validated = { ...whole.address, ...unvalidated(graded) };
  return {
    ...whole,
    // In recorded answers, parts that are not validated are null.
    address: { ...validated, region: region === '' ? null : region },
    mailLines: linesUpTo({ ...graded, postcode: validated.postcode }, language),
    location: whole.location && { ...whole.location, precision: precisions[level] ?? whole.location.precision },
    details: level === 'Building' || level === 'BuildingPartial' ? (whole.details ?? null) : null,
    status: { grade: gradeOf(penalty), validationLevel: level, isAmbiguous },
  };
}

/** When a region is all that was given, it is all that can be confirmed: a match of the level None. */
function regionAlone(
  { store }: Search,
  { region, postcode, locality, street, building }: AddressInput,
  language: string,
  country: CountryWithCodes,
): readonly ValidationMatch[] {
  if (region === '' || [postcode, locality, street, building].some((text) => text !== '')) return [];
  for (let id = 0; id < mostPlaces; id++) {
    const place = store.locality(id)?.data;
    if (!place) return [];
    const names = [place.region ?? '', ...(place.regions ?? []).flatMap((it) => [it.id, ...namesOf(it.name)])];
    const name = names.find((it) => it !== '' && squeeze(it) === squeeze(region));
    if (name === undefined) continue;
    const nothing = { locality: null, street: null, postcode: null, building: null };
    return [
      {
        language,
        address: {
          country: country.name,
          ...nothing,
          buildingNumber: null,
          buildingNumberAddition: null,
          region: name,
        },
        mailLines: [],
        location: null,
        isPoBox: false,
        country,
        details: null,
        status: { grade: 'F', validationLevel: 'None', isAmbiguous: true },
      },
    ];
  }
  return [];
}

const precisions: Partial<Record<ValidationLevel, 'Street' | 'Locality'>> = { Street: 'Street', Locality: 'Locality' };

function unvalidated({ level, street, postcode }: Graded) {
  if (level === 'Building' || level === 'BuildingPartial') return {};
  const codes = Object.keys(street.data.numbers);
  const known = postcode ?? (codes.length === 1 && level === 'Street' ? (codes[0] ?? null) : null);
  const nothing = { building: null, buildingNumber: null, buildingNumberAddition: null, postcode: known };
  return level === 'Street' ? nothing : { ...nothing, street: null };
}

/** The lines of what is validated: of a street those without a number, of a town the last ones. */
function linesUpTo({ level, street, building, postcode }: Graded, language: string): readonly string[] {
  if (building) return mailLines(street, building, language);
  const nothing: Building = { number: null, addition: '', name: '', postcode: postcode ?? '' };
  const lines = mailLines(street, nothing, language).map((line) => line.replace(/^(?:L-)?[\s,]+|[\s,]+$/g, ''));
  if (level === 'Street') return lines.filter(Boolean);
  // A Danish village is that of the street.
  return lines.slice(1).filter((line) => line !== '' && line !== villageOf(street.data));
}
