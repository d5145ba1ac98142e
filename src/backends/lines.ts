/** Converts addresses for back ends with lines, in the terms of `autocomplete`. */
import type { AddressInput } from '../core/address/address-input.ts';
import { worldFormatOf } from '../core/address/world-formats.ts';
import type { Purpose } from '../core/page-fields/autofill-tokens.ts';
import { valuesFor } from '../core/page-fields/field-values.ts';
import { type Backend, countryNamed, createBackend, type Spelling, type TextOf } from './backend.ts';
import { type PlaceParts, partsOfLines } from './street-lines.ts';

/** The part that each field holds; several for an array of lines. */
type LineFields = Readonly<Record<string, Purpose | readonly Purpose[]>>;

/** An address in the format of a back end with these fields. */
type ShapeOf<Of extends LineFields> = {
  readonly [Name in keyof Of]: Of[Name] extends readonly unknown[] ? readonly string[] : string;
};

function addressOf(text: TextOf<Purpose>): AddressInput | null {
  const country = countryNamed(text('country'));
  if (!country) return null;
  const place: PlaceParts = {
    postcode: text('postal-code') || null,
    locality: text('address-level2') || null,
    region: text('address-level1') || null,
  };
  const whole = text('street-address');
  const lines = (whole || [text('address-line1'), text('address-line2')].join('\n')).split('\n');
  const district = text('address-level3');
  const street = partsOfLines(lines, country, place, worldFormatOf(country.iso2), whole !== '');
  // If the back end has a field for the district, it is not in the lines.
  const unit = [street.unit, street.district].filter(Boolean).join(', ') || null;
  return { country: country.iso2, ...street, ...place, ...(district && { unit, district }) };
}

/** Creates a back end from a table of its fields. */
export function linesBackend<const Of extends LineFields>(
  fields: Of,
  spellings: Readonly<Record<string, Spelling>> = {},
): Backend<ShapeOf<Of>> {
  const purposes = new Set(Object.values(fields).flat());
  return createBackend(fields, {
    textsOf: (address) => {
      const texts = valuesFor(address, purposes, address.country.name);
      return (purpose) => texts.get(purpose) ?? '';
    },
    addressOf,
    spellings,
  });
}
