import type { PropertyDeclarations } from 'lit';
import type { LookupMessageOverrides } from '../../i18n/overrides.ts';
import { EntryElement } from '../field/entry-element.ts';
import { noWording } from '../localization/field-texts.ts';

/** Properties of `<nl-postcode-lookup>` beyond those that both elements have. */
export abstract class NlPostcodeLookupProperties extends EntryElement {
  static override properties: PropertyDeclarations = {
    messages: { attribute: false },
  };

  /** A page's own wording of some texts. Default: none. */
  messages: LookupMessageOverrides = noWording;
}
