import type { PropertyDeclarations } from 'lit';
import type { AddressClient } from '../../client/client.ts';
import type { BuildingListMode } from '../../contract/types.ts';
import type { MessageOverrides } from '../../i18n/messages.ts';
import { FormControl } from '../form-control.ts';
import type { PoBoxPolicy } from './form.ts';

/** When an address typed by hand is validated: when a field changed, once during submission, or not at all. */
export type VerifyPolicy = 'change' | 'submit' | 'never';

/** What a page sets on `<address-entry>`: its attributes and properties. */
export abstract class AddressEntrySettings extends FormControl {
  static override properties: PropertyDeclarations = {
    proxyUrl: { attribute: 'proxy-url' },
    country: {},
    countries: {},
    language: {},
    dispatchCountry: { attribute: 'dispatch-country' },
    buildingListMode: { attribute: 'building-list-mode' },
    minLength: { attribute: 'min-length', type: Number },
    poBox: { attribute: 'po-box' },
    verify: {},
    noManual: { attribute: 'no-manual', type: Boolean },
    nlLookup: { attribute: 'nl-lookup', type: Boolean },
    autocomplete: {},
    label: {},
    hint: {},
    placeholder: {},
    messages: { attribute: false },
    client: { attribute: false },
  };

  /** Base URL of the backend proxy, relative to the page. Default: none; then nothing can be looked up. */
  proxyUrl = '';
  /** ISO 3166-1 alpha-2 or alpha-3 code, or a name. Default: the first of `countries`, else none. */
  country = '';
  /** Space-separated codes that may be chosen; one hides the picker. Default, and when the service has none: all it has. */
  countries = '';
  /** The service's language, `language-REGION`. Default: the nearest `lang` with the chosen country. */
  language = '';
  /** ISO 3166-1 alpha-3 code of the sending country; decides the country line in `mailLines`. Default: none. */
  dispatchCountry = '';
  /** How buildings are listed (§4.3). Default: `paged`. */
  buildingListMode: BuildingListMode = 'paged';
  /** Characters before the first request of an entry. Default: 2. */
  minLength = 2;
  /** Whether a PO box may be chosen: `allow`, `warn` or `deny`, which keeps the text. Default: `allow`. */
  poBox: PoBoxPolicy = 'allow';
  /** When an address typed by hand is validated: `change`, `submit` or `never`. Default: `change`. */
  verify: VerifyPolicy = 'change';
  /** Takes away the fields to type an address by hand. Default: false. */
  noManual = false;
  /** For the Netherlands, postcode and house number come first. Default: false. */
  nlLookup = false;
  /** What stands in front of each field's own token: `shipping`, `billing`, `section-x shipping`. Default: none. */
  autocomplete = '';
  /** Default: from the messages. */
  label = '';
  /** Default: from the messages. */
  hint = '';
  /** Default: none. */
  placeholder = '';
  /** A page's own wording of some texts. Default: none. */
  messages: MessageOverrides = {};
  /** For tests, and for apps with a transport of their own. Default: a client of `proxyUrl`. */
  client: AddressClient | null = null;

  /** What the page asked for, while a person's choice is in its place. */
  #asked = '';
  #chosen: string | null = null;

  /** The person chose a country, now or before a navigation. */
  protected takeCountry(code: string): void {
    if (this.country !== this.#chosen) this.#asked = this.country;
    this.#chosen = code;
    this.country = code;
  }

  /** As the page had it: frameworks set the property, and leave no attribute. */
  protected resetCountry(): void {
    const asked = this.country === this.#chosen ? this.#asked : this.country;
    this.country = this.getAttribute('country') ?? asked;
  }

  /** The codes that may be chosen; none means all. */
  protected get codes(): readonly string[] {
    return this.countries.split(/[\s,]+/).filter(Boolean);
  }

  /** The country that is asked for, by code or name; empty for none. */
  protected get wantedCountry(): string {
    return this.country || (this.codes[0] ?? '');
  }
}
