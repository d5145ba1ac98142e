/** Reads and writes an address by the fields of a back end. */

import type { Country } from '../contract/types.ts';
import type { Address } from '../core/address/address.ts';
import type { AddressInput } from '../core/address/address-input.ts';
import { worldFormatOf } from '../core/address/world-formats.ts';
import { findCountry } from '../core/country/find.ts';
import { isoCountries } from '../core/country/iso-countries.ts';
import { numbered } from '../core/numbered.ts';
import { once } from '../core/once.ts';
import type { Purpose } from '../core/page-fields/autofill-tokens.ts';
import { valuesFor } from '../core/page-fields/field-values.ts';
import type { Fields, Held, ShapeOf } from './fields.ts';
import { type PlaceParts, partsOfLines } from './street-lines.ts';

/** Any of the members, each maybe null, as an API answers. */
export type Stored<Shape> = { readonly [Name in keyof Shape]?: Shape[Name] | null | undefined };

/** An address in the words of a back end, and back. */
export interface Backend<Shape, Given = Stored<Shape>> {
  /** The members that the back end takes; parts that the address does not have are empty texts. */
  readonly fromAddress: (address: Address) => Shape;
  /**
   * A value for an element. Street, building and unit come out of the lines as the country prints them. Null if no
   * country is named, or if there is no address.
   */
  readonly toAddress: (stored: Given | null | undefined) => AddressInput | null;
}

const countries = once(isoCountries);

/** The country with this code, with or without full stops, or English name, in any case; undefined for none. */
export function countryNamed(name: string): Country | undefined {
  const usual = name.replace(/\.|^the /gi, '').replace(/^uk$/i, 'GB');
  return findCountry(countries(), name) ?? findCountry(countries(), usual);
}

/** The texts of an address for some of its parts; lines as in a page's own fields. */
function textsOf(address: Address, held: readonly Held[]): ReadonlyMap<Purpose, string> {
  return valuesFor(address, new Set(held.flat()), address.country.name);
}

/** The address made from texts for its parts; null if no country is among them. */
function addressOf(text: (purpose: Purpose) => string): AddressInput | null {
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
  // A back end that has the part of the town by itself has none on its lines.
  const unit = [street.unit, street.district].filter(Boolean).join(', ') || null;
  return { country: country.iso2, ...street, ...place, ...(district && { unit, district }) };
}

/** Texts of fields that differ from the part in them. */
export interface Spelling {
  readonly write: (text: string, address: Address) => string;
  readonly read: (text: string) => string;
}

/** A back end whose members are these fields. */
export function backendOf<const Of extends Fields>(
  fields: Of,
  spellings: Readonly<Record<string, Spelling>> = {},
): Backend<ShapeOf<Of>> {
  const entries = Object.entries(fields);
  return {
    fromAddress: (address) => {
      const texts = textsOf(address, Object.values(fields));
      const textIn = (purpose: Purpose) => texts.get(purpose) ?? '';
      const members = entries.map(([name, held]) => [
        name,
        typeof held === 'string'
          ? (spellings[name]?.write(textIn(held), address) ?? textIn(held))
          : held.map(textIn).filter(Boolean),
      ]);
      // Its members are those of the table.
      return Object.fromEntries(members) as ShapeOf<Of>;
    },
    toAddress: (stored) => {
      const texts = new Map<Purpose, string>();
      for (const [name, held] of entries) {
        const given: unknown = stored?.[name];
        const list = Array.isArray(given) ? given : [given];
        const parts = typeof held === 'string' ? [held] : held;
        for (const [at, purpose] of numbered(parts)) {
          // A list may have more lines than we fill.
          const own = at === parts.length - 1 ? list.slice(at) : [list[at]];
          const text = own.filter((it) => typeof it === 'string' && it.trim() !== '').join('\n');
          texts.set(purpose, spellings[name]?.read(text) ?? text);
        }
      }
      return addressOf((purpose) => texts.get(purpose) ?? '');
    },
  };
}
