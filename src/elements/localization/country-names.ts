/** Country names in a language, even if the browser does not support it. */
import { countryNames } from '../../core/country/names.ts';
import { findMessages } from '../../i18n/registry.ts';

/** Names by ISO 3166-1 alpha-2 code, for a language that browsers may not support; undefined for none. */
export type CountryTable = Readonly<Record<string, string>> | undefined;

/** Returns country names in a language, by ISO 3166-1 alpha-2 code; empty for an invalid code or language. */
export function countryNamesIn(lang: string, table: CountryTable = countryTableOf(lang)): (iso2: string) => string {
  const nameOf = countryNames(lang);
  return (iso2) => table?.[iso2.toUpperCase()] ?? nameOf(iso2);
}

/** The name of a country in a language; that of the service if there is none. */
export function countryNameIn(lang: string, { iso2, name }: Named): string {
  return countryNamesIn(lang)(iso2) || name;
}

/** A country and its name in a language. */
interface Named {
  readonly iso2: string;
  readonly name: string;
}

/** A comparison function for the alphabetical order of a language. */
export function countryOrderIn(lang: string, table: CountryTable): (a: Named, b: Named) => number {
  // A table is in alphabetical order: a browser without the names cannot sort them, either.
  const order = Object.keys(table ?? {});
  const place = ({ iso2 }: Named) => order.indexOf(iso2);
  return (a, b) => (order[0] ? place(a) - place(b) : a.name.localeCompare(b.name, lang || undefined));
}

/** The table that is registered for a language. */
export function countryTableOf(lang: string): CountryTable {
  return findMessages(lang, 'countries')?.texts.countries;
}
