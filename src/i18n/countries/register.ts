/** Names of countries for browsers that do not know a language. */
import { registerMessages } from '../register.ts';

/** The exports of a file of names. */
export interface CountryNames {
  /** By ISO 3166-1 alpha-2, in alphabetical order. */
  readonly countries: Readonly<Record<string, string>>;
}

/**
 * Registers what countries are called in a language, where `Intl` does not know it. Without them, or until they are
 * loaded, countries have the names that the browser has.
 *
 * @param load fetches the names; called at most once
 */
export function registerCountries(tag: string, load: () => Promise<CountryNames>): void {
  if (Intl.DisplayNames.supportedLocalesOf(tag)[0]) return;
  load()
    .then(({ countries }) => registerMessages(tag, { countries }))
    .catch(() => {});
}

/** Countries by alpha-2 code, from a text of codes and names: `ADAndóra|AFan Afganastáin`. */
export function countriesIn(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(text.split('|').map((entry) => [entry.slice(0, 2), entry.slice(2)]));
}
