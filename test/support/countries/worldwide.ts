/**
 * The second source: what Shopify's address library says of each country. MIT, Copyright 2023-present, Shopify Inc.:
 * https://github.com/Shopify/worldwide, commit 2514b31c607d54c5d3f4e7e877e30767bbfaa3c2, data/regions.
 */
import { readFileSync } from 'node:fs';

/** One country of the second source. Letters: A street, C town, S region, Z postcode. */
export interface WorldwideCountry {
  /** Order of the fields in a form, and in print. */
  readonly form: string;
  readonly print: string;
  readonly postcode: 'required' | 'recommended' | 'optional' | 'none';
  /** The shape of a postcode, and one; empty if none is named. */
  readonly pattern: string;
  readonly example: string;
  /** `yes` if a house number is expected; else empty. */
  readonly number: 'yes' | '';
  /** Empty if there is no such field. */
  readonly neighbourhood: 'required' | 'optional' | '';
}

const [names = [], ...rows] = readFileSync(new URL('./shopify-worldwide.tsv', import.meta.url), 'utf8')
  .trimEnd()
  .split('\n')
  .map((line) => line.split('\t'));

/** By ISO 3166-1 alpha-2 code. */
export const worldwide: Readonly<Record<string, WorldwideCountry>> = Object.fromEntries(
  rows.map((row) => [row[0], Object.fromEntries(names.map((name, index) => [name, row[index] ?? '']))]),
);
