/** From a Dutch answer, or from what was typed, to the address both elements speak of. */
import type { Country, DutchAddress } from '../../contract/types.ts';
import { foldAddition, isPostcode, type LookupFields } from '../dutch-lookup/parse.ts';
import type { Address } from './address.ts';

export const netherlands: Country = { name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' };

/** §2.1. Whether it is a PO box is said by the type alone: the house number may be anything. */
function isPoBox({ addressType }: DutchAddress): boolean {
  return addressType === 'PO box';
}

/** Every addition of the house, `''` for none. */
export function additionsOf({ houseNumberAdditions, houseNumberAddition }: DutchAddress): readonly string[] {
  const all = houseNumberAddition === null ? houseNumberAdditions : [houseNumberAddition, ...houseNumberAdditions];
  return [...new Set(houseNumberAdditions.length > 0 ? houseNumberAdditions : all)];
}

/** The official spelling of a typed addition; null when there is none, or more than one. */
export function officialAddition(answer: DutchAddress, typed: string): string | null {
  const all = additionsOf(answer);
  if (all.includes(typed)) return typed;
  const alike = all.filter((addition) => foldAddition(addition) === foldAddition(typed));
  const [only = null] = alike;
  return alike.length === 1 ? only : null;
}

/**
 * The answer for another addition of the same house. What the answer says of one object in it would be untrue of
 * another, and asking again would be billed again, so those members become null.
 */
export function withAddition(answer: DutchAddress, addition: string): DutchAddress {
  if (answer.houseNumberAddition === addition) return answer;
  return {
    ...answer,
    houseNumberAddition: addition,
    bagNumberDesignationId: null,
    bagAddressableObjectId: null,
    purposes: null,
    surfaceArea: null,
  };
}

/**
 * @param addition what stands behind the number; official only when the answer has the same one
 */
export function addressFromDutch(answer: DutchAddress, addition = answer.houseNumberAddition ?? ''): Address {
  const { houseNumber, street, city, postcode, latitude, longitude } = answer;
  const building = buildingOf(String(houseNumber), addition);
  const isExact = answer.houseNumberAddition === addition;
  return {
    country: netherlands,
    street,
    building,
    buildingNumber: houseNumber,
    buildingNumberAddition: addition || null,
    postcode,
    locality: city,
    region: answer.province ?? null,
    mailLines: mailLinesOf(street, building, postcode, city),
    location:
      typeof latitude === 'number' && typeof longitude === 'number'
        ? { latitude, longitude, precision: isExact ? 'Address' : 'PostalCode' }
        : null,
    isPoBox: isPoBox(answer),
    language: 'nl-NL',
    details: detailsOf(answer, addition),
  };
}

/** As `details` spells them (§2.4), so that a page reads one shape. */
function detailsOf(answer: DutchAddress, addition: string): Address['details'] {
  const { bagNumberDesignationId, bagAddressableObjectId, addressType, purposes, surfaceArea } = answer;
  const isOfficial = answer.houseNumberAddition === addition;
  return {
    nldBuilding: {
      number: answer.houseNumber,
      addition: addition || null,
      allAdditions: answer.houseNumberAdditions.map((it) => it || null),
      validated: isOfficial,
    },
    nldBagInformation:
      isOfficial && !isPoBox(answer)
        ? { bagNumberDesignationId, bagAddressableObjectId, addressType, purposes, surfaceArea }
        : null,
    nldProvince: { name: answer.province },
    nldMunicipality: {
      id: answer.municipalityId,
      name: answer.municipality,
      nameShort: answer.municipalityShort,
    },
    nldCity: { id: answer.cityId, name: answer.city, nameShort: answer.cityShort },
    nldStreet: { name: answer.street, nameNen: answer.streetNen, isPoBox: isPoBox(answer) },
  };
}

/** The address somebody typed; null while a part of it is missing or its postcode cannot be one. */
export function addressFromFields(fields: LookupFields): Address | null {
  const { street, city, houseNumber, addition } = fields;
  if (!isPostcode(fields.postcode) || street === '' || city === '' || houseNumber === '') return null;
  const postcode = fields.postcode.replace(/\s/g, '').toUpperCase();
  const building = buildingOf(houseNumber, addition);
  return {
    country: netherlands,
    street,
    building,
    buildingNumber: /^\d+$/.test(houseNumber) ? Number(houseNumber) : null,
    buildingNumberAddition: addition || null,
    postcode,
    locality: city,
    region: null,
    mailLines: mailLinesOf(street, building, postcode, city),
    location: null,
    isPoBox: /^postbus$/i.test(street),
    language: 'nl-NL',
    details: null,
  };
}

/** The text fields of an address, for changing it. */
export function fieldsOf(address: Address): Partial<LookupFields> {
  const { postcode, building, buildingNumber, buildingNumberAddition, street, locality } = address;
  return {
    postcode: postcode === null ? '' : spaced(postcode),
    houseNumber: buildingNumber === null ? (building ?? '') : String(buildingNumber),
    addition: buildingNumberAddition ?? '',
    street: street ?? '',
    city: locality ?? '',
  };
}

/** `2a`, `2 bis`, and `2-1` because `21` would be another house. */
function buildingOf(number: string, addition: string): string {
  if (/^\d/.test(addition)) return `${number}-${addition}`;
  return addition.length > 1 ? `${number} ${addition}` : number + addition;
}

/** One space in the postcode, two behind it, the city as the register writes it: as the service's own lines. */
function mailLinesOf(street: string, building: string, postcode: string, city: string): readonly string[] {
  return [`${street} ${building}`.trim(), `${spaced(postcode)}  ${city}`];
}

function spaced(postcode: string): string {
  return postcode.replace(/^(\d{4})\s*([A-Za-z]{2})$/, '$1 $2');
}
