/** §4.4: one address with everything about it, in the language of the search that led to it. */
import type { Country, InternationalAddress } from '../../src/contract/types.ts';
import { buildingText } from './autocomplete.ts';
import { type Building, type Name, nameIn, namesOf, type Street } from './model.ts';

export function detailsOf(
  street: Street,
  building: Building,
  language: string,
  dispatchCountry: string,
): InternationalAddress {
  const { country, locality, data } = street;
  const name = nameIn(data.name, language);
  const town = nameIn(locality.name, language);
  const number = buildingText(building);
  const lines = [`${name} ${number}`, placeLine(country, building.postcode, town)];
  const isAbroad = dispatchCountry !== '' && dispatchCountry.toUpperCase() !== country.iso3;
  return {
    language,
    address: {
      country: country.name,
      locality: town,
      street: name,
      postcode: building.postcode,
      building: number,
      buildingNumber: building.number,
      buildingNumberAddition: building.addition || null,
    },
    mailLines: isAbroad ? [...lines, country.name] : lines,
    location: { ...locationOf(street, building), precision: 'Address' },
    isPoBox: false,
    country: { name: country.name, iso3Code: country.iso3, iso2Code: country.iso2 },
    details: members[country.iso3]?.(street, building, language) ?? null,
  };
}

/** Dutch lines have a space in the postcode and two behind it. */
function placeLine({ iso3 }: Country, postcode: string, town: string): string {
  return iso3 === 'NLD' ? `${postcode.slice(0, 4)} ${postcode.slice(4)}  ${town}` : `${postcode} ${town}`;
}

/** Around the middle of the town, the same for the same address. */
function locationOf({ id, locality }: Street, { number }: Building): { latitude: number; longitude: number } {
  const [latitude, longitude] = locality.at;
  const round = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
  return {
    latitude: round(latitude + ((id * 37) % 41) / 9_000 + (number % 97) / 90_000),
    longitude: round(longitude + ((id * 53) % 43) / 9_000 + (number % 89) / 90_000),
  };
}

type Members = (street: Street, building: Building, language: string) => Readonly<Record<string, unknown>>;

/** The members of `details`, by country. */
const members: Readonly<Record<string, Members>> = {
  NLD: ({ locality, data, buildings }, { number, addition, postcode }, language) => {
    const street = nameIn(data.name, language);
    const same = buildings.filter((building) => building.number === number && building.postcode === postcode);
    const { municipality, regions } = locality;
    const city = nameIn(locality.name, language);
    return {
      nldBuilding: {
        number,
        addition: addition || null,
        allAdditions: same.map((building) => building.addition || null),
        validated: true,
      },
      nldBagInformation: null,
      nldProvince: { name: nameIn(regions[0]?.name ?? '', language) },
      nldMunicipality: { id: municipality.id, name: municipality.name, nameShort: municipality.name },
      nldCity: { id: locality.id, name: city, nameShort: city },
      nldStreet: { name: street, nameNen: street.slice(0, 24), isPoBox: false },
      nldPostcode: { postcode, neighbourhoodCode: postcode.slice(0, 4), letterCombination: postcode.slice(4) },
    };
  },
  BEL: ({ locality, data }, { number, addition }, language) => {
    const [region, province] = locality.regions;
    const level = (part: { id: string; name: Name }) => ({
      nisCode: Number(part.id),
      ...inAllLanguages(part.name, language),
    });
    return {
      belRegion: region ? level(region) : null,
      belProvince: province ? level(province) : null,
      belMunicipality: { ...level(locality.municipality), officialLanguages: officialLanguages(locality.name) },
      belMunicipalSection: inAllLanguages(locality.name, language),
      belStreet: inAllLanguages(data.name, language),
      belBuilding: { number, bisNumber: null, boxNumber: addition.replace(/^\D+/, ''), validated: true },
    };
  },
  DEU: ({ locality, data }, { number, addition, postcode }, language) => {
    const [state] = locality.regions;
    const { municipality } = locality;
    const city = nameIn(locality.name, language);
    return {
      deuFederalState: { regionId: state?.id, name: nameIn(state?.name ?? '', language) },
      deuRegion: null,
      deuMunicipality: { id: municipality.id, name: nameIn(municipality.name, language) },
      deuCity: { name: city, addition: null, shortName: city },
      deuStreet: { name: nameIn(data.name, language), isPoBox: false, postcodes: Object.keys(data.numbers) },
      deuBuilding: { number, addition: addition || null, postcode, validated: true },
    };
  },
};

function inAllLanguages(name: Name, language: string): Readonly<Record<string, string | null>> {
  const own = typeof name === 'string' ? {} : name;
  const inLanguage = (code: string) => own[code] ?? (typeof name === 'string' && code === 'nl' ? name : null);
  return {
    primaryName: nameIn(name, language),
    nlName: inLanguage('nl'),
    frName: inLanguage('fr'),
    deName: inLanguage('de'),
  };
}

function officialLanguages(name: Name): readonly string[] {
  const languages = typeof name === 'string' ? ['nl'] : Object.keys(name);
  return namesOf(name).length > 0 ? languages.map((code) => `${code}-BE`) : [];
}
