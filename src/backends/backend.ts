/** Converts addresses to and from the fields of a back end. */

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

/** Any of the members, each of which may be null, as in an API's answer. */
export type Stored<Shape> = { readonly [Name in keyof Shape]?: Shape[Name] | null | undefined };

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

const countries = once(isoCountries);

/** The country with this code (with or without full stops) or English name, in any case; undefined for none. */
export function countryNamed(name: string): Country | undefined {
  const usual = name.replace(/\.|^the /gi, '').replace(/^uk$/i, 'GB');
  return findCountry(countries(), name) ?? findCountry(countries(), usual);
}

/** The text of some parts of an address; lines are those of a page's own fields. */
function textsOf(address: Address, held: readonly Held[]): ReadonlyMap<Purpose, string> {
  return valuesFor(address, new Set(held.flat()), address.country.name);
}

/** An address from the text of its parts; null without a country. */
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
  // If the back end has a field for the district, it is not in the lines.
  const unit = [street.unit, street.district].filter(Boolean).join(', ') || null;
  return { country: country.iso2, ...street, ...place, ...(district && { unit, district }) };
}

/** Converts a field that differs from the part in it. */
export interface Spelling {
  readonly write: (text: string, address: Address) => string;
  readonly read: (text: string) => string;
}

/** Creates a back end from a table of its fields. */
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
      // The members are those of the table.
      return Object.fromEntries(members) as ShapeOf<Of>;
    },
    toAddress: (stored) => {
      const texts = new Map<Purpose, string>();
      for (const [name, held] of entries) {
        const given: unknown = stored?.[name];
        const list = Array.isArray(given) ? given : [given];
        const parts = typeof held === 'string' ? [held] : held;
        for (const [at, purpose] of numbered(parts)) {
          // A list may have more lines than we write.
          const own = at === parts.length - 1 ? list.slice(at) : [list[at]];
          const text = own.filter((it) => typeof it === 'string' && it.trim() !== '').join('\n');
          texts.set(purpose, spellings[name]?.read(text) ?? text);
        }
      }
      return addressOf((purpose) => texts.get(purpose) ?? '');
    },
  };
}
