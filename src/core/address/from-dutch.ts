/** Makes an address from the service's answer about a Dutch house. */
import type { Country, DutchAddress } from '../../contract/types.ts';
import type { Address, DutchDetails } from './address.ts';

/** The country of every Dutch answer, which does not contain it. */
export const netherlands: Country = { name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' };

/** §2.1. Only the type says that it is a PO box, whatever the house number is. */
function isPoBox({ addressType }: DutchAddress): boolean {
  return addressType === 'PO box';
}

/**
 * The address of a Dutch answer (§2.1), in the format of both elements.
 *
 * @param addition the addition to the number; official only if the answer has the same one
 */
export function addressFromDutch(answer: DutchAddress, addition = answer.houseNumberAddition ?? ''): Address {
  const { houseNumber, street, city, postcode, latitude, longitude } = answer;
  const building = dutchBuildingOf(String(houseNumber), addition);
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
    unit: null,
    lines: [],
    mailLines: [],
    location:
      typeof latitude === 'number' && typeof longitude === 'number'
        ? { latitude, longitude, precision: isExact ? 'Address' : 'PostalCode' }
        : null,
    isPoBox: isPoBox(answer),
    language: 'nl-NL',
    details: detailsOf(answer, addition),
    source: 'lookup',
    verdict: null,
  };
}

/** In the format of `details` (§2.4), so that a page only has to handle one. */
function detailsOf(answer: DutchAddress, addition: string): DutchDetails {
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

/** `2a`, `2 bis`, but `2-1`, because `21` would be another house. */
function dutchBuildingOf(number: string, addition: string): string {
  if (/^\d/.test(addition)) return `${number}-${addition}`;
  return addition.length > 1 ? `${number} ${addition}` : number + addition;
}

/** Adds the space to `2012ES`: `2012 ES`. */
export function spaced(postcode: string): string {
  return postcode.replace(/^(\d{4})\s*([A-Za-z]{2})$/, '$1 $2');
}
