/** The countries to choose from, with names in the language of the page. */
import type { Country } from '../../contract/types.ts';
import { isCode } from '../../core/country/find.ts';
import { choosableOf, countryListOf, countryOf } from '../../core/country/selectors.ts';
import { oncePerObject, oncePerText, whileSame } from '../../core/once.ts';
import type { PanelHost, View } from '../field/host.ts';
import {
  type CountryTable,
  countryNameIn,
  countryNamesIn,
  countryOrderIn,
  countryTableOf,
} from '../localization/country-names.ts';

/** A country in the picker. */
export interface CountryOption {
  readonly key: string;
  readonly iso2: string;
  readonly iso3: string;
  /** In the language of the page. */
  readonly name: string;
  /** Its position among the preferred countries; the same high number for all others. */
  readonly rank: number;
  readonly country: Country;
}

/** The codes in an attribute. */
export const codesIn = oncePerText((codes): readonly string[] => codes.split(/[\s,]+/).filter(Boolean));

/**
 * The countries that may be chosen, the preferred ones first, the others by name; null until they are known. Sorted
 * once, because every key needs them.
 */
export function optionsIn({ state, page, texts: { lang } }: View): readonly CountryOption[] | null {
  const list = countryListOf(state);
  const preferred = codesIn(page.preferredCountries ?? '');
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

/** True for the first country after the preferred ones. */
export function isAfterPreferred(options: readonly CountryOption[], index: number): boolean {
  const [before, rank] = [options[index - 1]?.rank, options[index]?.rank];
  return before !== undefined && before !== rank && rank === options.at(-1)?.rank;
}

/** The name of the current country, whether it may be chosen or not; empty for none. */
export function currentName({ state, texts: { lang } }: View): string {
  const current = countryOf(state);
  return current ? countryNameIn(lang || 'en', current) : '';
}

/** Chooses a country on behalf of the shopper. */
export function chooseCountry(host: PanelHost, { country }: CountryOption): void {
  if (country.iso3 === countryOf(host.state)?.iso3) return;
  host.dispatch({ slice: 'country', type: 'countryChosen', country, by: 'user' });
}
