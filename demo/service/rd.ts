/** Converts between WGS-84 and the Dutch national grid (RD New, EPSG:28992). */
import proj4 from 'proj4';

const rd =
  '+proj=sterea +lat_0=52.1561605555556 +lon_0=5.38763888888889 +k=0.9999079 +x_0=155000 +y_0=463000 +ellps=bessel ' +
  '+towgs84=565.4171,50.3319,465.5524,-0.398957,0.343988,-1.87740,4.0725 +units=m +no_defs';

const projection = proj4('WGS84', rd);

/** Grid coordinates in whole metres, from degrees. */
export function toRd(latitude: number, longitude: number): { readonly x: number; readonly y: number } {
  const [x, y] = projection.forward([longitude, latitude]);
  return { x: Math.round(x), y: Math.round(y) };
}

/** Degrees, from grid coordinates in metres. */
export function fromRd(x: number, y: number): { readonly latitude: number; readonly longitude: number } {
  const [longitude, latitude] = projection.inverse([x, y]);
  return { latitude, longitude };
}
