/** The acts of a person in a form that a server makes, and the journeys of each example. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import { formExamples, serverExamples } from '../../demo/examples/vite.config.ts';
import {
  completes,
  field,
  isControlled,
  isDisabled,
  isPrefilled,
  isRenderedByServer,
  keepsEarlyKeys,
  renders,
  resets,
  withoutScripts,
} from './example-journeys.ts';
import type { OpenExample } from './examples.ts';
import { checkoutJourneys, wooCommerceJourneys } from './shop-journeys.ts';

/** The fields of a form that knows nothing of the element are filled, and submitted under their own names. */
async function fills({ page, mistakes }: OpenExample): Promise<void> {
  await field(page).pressSequentially('dam');
  await page.getByRole('option', { name: 'Dam 1' }).click();
  await page.waitForFunction(() => {
    const texts = [...new FormData(document.querySelector('form') as HTMLFormElement).values()];
    return ['Dam 1', 'Amsterdam', '1012JS', 'NL'].every((text) => texts.includes(text));
  });
  assert.deepEqual(mistakes, []);
}

const street = (page: Page) => page.getByRole('textbox', { name: 'Street and number' });
const order = (page: Page) => page.getByRole('button', { name: 'Order' }).click();

async function isThere({ page, mistakes }: OpenExample): Promise<void> {
  await field(page).waitFor();
  assert.equal(await street(page).inputValue(), '');
  assert.deepEqual(mistakes, []);
}

/** Chooses an address, which the server gets by the names of the form. */
async function sends(example: OpenExample): Promise<void> {
  const { page, mistakes } = example;
  await fills(example);
  await order(page);
  await page.getByText('The parcel goes to Dam 1, 1012JS Amsterdam.').waitFor();
  assert.deepEqual(mistakes, []);
}

/** Asserts that the sent values are in the fields of the next page, also if the server refused them. */
async function hasWhatWasSent(example: OpenExample): Promise<void> {
  const { page } = example;
  await sends(example);
  assert.equal(await street(page).inputValue(), 'Dam 1');
  const refused = await page.request.post(page.url(), { multipart: { country: 'BE', street: '"><b>1', postcode: '' } });
  const text = await refused.text();
  assert.equal(refused.status(), 422);
  assert.match(text, /Please fill in: Postcode, Town\./);
  assert.match(text, /value="&quot;&gt;&lt;b&gt;1"/);
  assert.match(text, /<option value="BE" selected>/);
}

/** The form begins again with what the server has put into it. */
async function beginsAgain(example: OpenExample): Promise<void> {
  const { page, mistakes } = example;
  await fills(example);
  await page.getByRole('button', { name: 'Start again' }).click();
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('[name=street]')?.value === '');
  assert.equal(await field(page).inputValue(), '');
  assert.deepEqual(mistakes, []);
}

/** The form is the server's own: what is typed before the scripts come stays, and without them it is sent all the same. */
async function worksWithoutScripts({ page, mistakes }: OpenExample): Promise<void> {
  const release = await withoutScripts(page);
  await street(page).pressSequentially('Spui 2');
  release();
  await field(page).waitFor();
  await page.keyboard.type('a');
  assert.equal(await street(page).inputValue(), 'Spui 2a');
  assert.deepEqual(mistakes, []);
  const plain = await page.context().browser()?.newPage({ javaScriptEnabled: false });
  assert.ok(plain);
  await plain.goto(page.url());
  await street(plain).fill('Spui 2');
  await plain.getByRole('textbox', { name: 'Postcode' }).fill('1012 WZ');
  await plain.getByRole('textbox', { name: 'Town' }).fill('Amsterdam');
  await order(plain);
  await plain.getByText('The parcel goes to Spui 2, 1012 WZ Amsterdam.').waitFor();
  await plain.close();
}

/** A way through an example. */
export type Journey = (example: OpenExample) => Promise<void>;

/** The journeys, by the name of their column in `docs/frameworks.md`. */
export type Journeys = Readonly<Record<string, Journey>>;

/** In the example of a framework. */
const appJourneys: Journeys = {
  render: renders,
  example: completes,
  controlled: isControlled,
  reset: resets,
  prefill: isPrefilled,
};

/** In the form that a server makes. It has no state in the page that could be written back. */
const shopJourneys: Journeys = {
  render: isThere,
  example: sends,
  reset: beginsAgain,
  prefill: hasWhatWasSent,
  SSR: worksWithoutScripts,
};

/** The journeys of an example, by the name of its folder. */
export function journeysOf(name: string): Journeys {
  if (name === 'woocommerce' || name === 'woo-blocks') return { ...checkoutJourneys, ...wooCommerceJourneys[name] };
  if (formExamples.includes(name)) return checkoutJourneys;
  if (name === 'server') return shopJourneys;
  if (name === 'angular') return { ...appJourneys, disabled: isDisabled };
  if (name === 'next') return { ...appJourneys, SSR: isRenderedByServer, 'early keys': keepsEarlyKeys };
  return serverExamples.includes(name) ? { ...appJourneys, SSR: isRenderedByServer } : appJourneys;
}

/** The columns of the table, in their order. */
export const columns: readonly string[] = ['types', ...Object.keys(appJourneys), 'SSR'];
