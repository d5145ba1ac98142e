/** Determines why the page's `country` is ignored, for its developer. */
import { findCountry } from './find.ts';
import { countryListOf, isChoosable } from './selectors.ts';
import type { CountryAnswer, WithCountries } from './state.ts';

/**
 * Why the page's `country` is ignored; null if it is not, or if that is not known yet.
 *
 * @param answer the service's latest answer; null for none
 */
export function notTakenCountry(state: WithCountries, answer: CountryAnswer | null): 'unknown' | 'not-offered' | null {
  const { country: asked } = state.properties;
  if (asked === '') return null;
  const named = answer?.kind === 'country' && answer.name === asked ? answer : null;
  const country = named ? named.country : findCountry(countryListOf(state) ?? [], asked);
  if (!country) return named ? 'unknown' : null;
  return isChoosable(country, state) ? null : 'not-offered';
}
