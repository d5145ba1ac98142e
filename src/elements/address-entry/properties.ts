import type { PropertyDeclarations } from 'lit';
import { countryCodePattern, languagePattern } from '../../contract/rules.ts';
import type { BuildingListMode } from '../../contract/types.ts';
import type { VerifyPolicy } from '../../core/entry/state.ts';
import { oncePerText } from '../../core/once.ts';
import type { MessageOverrides } from '../../i18n/overrides.ts';
import type { OwnProperties } from '../engine/entry-setup.ts';
import { EntryElement } from '../field/entry-element.ts';

/** Properties of `<address-entry>` beyond those that both elements have. */
export abstract class AddressEntryProperties extends EntryElement {
  static override properties: PropertyDeclarations = {
    country: { noAccessor: true },
    askedCountry: { state: true },
    countries: {},
    preferredCountries: { attribute: 'preferred-countries' },
    addressLanguage: { attribute: 'address-language' },
    dispatchCountry: { attribute: 'dispatch-country' },
    buildingListMode: { attribute: 'building-list-mode' },
    minLength: { attribute: 'min-length', type: Number },
    verify: {},
    noAutoSelect: { attribute: 'no-auto-select', type: Boolean },
    nlLookup: { attribute: 'nl-lookup', type: Boolean },
    placeholder: {},
    messages: { attribute: false },
  };

  /** The `country` that the page asked for last. */
  protected askedCountry = '';
  /**
   * Space-separated codes that may be chosen; one hides the picker. `*` is every country there is, and a hyphen in front
   * leaves one out: `* -AQ`. Addresses of countries that the service does not have are typed by hand, as soon as it says
   * so, and not verified. Default, and when nothing is left: all the service has.
   */
  countries = '';
  /** Space-separated codes that come first in the picker. Default: none. */
  preferredCountries = '';
  /**
   * The language in which addresses come, as the service's `language-REGION`: `nl-BE`. Default: the nearest `lang` with the chosen country; where the country
   * does not have it, that of the street that was typed or chosen, else the person's own.
   */
  addressLanguage = '';
  /** ISO 3166-1 alpha-3 code of the sending country; decides the country line in `mailLines`. Default: none. */
  dispatchCountry = '';
  /** The way in which buildings are listed (§4.3): `short` or `paged`. Default: `paged`. */
  buildingListMode: BuildingListMode = 'paged';
  /** Characters before the first request of an entry. Default: 2. */
  minLength = 2;
  /** When an address typed by hand is validated: `change`, `submit` or `never`. Default: `change`. */
  verify: VerifyPolicy = 'change';
  /** Enter and submitting leave it to the person to choose the one address that fits the text. Default: false. */
  noAutoSelect = false;
  /** For the Netherlands, postcode and house number come first. Default: false. */
  nlLookup = false;
  /** An example in the empty field. Default: none. */
  placeholder = '';
  /** A page's own wording of some texts. Default: none. */
  messages: MessageOverrides = {};
}

/** Codes in an attribute. */
export const codesIn = oncePerText((codes): readonly string[] => codes.split(/[\s,]+/).filter(Boolean));

/**
 * The properties as data. As in HTML, one that means nothing is as good as none: the service would refuse every request
 * for it.
 *
 * @param askedCountry the country the page asked for, by code or name
 */
export function propertiesOf(element: AddressEntryProperties, askedCountry: string): OwnProperties {
  const { addressLanguage, buildingListMode, dispatchCountry, minLength, verify, noAutoSelect, nlLookup } = element;
  const codes = codesIn(element.countries);
  return {
    home: 'search',
    country: askedCountry || (codes.find((code) => /^[a-z]/i.test(code)) ?? ''),
    countries: codes.join(' '),
    addressLanguage: languagePattern.test(addressLanguage) ? addressLanguage : '',
    buildingListMode: buildingListMode === 'short' ? 'short' : 'paged',
    dispatchCountry: countryCodePattern.test(dispatchCountry.toLowerCase()) ? dispatchCountry : '',
    minLength: Number.isFinite(minLength) ? minLength : 2,
    verify,
    noAutoSelect,
    nlLookup,
  };
}
