/** The states that are pictured: pages with an element, and what leads from one state to the next. */
import type { Page } from 'playwright-core';
import type { AddressEntry } from '../../src/address-entry.ts';
import { walks } from './states.ts';

/** A page and its states, in order. */
interface Pictured {
  readonly html: string;
  readonly states: readonly (readonly [name: string, act: (page: Page) => Promise<unknown>])[];
}

const field = (attributes: string) => `<address-entry proxy-url="/address-api" ${attributes}></address-entry>`;

/** Two that are kept, and one that cannot be chosen. */
const saved = [
  { label: 'Home', country: 'NL', street: 'Julianastraat', building: '30', postcode: '2012ES', locality: 'Haarlem' },
  { country: 'NL', street: 'Kruiskade', building: '88', postcode: '3012EH', locality: 'Rotterdam' },
  { label: 'Office', country: 'US', street: 'Main Street', building: '1', postcode: '10044', locality: 'New York' },
];

async function withSaved(page: Page): Promise<void> {
  await page
    .locator('address-entry')
    .evaluate((it: AddressEntry, list) => Object.assign(it, { addresses: list }), saved);
  await page.locator('#input').click();
  await page.locator('[part~=option]').nth(1).waitFor();
}

const withAddress = (page: Page) =>
  page
    .locator('address-entry')
    .first()
    .evaluate((it: AddressEntry, value) => Object.assign(it, { value }), saved[1]);

/** Without the browser's own bubble. */
const askFor = (page: Page) =>
  page.locator('address-entry, nl-postcode-lookup').evaluate((it: AddressEntry) => {
    it.addEventListener('invalid', (event) => event.preventDefault());
    it.reportValidity();
  });

/** By the beginning of the names of their pictures. */
export const pictured: Readonly<Record<string, Pictured>> = {
  search: {
    html: `<form onsubmit="return false">${field('country="NL" required')}</form>`,
    states: walks['address-entry'].map(([name, act]) => [name, name === 'an address is missing' ? askFor : act]),
  },
  lookup: {
    html: '<form onsubmit="return false"><nl-postcode-lookup proxy-url="/address-api" required></nl-postcode-lookup></form>',
    states: walks['nl-postcode-lookup'].map(([name, act]) => [name, name === 'an address is missing' ? askFor : act]),
  },
  saved: {
    html: field('countries="NL BE" country="NL"'),
    states: [
      ['the list', withSaved],
      ['one is active', (page) => page.keyboard.press('ArrowDown')],
    ],
  },
  'po-box': {
    html: field('country="NL" po-box="deny"'),
    states: [
      [
        'denied',
        async (page) => [await page.locator('#input').fill('1000AA 1'), await page.locator('.denied').waitFor()],
      ],
      ['one is active', (page) => page.keyboard.press('ArrowDown')],
    ],
  },
  'same-as': {
    html: `${field('id="first" country="NL" label="Delivery address"')}<br>${field('country="NL" same-as="first"')}`,
    states: [
      ['ticked', async (page) => [await withAddress(page), await page.locator('#same-lines').waitFor()]],
      ['not ticked', (page) => page.locator('#same').click()],
    ],
  },
  disabled: {
    html: `${field('country="NL" disabled')}`,
    states: [
      ['empty', (page) => page.locator('#input:disabled').waitFor()],
      ['with an address', async (page) => [await withAddress(page), await page.locator('[part=address]').waitFor()]],
    ],
  },
  countries: {
    html: field(''),
    states: [
      ['nothing yet', (page) => page.locator('#country').waitFor()],
      ['none is chosen', (page) => page.locator('#input').fill('julian')],
    ],
  },
};
