/**
 * Makes a country of its list of places: the places, their postcodes (the outward half in Great Britain, the digits in
 * the Netherlands), regions and locations are real, and so are the names of streets. Made up are which street is in
 * which place, house numbers, the rest of postcodes, and identifiers. The same list gives the same addresses.
 */
import { otherNamesOf } from './made-names.ts';
import { houseNumbers, poBoxName } from './made-numbers.ts';
import { type MadePlace, namingOf, placeFacts } from './made-regions.ts';
import { type CountryData, type LocalityData, type Name, namesOf, type StreetData } from './model.ts';
import { hashOf, mulberry32 } from './random.ts';
import { plainly } from './words.ts';

/** A list of places, and of the names that streets have in parts of the country. */
export interface PlaceList {
  /**
   * Name, postcodes, region, location and hundreds of inhabitants, separated by `|`; the largest places first. A name in
   * two languages is `Ixelles=Elsene`.
   */
  readonly places: readonly string[];
  /** Names of streets by group; `Rue Haute=Hoogstraat` is one street in two languages. */
  readonly streets: Readonly<Record<string, readonly string[]>>;
}

/** Streets of a place: at least, at most, and how many more each time it is twice as large. */
const streetCount = { least: 2, most: 16, perDoubling: 1 } as const;
/** Hundreds of inhabitants from which a place has PO boxes. */
const poBoxSize = 150;
/** Degrees within which places of one name are one place. */
const onePlace = 0.3;

/** The country with the streets and places of a list after its own. They are made when they are first asked for. */
export function withPlaces(own: CountryData, list: PlaceList): CountryData {
  let localities: readonly LocalityData[] | undefined;
  const { country, languages } = own;
  return {
    country,
    languages,
    get localities() {
      localities ??= localitiesOf(own, list);
      return localities;
    },
  };
}

function localitiesOf(own: CountryData, list: PlaceList): LocalityData[] {
  const { iso3 } = own.country;
  const used = new Set(own.localities.flatMap(({ streets }) => streets.flatMap((it) => Object.keys(it.numbers))));
  const known = own.localities.map((locality) => ({ ...locality, streets: [...locality.streets] }));
  const made: LocalityData[] = [];
  for (const line of list.places) {
    const place = placeOf(line, iso3);
    const base = known.find((locality) => isSame(locality, place));
    // A namesake would give the known place another description.
    if (!base && known.some((locality) => isNamed(locality, place))) continue;
    const streets = streetsFor(place, iso3, list.streets, used, base?.streets ?? []);
    if (base) base.streets.push(...streets);
    else made.push({ name: place.names, at: place.at, ...placeFacts(iso3, place), streets });
  }
  return [...known, ...made].map((locality) => withOtherNames(locality, iso3));
}

function withOtherNames(locality: LocalityData, iso3: string): LocalityData {
  const others = namesOf(locality.name).flatMap((name) => otherNamesOf(iso3, name));
  return others.length === 0 ? locality : { ...locality, aliases: [...(locality.aliases ?? []), ...others] };
}

function placeOf(line: string, iso3: string): MadePlace {
  const [text = '', codes = '', region = '', at = '', size = ''] = line.split('|');
  const [latitude = 0, longitude = 0] = at.split(',').map(Number);
  const name = text.replace(/=.*/, '');
  const place = {
    name,
    names: name,
    codes: codes.split(','),
    region,
    at: [latitude, longitude],
    size: Number(size),
  } as const;
  return { ...place, names: nameOf(text, namingOf(iso3, place).languages) };
}

/** True if a locality of the data is this place. Those without a location are known by their names alone. */
function isSame(locality: LocalityData, place: MadePlace): boolean {
  const { at } = locality;
  return (
    isNamed(locality, place) &&
    (at === null || (Math.abs(at[0] - place.at[0]) < onePlace && Math.abs(at[1] - place.at[1]) < onePlace * 2))
  );
}

function isNamed({ name, aliases = [] }: LocalityData, place: MadePlace): boolean {
  return [...namesOf(name), ...aliases].some((it) => plainly(it) === plainly(place.name));
}

function streetsFor(
  place: MadePlace,
  iso3: string,
  lists: PlaceList['streets'],
  used: Set<string>,
  own: readonly StreetData[],
): StreetData[] {
  const random = mulberry32(hashOf(`${iso3} ${place.name} ${place.region}`));
  const { group, languages, isVillage } = namingOf(iso3, place);
  const names = isVillage ? [place.name] : pickNames(lists[group] ?? [], place, random);
  const taken = new Set(own.flatMap(({ name }) => namesOf(name).map(plainly)));
  const streets: StreetData[] = [];
  names.forEach((text, index) => {
    const name = nameOf(text, languages);
    if (namesOf(name).some((it) => taken.has(plainly(it)))) return;
    const area = place.codes[index % place.codes.length] ?? '';
    const code = () => wholeCode(iso3, area, used, random);
    streets.push({ name, numbers: houseNumbers(iso3, code, group, random) });
  });
  if (place.size >= poBoxSize && !own.some(({ kind }) => kind === 'PO boxes')) {
    const code = wholeCode(iso3, place.codes[0] ?? '', used, random);
    const numbers = { [code]: `${1 + Math.floor(random() * 20)}-${40 + Math.floor(random() * 30)}` };
    streets.push({ name: poBoxName(iso3, group), kind: 'PO boxes', numbers });
  }
  return streets;
}

/** Names for a place: the more common ones, which come first in the list, are more likely. */
function pickNames(list: readonly string[], { size }: MadePlace, random: () => number): string[] {
  const { least, most, perDoubling } = streetCount;
  const count = Math.min(most, least + Math.round(perDoubling * Math.log2(1 + size / 8)), list.length);
  const picked = new Set<string>();
  while (picked.size < count) picked.add(list[Math.floor(random() ** 1.4 * list.length)] ?? '');
  return [...picked];
}

/** A name in one language, or in those that the place has. */
function nameOf(text: string, [first = '', second]: readonly string[]): Name {
  const [one = '', other] = text.split('=');
  return second === undefined || other === undefined ? one : { [first]: one, [second]: other };
}

const dutchLetters = 'ABCDEGHJKLNPRSTVWXZ';
const britishLetters = 'ABDEFGHJLNPQRSTUWXYZ';

/** The postcode of one street, where the list has only its beginning. No two streets of a country share it. */
function wholeCode(iso3: string, beginning: string, used: Set<string>, random: () => number): string {
  const letter = (letters: string) => letters[Math.floor(random() * letters.length)] ?? '';
  for (let attempt = 0; ; attempt++) {
    const code =
      iso3 === 'NLD'
        ? `${beginning}${letter(dutchLetters)}${letter(dutchLetters)}`
        : iso3 === 'GBR'
          ? `${beginning} ${Math.floor(random() * 10)}${letter(britishLetters)}${letter(britishLetters)}`
          : beginning;
    if (code === beginning) return code;
    // Some Dutch examples say that a code does not exist; they end in X.
    if ((!used.has(code) && !code.endsWith('X')) || attempt > 500) {
      used.add(code);
      return code;
    }
  }
}
