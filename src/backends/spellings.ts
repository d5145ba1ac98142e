/** How back ends spell regions and countries. */
import { countryNamed, type Spelling } from './backend.ts';

/** True for a region code of at most three characters. */
export const isCode = (region: string) => /^[A-Z0-9]{1,3}$/.test(region);

/** For fields that only accept codes. */
export const codeAlone: Spelling = { write: (region) => (isCode(region) ? region : ''), read: (region) => region };

/** `US-CA`, as in ISO 3166-2; a region without a code is unchanged. */
export const subdivision: Spelling = {
  write: (region, { country }) => (isCode(region) ? `${country.iso2}-${region}` : region),
  read: (region) => (/^[A-Z]{2}-[A-Z0-9]{1,3}$/.test(region) ? region.slice(3) : region),
};

/** ISO 3166-1 alpha-3. */
export const alpha3: Spelling = { write: (code) => countryNamed(code)?.iso3 ?? code, read: (code) => code };
