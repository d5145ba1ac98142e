/** Splits one or two lines of a back end into street, building and unit. */
import type { Country } from '../contract/types.ts';
import type { Address } from '../core/address/address.ts';
import { type AddressFormat, hasField } from '../core/address/formats.ts';
import { withLines } from '../core/address/mail-lines.ts';
import type { Purpose } from '../core/page-fields/autofill-tokens.ts';
import { valuesFor } from '../core/page-fields/field-values.ts';

/** The parts of an address that stand on its street lines. */
export type StreetParts = Pick<Address, 'street' | 'building' | 'unit'> & { readonly district?: string };

/** The parts of an address that are not on its street lines. */
export type PlaceParts = Pick<Address, 'postcode' | 'locality' | 'region'>;

const lineFields = ['address-line1', 'address-line2'] as const;
const wholeField = ['street-address'] as const;

/** `30`, `12a`, `7/A`, `221B`, `12-2`; not an ordinal, which belongs to a name: `17. Juni`, `5th Avenue`. */
const houseNumber = /^\d+(?:[-/]?\w{1,4})?,?$/u;
const ordinal = /^\d+(?:\.|st|nd|rd|th|e|de|ste|er|ère|ème|º|ª)$/iu;
const year = /^(?:18|19|20)\d\d$/;
/** A kind of street that is none without its name: the number in `Via 20 Settembre 10` is the last one. */
const kindAlone = /^(?:al|av|avenida|calle|corso|piazza|place|plaza|rua|rue|strada|ul|ulica|via|viale)\.?$/i;
/** An addition, which belongs to the number before it. */
const addition = /^(?:\p{L}|bis|ter|quater),?$/iu;

/**
 * Street, building and unit: those that would be printed as these very lines, so that the parcel stays the same. If the
 * country prints no parts that way, they are those of the first line, and the second is the unit.
 *
 * @param isWhole true if the lines are one text, in the order of the parcel; false for two fields with the street first
 */
export function partsOfLines(
  lines: readonly string[],
  country: Country,
  place: PlaceParts,
  format: AddressFormat,
  isWhole: boolean,
): StreetParts {
  const [first = '', ...others] = lines.map((line) => line.trim()).filter(Boolean);
  if (first === '') return { street: null, building: null, unit: null };
  const second = others.join(', ');
  const whole = (isWhole ? [first, ...others] : [first, second]).filter(Boolean).join('\n');
  const hasPlace = Boolean(place.postcode || place.locality);
  const arePrinted = (parts: StreetParts, text: string) => {
    const printed = withLines({ ...blank, country, ...(hasPlace ? place : anyPlace), ...parts }, format);
    // Two fields may also hold the lines of the parcel, where the flat stands above the street.
    return (isWhole ? [wholeField] : [lineFields, wholeField]).some((fields) => {
      const values = valuesFor(printed, new Set<Purpose>(fields), '');
      return fields.flatMap((field) => values.get(field) || []).join('\n') === text;
    });
  };
  const found = candidates(first, second, format).find((parts) => arePrinted(parts, whole));
  if (found) return found;
  const alone = candidates(first, '', format).find((parts) => arePrinted(parts, first));
  const { street = first, building = null, unit = null } = alone ?? {};
  return { street, building, unit: [unit, second].filter(Boolean).join(', ') || null };
}

/** The lines end above the town, whatever it is called. */
const anyPlace = { postcode: null, locality: 'Town', region: null } as const;

const blank = {
  street: null,
  building: null,
  buildingNumber: null,
  buildingNumberAddition: null,
  unit: null,
  lines: [],
  mailLines: [],
  location: null,
  isPoBox: false,
  language: null,
  details: null,
  source: null,
  verdict: null,
} as const;

/** All possible readings of the lines, the likeliest first. */
function candidates(first: string, second: string, format: AddressFormat): readonly StreetParts[] {
  const isInFront = format.numberFirst || format.mail.isNumberInFront;
  const [front, behind] = [numberInFront(first), numberBehind(first)];
  const split = isInFront ? [...front, ...behind] : [...behind, ...front];
  const alone = { street: first, building: null, tail: '' };
  const named = { street: second, building: first || null, unit: null };
  return [
    ...[...split, alone].flatMap(({ street, building, tail }) =>
      besides(tail, second, format).map((rest) => ({ street, building, ...rest })),
    ),
    ...(second === '' ? [] : numberInFront(second).map(({ street, building }) => ({ street, building, unit: first }))),
    // A house with a name stands above its street.
    ...(second === '' ? [] : [named]),
  ];
}

/** The unit, and the part of the town, in the words behind the number and on the second line. */
function besides(
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

interface Split {
  readonly street: string;
  readonly building: string | null;
  /** The text behind the number: a flat or a floor. */
  readonly tail: string;
}

function numberInFront(line: string): readonly Split[] {
  const [, apart = '', named = ''] = /^(\d[^,]{0,9}), (.+)$/.exec(line) ?? [];
  if (apart !== '') return [{ street: named, building: apart, tail: '' }];
  const [number = '', ...words] = line.split(/\s+/);
  if (!houseNumber.test(number) || ordinal.test(number) || words.length === 0) return [];
  const length = /^(?:bis|ter|quater)$/i.test(words[0] ?? '') && words.length > 1 ? 1 : 0;
  return [{ street: words.slice(length).join(' '), building: [number, ...words.slice(0, length)].join(' '), tail: '' }];
}

function numberBehind(line: string): readonly Split[] {
  const words = line.split(/\s+/);
  const isNumber = (word: string) => houseNumber.test(word) && !ordinal.test(word);
  const splits = words.flatMap((word, at) => {
    const rest = words.slice(at + 1);
    if (at === 0 || !isNumber(word) || (year.test(word) && rest.some(isNumber))) return [];
    const length = rest.findIndex((it) => !addition.test(it));
    const end = at + 1 + (length < 0 ? rest.length : length);
    const building = words.slice(at, end).join(' ').replace(/,$/, '');
    return [{ street: words.slice(0, at).join(' ').replace(/,$/, ''), building, tail: words.slice(end).join(' ') }];
  });
  return splits.sort((a, b) => Number(kindAlone.test(a.street)) - Number(kindAlone.test(b.street)));
}
