/**
 * Properties that are limited to known values, like enumerated attributes in HTML. An unknown value is replaced by the
 * default, and reported to the page's developer.
 */
import { countryCodePattern, languagePattern } from '../../contract/rules.ts';
import { defaultProperties, type EntryProperties } from '../../core/entry/state.ts';

const known = {
  verify: /^(?:change|submit|never)$/,
  poBox: /^(?:allow|warn|deny)$/,
  buildingListMode: /^(?:short|paged)$/,
  minLength: /^-?\d/,
  addressLanguage: languagePattern,
  dispatchCountry: new RegExp(countryCodePattern, 'i'),
  // Anything else in front of a token would make a list that HTML does not know.
  autocomplete: /^(?:\s*section-\S+(?=\s|$))?(?:\s*(?:shipping|billing))?\s*$/i,
};

/** The defaults for unknown values. */
export const defaults = { ...defaultProperties, autocomplete: '' };

type LimitedProperty = keyof typeof known;

export const limitedProperties = Object.keys(known) as readonly LimitedProperty[];

export function isKnown(name: LimitedProperty, value: unknown): boolean {
  return known[name].test(String(value)) || value === defaults[name];
}

/** The value of a property, or its default if the page's value is unknown. */
export function knownValue<Name extends LimitedProperty & keyof EntryProperties>(
  properties: Pick<EntryProperties, Name>,
  name: Name,
): EntryProperties[Name] {
  const value = properties[name];
  return isKnown(name, value) ? value : defaultProperties[name];
}
