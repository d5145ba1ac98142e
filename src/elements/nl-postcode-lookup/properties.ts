import type { PropertyDeclarations } from 'lit';
import type { LookupMessageOverrides } from '../../i18n/overrides.ts';
import { EntryElement } from '../field/entry-element.ts';
import { noWording } from '../localization/texts.ts';

/** Properties of `<nl-postcode-lookup>` that `<address-entry>` does not have. */
export abstract class NlPostcodeLookupProperties extends EntryElement {
  static override properties: PropertyDeclarations = {
    messages: { attribute: false },
  };

  /** Messages that replace built-in ones. Default: none. */
  messages: LookupMessageOverrides = noWording;
}
