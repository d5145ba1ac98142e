import type { PropertyDeclarations } from 'lit';
import type { BuildingListMode } from '../../contract/types.ts';
import type { SavedAddress } from '../../core/address/address-input.ts';
import type { VerifyPolicy } from '../../core/entry/state.ts';
import type { MessageOverrides } from '../../i18n/overrides.ts';
import { EntryElement } from '../field/entry-element.ts';
import { noWording } from '../localization/texts.ts';

/** Properties of `<address-entry>` that `<nl-postcode-lookup>` does not have. */
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

  /** The `country` that the page has last asked for. */
  protected askedCountry = '';
  /**
   * Codes of the countries that may be chosen, separated by spaces; a single one hides the picker. `*` is every
   * country, and a leading hyphen excludes one: `* -AQ`. Addresses in a country that the service does not support are
   * entered by hand, and not verified. Default, and if none remain: all that the service supports.
   */
  countries = '';
  /** Codes of the countries that come first in the picker, separated by spaces. Default: none. */
  preferredCountries = '';
  /**
   * The language of addresses, as the service's `language-REGION`: `nl-BE`. Default: the nearest `lang` with the chosen
   * country; if the country does not use that language, that of the street that was typed or chosen, or of the browser.
   */
  addressLanguage = '';
  /**
   * ISO 3166-1 alpha-3 code of the country you ship from. If it differs from the address's country, `mailLines` end
   * with that country's name. Default: none.
   */
  dispatchCountry = '';
  /** How the buildings of a street are listed (§4.3): `short` or `paged`. Default: `paged`. */
  buildingListMode: BuildingListMode = 'paged';
  /** Minimum number of characters of a search. Default: 2. */
  minLength = 2;
  /** When an address entered by hand is validated: `change`, `submit` or `never`. Default: `change`. */
  verify: VerifyPolicy = 'change';
  /** True if Enter and submitting do not choose the only address that matches the text. Default: false. */
  noAutoSelect = false;
  /** True adds a button to the field that opens and closes the list, for pointers. Default: false. */
  openButton = false;
  /** True to ask for postcode and house number first in the Netherlands. Default: false. */
  nlLookup = false;
  /** An example shown in the empty field. Default: none. */
  placeholder = '';
  /** Messages that replace built-in ones. Default: none. */
  messages: MessageOverrides = noWording;

  /**
   * Addresses of the shopper that the page knows, optionally with a `label` such as `Home`, listed under the empty
   * field in this order. Choosing one costs no lookup, and its `source` is `saved`. To change the list, set a new
   * array. Default: none.
   */
  addresses: readonly SavedAddress[] = [];
  /**
   * Id of another element, such as that of the delivery address: adds a checkbox, ticked at first, that says this
   * address is the same. While it is ticked, value, form value and validity are those of the other element. Default:
   * none.
   */
  sameAs = '';

  /** The `country` that the page has last asked for, for the engine. @internal */
  get countryAsked(): string {
    return this.askedCountry;
  }

  /** The initial country: the page's own, otherwise the first that may be chosen; empty for none. @internal */
  get countryWanted(): string {
    return this.askedCountry || (/(?<![-\w])[a-z]+/i.exec(this.countries)?.[0] ?? '');
  }
}

/** True if only one country may be chosen. */
export function isOneCountry({ countries }: AddressEntryProperties): boolean {
  return /^[\s,]*[a-z]+[\s,]*$/i.test(countries);
}
