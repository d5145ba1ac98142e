/** The acts of a person in an example of a framework; each throws if the page does not do what they expect. */
import assert from 'node:assert/strict';
import type { Locator, Page } from 'playwright-core';
import type { OpenExample } from './examples.ts';

/** The search field of the element. */
export const field = (page: Page): Locator => page.getByRole('combobox', { name: 'Address' });

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

/** Types over what an earlier journey left in the field, and takes the address. */
async function choose(page: Page): Promise<void> {
  await field(page).press('ControlOrMeta+A');
  await field(page).pressSequentially('dam');
  await page.getByRole('option', { name: 'Dam 1' }).waitFor();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await shows(page, 'Dam');
}

/** The element has what its tag says, and its field is there to be typed in. */
export async function renders({ page, mistakes }: OpenExample): Promise<void> {
  await field(page).waitFor();
  // A server may have shown the field before its scripts are there.
  await page.waitForFunction(() => document.querySelector('address-entry')?.matches(':defined'));
  const has = await page.evaluate(() => {
    const element = document.querySelector('address-entry');
    const { name, proxyUrl, country, required, validity } = element ?? {};
    return { name, proxyUrl, country, required, isMissing: validity?.valueMissing };
  });
  assert.deepEqual(has, { name: 'shipping', proxyUrl: '/address-api', country: 'NL', required: true, isMissing: true });
  assert.deepEqual(mistakes, []);
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
  const earlier = new Set(sessions);
  await choose(page);
  const { step, source, hasFocus, street } = await stateOf(page);
  assert.deepEqual(
    { step, source, hasFocus, street },
    { step: 'done', source: 'autocomplete', hasFocus: true, street: 'Dam' },
  );
  const [session, another] = [...sessions].filter((it) => !earlier.has(it));
  assert.deepEqual([typeof session, another], ['string', undefined]);
  // Typing over it: the address is over, and the page writes that back with each key.
  const nextSession = page.waitForRequest((request) => {
    const next = request.headers()['x-autocomplete-session'];
    return next !== undefined && next !== session;
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

/** Loads the page once more. Its scripts wait until what is returned is called. */
export async function withoutScripts(page: Page): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/\.m?js(\?|$)/, async (route) => {
    await released;
    await route.continue();
  });
  await page.reload({ waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Order' }).waitFor();
  assert.equal(await page.evaluate(() => customElements.get('address-entry') === undefined), true);
  return release;
}

const places = (page: Page) =>
  page.evaluate(() => {
    const controls = document.querySelector('address-entry')?.shadowRoot?.querySelectorAll('input, button') ?? [];
    const boxes = [...document.querySelectorAll('form button'), ...controls].map((one) => one.getBoundingClientRect());
    return boxes.filter(({ width }) => width > 0).map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`);
  });

/** Waits until the scripts of the page have run and the element is painted. Nobody has touched it, so that no engine comes. */
export async function isPainted(page: Page): Promise<void> {
  await page.waitForLoadState('load');
  await page.evaluate(async () => {
    await document.querySelector('address-entry')?.updateComplete;
    for (const _ of [1, 2]) await new Promise(requestAnimationFrame);
  });
}

/** The server shows the field: nothing moves when the scripts come, and what was typed before stays, and is searched for. */
export async function isRenderedByServer({ page, mistakes }: OpenExample): Promise<void> {
  const release = await withoutScripts(page);
  const before = await places(page);
  release();
  await page.waitForFunction(() => document.querySelector('address-entry')?.shadowRoot?.adoptedStyleSheets.length);
  await isPainted(page);
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

/** The person can do nothing with a field that the form has disabled, and it submits nothing; then they can again. */
export async function isDisabled({ page, mistakes }: OpenExample): Promise<void> {
  await choose(page);
  const lock = page.getByRole('checkbox', { name: 'No changes now' });
  await lock.check();
  await page.waitForFunction(() => document.querySelector('address-entry')?.matches(':disabled'));
  assert.deepEqual([(await stateOf(page)).sent, await page.getByRole('button', { name: 'Clear' }).count()], [null, 0]);
  await lock.uncheck();
  await page.waitForFunction(() => !document.querySelector('address-entry')?.matches(':disabled'));
  assert.equal((await stateOf(page)).sent, 'Dam');
  assert.deepEqual(mistakes, []);
}

/**
 * Keys that come when the element is there and React is not yet: the page holds the message with which React begins.
 */
export async function keepsEarlyKeys({ page, mistakes }: OpenExample): Promise<void> {
  await page.addInitScript(() => {
    const { prototype } = MessagePort;
    const { postMessage } = prototype;
    const held: (() => void)[] = [];
    prototype.postMessage = function (this: MessagePort, message: unknown) {
      held.push(() => postMessage.call(this, message));
    };
    Object.assign(window, {
      begin: () => {
        prototype.postMessage = postMessage;
        for (const send of held) send();
      },
    });
  });
  const isHydrated = () =>
    Object.keys(document.querySelector('form') as HTMLFormElement).some((name) => name.startsWith('__react'));
  await page.reload();
  await page.waitForFunction(() => document.querySelector('address-entry')?.shadowRoot?.adoptedStyleSheets.length);
  assert.equal(await page.evaluate(isHydrated), false);
  await field(page).pressSequentially('da');
  await page.evaluate('begin()');
  await page.waitForFunction(isHydrated);
  await page.keyboard.type('m');
  assert.equal((await stateOf(page)).text, 'dam');
  await page.getByRole('option', { name: 'Dam 1' }).click();
  await shows(page, 'Dam');
  assert.deepEqual(mistakes, []);
}
