/** The service's answer about an international address becomes an address. */
import type { Country, CountryWithCodes, InternationalAddress } from '../../contract/types.ts';
import type { Address } from './address.ts';
import { regionOf } from './regions.ts';

/** `country` fills what older answers leave out. */
export function addressFrom(answer: InternationalAddress, country: Country): Address {
  const { address } = answer;
  const details = answer.details ?? null;
  return {
    country: countryOf(answer.country, country),
    street: address.street ?? null,
    building: address.building ?? null,
    buildingNumber: address.buildingNumber ?? null,
    buildingNumberAddition: address.buildingNumberAddition ?? null,
    postcode: address.postcode ?? null,
    locality: address.locality ?? null,
    region: address.region ?? regionOf(answer.country.iso3Code ?? country.iso3, details),
    mailLines: answer.mailLines,
    location: answer.location ?? null,
    isPoBox: answer.isPoBox ?? false,
    language: answer.language ?? null,
    details,
  };
}

function countryOf(answer: CountryWithCodes, fallback: Country): Country {
  return {
    name: answer.name ?? fallback.name,
    iso3: answer.iso3Code ?? fallback.iso3,
    iso2: answer.iso2Code ?? fallback.iso2,
  };
}
