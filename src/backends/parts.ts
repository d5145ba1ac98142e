/** Converts addresses for back ends that split the street line. */
import type { Address } from '../core/address/address.ts';
import type { AddressInput } from '../core/address/address-input.ts';
import { buildingPartsOf } from '../core/address/building-parts.ts';
import { letterBoxWords } from '../core/address/data/number-words.ts';
import { withNumberOnce } from '../core/address/house-number.ts';
import { worldFormatOf } from '../core/address/world-formats.ts';
import { type Backend, countryNamed, createBackend, type Spelling, type TextOf } from './backend.ts';
import { besides, partsOfLines } from './street-lines.ts';

/**
 * A part of an address. `building` is `number` with `addition`, `box` the number of a letter box, and `beside` the
 * `unit` and the `district` together.
 */
type Part =
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

/** The fields of a back end that splits the street line. */
type PartFields = Readonly<Record<string, Part>>;

/**
 * An address in the format of such a back end. If it's sparse, it omits missing parts, but never the country.
 */
type PartsShapeOf<Of extends PartFields, Sparse extends boolean> = Sparse extends true
  ? { readonly [Name in keyof Of as Of[Name] extends 'country' ? never : Name]?: string } & {
      readonly [Name in keyof Of as Of[Name] extends 'country' ? Name : never]: string;
    }
  : { readonly [Name in keyof Of]: string };

/** Removes the number if the name of the street also contains it. */
function withHouseOnce<Of extends Partial<Pick<Address, 'street' | 'building' | 'unit'>>>(given: Of, iso2: string): Of {
  const { street, building, unit } = given;
  if (!street || !building) return given;
  const once = withNumberOnce({ street, building, addition: unit ?? '' }, worldFormatOf(iso2));
  return { ...given, street: once.street, building: once.building, unit: once.addition || null };
}

/** True if the country prints the flat above the house. */
const isUnitAbove = (iso2: string) => worldFormatOf(iso2).mail.addition === 'above';

/** House and flat in the country's order. */
function inOrder(building: string | null, rest: string, iso2: string): readonly (string | null)[] {
  return isUnitAbove(iso2) ? [rest, building] : [building, rest];
}

/** The text of each part. Parts without a member go with the closest one, so that nothing is lost. */
function textsOf(address: Address, has: (part: Part) => boolean): Readonly<Record<Part, string>> {
  const { country, district, postcode, locality, region } = address;
  const { street, building, unit } = withHouseOnce(address, country.iso2);
  const { buildingNumber, buildingNumberAddition } = buildingPartsOf(building ?? '');
  const words = letterBoxWords[country.iso2];
  const [, box = ''] = (words && new RegExp(`^(?:${words})?(\\d{1,4}\\p{L}?)$`, 'iu').exec(unit ?? '')) || [];
  const joined = (...texts: readonly unknown[]) => texts.filter(Boolean).join(', ');
  const isBoxApart = box !== '' && has('box');
  // Without a member of its own, a box follows the number, with its word.
  const isBoxAdded = box !== '' && !isBoxApart && has('addition');
  const rest = joined(!isBoxApart && !isBoxAdded && !has('unit') && unit, !has('district') && district);
  const alone = has('beside') ? 'beside' : has('box') ? 'box' : 'building';
  return {
    street: street ?? '',
    building: alone === 'building' ? joined(...inOrder(building, rest, country.iso2)) : (building ?? ''),
    number: String(buildingNumber ?? ''),
    addition: [buildingNumberAddition, isBoxAdded && (unit === box ? `bus ${box}` : unit)].filter(Boolean).join(' '),
    box: joined(isBoxApart && box, alone === 'box' && rest),
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
function addressOf(text: TextOf<Part>, has: (part: Part) => boolean): AddressInput | null {
  const country = countryNamed(text('country'));
  if (!country) return null;
  const format = worldFormatOf(country.iso2);
  const place = {
    postcode: text('postcode') || null,
    locality: text('locality') || null,
    region: text('region') || null,
  };
  const hasRest = has('beside') || has('box') || has('unit');
  const pieces = hasRest ? [text('building')] : text('building').split(', ');
  const house = (isUnitAbove(country.iso2) ? pieces.pop() : pieces.shift()) ?? '';
  const words = letterBoxWords[country.iso2];
  const [, ext = text('addition'), boxAdded = ''] =
    (words && new RegExp(`^(.*?) ?(?<!\\p{L})(${words}\\d.*)$`, 'iu').exec(text('addition'))) || [];
  const building = house || [text('number'), ext].filter(Boolean).join(/^[-/]/.test(ext) ? '' : ' ');
  const rest = [...pieces, text('beside'), has('beside') ? '' : text('box')].filter(Boolean).join(', ');
  const [beside] = besides('', rest, format);
  const unit = [boxAdded, has('beside') && text('box'), beside?.unit, text('unit')].filter(Boolean).join(', ') || null;
  const district = text('district') || beside?.district;
  const own = { street: text('street') || null, building: building || null, unit };
  // The back end may have been given the number as part of the street.
  const lines = [own.street ?? '', unit ?? ''];
  const parts = own.building ? withHouseOnce(own, country.iso2) : partsOfLines(lines, country, place, format, false);
  return { country: country.iso2, ...parts, ...place, ...(district && { district }) };
}

/**
 * Creates a back end from a table of its fields.
 *
 * @param isSparse omits parts that the address does not have
 */
export function partsBackend<const Of extends PartFields, const Sparse extends boolean = false>(
  fields: Of,
  spellings: Readonly<Record<string, Spelling>> = {},
  isSparse?: Sparse,
): Backend<PartsShapeOf<Of, Sparse>> {
  const has = (part: Part) => Object.values(fields).includes(part);
  return createBackend(fields, {
    textsOf: (address) => {
      const texts = textsOf(address, has);
      return (part) => texts[part];
    },
    addressOf: (text) => addressOf(text, has),
    spellings,
    isSparse,
  });
}
