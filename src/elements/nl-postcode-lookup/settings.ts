import type { PropertyDeclarations } from 'lit';
import type { AddressClient } from '../../client/client.ts';
import type { LookupMessageOverrides } from '../../i18n/lookup-messages.ts';
import type { PoBoxPolicy } from '../address-entry/form.ts';
import { FormControl } from '../form-control.ts';

/** What a page sets on `<nl-postcode-lookup>`: its attributes and properties. */
export abstract class NlPostcodeLookupSettings extends FormControl {
  static override properties: PropertyDeclarations = {
    proxyUrl: { attribute: 'proxy-url' },
    poBox: { attribute: 'po-box' },
    noManual: { attribute: 'no-manual', type: Boolean },
    autocomplete: {},
    label: {},
    hint: {},
    messages: { attribute: false },
    client: { attribute: false },
  };

  /** Base URL of the backend proxy, relative to the page. Default: none; then nothing can be looked up. */
  proxyUrl = '';
  /** Whether a PO box may be chosen: `allow`, `warn` or `deny`, which keeps the text. Default: `allow`. */
  poBox: PoBoxPolicy = 'allow';
  /** Takes away the way to type the whole address by hand. Default: false. */
  noManual = false;
  /** What stands in front of each field's own token: `shipping`, `billing`, `section-x shipping`. Default: none. */
  autocomplete = '';
  /** Default: from the messages. */
  label = '';
  /** Default: none. */
  hint = '';
  /** A page's own wording of some texts. Default: none. */
  messages: LookupMessageOverrides = {};
  /** For tests, and for apps with a transport of their own. Default: a client of `proxyUrl`. */
  client: AddressClient | null = null;
}
