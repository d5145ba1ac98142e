import type { Address } from './address.ts';

/** A copy whose lines end in the country, for parcels that come from another one (ISO 3166-1 alpha-3; empty: unknown). */
export function withCountryLine(address: Address, dispatchCountry: string): Address {
  const { country, mailLines } = address;
  const isAbroad = dispatchCountry !== '' && dispatchCountry.toUpperCase() !== country.iso3;
  if (!isAbroad || mailLines.length === 0 || mailLines.at(-1) === country.name) return address;
  return { ...address, mailLines: [...mailLines, country.name] };
}
