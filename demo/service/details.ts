/** Details (§4.4): everything about one address, in the language of the search that led to it. */
import type { InternationalAddress } from '../../src/contract/types.ts';
import { membersOf } from './details-members.ts';
import { buildingText, mailLines } from './lines.ts';
import { locationOf } from './locations.ts';
import { type Building, nameIn, type Street } from './model.ts';

/** The body of the details of an address. */
export function detailsOf(
  street: Street,
  building: Building,
  language: string,
  dispatchCountry: string,
): InternationalAddress {
  const { country, locality, data } = street;
  const isPoBox = data.kind === 'PO boxes';
  const lines = mailLines(street, building, language);
  const isAbroad = dispatchCountry !== '' && dispatchCountry.toUpperCase() !== country.iso3;
  const text = buildingText(building, country.iso3);
  const location = country.iso3 === 'GBR' ? null : locationOf(street, building);
  return {
    language,
    address: {
      country: country.name,
      locality: nameIn(locality.name, language),
      street: nameIn(data.name, language),
      postcode: building.postcode,
      building: text,
      ...numbersOf(building, country.iso3, text),
      // Recorded answers keep the region in `details`. None is recorded of the United States, where an address needs its state.
      region: country.iso3 === 'USA' ? (locality.region ?? null) : null,
    },
    mailLines: isAbroad ? [...lines, country.name] : lines,
    location: location && { ...location, precision: country.iso3 === 'ITA' ? 'Street' : 'Address' },
    isPoBox,
    country: { name: country.name, iso3Code: country.iso3, iso2Code: country.iso2 },
    details: membersOf(street, building, language),
  };
}

/** In recorded answers, each country expresses in its own way that there is no addition. */
function numbersOf({ number, addition, name }: Building, iso3: string, text: string) {
  if (iso3 === 'GBR') {
    const isPlain = name === '';
    return { buildingNumber: isPlain ? number : null, buildingNumberAddition: isPlain ? addition || null : text };
  }
  return { buildingNumber: number, buildingNumberAddition: iso3 === 'DNK' ? addition : addition || null };
}
