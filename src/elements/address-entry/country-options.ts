/** The countries to choose from, in the person's language. */
import type { Country } from '../../contract/types.ts';
import { isCode } from '../../core/country/find.ts';
import { choosableOf, countryListOf, countryOf } from '../../core/country/selectors.ts';
import { oncePerObject, whileSame } from '../../core/once.ts';
import type { PanelHost, View } from '../field/host.ts';
import { type CountryTable, countryNamesIn, countryOrderIn, countryTableOf } from '../localization/country-names.ts';

/** A country, as the picker shows it. */
export interface CountryOption {
  readonly key: string;
  readonly iso2: string;
  readonly iso3: string;
  /** In the person's language. */
  readonly name: string;
  /** Its place among the preferred ones; the same high number for all others. */
  readonly rank: number;
  readonly country: Country;
}

/**
 * Those that may be chosen, the preferred ones first, the others by name; null until they are known. Put in order once: every key asks.
 *
 * @param preferred codes of those that come first
 */
export function optionsIn({ state, texts: { lang } }: View, preferred: readonly string[]) {
  const list = countryListOf(state);
  return list && inOrder(list)(state.properties.countries, preferred, lang, countryTableOf(lang));
}

const inOrder = oncePerObject((list: readonly Country[]) =>
  whileSame(
    (countries: string, preferred: readonly string[], lang: string, table: CountryTable): readonly CountryOption[] => {
      const nameOf = countryNamesIn(lang || 'en', table);
      const byName = countryOrderIn(lang, table);
      const optionOf = (country: Country): CountryOption => {
        const { iso2, iso3 } = country;
        return { key: iso3, iso2, iso3, name: nameOf(iso2) || country.name, rank: rankOf(country, preferred), country };
      };
      return choosableOf(list, countries)
        .map(optionOf)
        .sort((a, b) => a.rank - b.rank || byName(a, b));
    },
  ),
);

function rankOf(country: Country, preferred: readonly string[]): number {
  const index = preferred.findIndex((code) => isCode(country, code));
  return index < 0 ? Number.MAX_SAFE_INTEGER : index;
}

/** True for the first country behind those that the page prefers. */
export function isAfterPreferred(options: readonly CountryOption[], index: number): boolean {
  const [before, rank] = [options[index - 1]?.rank, options[index]?.rank];
  return before !== undefined && before !== rank && rank === options.at(-1)?.rank;
}

/** The name of the country in effect in the person's language, whether it may be chosen or not; empty for none. */
export function currentName({ state, texts: { lang } }: View, options: readonly CountryOption[]): string {
  const current = countryOf(state);
  if (!current) return '';
  return options.find(({ key }) => key === current.iso3)?.name ?? (countryNamesIn(lang)(current.iso2) || current.name);
}

/** The person chose a country. */
export function chooseCountry(host: PanelHost, { country }: CountryOption): void {
  if (country.iso3 === countryOf(host.state)?.iso3) return;
  host.dispatch({ slice: 'country', type: 'countryChosen', country, by: 'user', seed: host.seed() });
}
