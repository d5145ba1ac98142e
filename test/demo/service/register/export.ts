import { locationOf } from '../../../../demo/service/locations.ts';
import { storeOf } from '../../../../demo/service/memory-store.ts';
import type { CountryData, Street } from '../../../../demo/service/model.ts';

/** The addresses of a country in the JSON form of a register, one a line. */
export function linesOfCountry(data: CountryData): readonly string[] {
  const store = storeOf(data);
  const lines: string[] = [];
  for (let id = 0; ; id++) {
    const street = store.street(id);
    if (!street) return lines;
    lines.push(...linesOfStreet(street));
  }
}

function linesOfStreet(street: Street): readonly string[] {
  const { country, data, locality, buildings } = street;
  return buildings.map((building) => {
    const location = locationOf(street, building);
    return JSON.stringify({
      country: country.iso3,
      street: data.name,
      number: building.number,
      addition: building.addition,
      building: building.name,
      postcode: building.postcode,
      locality: locality.name,
      localityId: locality.id,
      aliases: locality.aliases,
      municipality: locality.municipality,
      regions: locality.regions,
      region: locality.region,
      ...location,
      kind: data.kind,
      streetDetails: data.details,
      localityDetails: locality.details,
    });
  });
}
