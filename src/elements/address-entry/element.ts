import { html, noChange, nothing, type TemplateResult } from 'lit';
import { isKnownCode } from '../../core/country/known.ts';
import { countryNames } from '../../core/country/names.ts';
import { typedTexts } from '../../core/entry/form-entries.ts';
import { fieldEn, searchFieldEn } from '../../i18n/en/field.ts';
import type { MessageOverrides } from '../../i18n/overrides.ts';
import { namedFor } from '../field/accessible-name.ts';
import type { EarlyView, EngineFile, FieldKind } from '../field/engine-port.ts';
import { field } from '../field/field.styles.ts';
import { renderCardPlace, renderFrame } from '../field/frame-view.ts';
import type { SearchFieldTexts, TextSource } from '../field/host.ts';
import { Lazy } from '../field/lazy.ts';
import { hasOwnFields, saysCountry } from '../field/own-fields.ts';
import { searchField } from '../field/search-field.styles.ts';
import { renderSearchField } from '../field/search-field-view.ts';
import { oncePerWording, textsOf } from '../localization/texts.ts';
import { AddressEntryProperties, isOneCountry } from './properties.ts';

/**
 * An address field: country, suggestions while typing, down to one address with its details.
 *
 * It is one form control whose value is the complete address. It calls a proxy that holds the service's credentials,
 * uses one session id for each address, and stores nothing beyond the page.
 *
 * Slots, events, parts, custom properties and states of both elements are described at `ControlProperties`, those of
 * this element only are described here.
 *
 * @example
 * <address-entry name="shipping" proxy-url="/address-api" country="NL" required></address-entry>
 *
 * @csspart country - The country picker.
 * @csspart listbox - The popup: the list of suggestions, and the buttons around it.
 * @csspart option - A suggestion.
 * @csspart option-active - The suggestion that Enter chooses; it is an `option` too.
 * @csspart option-way - A button above or beneath the suggestions that leads elsewhere: one level up, to another country, or to manual entry. It has the focus when the arrow keys reach it.
 * @csspart option-label - The first text of a suggestion.
 * @csspart option-description - The second text of a suggestion, such as its town.
 * @csspart option-match - The part of a suggestion that was typed.
 * @csspart option-more - The icon of a suggestion that leads to more of them.
 * @csspart icon - The icon of a row, of a confirmed address, and of `clear`.
 * @csspart clear - The button that clears the field.
 * @csspart same - The checkbox of `same-as`.
 * @csspart toggle - The button of `open-button`.
 * @cssproperty [--address-popup-surface=Canvas] - Background of the list.
 * @cssproperty --address-active-surface - Background of the active option; by default 14 % of the accent over the list's.
 * @cssproperty [--address-shadow=0 0.5rem 1.5rem rgb(0 0 0 / 0.18)] - Shadow of the list.
 * @cssstate open - The list is open.
 */
export class AddressEntry extends AddressEntryProperties {
  static override styles = [field, searchField];

  constructor() {
    super(kind);
  }

  /**
   * ISO 3166-1 alpha-2 or alpha-3 code, or a name; once the shopper has chosen another country, that country's code.
   * Setting the same country again keeps the shopper's choice. Default: the first of `countries`, otherwise none.
   */
  get country(): string {
    return this.countryInEffect(this.askedCountry);
  }
  set country(asked: string) {
    this.askedCountry = String(asked ?? '');
  }
}

/** The engine of this element. */
export const addressEntryEngine: EngineFile = new Lazy(async () => (await import('./engine.ts')).attachAddressEntry);

const fieldTexts = textsOf<SearchFieldTexts['messages']>('search', [fieldEn, searchFieldEn]);

const sourceOf = oncePerWording(
  (tag, { manual = {}, lookup = {}, ...own }: MessageOverrides): TextSource => ({
    lang: tag,
    around: tag,
    own: { common: own, search: own, manual, lookup },
  }),
);

const hasPicker = (element: AddressEntryProperties) => !isOneCountry(element) && !saysCountry(element);

const kind: FieldKind<AddressEntry, SearchFieldTexts> = {
  engineFile: addressEntryEngine,
  source: sourceOf,
  texts: fieldTexts,
  country: (element) => element.country || element.countryWanted,
  isEngineNeeded(element) {
    const { nlLookup, proxyUrl, client } = element;
    // Without a service, the element starts with manual entry.
    const isSearchable = (proxyUrl || client) && isKnownCode(kind.country(element));
    return !isSearchable || nlLookup || element.sameAs || hasPicker(element) || hasOwnFields(element);
  },
  typed: (element, [street = '']) => typedTexts({ street }, kind.country(element)),
  render(element, view) {
    const { lang, messages } = view.texts;
    // The checkbox comes with its code, and an empty field if it is not ticked. Its height is reserved, so that nothing
    // moves.
    const same = view.error ? '' : element.sameAs && html`<div class="link"></div>`;
    const isFolded = same && !element.value;
    return renderFrame({
      ...view,
      same,
      layout: isFolded ? 'visually-hidden' : 'row',
      // A placeholder of the picker's size.
      country:
        !isFolded && hasPicker(element)
          ? html`<div class="field"><label part="label" for="country">${messages.country}</label><select id="country" ?disabled=${view.isDisabled}><option>${countryNames(lang)(kind.country(element)) || messages.loadingCountries}</option></select></div>`
          : nothing,
      panel: isFolded ? '' : renderField(element, view),
    });
  },
};

/** Renders the same nodes as with an engine, without listeners. */
function renderField(element: AddressEntry, view: EarlyView<SearchFieldTexts>): TemplateResult {
  const { texts, error, isAwaited, perform } = view;
  const { messages } = texts;
  const { value } = element;
  return renderSearchField(view, {
    texts,
    isInvalid: error !== '',
    // What the shopper types is not controlled.
    text: noChange,
    placeholder: element.placeholder,
    hint: element.hint || (value ? '' : messages.hint),
    list: { id: 'listbox', name: namedFor(messages.suggestions, view.name) },
    card: value ? renderCardPlace() : nothing,
    message: error,
    isError: true,
    manual:
      element.noManual || view.isReadonly || value
        ? null
        : { isBusy: isAwaited('manualWanted'), press: () => perform({ type: 'manualWanted' }) },
  });
}

declare global {
  interface HTMLElementTagNameMap {
    'address-entry': AddressEntry;
  }
}
