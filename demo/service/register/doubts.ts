/**
 * The doubts about a row that is an address all the same. The sentences follow "it", and never hold a text of the row.
 */
import type { Name } from '../model.ts';
import type { RegisterAddress, RowTexts } from './address.ts';
import { isIn } from './bounds.ts';

/** The shapes of postcodes by country. A country that is not listed is not checked. */
const shapes: Readonly<Record<string, RegExp>> = Object.fromEntries(
  (
    [
      [/^(?:[A-Z]{1,2}-)?\d{4}$/i, 'AUT BEL BGR CHE CYP DNK HUN LIE LUX NOR SVN AUS NZL'],
      [/^(?:[A-Z]{1,2}-)?\d{5}$/i, 'DEU ESP EST FIN FRA HRV ITA LTU MCO SMR UKR TUR'],
      [/^\d{5}(?:-?\d{4})?$/, 'USA'],
      [/^\d{3} ?\d{2}$/, 'SWE CZE SVK GRC'],
      [/^\d{6}$/, 'ROU'],
      [/^\d{2}-\d{3}$/, 'POL'],
      [/^\d{4}-\d{3}$/, 'PRT'],
      [/^LV-\d{4}$/i, 'LVA'],
      [/^[A-Z]{3} ?\d{4}$/i, 'MLT'],
      [/^[A-Z]\d[\dW](?: ?[A-Z\d]{4})?$/i, 'IRL'],
      [/^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, 'GBR'],
      [/^[A-Z]\d[A-Z] ?\d[A-Z]\d$/i, 'CAN'],
    ] as const
  ).flatMap(([shape, countries]) => countries.split(' ').map((country) => [country, shape])),
);

/** UTF-8 that was once read as Windows-1252: `Ã©` for `é`. */
const twiceEncoded = /Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[™œ“”˜]/u;

/** The doubts about an address and the texts that it was made of. */
export function doubtsOf(
  row: Pick<RowTexts, 'number' | 'latitude' | 'longitude'>,
  address: RegisterAddress,
): readonly string[] {
  const { country, postcode, street, locality, building } = address;
  const doubts: string[] = [];
  const shape = shapes[country];
  if (shape && !shape.test(postcode)) doubts.push('has a postcode of another shape than those of its country');
  if (/^\d+[.,]0+$/.test(row.number)) doubts.push('has a house number with a point, as spreadsheets write it');
  const [north, east] = [Number(row.latitude), Number(row.longitude)];
  if (row.latitude !== '' && row.longitude !== '' && !(north === 0 && east === 0)) {
    if (Number.isNaN(north) || Number.isNaN(east)) doubts.push('has a location that is no number of degrees');
    else if (!isIn(country, north, east)) {
      doubts.push(
        isIn(country, east, north)
          ? 'has latitude and longitude swapped; they are left out'
          : 'has a location outside of its country',
      );
    }
  }
  if ([...textsOf(street), ...textsOf(locality), building].some((text) => twiceEncoded.test(text)))
    doubts.push('has letters of two encodings, such as Ã© for é');
  return doubts;
}

function textsOf(name: Name): readonly string[] {
  return typeof name === 'string' ? [name] : Object.values(name);
}
