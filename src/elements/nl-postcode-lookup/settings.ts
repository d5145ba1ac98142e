import { property } from 'lit/decorators.js';
import type { AddressClient } from '../../client/client.ts';
import type { LookupMessageOverrides } from '../../i18n/lookup-messages.ts';
import type { PoBoxPolicy } from '../address-entry/form.ts';
import { FormControl } from '../form-control.ts';

/** What a page sets on `<nl-postcode-lookup>`: its attributes and properties. */
export abstract class NlPostcodeLookupSettings extends FormControl {
  /** Base URL of the backend proxy, relative to the page. Default: none; then nothing can be looked up. */
  @property({ attribute: 'proxy-url' }) proxyUrl = '';
  /** Whether a PO box may be chosen: `allow`, `warn` or `deny`, which keeps the text. Default: `allow`. */
  @property({ attribute: 'po-box' }) poBox: PoBoxPolicy = 'allow';
  /** Takes away the way to type the whole address by hand. Default: false. */
  @property({ attribute: 'no-manual', type: Boolean }) noManual = false;
  /** What stands in front of each field's own token: `shipping`, `billing`, `section-x shipping`. Default: none. */
  @property() autocomplete = '';
  /** Default: from the messages. */
  @property() label = '';
  /** Default: none. */
  @property() hint = '';
  /** A page's own wording of some texts. Default: none. */
  @property({ attribute: false }) messages: LookupMessageOverrides = {};
  /** For tests, and for apps with a transport of their own. Default: a client of `proxyUrl`. */
  @property({ attribute: false }) client: AddressClient | null = null;
}
