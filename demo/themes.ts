/** The ready-made themes, each on an element of its own. */
import '../src/index.ts';
import '../src/i18n/auto.ts';
import type { Address, AddressEntry, NlPostcodeLookup } from '../src/index.ts';
import bootstrap5 from '../src/themes/bootstrap5.css?raw';
import govuk from '../src/themes/govuk.css?raw';
import material3 from '../src/themes/material3.css?raw';
import plainShop from '../src/themes/plain-shop.css?raw';
import { find } from './find.ts';
import { switchLanguages } from './language.ts';

const themes: Readonly<Record<string, string>> = { bootstrap5, govuk, material3, 'plain-shop': plainShop };

const address: Address = {
  country: { name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' },
  street: 'Julianastraat',
  building: '30',
  buildingNumber: 30,
  buildingNumberAddition: null,
  postcode: '2012ES',
  locality: 'Haarlem',
  region: 'Noord-Holland',
  unit: null,
  lines: ['Julianastraat 30'],
  mailLines: ['Julianastraat 30', '2012 ES  HAARLEM'],
  location: null,
  isPoBox: false,
  language: 'nl-NL',
  details: null,
  source: 'autocomplete',
  verdict: null,
};

/** A style sheet for the content of a part of the page. */
function sheetFor(selector: string, css: string): CSSStyleSheet {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`${selector} {\n${css}\n}`);
  return sheet;
}

document.adoptedStyleSheets.push(
  ...Object.entries(themes).map(([name, css]) => sheetFor(`[data-theme="${name}"]`, css)),
);

const language = find<HTMLSelectElement>('#language');
switchLanguages(language);

/** An element in one of the states to choose from. */
function elementIn(state: string): AddressEntry | NlPostcodeLookup {
  const element = document.createElement(state === 'lookup' ? 'nl-postcode-lookup' : 'address-entry');
  element.proxyUrl = '/address-api';
  element.label = 'Address';
  element.lang = language.value;
  element.dataset['speaks'] = '';
  if (element.localName === 'address-entry') (element as AddressEntry).country = 'NL';
  if (state === 'address') element.value = address;
  return element;
}

find('#states').addEventListener('change', ({ target }) => {
  const { value: state } = target as HTMLInputElement;
  for (const stage of document.querySelectorAll('.stage')) {
    const element = elementIn(state);
    stage.replaceChildren(element);
    if (state === 'manual') element.enterManually();
  }
});

find('#scheme').addEventListener('change', ({ target }) => {
  document.documentElement.style.colorScheme = (target as HTMLSelectElement).value;
});

find('#dir').addEventListener('change', ({ target }) => {
  document.documentElement.dir = (target as HTMLSelectElement).value;
});
