import { nothing } from 'lit';
import { netherlands } from '../../core/address/from-dutch.ts';
import { whileSame } from '../../core/once.ts';
import type { LookupMessageOverrides } from '../../i18n/overrides.ts';
import type { EntrySetup } from '../engine/entry-setup.ts';
import { field } from '../field/field.styles.ts';
import type { TextSource } from '../field/host.ts';
import { serverStyles } from '../field/server-markup.ts';
import { tokens } from '../field/tokens.styles.ts';
import { LangController } from '../localization/lang.ts';
import { dutchLookupPanel } from '../panels/dutch-lookup/panel.ts';
import { lookupTexts } from '../panels/dutch-lookup/texts.ts';
import { plainPanel } from '../panels/plain/panel.ts';
import { result } from '../panels/result.styles.ts';
import { lookupProperties, NlPostcodeLookupProperties } from './properties.ts';

/**
 * Postcode, house number and addition become one Dutch address; city and street do for those who do not know the
 * postcode.
 *
 * It is one form control whose value is the whole address. A lookup is billed, so it is sent once for a house, when
 * the fields are complete and left; the addition is then checked against the answer.
 *
 * Slots, events, parts, custom properties and states are those of both elements, described at `ControlProperties`. The
 * label is that of the fields as a group. Steps are `search`, `manual`, `review` and `done`.
 *
 * @example
 * <nl-postcode-lookup name="shipping" proxy-url="/address-api" required></nl-postcode-lookup>
 */
export class NlPostcodeLookup extends NlPostcodeLookupProperties {
  static override styles = [tokens, field, result, ...dutchLookupPanel.styles, ...serverStyles];

  constructor() {
    super((element) => setupOf(element as NlPostcodeLookup));
  }
}

function setupOf(element: NlPostcodeLookup): EntrySetup {
  const lang = new LangController(element);
  const sourceOf = whileSame((tag: string, messages: LookupMessageOverrides | null): TextSource => {
    const { manual = {}, ...own } = messages ?? {};
    return { lang: tag, around: tag, own: { common: own, search: {}, manual, lookup: own } };
  });
  return {
    panels: { 'dutch-lookup': dutchLookupPanel, plain: plainPanel },
    countries: [netherlands],
    properties: () => lookupProperties,
    texts: () => lookupTexts(sourceOf(lang.current, element.messages)),
    page: element,
    renderCountry: () => nothing,
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'nl-postcode-lookup': NlPostcodeLookup;
  }
}
