/** Dutch lookups: an address by postcode (§4.1), or by city and street (§4.2). */
import { additionMaxLength, dutchPostcodePattern, houseNumberRange } from '../../src/contract/rules.ts';
import type { DutchAddress } from '../../src/contract/types.ts';
import { errors } from './errors.ts';
import { locationOf, rdOf } from './locations.ts';
import { type Building, nameIn, namesOf, type Street } from './model.ts';
import { additionsOf, bagFactsOf, provinceOf, shorten } from './registry.ts';
import type { AddressStore } from './store.ts';
import { plainly, squeeze } from './words.ts';

const language = 'nl-NL';
/** Letters and digits of a Dutch postcode. */
const postcodeLength = 6;

/** Creates the two lookups in the Dutch addresses. */
export function createDutchLookups(store: AddressStore) {
  const byPostcodeAndNumber = (postcode: string, houseNumber: string, addition: string): DutchAddress => {
    if (squeeze(postcode).length > postcodeLength) throw errors.postcodeTooLong();
    if (!dutchPostcodePattern.test(postcode)) throw errors.invalidPostcode();
    const [number, wanted] = [numberOf(houseNumber), checkAddition(addition)];
    const code = postcode.replace(/\s/g, '').toUpperCase();
    const found = store.streetsOfPostcode(squeeze(code)).flatMap((street) => addressesAt(street, number, code));
    return pick(found, wanted);
  };

  const byStreet = (city: string, street: string, houseNumber: string, addition: string): DutchAddress => {
    if (city.length > 120 || street.length > 80) throw errors.invalidParameter('Name is too long.');
    const [number, wanted] = [numberOf(houseNumber), checkAddition(addition)];
    const inCity = store.streetsNamed(plainly(street)).filter((it) => isCalled(it, plainly(city)));
    const found = inCity.flatMap((it) => addressesAt(it, number));
    const places = new Set(found.map((it) => it.street.localityId));
    if (places.size > 1) throw errors.ambiguous();
    return pick(found, wanted);
  };

  return { byPostcodeAndNumber, byStreet };
}

interface Found {
  readonly street: Street;
  readonly building: Building;
}

function numberOf(text: string): number {
  if (!/^\d+$/.test(text) || Number(text) < houseNumberRange.min) throw errors.invalidHouseNumber();
  if (Number(text) > houseNumberRange.max) throw errors.houseNumberTooHigh();
  return Number(text);
}

function checkAddition(addition: string): string {
  if (addition.length > additionMaxLength) throw errors.additionTooLong();
  return squeeze(addition);
}

/** True if a street is in this city, named alone or with its municipality or province (§4.2 rules 4 and 5). */
function isCalled({ locality }: Street, city: string): boolean {
  const suffixes = [`gem. ${nameIn(locality.municipality?.name ?? '', language)}`, locality.regions?.at(-1)?.id ?? ''];
  return namesOf(locality.name).some((name) =>
    [name, ...suffixes.map((suffix) => `${name} ${suffix}`)].some((form) => plainly(form) === city),
  );
}

function addressesAt(street: Street, number: number, postcode?: string): Found[] {
  return street.buildings.flatMap((building) =>
    building.number === number && (postcode === undefined || building.postcode === postcode)
      ? [{ street, building }]
      : [],
  );
}

/** The address with this addition. When there is none, the first address, with `houseNumberAddition: null`. */
function pick(found: readonly Found[], addition: string): DutchAddress {
  const [first] = found;
  if (!first) throw errors.addressNotFound();
  const exact = found.find(({ building }) => squeeze(building.addition) === addition);
  return exact ? dutchAddress(exact) : { ...dutchAddress(first), houseNumberAddition: null };
}

function dutchAddress({ street, building }: Found): DutchAddress {
  const { locality, data } = street;
  const [name, city] = [nameIn(data.name, language), nameIn(locality.name, language)];
  const municipality = nameIn(locality.municipality?.name ?? city, language);
  const location = locationOf(street, building);
  const rd = rdOf(street, building);
  const bag = bagFactsOf(street, building);
  return {
    street: name,
    streetNen: shorten(name),
    houseNumber: building.number ?? 0,
    houseNumberAddition: building.addition,
    postcode: building.postcode,
    city,
    cityShort: shorten(city),
    cityId: locality.id ?? '0000',
    municipality,
    municipalityShort: shorten(municipality),
    municipalityId: locality.municipality?.id ?? '0000',
    province: provinceOf(street, language),
    rdX: rd?.x ?? null,
    rdY: rd?.y ?? null,
    latitude: location?.latitude ?? null,
    longitude: location?.longitude ?? null,
    bagNumberDesignationId: bag?.bagNumberDesignationId ?? null,
    bagAddressableObjectId: bag?.bagAddressableObjectId ?? null,
    addressType: bag?.addressType ?? 'PO box',
    purposes: bag?.purposes ?? null,
    surfaceArea: bag?.surfaceArea ?? null,
    houseNumberAdditions: additionsOf(street, building),
  };
}
