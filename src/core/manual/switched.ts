/** What becomes of typed texts when the person chooses another country. */
import { type AddressFormat, type Field, hasField, postcodeFrom } from '../address/formats.ts';
import type { ManualFields } from './texts.ts';

/** Texts that an address of the chosen country has no place for. They come back with a country that has one. */
export type LeftOut = Readonly<Partial<Record<Field, string>>>;

/** What stays in the fields, and what does not. */
export interface Switched {
  readonly fields: ManualFields;
  readonly leftOut: LeftOut;
}

/**
 * Street and town are carried over, and a postcode that may be one there. What was left out before has its place again if
 * the new country has one.
 */
export function switched({ fields, leftOut }: Switched, from: AddressFormat, to: AddressFormat): Switched {
  const before = withLeftOut(fields, leftOut);
  const all = hasField(to, 'building') ? before : withNumberInStreet(before, from);
  const names = (Object.keys(all) as Field[]).filter(
    (field) => all[field].trim() !== '' && !fits(field, all, from, to),
  );
  return {
    fields: { ...all, ...Object.fromEntries(names.map((field) => [field, ''])) },
    leftOut: Object.fromEntries(names.map((field) => [field, all[field]])),
  };
}

function withLeftOut(fields: ManualFields, leftOut: LeftOut): ManualFields {
  const back = Object.entries(leftOut).filter(([field]) => fields[field as Field].trim() === '');
  return { ...fields, ...Object.fromEntries(back) };
}

function withNumberInStreet(fields: ManualFields, { numberFirst }: AddressFormat): ManualFields {
  const parts = numberFirst ? [fields.building, fields.street] : [fields.street, fields.building];
  return {
    ...fields,
    building: '',
    street: parts
      .map((text) => text.trim())
      .filter(Boolean)
      .join(' '),
  };
}

function fits(field: Field, texts: ManualFields, from: AddressFormat, to: AddressFormat): boolean {
  // What was out of sight is nothing that the person would miss.
  if (!hasField(to, field)) return !hasField(from, field) && field !== 'building';
  if (field === 'postcode') return postcodeFrom(texts.postcode, from) === null || isPossible(texts.postcode, to);
  return field !== 'region' || !hasField(from, 'region');
}

function isPossible(text: string, format: AddressFormat): boolean {
  return format.postcode === null || postcodeFrom(text, format) !== null;
}
