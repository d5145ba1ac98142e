/** Makes an address from the service's details of an international address. */
import type { Country, CountryWithCodes, InternationalAddress } from '../../contract/types.ts';
import { hasCodes } from '../country/known.ts';
import type { Address } from './address.ts';
import { regionOf } from './regions.ts';

/**
 * The service's address in the elements' format.
 *
 * @param searched provides the country if an older answer lacks it
 */
export function addressFrom(answer: InternationalAddress, searched: Country): Address {
  const { address } = answer;
  const country = countryOf(answer.country, searched);
  const details = answer.details ?? null;
  return {
    country,
    street: address.street ?? null,
    building: address.building ?? null,
    buildingNumber: address.buildingNumber ?? null,
    buildingNumberAddition: address.buildingNumberAddition ?? null,
    postcode: address.postcode ?? null,
    locality: address.locality ?? null,
    region: address.region ?? regionOf(country.iso3, details),
    unit: null,
    lines: [],
    mailLines: answer.mailLines,
    location: answer.location ?? null,
    isPoBox: answer.isPoBox ?? false,
    language: answer.language ?? null,
    details,
    source: 'autocomplete',
    verdict: null,
  };
}

/** If the codes are invalid, the country is the one that was searched. */
function countryOf({ name, iso3Code, iso2Code }: CountryWithCodes, fallback: Country): Country {
  const country = { name: name ?? fallback.name, iso3: iso3Code ?? fallback.iso3, iso2: iso2Code ?? fallback.iso2 };
  return hasCodes(country) ? country : fallback;
}
