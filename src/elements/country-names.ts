/** Names of countries in a language, also where the browser does not know it. */
import { countryNames } from '../core/address/country-names.ts';
import { findMessages } from '../i18n/registry.ts';

/** What countries are called in a language, by ISO 3166-1 alpha-2 code; empty for what is no code, or no language. */
export function countryNamesIn(lang: string): (iso2: string) => string {
  const table = tableOf(lang);
  const nameOf = countryNames(lang);
  return (iso2) => table?.[iso2.toUpperCase()] ?? nameOf(iso2);
}

/** A country with its name in a language. */
interface Named {
  readonly country: { readonly iso2: string };
  readonly name: string;
}

/** The alphabetical order of a language. */
export function countryOrderIn(lang: string): (a: Named, b: Named) => number {
  // A table is in that order: a browser without the names lacks the order as well.
  const order = Object.keys(tableOf(lang) ?? {});
  const place = ({ country }: Named) => order.indexOf(country.iso2);
  return (a, b) => (order[0] ? place(a) - place(b) : a.name.localeCompare(b.name, lang || undefined));
}

function tableOf(lang: string): Readonly<Record<string, string>> | undefined {
  return findMessages(lang, 'countries')?.texts.countries;
}
