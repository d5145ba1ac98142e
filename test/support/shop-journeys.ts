/** The acts of a person in the checkout of a shop system, whose fields are driven by a store. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { AddressInput } from '../../src/address-entry.ts';
import type { WooCommerceProvider } from '../../src/providers.ts';
import { answerTo } from '../../src/testing.ts';
import { field } from './example-journeys.ts';
import type { OpenExample } from './examples.ts';

const addresses: readonly AddressInput[] = [
  { country: 'NL', street: 'Dam', building: '1', postcode: '1012JS', locality: 'Amsterdam' },
  { country: 'BE', street: 'Grote Markt', building: '1', postcode: '1000', locality: 'Brussel' },
  { country: 'ES', street: 'Calle Mayor', building: '1', postcode: '25007', locality: 'Lleida', region: 'Lleida' },
];

/** What the form sends, with the names of the shop system; then the element's own address. */
const sent = (page: Page) =>
  page.evaluate(() => {
    const form = document.querySelector('form') as HTMLFormElement;
    return Object.fromEntries([...new FormData(form)].map(([name, text]) => [name, String(text)]));
  });

const value = (page: Page) =>
  page.evaluate(() => {
    const { country, street, postcode, locality } = document.querySelector('address-entry')?.value ?? {};
    return [country?.iso2, street, postcode, locality];
  });

/** The form sends these texts, whatever their names are. */
async function sends(page: Page, ...texts: readonly string[]): Promise<void> {
  await page
    .waitForFunction(
      (wanted) => {
        const form = document.querySelector('form') as HTMLFormElement;
        const there = [...new FormData(form).values()].map((text) => String(text).toLowerCase());
        return wanted.every((text) => there.includes(text.toLowerCase()));
      },
      texts,
      { timeout: 5000 },
    )
    .catch(async () => assert.fail(`${JSON.stringify(await sent(page))} has not ${texts}`));
}

/** Orders. The store of the shop has what the form sends, and the element the same address. */
async function order(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Order' }).click();
  await page.waitForFunction(() => document.querySelector('output')?.textContent);
  const ordered = await page.evaluate(() => {
    const output = document.querySelector('output') as HTMLOutputElement;
    const { textContent } = output;
    output.textContent = '';
    return JSON.parse(textContent ?? '');
  });
  // A field that the country does not have is not in the form.
  const filled = (texts: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(texts).filter(([, text]) => text !== ''));
  assert.deepEqual(filled(ordered), filled(await sent(page)));
}

async function choose(page: Page, text: string, option: string): Promise<void> {
  await field(page).press('ControlOrMeta+A');
  await field(page).pressSequentially(text);
  await page.getByRole('option', { name: option }).click();
}

/** As a person does: in the list of the browser, or in that of select2. */
async function chooseCountry(page: Page, name: string): Promise<void> {
  const shown = page.locator('.select2-selection').first();
  if ((await shown.count()) === 0) {
    await page.getByLabel('Country').selectOption({ label: name });
    return;
  }
  await shown.click();
  await page.locator('.select2-results__option', { hasText: name }).click();
}

async function begin(page: Page): Promise<void> {
  await page.route('**/address-api/**', (route) => route.fulfill(answerTo(route.request().url(), { addresses })));
  await field(page).waitFor();
}

async function chooseDam(page: Page): Promise<void> {
  await choose(page, 'dam', 'Dam 1');
  await sends(page, 'NL', 'Dam 1', '1012JS', 'Amsterdam');
}

/** An address that is found is in the fields and in the store. */
async function isFilled({ page, mistakes }: OpenExample): Promise<void> {
  await begin(page);
  await chooseDam(page);
  await order(page);
  assert.deepEqual(mistakes, []);
}

/** Another country has other fields, and a list of its regions: the next address is found there, and is in all of them. */
async function followsCountry({ page, mistakes }: OpenExample): Promise<void> {
  await begin(page);
  await chooseDam(page);
  await chooseCountry(page, 'Spain');
  await choose(page, 'calle', 'Calle Mayor 1');
  await sends(page, 'ES', '25007', 'Lleida');
  await page.waitForFunction(() =>
    /Lleida|Lérida/.test(
      document.querySelector<HTMLSelectElement>('select:is([name=region_id], [name$=state])')?.selectedOptions[0]
        ?.text ?? '',
    ),
  );
  const shown = await page.locator('.select2-selection__rendered').allTextContents();
  assert.ok(shown.length === 0 || shown.join() === 'Spain,Lleida', shown.join());
  await order(page);
  assert.deepEqual(await value(page), ['ES', 'Calle Mayor', '25007', 'Lleida']);
  assert.deepEqual(mistakes, []);
}

/** What the store writes without an event is the address, is searched for in its country, and is what is ordered. */
async function followsStore({ page, mistakes }: OpenExample): Promise<void> {
  await begin(page);
  await chooseCountry(page, 'Spain');
  await choose(page, 'calle', 'Calle Mayor 1');
  // Details that are still on their way would replace what the store writes.
  await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
  await page.getByRole('button', { name: 'Use my other address' }).click();
  await sends(page, 'NL', 'Spui 2', '1012WZ', 'Amsterdam');
  assert.deepEqual(await value(page), ['NL', 'Spui 2', '1012WZ', 'Amsterdam']);
  await order(page);
  await chooseDam(page);
  await order(page);
  assert.deepEqual(mistakes, []);
}

/** What a person writes into the fields is in the store, and is the address. */
async function followsPerson({ page, mistakes }: OpenExample): Promise<void> {
  await begin(page);
  await chooseDam(page);
  await page
    .getByRole('textbox', { name: 'Apartment' })
    .or(page.getByRole('textbox', { name: 'Line 2' }))
    .fill('3 hoog');
  await page.getByRole('textbox', { name: 'City' }).fill('Haarlem');
  await order(page);
  assert.deepEqual((await value(page)).at(-1), 'Haarlem');
  assert.equal(await page.evaluate(() => document.querySelector('address-entry')?.value?.unit), '3 hoog');
  assert.deepEqual(mistakes, []);
}

/** What is typed in the search and is no address stops the order, unless it is in the part for another address that is hidden. */
async function shipsElsewhere({ page, mistakes }: OpenExample): Promise<void> {
  await begin(page);
  await chooseDam(page);
  const checkbox = page.getByLabel('Ship to a different address?');
  await checkbox.check();
  const search = page.locator('address-entry[autocomplete=shipping]').getByRole('combobox');
  await search.pressSequentially('dam');
  await page.getByRole('option', { name: 'Dam 1' }).click();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#shipping_city')?.value === 'Amsterdam');
  await search.press('ControlOrMeta+A');
  await search.pressSequentially('nowhere');
  await page.getByRole('button', { name: 'Order' }).click();
  await page.getByText('No address found.').first().waitFor();
  assert.equal(await page.locator('output').textContent(), '');
  await checkbox.uncheck();
  await order(page);
  assert.deepEqual(mistakes, []);
}

/** The provider of the plugin for the list that the checkout block has: suggestions, and the address in the names of WooCommerce. */
async function provides({ page, mistakes }: OpenExample): Promise<void> {
  await begin(page);
  const address = await page.evaluate(async () => {
    const { providers } = (window as unknown as { wc: { addressAutocomplete: { providers: Providers } } }).wc
      .addressAutocomplete;
    const provider = providers['address-entry'];
    const [first] = (await provider?.search('dam', 'NL', 'shipping')) ?? [];
    return {
      ...(await provider?.select(first?.id ?? '')),
      of: provider?.canSearch('NL'),
      not: provider?.canSearch('FR'),
    };
  });
  const { address_1, postcode, city, country, of, not } = address;
  assert.deepEqual([address_1, postcode, city, country, of, not], ['Dam 1', '1012JS', 'Amsterdam', 'NL', true, false]);
  assert.deepEqual(mistakes, []);
}

type Providers = Readonly<Record<string, WooCommerceProvider | undefined>>;

/** The journeys in the checkouts of WooCommerce alone. */
export const wooCommerceJourneys = { woocommerce: { ship: shipsElsewhere }, 'woo-blocks': { provide: provides } };

/** The journeys in the checkout of a shop system. */
export const checkoutJourneys = {
  choose: isFilled,
  country: followsCountry,
  store: followsStore,
  edit: followsPerson,
};
