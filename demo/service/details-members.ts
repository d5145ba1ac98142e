/** The members of `details` for each country. Members that belong to one locality or street are in the data. */
import { districtOf } from './data/bel-districts.ts';
import { isFlatName } from './lines.ts';
import { type Building, type Members, type Name, nameIn, type Street } from './model.ts';
import { additionsOf, bagFactsOf, provinceOf, shorten } from './registry.ts';
import { fold } from './words.ts';

type MembersOf = (street: Street, building: Building, language: string) => Members;

/** The value of `details` for an address, or null when the country has none. */
export function membersOf(street: Street, building: Building, language: string): Members | null {
  const { country, locality, data } = street;
  const own = byCountry[country.iso3]?.(street, building, language);
  const members = own ? merge(merge(own, locality.details), data.details) : null;
  const unknown = { [`${country.iso3.toLowerCase()}Building`]: { validated: false } };
  return members && building.isUnvalidated ? merge(members, unknown) : members;
}

/** Merges one level deep, so that a street can set one member of `deuStreet` and keep the others. */
function merge(base: Members, over: Members = {}): Members {
  const merged: Record<string, unknown> = { ...base };
  for (const [name, value] of Object.entries(over)) {
    const before = merged[name];
    merged[name] = isObject(before) && isObject(value) ? { ...before, ...value } : value;
  }
  return merged;
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null;
}

const plain = ({ number, addition }: Building) => ({ number, addition: addition || null, validated: true });

const byCountry: Readonly<Record<string, MembersOf>> = {
  NLD: (street, building, language) => {
    const { locality, data } = street;
    const { number, addition, postcode } = building;
    const [city, name] = [nameIn(locality.name, language), nameIn(data.name, language)];
    const municipality = nameIn(locality.municipality?.name ?? city, language);
    return {
      nldBuilding: {
        number,
        addition: addition || null,
        allAdditions: additionsOf(street, building).map((it) => it || null),
        validated: true,
      },
      nldBagInformation: bagFactsOf(street, building),
      nldProvince: { name: provinceOf(street, language) },
      nldMunicipality: { id: locality.municipality?.id, name: municipality, nameShort: shorten(municipality) },
      nldCity: { id: locality.id, name: city, nameShort: shorten(city) },
      nldStreet: { name, nameNen: shorten(name), isPoBox: data.kind === 'PO boxes' },
      nldPostcode: { postcode, neighbourhoodCode: postcode.slice(0, 4), letterCombination: postcode.slice(4) },
    };
  },
  BEL: ({ locality, data }, { number, addition }, language) => {
    const { regions: [region, province] = [], municipality } = locality;
    const level = (part?: { readonly id: string; readonly name: Name } | null) =>
      part ? { nisCode: Number(part.id), ...belgianNames(part.name, language) } : null;
    const box = /^(?:bte|bus) (.+)$/.exec(addition)?.[1] ?? '';
    return {
      belRegion: level(region),
      belProvince: level(province),
      belDistrict: level(districtOf(municipality?.id)),
      belMunicipality: { ...level(municipality), officialLanguages: officialLanguages(locality.name) },
      belMunicipalSection: { ...belgianNames(locality.name, language) },
      belStreet: belgianNames(data.name, language),
      belBuilding: { number, bisNumber: box === '' ? addition || null : null, boxNumber: box, validated: true },
    };
  },
  DEU: ({ locality, data }, building, language) => {
    const city = nameIn(locality.name, language);
    const municipality = { id: locality.municipality?.id, name: nameIn(locality.municipality?.name ?? city, language) };
    const [state] = locality.regions ?? [];
    return {
      deuFederalState: { regionId: state?.id, name: nameIn(state?.name ?? '', language) },
      deuGovernmentRegion: null,
      deuRegion: null,
      deuDistrict: { regionId: municipality.id?.slice(0, 5), name: municipality.name },
      deuMunicipalAssociation: { regionId: `${municipality.id?.slice(0, 5)}0000`, name: municipality.name },
      deuMunicipality: { ...municipality, population: null, regionId: `${municipality.id}0000` },
      deuCity: { name: city, addition: null, shortName: city },
      deuStreet: {
        name: nameIn(data.name, language),
        districtName: null,
        isPoBox: data.kind === 'PO boxes',
        postcodes: Object.keys(data.numbers),
      },
      deuBuilding: { ...plain(building), postcode: building.postcode },
    };
  },
  AUT: ({ locality, data }, building, language) => ({
    autBuilding: plain(building),
    autStreet: { name: nameIn(data.name, language) },
    autCity: { name: nameIn(locality.name, language), useInAddress: true },
    autMunicipality: { name: nameIn(locality.name, language) },
  }),
  CHE: ({ locality, data }, building, language) => ({
    // In the recorded answer, a building with an addition is not validated.
    cheBuilding: { ...plain(building), validated: building.addition === '' },
    cheStreet: { name: nameIn(data.name, language) },
    cheCity: { name: nameIn(locality.name, language) },
    cheMunicipality: { name: nameIn(locality.name, language) },
  }),
  LUX: ({ locality, data }, building, language) => ({
    luxBuilding: plain(building),
    luxStreet: { name: nameIn(data.name, language), isPoBox: data.kind === 'PO boxes' },
    luxCity: { name: nameIn(locality.name, language) },
    luxMunicipality: { name: nameIn(locality.name, language) },
    luxCanton: { name: locality.region },
  }),
  FRA: ({ locality, data }, building, language) => ({
    fraBuilding: plain(building),
    fraStreet: { name: nameIn(data.name, language), postalName: postalName(nameIn(data.name, language)) },
    fraMunicipality: { name: nameIn(locality.name, language), postalName: postalName(nameIn(locality.name, language)) },
    fraDepartment: { name: locality.region },
  }),
  GBR: ({ locality, data }, { number, addition, name }, language) => {
    const street = nameIn(data.name, language);
    const town = nameIn(locality.name, language);
    const isFlat = number !== null && isFlatName(name);
    return {
      gbrBuilding: {
        organisationName: number === null || isFlat ? null : name || null,
        departmentName: null,
        poBox: null,
        subBuildingName: isFlat ? name : null,
        buildingName: number === null ? name : null,
        number,
        addition: addition || null,
        validated: true,
      },
      gbrStreet: { name: street, dependentThoroughfare: null, thoroughfare: street },
      gbrLocality: { name: town, doubleDependentLocality: null, dependentLocality: null, postTown: town },
      gbrRegion: { name: locality.region },
    };
  },
  ESP: ({ locality, data }, building, language) => ({
    espBuilding: { sourceIdentifier: null, ...plain(building) },
    espStreet: { name: nameIn(data.name, language), addition: null },
    espLocality: { name: nameIn(locality.name, language) },
    espMunicipality: { id: locality.id, name: nameIn(locality.name, language) },
    espProvince: { id: locality.id?.slice(0, 2), name: locality.region },
  }),
  ITA: ({ locality, data }, { number, addition }, language) => ({
    itaBuilding: {
      type: 'HouseNumber',
      number,
      name: addition || null,
      extension: null,
      addition: addition.replace('/', '') || null,
      validated: true,
    },
    itaStreet: { name: nameIn(data.name, language), districtName: null, districtRequired: null },
    itaLocality: {
      id: locality.id,
      name: nameIn(locality.name, language),
      postalName: nameIn(locality.name, language).toLocaleUpperCase('it-IT'),
      localName: null,
    },
  }),
  DNK: ({ locality, data }, { number, addition }, language) => ({
    dnkBuilding: { number, addition, validated: true },
    dnkStreet: { name: nameIn(data.name, language) },
    dnkLocality: { name: nameIn(locality.name, language) },
    dnkAdditionalCity: null,
    dnkMunicipality: { id: locality.id },
  }),
  NOR: ({ locality, data }, building, language) => ({
    norBuilding: plain(building),
    norStreet: { name: nameIn(data.name, language) },
    norLocality: { name: nameIn(locality.name, language) },
    norMunicipality: { name: nameIn(locality.name, language) },
  }),
  FIN: ({ locality, data }, building, language) => ({
    finBuilding: plain(building),
    finStreet: { name: nameIn(data.name, language) },
    finLocality: { name: nameIn(locality.name, language) },
    finMunicipality: { name: nameIn(locality.name, language) },
    finRegion: { name: locality.region },
  }),
  USA: ({ locality, data }, building, language) => ({
    usaBuilding: plain(building),
    usaStreet: { name: nameIn(data.name, language) },
    usaLocality: { name: nameIn(locality.name, language) },
    usaState: { code: locality.region },
  }),
  SWE: ({ locality, data }, building, language) => ({
    sweBuilding: {
      ...plain(building),
      type: 'Street',
      letter: building.addition.trim() || null,
      entranceName: null,
      entranceNumber: null,
      meterNumber: null,
      popularName: null,
    },
    sweStreet: { name: nameIn(data.name, language), farmName: null },
    sweLocality: {
      name: nameIn(locality.name, language),
      postcode: building.postcode,
      postcodeNumber: Number(building.postcode.replace(' ', '')),
    },
    sweMunicipalityPart: null,
    sweMunicipality: { id: locality.id, name: nameIn(locality.name, language) },
    sweDistrict: null,
  }),
};

function belgianNames(name: Name, language: string): Members {
  const own: Readonly<Record<string, string>> = typeof name === 'string' ? { nl: name } : name;
  return {
    primaryName: nameIn(name, language),
    nlName: own['nl'] ?? null,
    frName: own['fr'] ?? null,
    deName: own['de'] ?? null,
  };
}

/** The languages in which the locality has a name, Dutch first. */
function officialLanguages(name: Name): readonly string[] {
  const languages = typeof name === 'string' ? ['nl'] : Object.keys(name);
  return ['nl', 'fr', 'de'].filter((code) => languages.includes(code)).map((code) => `${code}-BE`);
}

/** French mail uses capital letters without accents and punctuation. */
function postalName(name: string): string {
  return fold(name)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .toUpperCase();
}
