/** The engine of `<address-entry>`: all code that is loaded on interaction. */
import { html } from 'lit';
import { isBlank } from '../../core/entry/panel-status.ts';
import { defaultProperties, type EntryProperties } from '../../core/entry/state.ts';
import { oncePerObject } from '../../core/once.ts';
import { finished } from '../../core/search/state.ts';
import { listbox } from '../combobox/listbox.styles.ts';
import { enterText } from '../combobox/suggestions.ts';
import { engine } from '../engine/engine.styles.ts';
import { EntryController } from '../engine/entry-controller.ts';
import type { EntrySetup } from '../engine/entry-setup.ts';
import type { AttachEngine, FieldPort } from '../field/engine-port.ts';
import type { PanelHost } from '../field/host.ts';
import { Lazy } from '../field/lazy.ts';
import { searchTexts } from '../localization/search-texts.ts';
import { result } from '../panels/result.styles.ts';
import { searchPanel } from '../panels/search/panel.ts';
import { CountryPicker, codesIn, isPickerSearched } from './country-picker.ts';
import type { AddressEntryProperties } from './properties.ts';

const later = {
  'dutch-lookup': new Lazy(async () => (await import('../panels/dutch-lookup/panel.ts')).dutchLookupPanel),
};

/** Loaded if there are many countries to choose from, or letters are typed before they are there. */
const countryCombobox = new Lazy(async () => (await import('./country-combobox.ts')).CountryCombobox);

/** Loaded if an address may be the same as another one. */
export const sameAs = new Lazy(async () => (await import('./same-as.ts')).SameAs);

/** Attaches the engine to an element. */
export const attachAddressEntry: AttachEngine = (port) => {
  port.adoptStyles([engine, result, listbox]);
  return new EntryController(port, setupOf(port));
};

function setupOf({ element: page, source }: FieldPort): EntrySetup {
  const element = page as AddressEntryProperties;
  // The files that have loaded or failed to.
  const over = new Set<Lazy<unknown>>();
  const bring = oncePerObject(async (file: Lazy<unknown>) => {
    await file.load();
    over.add(file);
    element.requestUpdate();
  });
  element.addController({
    hostUpdated() {
      if (isPickerSearched(element.shadowRoot)) void bring(countryCombobox);
      if (element.sameAs) void bring(sameAs);
    },
  });
  const pickerOf = oncePerObject((host: PanelHost) => new CountryPicker(host));
  const sameAsOf = oncePerObject((host: PanelHost) => sameAs.loaded && new sameAs.loaded(host, element));
  return {
    panels: { search: searchPanel },
    later,
    properties: () => propertiesOf(element),
    texts: () => searchTexts(source()),
    perform(host, act) {
      // The searchable country picker and the checkbox handle their own input.
      if (act.type === 'typed' && act.field === 'input') enterText(host, act.text, act.typing ?? finished);
    },
    isAwaited: () => Boolean(element.sameAs) && !over.has(sameAs),
    renderSame(host, view) {
      if (!element.sameAs) return '';
      if (over.has(sameAs)) return sameAsOf(host)?.render(view) ?? '';
      // Reserves the height of the checkbox: on its own, as before the engine had loaded, or above the current content.
      const isAlone = isBlank(view.state) && !view.state.committed;
      return html`<div class=${isAlone ? 'link ticked' : 'link'}></div>`;
    },
    renderCountry: (host, view) => pickerOf(host).render(view, countryCombobox.loaded),
  };
}

/** The properties as data. */
function propertiesOf(element: AddressEntryProperties): EntryProperties {
  const { addressLanguage, buildingListMode, dispatchCountry, minLength, verify } = element;
  const { noAutoSelect, nlLookup, addresses } = element;
  return {
    ...defaultProperties,
    country: element.countryAsked,
    countries: codesIn(element.countries).join(' '),
    addressLanguage,
    buildingListMode,
    dispatchCountry,
    minLength,
    verify,
    noAutoSelect,
    nlLookup,
    addresses,
  };
}
