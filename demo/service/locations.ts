/** Locations of addresses: from recorded answers, else derived from the middle of the town. */
import type { Building, Street } from './model.ts';
import { fromRd, toRd } from './rd.ts';

/** A location in WGS-84. */
export interface Degrees {
  readonly latitude: number;
  readonly longitude: number;
}

/** Locations from recorded answers, by country, postcode, number and addition. */
const recorded: Readonly<Record<string, Degrees>> = {
  'NLD 2012ES 2': { latitude: 52.3748075, longitude: 4.6248921 },
  'NLD 2012ES 30': { latitude: 52.37487801, longitude: 4.62714526 },
  'NLD 7571CD 2': { latitude: 52.31210316, longitude: 6.92925934 },
  'NLD 7514BP 129A': fromRd(258_149, 472_143),
  'BEL 1000 2bte 3': { latitude: 50.847208, longitude: 4.352448 },
  'BEL 2627 35': { latitude: 51.126624, longitude: 4.341681 },
  'DEU 45131 1': { latitude: 51.430038, longitude: 6.998146 },
};

/** Recorded grid coordinates that differ from the computed ones because of rounding. */
const recordedRd: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  '2012ES 30': { x: 103_242, y: 487_716 },
  '7571CD 2': { x: 260_152, y: 481_579 },
  '7514BP 129A': { x: 258_149, y: 472_143 },
};

/** The location in the Dutch national grid, in whole metres; null when it is not known. */
export function rdOf(street: Street, building: Building): { readonly x: number; readonly y: number } | null {
  const location = locationOf(street, building);
  const { postcode, number, addition } = building;
  return location && (recordedRd[`${postcode} ${number}${addition}`] ?? toRd(location.latitude, location.longitude));
}

/** The location of an address; null when it is not known. The same address always has the same location. */
export function locationOf(street: Street, building: Building): Degrees | null {
  const { id, locality, country, data } = street;
  if (data.kind === 'PO boxes') return null;
  if (building.at !== undefined) return building.at && { latitude: building.at[0], longitude: building.at[1] };
  if (locality.at === null) return null;
  const known = recorded[`${country.iso3} ${building.postcode} ${building.number}${building.addition}`];
  // A postcode may have several streets. The recorded addresses are in the first street of their town.
  if (known && street.isFirst) return known;
  const [latitude, longitude] = locality.at;
  const number = building.number ?? building.name.length;
  return {
    latitude: round(latitude + ((id * 37) % 41) / 9_000 + (number % 97) / 90_000),
    longitude: round(longitude + ((id * 53) % 43) / 9_000 + (number % 89) / 90_000),
  };
}

function round(degrees: number): number {
  return Math.round(degrees * 1e6) / 1e6;
}
