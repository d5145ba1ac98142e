/**
 * Properties that are limited to known values, as enumerated attributes of HTML are. The rules get the default in the place of any other,
 * and the page is told of it.
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
  // Nothing that makes a list which HTML does not know of what is put behind it.
  autocomplete: /^(?:\s*section-\S+(?=\s|$))?(?:\s*(?:shipping|billing))?\s*$/i,
};

/** The values in the place of those that are unknown. */
export const defaults = { ...defaultProperties, autocomplete: '' };

/** A property with known values. */
export type LimitedProperty = keyof typeof known;

/** All of them. */
export const limitedProperties = Object.keys(known) as readonly LimitedProperty[];

/** True for a known value. */
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
