import { countryInEffect } from '../../core/country/selectors.ts';
import { whileSame } from '../../core/once.ts';
import type { MessageOverrides } from '../../i18n/overrides.ts';
import { findMessages } from '../../i18n/registry.ts';
import { listbox } from '../combobox/listbox.styles.ts';
import type { EntrySetup } from '../engine/entry-setup.ts';
import { inspect } from '../engine/inspect.ts';
import { field } from '../field/field.styles.ts';
import { Lazy } from '../field/lazy.ts';
import { serverStyles } from '../field/server-markup.ts';
import { tokens } from '../field/tokens.styles.ts';
import { LangController } from '../localization/lang.ts';
import { searchTexts } from '../localization/search-texts.ts';
import { plainPanel } from '../panels/plain/panel.ts';
import { result } from '../panels/result.styles.ts';
import { searchPanel } from '../panels/search/panel.ts';
import { renderCountryPicker } from './country-picker.ts';
import { AddressEntryProperties, codesIn, propertiesOf } from './properties.ts';
import { TypeAhead } from './type-ahead.ts';

/**
 * An address field: country, suggestions while typing, down to one address with its details.
 *
 * It is one form control whose value is the whole address. It talks to a proxy that holds the service's credentials,
 * uses one session id for each address entered, and keeps nothing beyond the page.
 *
 * Slots, events, parts, custom properties and states of both elements are described at `ControlProperties`, those of
 * this one alone here.
 *
 * @example
 * <address-entry name="shipping" proxy-url="/address-api" country="NL" required></address-entry>
 *
 * @csspart country - The country picker.
 * @csspart listbox - The list of suggestions.
 * @csspart option - One suggestion.
 * @csspart option-active - The row that Enter takes; it is an `option` or `option-way` too.
 * @csspart option-way - A row that leads elsewhere: one level up, or to the fields for typing an address by hand.
 * @csspart option-label - The first text of a suggestion.
 * @csspart option-description - The second text of a suggestion, such as its town.
 * @csspart option-match - What of a suggestion was typed.
 * @csspart option-more - The sign of a suggestion that leads to more of them.
 * @cssproperty [--address-popup-surface=Canvas] - Background of the list.
 * @cssproperty --address-active-surface - Background of the active option; by default 14 % of the accent over the list's.
 * @cssproperty [--address-shadow=0 0.5rem 1.5rem rgb(0 0 0 / 0.18)] - Shadow of the list.
 * @cssstate open - The list is open.
 */
export class AddressEntry extends AddressEntryProperties {
  static override styles = [tokens, field, result, listbox, ...serverStyles];

  constructor() {
    super((element) => setupOf(element as AddressEntry, () => this.askedCountry));
  }

  /**
   * ISO 3166-1 alpha-2 or alpha-3 code, or a name; once the person chose another country, that one's code. Asking again
   * for what the page asked for last undoes no choice. Default: the first of `countries`, else none.
   */
  get country(): string {
    return countryInEffect(inspect(this).state, this.askedCountry);
  }
  set country(asked: string) {
    this.askedCountry = String(asked ?? '');
  }
}

const later = {
  'dutch-lookup': new Lazy(async () => (await import('../panels/dutch-lookup/panel.ts')).dutchLookupPanel),
};

function setupOf(element: AddressEntry, askedCountry: () => string): EntrySetup {
  const lang = new LangController(element);
  const typeAhead = new TypeAhead();
  // Each rendering asks for them many times. Those of the language are among what they depend on: they may come late.
  const textsIn = whileSame((tag: string, messages: MessageOverrides | null, _known?: object) => {
    const { manual = {}, lookup = {}, ...own } = messages ?? {};
    return searchTexts({ lang: tag, around: tag, own: { common: own, search: own, manual, lookup } });
  });
  return {
    panels: { search: searchPanel, plain: plainPanel },
    later,
    properties: () => propertiesOf(element, askedCountry()),
    texts() {
      const { current } = lang;
      return textsIn(current, element.messages, findMessages(current, 'search')?.texts);
    },
    page: element,
    renderCountry: (host, view) =>
      renderCountryPicker({
        host,
        view,
        codes: codesIn(element.countries),
        preferred: codesIn(element.preferredCountries),
        typeAhead,
      }),
  };
}

declare global {
  interface HTMLElementTagNameMap {
    'address-entry': AddressEntry;
  }
}
