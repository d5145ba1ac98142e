/** Reads an address from the page's own fields. */
import type { Country } from '../../contract/types.ts';
import type { Address } from '../../core/address/address.ts';
import type { AddressFormat } from '../../core/address/formats.ts';
import { worldFormatOf } from '../../core/address/world-formats.ts';
import { isoCountries } from '../../core/country/iso-countries.ts';
import { countryListOf, countryOf } from '../../core/country/selectors.ts';
import { once } from '../../core/once.ts';
import type { Purpose } from '../../core/page-fields/autofill-tokens.ts';
import { addressFromValues, type FieldValues, type Known } from '../../core/page-fields/field-values.ts';
import type { ElementHost } from '../field/host.ts';
import { countryMeantBy } from './field-texts.ts';
import { fieldsOf, type LightField, meaningsOf, readField } from './native-field.ts';

/** The content of the fields. */
export interface Content {
  readonly fields: readonly LightField[];
  readonly values: FieldValues;
  /** The country that a field names, even if it cannot be chosen; null for none. */
  readonly said: Country | null;
  /** The element's country if no field names one; null if the named one cannot be chosen. */
  readonly country: Country | null;
  /** Null if it is incomplete. */
  readonly address: Address | null;
}

const world = once(isoCountries);

/** The format of a country; a general one for null. */
export function formatIn(country: Country | null): AddressFormat {
  return worldFormatOf(country?.iso2 ?? '');
}

/** The values of fields. */
export function valuesOf(fields: readonly LightField[]): FieldValues {
  const values = new Map<Purpose, string>();
  // Of several fields for the same part, such as the radio buttons of a country, the last one with text counts.
  for (const field of fields) values.set(field.purpose, readField(field) || (values.get(field.purpose) ?? ''));
  return values;
}

/**
 * Reads the fields.
 *
 * @param known the last address that was in them
 */
export function contentOf(host: ElementHost, known: Known | null): Content {
  const { state, view } = host;
  const { around } = view.texts;
  const fields = fieldsOf(host);
  const values = valuesOf(fields);
  const meanings = fields
    .filter(({ purpose }) => purpose === 'country' || purpose === 'country-name')
    .flatMap(meaningsOf);
  const saysCountry = meanings.length > 0;
  const own = [known?.address.country, countryOf(state)].filter((it) => it != null);
  const all = [...(countryListOf(state) ?? []), ...own];
  const country = saysCountry ? countryMeantBy(meanings, all, around) : countryOf(state);
  const said = saysCountry ? (country ?? countryMeantBy(meanings, world(), around)) : null;
  const isMissing = fields.some(({ element }) => element.required && !element.validity.valid);
  const address = country && !isMissing ? addressFromValues(values, country, formatIn(country), known) : null;
  return { fields, values, said, country, address };
}
