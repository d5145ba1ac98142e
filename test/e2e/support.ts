import type { BrowserContextOptions, Page } from 'playwright-core';
import { type Demo, type DemoOptions, startDemo } from '../../demo/server.ts';
import { allCountries } from '../../demo/service/data/all.ts';
import type { SessionReport } from '../../demo/service/ledger.ts';
import type { InternationalAddress } from '../../src/contract/types.ts';
import { demoPages } from '../support/demo-pages.ts';
import { openBrowser } from '../support/process-browser.ts';

export interface Checkout {
  readonly demo: Demo;
  readonly page: Page;
  /** Bodies of the answers the page received, by part of their path. */
  readonly bodies: (path: string) => Promise<unknown[]>;
  readonly close: () => Promise<void>;
}

/** Milliseconds that the proxy waits for the service, in whose process it is: both may stand still on a busy machine. */
const proxyPatienceMs = 600_000;

/** The demo as a shop would publish it, with a proxy and a service of its own, at any port. */
export async function openDemo(options: DemoOptions = {}): Promise<Demo> {
  // The hand-made addresses alone: a street that the tests look for is the only one of its name.
  const service = { countries: allCountries };
  return startDemo({ port: 0, pages: await demoPages(), service, timeout: proxyPatienceMs, ...options });
}

/** Without motion: on a busy machine, what comes in 130 ms may be looked at before it is there. */
const usualDevice = { viewport: { width: 1_100, height: 900 }, reducedMotion: 'reduce' } as const;

/**
 * An empty page in a real Chromium, and a demo of its own for it, everything behind it real too.
 *
 * @param before runs in the page before its scripts
 * @param device what else to emulate
 */
export async function openEmptyPage(
  options: DemoOptions = {},
  before: () => void = () => {},
  device: BrowserContextOptions = {},
): Promise<Checkout> {
  const demo = await openDemo(options);
  const page = await (await openBrowser()).newPage({ ...usualDevice, ...device });
  for (const script of [watch, before]) await page.addInitScript(script);
  const answers: { url: string; body: Promise<unknown> }[] = [];
  page.on('response', (response) => {
    const url = response.url();
    if (url.includes('/address-api/')) answers.push({ url, body: response.json().catch(() => null) });
  });
  return {
    demo,
    page,
    bodies: (path) => Promise.all(answers.filter(({ url }) => url.includes(path)).map(({ body }) => body)),
    close: async () => {
      await page.close();
      await demo.close();
    },
  };
}

/**
 * Runs in a page: the element has its engine, its countries, and the picker that stays. Before that, a step is only what the page asks for,
 * and the picker is a native one with the chosen country alone, or with many, which is replaced.
 */
export function isReady(): boolean {
  const element = document.querySelector('address-entry');
  const select = element?.shadowRoot?.querySelector('select');
  const isLast = !select || (!select.disabled && select.options.length > 1 && select.options.length <= 16);
  return element?.step === 'search' && isLast;
}

/** The demo checkout, ready to search; with the parameters of `openEmptyPage`. */
export async function openCheckout(...parameters: Parameters<typeof openEmptyPage>): Promise<Checkout> {
  const checkout = await openEmptyPage(...parameters);
  await checkout.page.goto(checkout.demo.url);
  await checkout.page.waitForFunction(isReady);
  return checkout;
}

/** Opens what is folded away on the first page, by keyboard: a pointer may miss what moves meanwhile. */
export async function unfold(page: Page, title: string): Promise<void> {
  await page.locator('details.card').filter({ hasText: title }).locator('> summary').press('Enter');
}

declare global {
  interface Window {
    /** The details of `address-selected`, in order. */
    selected: { details: InternationalAddress }[];
    /** Breaches of the page's content security policy. */
    breaches: string[];
  }
}

/** Runs in the page before anything else. */
function watch(): void {
  window.selected = [];
  window.breaches = [];
  document.addEventListener('address-selected', ({ detail }) => {
    window.selected.push(JSON.parse(JSON.stringify(detail)));
  });
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.breaches.push(`${violatedDirective} ${blockedURI}`);
  });
}

/** Holds back the files of a path until the function it resolves with is called. */
export async function holdBack(page: Page, path: Parameters<Page['route']>[0]): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(path, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** From the page's beginning to its first field, past the links of the top. */
export async function tabToForm(page: Page): Promise<void> {
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
}

/** From the page's beginning to the address field, by Tab alone. */
export async function tabToAddress(page: Page): Promise<void> {
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('Tab');
    const id = await page.evaluate(() => document.activeElement?.shadowRoot?.activeElement?.id);
    if (id === 'input') return;
  }
  throw new Error('The address field cannot be reached by Tab.');
}

/** Puts in a text, all at once, and waits until the list answers it. */
export async function search(page: Page, text: string, option: string): Promise<void> {
  await page.keyboard.insertText(text);
  await listHas(page, option);
}

/** Waits until the list answers the whole text: that of an earlier part of it may hold the option, too. */
export async function listHas(page: Page, option: string): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.matches(':state(loading)') === false);
  await page.getByRole('option', { name: option, exact: true }).first().waitFor();
}

/** Moves to the option by arrow keys and accepts it. */
export async function pick(page: Page, option: string): Promise<void> {
  const input = page.getByRole('combobox', { name: 'Address' });
  await page.getByRole('option', { name: option, exact: true }).first().waitFor();
  for (let presses = 0; presses < 30; presses++) {
    await page.keyboard.press('ArrowDown');
    const id = await input.getAttribute('aria-activedescendant');
    const wanted = await page.getByRole('option', { name: option, exact: true }).first().getAttribute('id');
    if (id === wanted) return page.keyboard.press('Enter');
  }
  throw new Error(`There is no way to "${option}" by arrow keys.`);
}

/** Chooses a country by typing the beginning of its name into the picker. */
export async function chooseCountry(page: Page, name: string): Promise<void> {
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.type(name);
  await page.keyboard.press('Tab');
}

export async function formData(page: Page): Promise<Record<string, string>> {
  type Control = HTMLElementTagNameMap['address-entry' | 'nl-postcode-lookup'];
  const tags = 'address-entry, nl-postcode-lookup';
  await page.waitForFunction((names) => document.querySelector<Control>(names)?.step === 'done', tags);
  return page.evaluate(() => {
    const form = document.querySelector('form') ?? undefined;
    const entries = [...new FormData(form)].filter(([name]) => name.startsWith('shipping.'));
    return Object.fromEntries(entries.map(([name, value]) => [name, String(value)]));
  });
}

export function sessionsOf(demo: Demo): readonly SessionReport[] {
  return demo.service.ledger.report().sessions;
}
