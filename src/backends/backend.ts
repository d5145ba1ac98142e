/** Converts addresses to and from the fields of a back end. */

import type { Country } from '../contract/types.ts';
import type { Address } from '../core/address/address.ts';
import type { AddressInput } from '../core/address/address-input.ts';
import { buildingPartsOf } from '../core/address/building-parts.ts';
import { letterBoxWords } from '../core/address/data/number-words.ts';
import type { AddressFormat } from '../core/address/formats.ts';
import { withNumberOnce } from '../core/address/house-number.ts';
import { worldFormatOf } from '../core/address/world-formats.ts';
import { findCountry } from '../core/country/find.ts';
import { isoCountries } from '../core/country/iso-countries.ts';
import { numbered } from '../core/numbered.ts';
import type { Purpose } from '../core/page-fields/autofill-tokens.ts';
import { valuesFor } from '../core/page-fields/field-values.ts';
import { besides, type PlaceParts, partsOfLines } from './street-lines.ts';

/** Any of the members, each of which may be null, as in an API's answer. */
type Stored<Shape> = { readonly [Name in keyof Shape]?: Shape[Name] | null | undefined };

/** Converts addresses to and from the format of a back end. */
export interface Backend<Shape, Given = Stored<Shape>> {
  /** The back end's fields; parts that the address does not have are empty strings. */
  readonly fromAddress: (address: Address) => Shape;
  /**
   * A value for an element. Splits the lines into street, building and unit as the country prints them. Null without a
   * country, or if there is no address.
   */
  readonly toAddress: (stored: Given | null | undefined) => AddressInput | null;
}

/** The country with this code (with or without full stops) or English name, in any case; undefined for none. */
export function countryNamed(name: string): Country | undefined {
  const usual = name.replace(/\.|^the /gi, '').replace(/^uk$/i, 'GB');
  return findCountry(isoCountries(), name) ?? findCountry(isoCountries(), usual);
}

/** Converts a field that differs from the part in it. */
export interface Spelling {
  readonly write: (text: string, address: Address) => string;
  readonly read: (text: string) => string;
}

/**
 * A part of an address. Either `line1` and `line2`, or `lines` as one text, or the parts of the street line: `building` is
 * `number` with `addition`, `box` the number of a letter box, and `beside` the `unit` and the `district` together.
 */
type Part =
  | 'line1'
  | 'line2'
  | 'lines'
  | 'street'
  | 'building'
  | 'number'
  | 'addition'
  | 'box'
  | 'beside'
  | 'unit'
  | 'district'
  | 'postcode'
  | 'locality'
  | 'region'
  | 'country';

/** The part that each field of a back end holds; several for an array of lines. */
type Fields = Readonly<Record<string, Part | readonly Part[]>>;

/** An address in the format of a back end. If it's sparse, it omits missing parts, but never the country. */
type ShapeOf<Of extends Fields, Sparse extends boolean> = Sparse extends true
  ? { readonly [Name in keyof Of as Of[Name] extends 'country' ? never : Name]?: string } & {
      readonly [Name in keyof Of as Of[Name] extends 'country' ? Name : never]: string;
    }
  : { readonly [Name in keyof Of]: Of[Name] extends readonly unknown[] ? readonly string[] : string };

type HasPart = (part: Part) => boolean;

/**
 * Creates a back end from a table of its fields.
 *
 * @param isSparse omits parts that the address does not have
 */
export function createBackend<const Of extends Fields, const Sparse extends boolean = false>(
  fields: Of,
  spellings: Readonly<Record<string, Spelling>> = {},
  isSparse?: Sparse,
): Backend<ShapeOf<Of, Sparse>> {
  const entries = Object.entries(fields);
  const parts = Object.values(fields).flat();
  const has: HasPart = (part) => parts.includes(part);
  return {
    fromAddress: (address) => {
      const texts = textsOf(address, has);
      const members = entries.map(([name, held]) => [
        name,
        typeof held === 'string'
          ? (spellings[name]?.write(texts[held], address) ?? texts[held])
          : held.map((part) => texts[part]).filter(Boolean),
      ]);
      // The members are those of the table.
      return Object.fromEntries(members.filter(([, text]) => text !== '' || !isSparse)) as ShapeOf<Of, Sparse>;
    },
    toAddress: (stored) => {
      const given: Readonly<Record<string, unknown>> = { ...stored };
      const texts = new Map<Part, string>();
      for (const [name, held] of entries) {
        const value = given[name];
        const list: readonly unknown[] = Array.isArray(value)
          ? value
          : [typeof value === 'number' ? `${value}` : value];
        const own = typeof held === 'string' ? [held] : held;
        for (const [at, part] of numbered(own)) {
          // A list may have more lines than we write.
          const some = at === own.length - 1 ? list.slice(at) : [list[at]];
          const lines = some.map((it) => (typeof it === 'string' ? it.trim() : ''));
          const text = lines.filter(Boolean).join('\n');
          texts.set(part, spellings[name]?.read(text) ?? text);
        }
      }
      return addressOf((part) => texts.get(part) ?? '', has);
    },
  };
}

/** Removes the number if the name of the street also contains it. */
function withHouseOnce<Of extends Partial<Pick<Address, 'street' | 'building' | 'unit'>>>(
  given: Of,
  format: AddressFormat,
): Of {
  const { street, building, unit } = given;
  if (!street || !building) return given;
  const once = withNumberOnce({ street, building, addition: unit ?? '' }, format);
  return { ...given, street: once.street, building: once.building, unit: once.addition || null };
}

const linePurposes = { line1: 'address-line1', line2: 'address-line2', lines: 'street-address' } as const;

/** The text of each part. Parts without a member go with the closest one, so that nothing is lost. */
function textsOf(address: Address, has: HasPart): Readonly<Record<Part, string>> {
  const { country, district, postcode, locality, region } = address;
  const format = worldFormatOf(country.iso2);
  const { street, building, unit } = withHouseOnce(address, format);
  const { buildingNumber, buildingNumberAddition } = buildingPartsOf(building ?? '');
  const words = letterBoxWords[country.iso2];
  const [, box = ''] = (words && new RegExp(`^(?:${words})?(\\d{1,4}\\p{L}?)$`, 'iu').exec(unit ?? '')) || [];
  const joined = (...texts: readonly unknown[]) => texts.filter(Boolean).join(', ');
  const isBoxApart = box !== '' && has('box');
  // Without a member of its own, a box follows the number, with its word.
  const isBoxAdded = box !== '' && !isBoxApart && has('addition');
  const rest = joined(!isBoxApart && !isBoxAdded && !has('unit') && unit, !has('district') && district);
  const house = format.mail.addition === 'above' ? joined(rest, building) : joined(building, rest);
  const purposes = new Set<Purpose>(has('district') ? ['address-level3'] : []);
  for (const line of ['line1', 'line2', 'lines'] as const) if (has(line)) purposes.add(linePurposes[line]);
  const values = valuesFor(address, purposes, '');
  return {
    line1: values.get(linePurposes.line1) ?? '',
    line2: values.get(linePurposes.line2) ?? '',
    lines: values.get(linePurposes.lines) ?? '',
    street: street ?? '',
    building: has('beside') || has('box') ? (building ?? '') : house,
    number: String(buildingNumber ?? ''),
    addition: [buildingNumberAddition, isBoxAdded && (unit === box ? `bus ${box}` : unit)].filter(Boolean).join(' '),
    box: joined(isBoxApart && box, !has('beside') && rest),
    beside: rest,
    unit: unit ?? '',
    district: district ?? '',
    postcode: postcode ?? '',
    locality: locality ?? '',
    region: region ?? '',
    country: country.iso2,
  };
}

/** An address from the text of such parts; null without a country. */
function addressOf(text: (part: Part) => string, has: HasPart): AddressInput | null {
  const country = countryNamed(text('country'));
  if (!country) return null;
  const format = worldFormatOf(country.iso2);
  const place: PlaceParts = {
    postcode: text('postcode') || null,
    locality: text('locality') || null,
    region: text('region') || null,
  };
  if (!has('street')) {
    const whole = text('lines');
    const lines = (whole || `${text('line1')}\n${text('line2')}`).split('\n');
    const house = partsOfLines(lines, country, place, format, whole !== '');
    const district = text('district');
    // If the back end has a field for the district, it is not in the lines.
    const unit = [house.unit, house.district].filter(Boolean).join(', ') || null;
    return { country: country.iso2, ...house, ...place, ...(district && { unit, district }) };
  }
  const hasRest = has('beside') || has('box') || has('unit');
  const pieces = hasRest ? [text('building')] : text('building').split(', ');
  const house = (format.mail.addition === 'above' ? pieces.pop() : pieces.shift()) ?? '';
  const words = letterBoxWords[country.iso2];
  const [, ext = text('addition'), boxAdded = ''] =
    (words && new RegExp(`^(.*?) ?(?<!\\p{L})(${words}\\d.*)$`, 'iu').exec(text('addition'))) || [];
  const building = house || [text('number'), ext].filter(Boolean).join(/^[-/]/.test(ext) ? '' : ' ');
  const rest = [...pieces, text('beside'), has('beside') ? '' : text('box')].filter(Boolean).join(', ');
  const [beside] = besides('', rest, format);
  const unit = [boxAdded, has('beside') && text('box'), beside?.unit, text('unit')].filter(Boolean).join(', ') || null;
  const district = text('district') || beside?.district;
  const street = text('street') || null;
  // The back end may have been given the number as part of the street.
  const parts = building
    ? withHouseOnce({ street, building, unit }, format)
    : partsOfLines([street ?? '', unit ?? ''], country, place, format, false);
  return { country: country.iso2, ...parts, ...place, ...(district && { district }) };
}
