/** Country names for languages that a browser does not support. */
import { registerMessages } from '../register.ts';

/** The exports of a module of country names. */
interface CountryNames {
  /** By ISO 3166-1 alpha-2, in alphabetical order. */
  readonly countries: Readonly<Record<string, string>>;
}

/**
 * Registers country names in a language, for browsers whose `Intl` lacks it. Until they are loaded, the browser's names
 * are used.
 *
 * @param load imports the names; called at most once
 */
export function registerCountries(tag: string, load: () => Promise<CountryNames>): void {
  if (Intl.DisplayNames.supportedLocalesOf(tag)[0]) return;
  load()
    .then(({ countries }) => registerMessages(tag, { countries }))
    .catch(() => {});
}

/** Parses codes and names such as `ADAndóra|AFan Afganastáin`, by alpha-2 code. */
export function countriesIn(text: string): Readonly<Record<string, string>> {
  return Object.fromEntries(text.split('|').map((entry) => [entry.slice(0, 2), entry.slice(2)]));
}
