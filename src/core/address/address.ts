/** One shape for an address, whatever it came from, and what is kept of it. */
import type { Country, Grade, Location, ValidationLevel } from '../../contract/types.ts';
import { isCountry } from '../country/known.ts';
import { isDeepEqual } from '../transition.ts';

/** Strings or null exactly as in the service's §2.4. */
export interface Address {
  readonly country: Country;
  readonly street: string | null;
  /** House number and additions, formatted for the country; may be empty. */
  readonly building: string | null;
  readonly buildingNumber: number | null;
  readonly buildingNumberAddition: string | null;
  readonly postcode: string | null;
  readonly locality: string | null;
  /** Province, state or canton where the country's addresses carry one; the short code where it has one. */
  readonly region: string | null;
  /** Part of the town, in countries whose addresses have a line for it; absent elsewhere. */
  readonly district?: string | null;
  /** Flat, floor or apartment that the person added to the house; null for none. */
  readonly unit: string | null;
  /** The one or two lines above the town: `line1` and `line2` of other systems. Empty until the country's format is there. */
  readonly lines: readonly string[];
  /** What goes on the parcel, top line first. */
  readonly mailLines: readonly string[];
  readonly location: Location | null;
  readonly isPoBox: boolean;
  /** `language-REGION` of the texts above. */
  readonly language: string | null;
  /** Country-specific members, §2.4. */
  readonly details: Readonly<Record<string, unknown>> | null;
  /** How it came about, if it was typed by hand. */
  readonly outcome?: Outcome;
}

/**
 * What became of a typed address. `confirmed`: the service knows it as it stands. `corrected`: a match took its place,
 * by itself or by choice. `kept`: the person's own words stand. `unasked`: they stand because a quiet check asks
 * nothing.
 */
export type Choice = 'confirmed' | 'corrected' | 'kept' | 'unasked';

/** What became of an address that was typed by hand. The last three are null when the service was not asked. */
export interface Outcome {
  readonly source: Source;
  readonly grade: Grade | null;
  readonly level: ValidationLevel | null;
  readonly choice: Choice | null;
}

/** Where an address came from. */
export type Source = 'autocomplete' | 'manual' | 'lookup';

/** Whether two addresses say the same, member by member. A page's copy, or a framework's proxy, of an address is the same address. */
export function isSameAddress(a: Address | null, b: Address | null): boolean {
  return isDeepEqual(a, b);
}

/** True if an address is the one before, printed meanwhile or not yet printed again. */
export function isSameUnprinted(address: Address, before: Address): boolean {
  const { lines, mailLines } = before;
  return isSameAddress(before, {
    ...address,
    lines: address.lines.length > 0 ? address.lines : lines,
    mailLines: address.mailLines.length > 0 ? address.mailLines : mailLines,
  });
}

/** The address on one line, as a person would search for it. */
export function lineOf({
  postcode,
  locality,
  street,
  building,
  unit = null,
}: Pick<Address, 'postcode' | 'locality' | 'street' | 'building'> & Partial<Pick<Address, 'unit'>>): string {
  const place = [postcode, locality].filter(Boolean).join(' ');
  const line = [street, building, unit].filter(Boolean).join(' ');
  return [place, line].filter(Boolean).join(', ');
}

/**
 * The lines on the parcel, to be read: with single spaces. As long as those are not known, street and town on a line each,
 * so that the page hardly moves when they come.
 */
export function linesOf({ mailLines, street, building, unit, postcode, locality }: Address): readonly string[] {
  const parts = [
    [street, building, unit],
    [postcode, locality],
  ];
  const lines = mailLines.length > 0 ? mailLines : parts.map((part) => part.filter(Boolean).join(' '));
  return lines.map((line) => line.replace(/\s+/g, ' ').trim()).filter((line) => line !== '');
}

/** House and flat as one text: the flat before the number where the country prints it above the street, else behind it. */
export function houseWithUnit({
  building,
  unit,
  lines: [first = ''],
}: Pick<Address, 'building' | 'unit' | 'lines'>): string {
  const isAbove = unit && `${first}, `.startsWith(`${unit}, `);
  return (isAbove ? [unit, building] : [building, unit]).filter(Boolean).join(isAbove ? ', ' : ' ');
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

/**
 * The address a page gives: an object, or the JSON of one. Members that are missing become null; null when it
 * is not an address at all.
 */
export function addressFromSaved(saved: unknown): Address | null {
  if (typeof saved !== 'object' || saved === null) return null;
  const { country, lines, mailLines, location, details, outcome, ...parts } = saved as Partial<
    Record<keyof Address, unknown>
  >;
  if (!isCountry(country)) return null;
  return {
    country,
    ...textsIn(parts),
    buildingNumber: typeof parts.buildingNumber === 'number' ? parts.buildingNumber : null,
    ...(typeof parts.district === 'string' || parts.district === null ? { district: parts.district } : null),
    lines: stringsIn(lines),
    mailLines: stringsIn(mailLines),
    location: typeof location === 'object' ? (location as Location | null) : null,
    isPoBox: parts.isPoBox === true,
    details: typeof details === 'object' ? (details as Address['details']) : null,
    ...(typeof outcome === 'object' && outcome !== null ? { outcome: outcome as Outcome } : null),
  };
}

/** Null for what is none. */
export function sourceFrom(saved: unknown): Source | null {
  return sources.find((source) => source === saved) ?? null;
}

const sources: readonly Source[] = ['autocomplete', 'manual', 'lookup'];

function stringsIn(value: unknown): readonly string[] {
  return Array.isArray(value) ? value.filter((line) => typeof line === 'string') : [];
}

function textsIn(parts: Readonly<Record<string, unknown>>): Pick<Address, (typeof textParts)[number]> {
  const entries = textParts.map((name) => [name, typeof parts[name] === 'string' ? parts[name] : null]);
  return Object.fromEntries(entries) as Pick<Address, (typeof textParts)[number]>;
}
