/** What a person does in an example of a framework; each throws where the page does not do what they expect. */
import assert from 'node:assert/strict';
import type { Page } from 'playwright-core';
import type { OpenExample } from './examples.ts';

const field = (page: Page) => page.getByRole('combobox', { name: 'Address' });

/** The element, for what no person sees. */
const stateOf = (page: Page) =>
  page.evaluate(() => {
    const element = document.querySelector('address-entry');
    return {
      street: element?.value?.street ?? null,
      step: element?.step,
      source: new FormData(document.querySelector('form') as HTMLFormElement).get('shipping.source'),
      hasFocus: document.activeElement === element,
      text: element?.shadowRoot?.querySelector<HTMLInputElement>('#input')?.value ?? null,
      sent:
        Object.fromEntries(new FormData(document.querySelector('form') as HTMLFormElement))['shipping.street'] ?? null,
    };
  });

/** The page shows the street that it has as its own. */
const shows = (page: Page, street: string) =>
  page.waitForFunction((text) => document.querySelector('output')?.textContent === text, street);

async function choose(page: Page): Promise<void> {
  await field(page).pressSequentially('dam');
  await page.getByRole('option', { name: 'Dam 1' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await shows(page, 'Dam');
}

/** Chooses an address, which the page has and the form submits. */
export async function completes({ page, mistakes }: OpenExample): Promise<void> {
  await choose(page);
  assert.equal((await stateOf(page)).sent, 'Dam');
  assert.deepEqual(mistakes, []);
}

/**
 * The page renders with each key, and writes back each address that it hears of: text, focus, verdict and session stay.
 */
export async function isControlled({ page, mistakes, sessions }: OpenExample): Promise<void> {
  await choose(page);
  const { step, source, hasFocus, street } = await stateOf(page);
  assert.deepEqual(
    { step, source, hasFocus, street },
    { step: 'done', source: 'autocomplete', hasFocus: true, street: 'Dam' },
  );
  assert.equal(sessions.size, 1);
  // Typing over it: the address is over, and the page writes that back with each key.
  const [first] = sessions;
  const nextSession = page.waitForRequest((request) => {
    const session = request.headers()['x-autocomplete-session'];
    return session !== undefined && session !== first;
  });
  await page.keyboard.press('ControlOrMeta+A');
  await page.keyboard.type('unter');
  await shows(page, '');
  assert.equal((await stateOf(page)).text, 'unter');
  assert.equal((await stateOf(page)).hasFocus, true);
  await nextSession;
  assert.deepEqual(mistakes, []);
}

/** The form begins again, also while a person types. */
export async function resets({ page, mistakes }: OpenExample): Promise<void> {
  await choose(page);
  await page.getByRole('button', { name: 'Start again' }).click();
  await shows(page, '');
  const { street, sent, text } = await stateOf(page);
  assert.deepEqual({ street, sent, text }, { street: null, sent: null, text: '' });
  assert.deepEqual(mistakes, []);
}

/** An address that the page has is in the field, and is there again after the field was gone. */
export async function isPrefilled({ page, mistakes }: OpenExample): Promise<void> {
  await page.getByRole('button', { name: 'Use my saved address' }).click();
  await shows(page, 'Spui');
  await page.waitForFunction(() => document.querySelector('address-entry')?.value?.street === 'Spui');
  const collect = page.getByRole('checkbox', { name: 'Collect at the shop' });
  await collect.check();
  await page.waitForFunction(() => !document.querySelector('address-entry'));
  await collect.uncheck();
  await page.waitForFunction(() => document.querySelector('address-entry')?.value?.street === 'Spui');
  assert.equal((await stateOf(page)).sent, 'Spui');
  assert.deepEqual(mistakes, []);
}

/** Loads the page once more. Its scripts wait for what is returned. */
async function withoutScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.m?js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await field(page).waitFor();
  assert.equal(await page.evaluate(() => customElements.get('address-entry') === undefined), true);
  return release;
}

const places = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelector('address-entry')?.shadowRoot?.querySelectorAll('input, button') ?? [];
    const boxes = [...document.querySelectorAll('form button'), ...controls].map((one) => one.getBoundingClientRect());
    return boxes.filter(({ width }) => width > 0).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  });

/** The server shows the field: nothing moves when the scripts come, and what was typed before stays, and is searched for. */
export async function isRenderedByServer({ page, mistakes }: OpenExample): Promise<void> {
  const release = await withoutScripts(page);
  const before = await places(page);
  release();
  await page.waitForFunction(() => document.querySelector('address-entry')?.shadowRoot?.adoptedStyleSheets.length);
  await page.waitForLoadState('networkidle');
  assert.deepEqual(await places(page), before);
  const releaseAgain = await withoutScripts(page);
  await field(page).pressSequentially('dam');
  await page.keyboard.press('ArrowLeft');
  releaseAgain();
  await page.getByRole('option', { name: 'Dam 1' }).waitFor();
  await page.keyboard.type('x');
  const { text, hasFocus } = await stateOf(page);
  assert.deepEqual({ text, hasFocus }, { text: 'daxm', hasFocus: true });
  assert.equal(await field(page).count(), 1);
  assert.deepEqual(mistakes, []);
}

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

/** A way through an example. */
export type Journey = (example: OpenExample) => Promise<void>;

/** What is tried in the example of a framework, by the name of its column in `docs/frameworks.md`. */
export const journeys = { example: completes, controlled: isControlled, reset: resets, prefill: isPrefilled } as const;

/** What is tried besides where a server renders the field. */
export const serverJourneys = { SSR: isRenderedByServer } as const;

/** What is tried in the form of a shop system. */
export const formJourneys = { fields: fills } as const;
