/** Converts addresses to and from the fields of a back end. */

import type { Country } from '../contract/types.ts';
import type { Address } from '../core/address/address.ts';
import type { AddressInput } from '../core/address/address-input.ts';
import { findCountry } from '../core/country/find.ts';
import { isoCountries } from '../core/country/iso-countries.ts';
import { numbered } from '../core/numbered.ts';

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

/** The text of a part; empty for none. */
export type TextOf<Part> = (part: Part) => string;

/** How the back ends of one kind see an address. */
export interface Kind<Part> {
  readonly textsOf: (address: Address) => TextOf<Part>;
  /** Null without a country. */
  readonly addressOf: (text: TextOf<Part>) => AddressInput | null;
  readonly spellings: Readonly<Record<string, Spelling>>;
  /** Omits parts that the address does not have. Default: they are empty. */
  readonly isSparse?: boolean | undefined;
}

/**
 * Creates a back end.
 *
 * @param fields the part that each of its fields holds; several for an array of lines
 */
export function createBackend<Part extends string, Shape>(
  fields: Readonly<Record<string, Part | readonly Part[]>>,
  { textsOf, addressOf, spellings, isSparse = false }: Kind<Part>,
): Backend<Shape> {
  const entries = Object.entries(fields);
  return {
    fromAddress: (address) => {
      const textIn = textsOf(address);
      const members = entries.map(([name, held]) => [
        name,
        typeof held === 'string'
          ? (spellings[name]?.write(textIn(held), address) ?? textIn(held))
          : held.map(textIn).filter(Boolean),
      ]);
      // The members are those of the table.
      return Object.fromEntries(members.filter(([, text]) => text !== '' || !isSparse)) as Shape;
    },
    toAddress: (stored) => {
      const given: Readonly<Record<string, unknown>> = { ...stored };
      const texts = new Map<Part, string>();
      for (const [name, held] of entries) {
        const value = given[name];
        const list: readonly unknown[] = Array.isArray(value)
          ? value
          : [typeof value === 'number' ? `${value}` : value];
        const parts = typeof held === 'string' ? [held] : held;
        for (const [at, part] of numbered(parts)) {
          // A list may have more lines than we write.
          const own = at === parts.length - 1 ? list.slice(at) : [list[at]];
          const lines = own.map((it) => (typeof it === 'string' ? it.trim() : ''));
          const text = lines.filter(Boolean).join('\n');
          texts.set(part, spellings[name]?.read(text) ?? text);
        }
      }
      return addressOf((part) => texts.get(part) ?? '');
    },
  };
}
