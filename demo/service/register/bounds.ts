/** The bounds of countries, to notice a location that cannot be right. */

/** South, north, west and east of a country in degrees, islands that are far away left out. */
const bounds: Readonly<Record<string, readonly [south: number, north: number, west: number, east: number]>> = {
  AUT: [46.3, 49.1, 9.4, 17.2],
  BEL: [49.4, 51.6, 2.5, 6.5],
  BGR: [41.2, 44.3, 22.3, 28.7],
  CHE: [45.8, 47.9, 5.9, 10.6],
  CYP: [34.5, 35.8, 32.2, 34.7],
  CZE: [48.5, 51.1, 12, 18.9],
  DEU: [47.2, 55.1, 5.8, 15.1],
  DNK: [54.5, 57.8, 8, 15.3],
  ESP: [27.5, 43.9, -18.3, 4.4],
  EST: [57.5, 59.8, 21.7, 28.3],
  FIN: [59.6, 70.2, 19, 31.7],
  FRA: [41.2, 51.2, -5.3, 9.7],
  GBR: [49.8, 60.9, -8.7, 1.9],
  GRC: [34.7, 41.8, 19.3, 29.7],
  HRV: [42.3, 46.6, 13.4, 19.5],
  HUN: [45.7, 48.7, 16.1, 23],
  IRL: [51.3, 55.5, -10.8, -5.9],
  ITA: [35.4, 47.2, 6.6, 18.6],
  LTU: [53.8, 56.5, 20.9, 26.9],
  LUX: [49.4, 50.3, 5.7, 6.6],
  LVA: [55.6, 58.1, 20.9, 28.3],
  MLT: [35.7, 36.2, 14.1, 14.7],
  NLD: [50.7, 53.7, 3.3, 7.3],
  NOR: [57.9, 71.3, 4.4, 31.3],
  POL: [49, 54.9, 14.1, 24.2],
  PRT: [32.3, 42.2, -31.4, -6.1],
  ROU: [43.6, 48.3, 20.2, 29.8],
  SVK: [47.7, 49.7, 16.8, 22.6],
  SVN: [45.4, 46.9, 13.3, 16.7],
  SWE: [55.2, 69.1, 10.9, 24.2],
};

/** True if latitude and longitude of a row must have been swapped. */
export function isSwapped(country: string, latitude: string, longitude: string): boolean {
  const [north, east] = [Number(latitude), Number(longitude)];
  return latitude !== '' && longitude !== '' && !isIn(country, north, east) && isIn(country, east, north);
}

/** Of a country without bounds, whether it is a place on Earth. */
export function isIn(country: string, latitude: number, longitude: number): boolean {
  const [south, north, west, east] = bounds[country] ?? [-90, 90, -180, 180];
  return latitude >= south && latitude <= north && longitude >= west && longitude <= east;
}
