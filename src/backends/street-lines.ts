/** Splits the lines of a back end into street, building and unit. */
import type { Country } from '../contract/types.ts';
import type { Address } from '../core/address/address.ts';
import { isAboveStreet, isCareOf } from '../core/address/addressee.ts';
import { blankAddress } from '../core/address/blank-address.ts';
import { type AddressFormat, hasField } from '../core/address/formats.ts';
import { houseOfLines, isHouseNumber, isNumberInFront, numberInFront } from '../core/address/house-number.ts';
import { withLines } from '../core/address/mail-lines.ts';
import { isNumberedPoBox } from '../core/address/po-box.ts';
import type { Purpose } from '../core/page-fields/autofill-tokens.ts';
import { valuesFor } from '../core/page-fields/field-values.ts';
import { isStreet } from '../core/text/piece-kinds.ts';
import { lineOf } from '../core/text/street-line.ts';
import { lineOfTokens } from '../core/text/tokens.ts';

/** The parts of an address that stand on its street lines. */
export type StreetParts = Pick<Address, 'street' | 'building' | 'unit'> & { readonly district?: string };

/** The parts of an address that are not on its street lines. */
export type PlaceParts = Pick<Address, 'postcode' | 'locality' | 'region'>;

const lineFields = ['address-line1', 'address-line2'] as const;
const wholeField = ['street-address'] as const;

/** Characters of the longest lines that are split. */
const splitCharactersMax = 500;
/**
 * Street, building and unit: those that would be printed as these very lines, so that the parcel stays the same. Where the
 * country prints the flat above the house, all above the house is the unit. If the country prints no parts that way, street
 * and building are those of the first line, and the others are the unit.
 *
 * @param isWhole true if the lines are one text, in the order of the parcel; false for two fields, in that order or the
 *   street first
 */
export function partsOfLines(
  lines: readonly string[],
  country: Country,
  place: PlaceParts,
  format: AddressFormat,
  isWhole: boolean,
): StreetParts {
  const [first = '', ...others] = lines.map((line) => line.trim()).filter(Boolean);
  const names = namesAbove([first, ...others], country.iso2);
  if (names.length > 0) {
    const rest = [first, ...others].filter((line) => !names.includes(line));
    const house = partsOfLines(rest, country, place, format, isWhole);
    return { ...house, unit: [...names, house.unit].filter(Boolean).join(', ') };
  }
  if (first === '') return { street: null, building: null, unit: null };
  const second = others.join(', ');
  if (first.length + second.length > splitCharactersMax) return { street: first, building: null, unit: second || null };
  if (isNumberInFront(format) && isHouseNumber(first) && second !== '' && !numberInFront(second, format)) {
    const [name, ...more] = others;
    return partsOfLines([`${first} ${name}`, ...more], country, place, format, isWhole);
  }
  // `12, High Street` is a house with its street.
  const pieces = isNumberInFront(format) ? others : second.split(', ');
  const isBox = isNumberInFront(format) && isNumberedPoBox(first, country.iso2);
  const box = { street: first, building: null, others };
  const house = isBox ? box : houseOfLines([first, ...pieces], format, country.iso2);
  if (house) {
    const [beside] = besides('', house.others.join(', '), format);
    return { street: house.street, building: house.building, ...beside, unit: beside?.unit ?? null };
  }
  const above = numberInFront(first, format) ? null : aboveHouse([first, ...others].join(', '), format);
  if (above) return above;
  const whole = (isWhole ? [first, ...others] : [first, second]).filter(Boolean).join('\n');
  const hasPlace = Boolean(place.postcode || place.locality);
  const arePrinted = (parts: StreetParts, text: string) => {
    const printed = withLines({ ...blankAddress, country, ...(hasPlace ? place : anyPlace), ...parts }, format);
    // Two fields may also hold the lines of the parcel, where the flat stands above the street.
    return (isWhole ? [wholeField] : [lineFields, wholeField]).some((fields) => {
      const values = valuesFor(printed, new Set<Purpose>(fields), '');
      return fields.flatMap((field) => values.get(field) || []).join('\n') === text;
    });
  };
  const found = candidates(first, second, format, country.iso2).find((parts) => arePrinted(parts, whole));
  if (found) return found;
  const alone = candidates(first, '', format, country.iso2).find((parts) => arePrinted(parts, first));
  const { street = first, building = null, unit = null } = alone ?? {};
  return { street, building, unit: [unit, second].filter(Boolean).join(', ') || null };
}

/** The lines that stand above the street, whichever field they came in; none if no house is left then. */
function namesAbove(lines: readonly string[], iso2: string): readonly string[] {
  const names = lines.filter((line, index) => {
    const [next = ''] = lines.toSpliced(index, 1);
    const words = line.split(/\s+/);
    return isAboveStreet(line, next, iso2) && (isCareOf(words) || !isStreet(lineOfTokens(line, iso2)));
  });
  const rest = lines.filter((line) => !names.includes(line));
  return rest.some((line) => /\p{L}{3}.*\d|\d.*\p{L}{3}/u.test(line)) ? names : [];
}

/** The parts of lines that end with the house, with flat, floor or name above it; null if they do not, or if the country prints these beside it. */
function aboveHouse(lines: string, format: AddressFormat): StreetParts | null {
  const pieces = lines.split(', ');
  const house = format.mail.addition === 'above' ? numberInFront(pieces.pop() ?? '', format) : null;
  return house ? { street: house.street, building: house.building, unit: pieces.join(', ') || null } : null;
}

/** The lines end above the town, whatever it is called. */
const anyPlace: PlaceParts = { postcode: null, locality: 'Town', region: null };

/** All possible readings of the lines, the likeliest first. */
function candidates(first: string, second: string, format: AddressFormat, iso2: string): readonly StreetParts[] {
  const { street, building, unit, behind } = lineOf(lineOfTokens(first, iso2), format);
  const isPlain = building !== '' && behind.length === 0;
  const above = numberInFront(second, format);
  return [
    ...(isPlain ? besides(unit, second, format).map((rest) => ({ street, building, ...rest })) : []),
    ...besides('', second, format).map((rest) => ({ street: first, building: null, ...rest })),
    ...(above ? [{ street: above.street, building: above.building, unit: first }] : []),
    // A house with a name stands above its street.
    ...(!/\p{L}/u.test(second) ? [] : [{ street: second, building: first, unit: null }]),
  ];
}

/** The unit, and the part of the town, in the words behind the number and on the second line. */
export function besides(
  tail: string,
  second: string,
  format: AddressFormat,
): readonly Omit<StreetParts, 'street' | 'building'>[] {
  const whole = { unit: [tail, second].filter(Boolean).join(', ') || null };
  if (!hasField(format, 'district') || second === '') return [whole];
  const pieces = second.split(', ');
  const district = pieces.at(-1) ?? '';
  const unit = [tail, ...pieces.slice(0, -1)].filter(Boolean).join(', ') || null;
  return /\d/.test(district) ? [whole] : [{ unit, district }, whole];
}
