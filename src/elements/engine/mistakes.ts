/** Reports mistakes in a page's settings to its developer. Wrong values are ignored. */
import type { ReactiveElement } from 'lit';
import { countryCodePattern, languagePattern } from '../../contract/rules.ts';
import { mistakesIn } from '../../core/address/wrong-value.ts';
import { type Countries, findCountry } from '../../core/country/find.ts';
import { isoCountries } from '../../core/country/iso-countries.ts';
import { isKnownCode } from '../../core/country/known.ts';
import { notTakenCountry } from '../../core/country/not-taken.ts';
import type { CountryAnswer, WithCountries } from '../../core/country/state.ts';
import { defaultProperties } from '../../core/entry/state.ts';
import { warnOnce } from '../field/warn-once.ts';

/** The values of properties that are limited to known values, like enumerated attributes in HTML. */
const knownValues = {
  verify: /^(?:change|submit|never)$/,
  poBox: /^(?:allow|warn|deny)$/,
  buildingListMode: /^(?:short|paged)$/,
  minLength: /^-?\d/,
  addressLanguage: languagePattern,
  dispatchCountry: new RegExp(countryCodePattern, 'i'),
  // Anything else in front of a token would make a list that HTML does not know.
  autocomplete: /^(?:\s*section-\S+(?=\s|$))?(?:\s*(?:shipping|billing))?\s*$/i,
};

const defaults = { ...defaultProperties, autocomplete: '' };

/**
 * Replaces unknown values by the default, before they are rendered or applied, and reports them. A value that a
 * framework has removed is not reported.
 */
export function checkValues(element: ReactiveElement & { dispatchCountry?: string }): void {
  for (const [name, known] of Object.entries(knownValues)) {
    const property = name as keyof typeof knownValues;
    if (!(property in element)) continue;
    const value: unknown = Reflect.get(element, property) ?? '';
    if (known.test(String(value)) || value === defaults[property]) continue;
    const attribute = property.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const given = Number.isNaN(value) ? element.getAttribute(attribute) : value;
    if (given !== '' && given !== null) warnOnce('wrong-attribute', `${attribute}="${given}"`);
    Reflect.set(element, property, defaults[property]);
  }
  const { dispatchCountry: code } = element;
  // The service would refuse every choice.
  if (!code || isKnownCode(code) || findCountry(isoCountries(), code)) return;
  warnOnce('wrong-attribute', `dispatch-country="${code}"`);
  element.dispatchCountry = '';
}

export function reportWrongValue(given: unknown, countries: Countries): void {
  for (const mistake of mistakesIn(given, countries)) warnOnce('wrong-value', mistake);
}

/**
 * Reports the page's `country`, once it is known to be unusable.
 *
 * @param answer the service's latest answer; null for none
 */
export function reportCountry(state: WithCountries, answer: CountryAnswer | null): void {
  const reason = notTakenCountry(state, answer);
  const { country, countries } = state.properties;
  if (reason === 'unknown') warnOnce('wrong-country', `country="${country}"`);
  if (reason === 'not-offered') warnOnce('wrong-country', `country="${country}" beside countries="${countries}"`);
}
