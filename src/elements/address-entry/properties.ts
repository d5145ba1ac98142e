import type { PropertyDeclarations } from 'lit';
import type { BuildingListMode } from '../../contract/types.ts';
import type { SavedAddress } from '../../core/address/address-input.ts';
import type { VerifyPolicy } from '../../core/entry/state.ts';
import type { MessageOverrides } from '../../i18n/overrides.ts';
import { EntryElement } from '../field/entry-element.ts';
import { noWording } from '../localization/field-texts.ts';

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
    openButton: { attribute: 'open-button', type: Boolean },
    nlLookup: { attribute: 'nl-lookup', type: Boolean },
    placeholder: {},
    messages: { attribute: false },
    addresses: { attribute: false },
    sameAs: { attribute: 'same-as' },
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
  /** A button in the field opens the list and closes it, for pointers. Default: false. */
  openButton = false;
  /** For the Netherlands, postcode and house number come first. Default: false. */
  nlLookup = false;
  /** An example in the empty field. Default: none. */
  placeholder = '';
  /** A page's own wording of some texts. Default: none. */
  messages: MessageOverrides = noWording;

  /**
   * Addresses of the person that the page has, each maybe with a `label` such as `Home`: shown under the empty field, in this order. Choosing
   * one costs no lookup, and its `source` is `saved`. Another list is another array. Default: none.
   */
  addresses: readonly SavedAddress[] = [];
  /**
   * Id of another element, such as that of the delivery address: a checkbox, ticked at first, says that this address is the same. As long as it is
   * ticked, value, form value and validity are the other one's. Default: none.
   */
  sameAs = '';

  /** The `country` that the page asked for last, for the engine. @internal */
  get countryAsked(): string {
    return this.askedCountry;
  }

  /** The country that the page begins with: its own, else the first that may be chosen; empty for none. @internal */
  get countryWanted(): string {
    return this.askedCountry || (/(?<![-\w])[a-z]+/i.exec(this.countries)?.[0] ?? '');
  }
}

/** True if one country alone may be chosen. */
export function isOneCountry({ countries }: AddressEntryProperties): boolean {
  return /^[\s,]*[a-z]+[\s,]*$/i.test(countries);
}
