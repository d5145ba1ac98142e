import { property } from 'lit/decorators.js';
import type { AddressClient } from '../../client/client.ts';
import type { BuildingListMode } from '../../contract/types.ts';
import type { MessageOverrides } from '../../i18n/messages.ts';
import { FormControl } from '../form-control.ts';
import type { PoBoxPolicy } from './form.ts';

/** When an address typed by hand is validated: when a field changed, once during submission, or not at all. */
export type VerifyPolicy = 'change' | 'submit' | 'never';

/** What a page sets on `<address-entry>`: its attributes and properties. */
export abstract class AddressEntrySettings extends FormControl {
  /** Base URL of the backend proxy, relative to the page. Default: none; then nothing can be looked up. */
  @property({ attribute: 'proxy-url' }) proxyUrl = '';
  /** ISO 3166-1 alpha-2 or alpha-3 code, or a name. Default: the first of `countries`, else none. */
  @property() country = '';
  /** Space-separated codes that may be chosen; one hides the picker. Default: all the service supports. */
  @property() countries = '';
  /** The service's language, `language-REGION`. Default: the nearest `lang` with the chosen country. */
  @property() language = '';
  /** ISO 3166-1 alpha-3 code of the sending country; decides the country line in `mailLines`. Default: none. */
  @property({ attribute: 'dispatch-country' }) dispatchCountry = '';
  /** How buildings are listed (§4.3). Default: `paged`. */
  @property({ attribute: 'building-list-mode' }) buildingListMode: BuildingListMode = 'paged';
  /** Characters before the first request of an entry. Default: 2. */
  @property({ attribute: 'min-length', type: Number }) minLength = 2;
  /** Whether a PO box may be chosen: `allow`, `warn` or `deny`, which keeps the text. Default: `allow`. */
  @property({ attribute: 'po-box' }) poBox: PoBoxPolicy = 'allow';
  /** When an address typed by hand is validated: `change`, `submit` or `never`. Default: `change`. */
  @property() verify: VerifyPolicy = 'change';
  /** Takes away the fields to type an address by hand. Default: false. */
  @property({ attribute: 'no-manual', type: Boolean }) noManual = false;
  /** For the Netherlands, postcode and house number come first. Default: false. */
  @property({ attribute: 'nl-lookup', type: Boolean }) nlLookup = false;
  /** What stands in front of each field's own token: `shipping`, `billing`, `section-x shipping`. Default: none. */
  @property() autocomplete = '';
  /** Default: from the messages. */
  @property() label = '';
  /** Default: from the messages. */
  @property() hint = '';
  /** Default: none. */
  @property() placeholder = '';
  /** A page's own wording of some texts. Default: none. */
  @property({ attribute: false }) messages: MessageOverrides = {};
  /** For tests, and for apps with a transport of their own. Default: a client of `proxyUrl`. */
  @property({ attribute: false }) client: AddressClient | null = null;

  /** The codes that may be chosen; none means all. */
  protected get codes(): readonly string[] {
    return this.countries.trim().split(/\s+/).filter(Boolean);
  }

  /** The country that is asked for, by code or name; empty for none. */
  protected get wantedCountry(): string {
    return this.country || (this.codes[0] ?? '');
  }
}
