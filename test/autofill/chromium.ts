/** Chromium's own address book, and its own list of what is in it: with real keys, in a profile of its own. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type BrowserContext, chromium, type Page } from 'playwright-core';
import { chromeFlags, findChrome } from '../support/chrome.ts';
import { type Filled, filledIn, type Profile } from './profile.ts';

/** Switches of the driver that keep the browser from offering, or from saving, addresses. */
const switchesOff = ['--enable-automation', '--disable-save-password-bubble', '--disable-extensions'];

/** Milliseconds that a person looks at the list before the next key. */
const lookMs = 1_000;

const triesMax = 5;

/** The content of the checkout once the address was chosen at the name, by keyboard. */
export async function fillInChromium(url: string, profile: Profile): Promise<Filled> {
  const folder = mkdtempSync(join(tmpdir(), 'address-entry-autofill-'));
  const context = await chromium.launchPersistentContext(folder, {
    executablePath: findChrome(),
    args: [...chromeFlags],
    ignoreDefaultArgs: switchesOff,
    viewport: { width: 1_100, height: 900 },
  });
  try {
    await save(context, profile);
    const page = await context.newPage();
    await page.goto(url);
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'search');
    await choose(page);
    await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'manual', null, {
      timeout: 15_000,
    });
    return await page.evaluate(filledIn);
  } finally {
    await context.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** By the page of the browser's settings, which alone has the interface. */
async function save(context: BrowserContext, profile: Profile): Promise<void> {
  const settings = await context.newPage();
  await settings.goto('chrome://settings/addresses');
  const fields = [
    ['NAME_FULL', profile.name],
    ['ADDRESS_HOME_STREET_ADDRESS', profile.street],
    ['ADDRESS_HOME_CITY', profile.town],
    ['ADDRESS_HOME_ZIP', profile.postcode],
    ['ADDRESS_HOME_COUNTRY', profile.country],
  ].map(([type, value]) => ({ type, value }));
  await settings.evaluate(
    async (address) => {
      const { chrome } = globalThis as unknown as {
        chrome: Record<string, { saveAddress(it: unknown): void; getAddressList(): Promise<unknown[]> }>;
      };
      chrome['autofillPrivate']?.saveAddress(address);
      while (((await chrome['autofillPrivate']?.getAddressList()) ?? []).length === 0)
        await new Promise(requestAnimationFrame);
    },
    { fields, languageCode: 'en' },
  );
  await settings.close();
}

/**
 * The first row of the list at the name, by real keys: they go through the browser before they come to the page. A list
 * that was shown just now takes no Enter, so that no person accepts it by accident; how long depends on the machine.
 */
async function choose(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const press = (key: 'ArrowDown' | 'Enter', code: number, text = '') =>
    devtools.send('Input.dispatchKeyEvent', {
      type: 'rawKeyDown',
      key,
      code: key,
      windowsVirtualKeyCode: code,
      nativeVirtualKeyCode: code,
      ...(text && { text, unmodifiedText: text }),
    });
  const name = page.locator('#name');
  const isPreviewed = () => name.evaluate((field: HTMLInputElement) => field.matches(':autofill'));
  for (let tries = 0; tries < triesMax && !(await isPreviewed()); tries++) {
    await name.click();
    await page.waitForTimeout(lookMs);
    await press('ArrowDown', 40);
    await page.waitForTimeout(lookMs);
  }
  if (!(await isPreviewed())) throw new Error('Chromium showed no list of addresses at the name.');
  for (let tries = 0; tries < triesMax && (await name.inputValue()) === ''; tries++) {
    await press('Enter', 13, '\r');
    await page.waitForTimeout(lookMs);
  }
}
