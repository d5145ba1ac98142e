/** Writes addresses as each country does. */
import { type Building, nameIn, type Street, villageOf } from './model.ts';

/** Number and addition as the country writes them: `2a`, `2 bte 3`, `1/A`; only the name when there is no number. */
export function buildingText({ number, addition, name }: Building, iso3: string): string {
  if (iso3 === 'GBR') return [name, number === null ? '' : `${number}${addition}`].filter(Boolean).join(', ');
  if (number === null) return name;
  // A floor in Denmark: `12, 1. th`.
  if (iso3 === 'DNK' && /^(?:\d|st\.|kl\.)/.test(addition)) return `${number}, ${addition}`;
  // `12 3`: 123 is another house.
  const isApart = iso3 === 'CHE' ? addition !== '' : /^\d$|^[^/ -]./.test(addition);
  return isApart ? `${number} ${addition}` : `${number}${addition}`;
}

/** Parts of a house in the United Kingdom, whose lines stand above it. */
export const flatWords = 'flat|apartment|apt|unit|studio|maisonette|room|suite';
const flatName = new RegExp(`^(?:${flatWords}) ?\\S`, 'i');

/** True if the name of a building is that of a part of a house, as in `Flat 3, 14 High Street`. */
export function isFlatName(name: string): boolean {
  return flatName.test(name);
}

/** The line of the address with street and building. */
export function streetLine(street: Street, building: Building, language: string): string {
  const { iso3 } = street.country;
  const name = nameIn(street.data.name, language);
  const text = buildingText(building, iso3);
  if (street.data.kind === 'PO boxes') return `${name} ${text}`;
  if (iso3 === 'USA') return [building.number, name, building.addition].filter(Boolean).join(' ');
  if (iso3 === 'LUX') return `${text}, ${name}`;
  if (iso3 === 'FRA') return `${text} ${name}`;
  if (iso3 === 'GBR') return building.number === null ? `${text}, ${name}` : `${text} ${name}`;
  return `${name} ${text}`;
}

/** The lines on a parcel, without the country. */
export function mailLines(street: Street, building: Building, language: string): string[] {
  const { country, locality } = street;
  const { postcode, name } = building;
  const town = nameIn(locality.name, language);
  const line = streetLine(street, building, language);
  const upper = town.toLocaleUpperCase(language);
  switch (country.iso3) {
    // §2.4: one space within the postcode, and two after it.
    case 'NLD':
      return [line, `${postcode.slice(0, 4)} ${postcode.slice(4)}  ${town}`];
    case 'LUX':
      return [line, `L-${postcode} ${town}`];
    case 'GBR': {
      const thoroughfare = streetLine(street, { ...building, name: '' }, language).replace(/^, /, '');
      return [...(name ? [name] : []), thoroughfare, upper, postcode];
    }
    case 'ESP':
      return [line, `${postcode} ${upper}`, (locality.region ?? town).toLocaleUpperCase(language)];
    case 'USA':
      return [line, `${upper}, ${locality.region ?? ''} ${postcode}`];
    case 'ITA':
      return [line, `${postcode} ${upper} ${locality.region ?? ''}`.trimEnd()];
    case 'DNK':
      return [line, villageOf(street.data), `${postcode} ${town}`].filter(Boolean);
    default:
      return [line, `${postcode} ${town}`];
  }
}
