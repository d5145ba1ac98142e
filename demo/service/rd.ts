/**
 * Converts between WGS-84 and the Dutch national grid (RD New, EPSG:28992), by the polynomials of F. H. Schreutelkamp and G. L. Strang van
 * Hees, "Benaderingsformules voor de transformatie tussen RD- en WGS84-kaartcoördinaten", Geodesia 2001, tables 3 to 5. They are within a metre
 * everywhere in the country.
 */

/** A coefficient, with the powers of both differences that it belongs to. */
type Term = readonly [p: number, q: number, coefficient: number];

/** The middle of the grid, the church tower in Amersfoort. */
const middle = { x: 155_000, y: 463_000, latitude: 52.1551744, longitude: 5.38720621 };

const xTerms: readonly Term[] = [
  [0, 1, 190_094.945],
  [1, 1, -11_832.228],
  [2, 1, -114.221],
  [0, 3, -32.391],
  [1, 0, -0.705],
  [3, 1, -2.34],
  [1, 3, -0.608],
  [0, 2, -0.008],
  [2, 3, 0.148],
];

const yTerms: readonly Term[] = [
  [1, 0, 309_056.544],
  [0, 2, 3_638.893],
  [2, 0, 73.077],
  [1, 2, -157.984],
  [3, 0, 59.788],
  [0, 1, 0.433],
  [2, 2, -6.439],
  [1, 1, -0.032],
  [0, 4, 0.092],
  [1, 4, -0.054],
];

const latitudeTerms: readonly Term[] = [
  [0, 1, 3_235.65389],
  [2, 0, -32.58297],
  [0, 2, -0.2475],
  [2, 1, -0.84978],
  [0, 3, -0.0655],
  [2, 2, -0.01709],
  [1, 0, -0.00738],
  [4, 0, 0.0053],
  [2, 3, -0.00039],
  [4, 1, 0.00033],
  [1, 1, -0.00012],
];

const longitudeTerms: readonly Term[] = [
  [1, 0, 5_260.52916],
  [1, 1, 105.94684],
  [1, 2, 2.45656],
  [3, 0, -0.81885],
  [1, 3, 0.05594],
  [3, 1, -0.05607],
  [0, 1, 0.01199],
  [3, 2, -0.00256],
  [1, 4, 0.00128],
  [0, 2, 0.00022],
  [2, 0, -0.00022],
  [5, 0, 0.00026],
];

const sumOf = (terms: readonly Term[], a: number, b: number) =>
  terms.reduce((sum, [p, q, coefficient]) => sum + coefficient * a ** p * b ** q, 0);

/** Grid coordinates in whole metres, from degrees. */
export function toRd(latitude: number, longitude: number): { readonly x: number; readonly y: number } {
  const [a, b] = [0.36 * (latitude - middle.latitude), 0.36 * (longitude - middle.longitude)];
  return { x: Math.round(middle.x + sumOf(xTerms, a, b)), y: Math.round(middle.y + sumOf(yTerms, a, b)) };
}

/** Degrees, from grid coordinates in metres. */
export function fromRd(x: number, y: number): { readonly latitude: number; readonly longitude: number } {
  const [a, b] = [(x - middle.x) / 1e5, (y - middle.y) / 1e5];
  return {
    latitude: middle.latitude + sumOf(latitudeTerms, a, b) / 3_600,
    longitude: middle.longitude + sumOf(longitudeTerms, a, b) / 3_600,
  };
}
