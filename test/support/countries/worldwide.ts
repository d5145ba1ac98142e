/** The second source: what Shopify's address library says of each country. */
import { readFileSync } from 'node:fs';

/** One country of the second source. Letters: A street, C town, S region, Z postcode. */
export interface WorldwideCountry {
  /** Order of the fields in a form, and in print. */
  readonly form: string;
  readonly print: string;
  readonly postcode: 'required' | 'recommended' | 'optional' | 'none';
  readonly pattern?: string;
  readonly example?: string;
  /** Set if a house number is expected. */
  readonly number?: true;
  /** The number of regions that are listed. */
  readonly zones?: number;
  readonly neighbourhood?: 'required' | 'optional';
}

/** By ISO 3166-1 alpha-2 code. */
export const worldwide: Readonly<Record<string, WorldwideCountry>> = JSON.parse(
  readFileSync(new URL('./shopify-worldwide.json', import.meta.url), 'utf8'),
).countries;
