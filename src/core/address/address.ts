/** The format of an address from any source. */
import type { Country, DutchAddress, Grade, Location, ValidationLevel } from '../../contract/types.ts';
import { isCountry } from '../country/known.ts';
import { countryNames } from '../country/names.ts';

/** An address from any source, which is in `source` and discriminates the type of `details`. */
export type Address = AddressParts & Origin;

/** Strings or null exactly as in the service's §2.4. */
export interface AddressParts {
  readonly country: Country;
  readonly street: string | null;
  /** House number and additions, in the country's format; may be empty. */
  readonly building: string | null;
  readonly buildingNumber: number | null;
  readonly buildingNumberAddition: string | null;
  readonly postcode: string | null;
  readonly locality: string | null;
  /** Province, state or canton, if the country's addresses have one; its short code, if there is one. */
  readonly region: string | null;
  /** Part of the town, in countries whose addresses have a line for it; otherwise undefined. */
  readonly district?: string | null;
  /** Flat, floor or apartment that was added to the house; null for none. */
  readonly unit: string | null;
  /**
   * The one or two lines above the town, `line1` and `line2` in other systems. Empty until the element has loaded its
   * engine.
   */
  readonly lines: readonly string[];
  /** The lines for the parcel, from the top. */
  readonly mailLines: readonly string[];
  readonly location: Location | null;
  readonly isPoBox: boolean;
  /** `language-REGION` of the texts above. */
  readonly language: string | null;
  /** The result of validation, and the shopper's choice; null if the service was not asked. */
  readonly verdict: AddressVerdict | null;
}

/** The source of an address, and what the service says beyond its parts. */
export type Origin =
  | From<'lookup', DutchDetails>
  | From<'autocomplete', Readonly<Record<string, unknown>>>
  | From<'manual', Readonly<Record<string, unknown>>>
  | From<'saved', Readonly<Record<string, unknown>>>
  | From<null, Readonly<Record<string, unknown>>>;

interface From<Name extends Source | null, Details> {
  /** Null for an address that the page set without a source. */
  readonly source: Name;
  /** Country-specific members, §2.4; null if there are none, or if the page set the address without them. */
  readonly details: Details | null;
}

// Not an interface: so it is a record of unknown members, too, as the details of all other addresses are.
/**
 * The entry of the Dutch register for an address that was looked up, spelled as in the service's details of a Dutch
 * address (§2.4).
 */
export type DutchDetails = {
  readonly nldBuilding: {
    readonly number: number;
    readonly addition: string | null;
    readonly allAdditions: readonly (string | null)[];
    /** True if the addition is in the register. */
    readonly validated: boolean;
  };
  /** Null for a PO box, and for an addition that is not in the register. */
  readonly nldBagInformation: Pick<
    DutchAddress,
    'bagNumberDesignationId' | 'bagAddressableObjectId' | 'addressType' | 'purposes' | 'surfaceArea'
  > | null;
  readonly nldProvince: { readonly name: DutchAddress['province'] };
  readonly nldMunicipality: {
    readonly id: DutchAddress['municipalityId'];
    readonly name: DutchAddress['municipality'];
    readonly nameShort: DutchAddress['municipalityShort'];
  };
  readonly nldCity: {
    readonly id: DutchAddress['cityId'];
    readonly name: string;
    readonly nameShort: DutchAddress['cityShort'];
  };
  readonly nldStreet: { readonly name: string; readonly nameNen: DutchAddress['streetNen']; readonly isPoBox: boolean };
};

/**
 * The result for an address entered by hand. `confirmed`: the service knows it as typed. `corrected`: a match replaced
 * it, automatically or by choice. `kept`: the shopper kept what they typed. `unasked`: it was kept because silent
 * validation asks no question.
 */
export type Choice = 'confirmed' | 'corrected' | 'kept' | 'unasked';

/** The part of a verdict that an address keeps. Grade and level are null if the service found no match. */
interface AddressVerdict {
  readonly grade: Grade | null;
  readonly level: ValidationLevel | null;
  readonly choice: Choice | null;
}

/** The source of an address. `saved`: chosen from the page's saved addresses. */
export type Source = 'autocomplete' | 'manual' | 'lookup' | 'saved';

/** House and flat as one text, as printed on the lines above the town, without the street and a place. */
export function houseWithUnit({
  street,
  building,
  unit,
  lines,
  district,
  locality,
}: Pick<Address, 'street' | 'building' | 'unit' | 'lines' | 'district' | 'locality'>): string {
  const name = street ?? '';
  // A building may have a name, which is printed above its number.
  const number = building?.split(', ').at(-1) ?? '';
  const at = lines.findIndex((line) => line.includes(name) && line.includes(number));
  if (!unit || at < 0) return [building, unit].filter(Boolean).join(' ');
  const printed = lines.map((line, index) => (index === at ? line.replace(name, '') : line)).join(',');
  const pieces = printed.split(',').map((piece) => piece.trim());
  return pieces.filter((piece) => piece !== '' && piece !== district && piece !== locality).join(', ');
}

/** Those parts of an address that are a text or null. */
export const textParts = [
  'street',
  'building',
  'buildingNumberAddition',
  'unit',
  'postcode',
  'locality',
  'region',
  'language',
] as const;

/** True if there is an address: a country on its own is not one. */
export function hasPart(address: Address): boolean {
  const { buildingNumber, district, mailLines, country, language } = address;
  const named = ['en', language ?? 'en'].map((lang) => countryNames(lang)(country.iso2));
  const names = [country.name, ...named].map((name) => name.toLowerCase());
  const printed = mailLines.filter((line) => !names.includes(line.trim().toLowerCase()));
  const texts = [...textParts.filter((part) => part !== 'language').map((part) => address[part]), district, ...printed];
  return Boolean(buildingNumber) || texts.some((text) => text?.trim());
}

/**
 * The address a page sets: an object, or JSON. Missing members become null. Null if it is not an address, or has no
 * part.
 */
export function addressFromParts(saved: unknown): Address | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const { country, lines, mailLines, location, details, source, verdict, ...parts } = saved as Partial<
    Record<keyof Address, unknown>
  >;
  if (!isCountry(country)) return null;
  const address: Address = {
    country,
    ...textsIn(parts),
    buildingNumber: typeof parts.buildingNumber === 'number' ? parts.buildingNumber : null,
    ...(typeof parts.district === 'string' || parts.district === null ? { district: parts.district } : null),
    lines: stringsIn(lines),
    mailLines: stringsIn(mailLines),
    location: typeof location === 'object' ? (location as Location | null) : null,
    isPoBox: parts.isPoBox === true,
    ...({ source: sourceFrom(source), details: typeof details === 'object' ? details : null } as Origin),
    verdict: typeof verdict === 'object' ? (verdict as AddressVerdict | null) : null,
  };
  return hasPart(address) ? address : null;
}

/** Null for a value that is not a source. */
function sourceFrom(saved: unknown): Source | null {
  return sources.find((source) => source === saved) ?? null;
}

const sources: readonly Source[] = ['autocomplete', 'manual', 'lookup', 'saved'];

function stringsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
}

function textsIn(parts: Readonly<Record<string, unknown>>): Pick<Address, (typeof textParts)[number]> {
  const entries = textParts.map((name) => [name, typeof parts[name] === 'string' ? parts[name] : null]);
  return Object.fromEntries(entries) as Pick<Address, (typeof textParts)[number]>;
}
