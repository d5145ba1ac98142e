import type { PropertyDeclarations } from 'lit';
import { defaultProperties } from '../../core/entry/state.ts';
import type { LookupMessageOverrides } from '../../i18n/overrides.ts';
import { EntryElement } from '../entry-element.ts';
import type { OwnProperties } from '../entry-setup.ts';
import { sharedClient } from '../shared-client.ts';

/** What a page sets on `<nl-postcode-lookup>` beyond what both elements have. */
export abstract class NlPostcodeLookupProperties extends EntryElement {
  static override properties: PropertyDeclarations = {
    messages: { attribute: false },
  };

  /** A page's own wording of some texts. Default: none. */
  messages: LookupMessageOverrides = {};
}

/**
 * The properties as data.
 *
 * @param isFixed whether the person can change nothing
 */
export function propertiesOf(element: NlPostcodeLookupProperties, isFixed: boolean): OwnProperties {
  const { poBox, noManual, required, client, proxyUrl } = element;
  const hasClient = sharedClient(client, proxyUrl) !== null;
  return { ...defaultProperties, home: 'dutch-lookup', country: 'NL', poBox, noManual, required, isFixed, hasClient };
}
