/**
 * Screenshots of both elements in languages that are long, in other scripts or written from right to left, for the eye.
 * `node test/lab/language-screenshots.ts FOLDER [TAG…]` takes them at 320 and 1280 px, of all languages or of these, and lists
 * every text that is cut off or wider than the page.
 */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { startDemo } from '../../demo/server.ts';
import type { AddressEntry } from '../../src/address-entry.ts';
import { openChromium } from '../support/chromium.ts';
import { languages } from '../support/languages.ts';
import { longer, rightToLeft } from '../support/pseudo-languages.ts';

const [folder = 'language-screenshots', ...wanted] = process.argv.slice(2);
const { de, fi, el, bg, mt, ga } = languages;
const shown = { de, fi, el, bg, mt, ga, 'en-x-long': longer(), 'ar-x-rtl': rightToLeft() };

/** The acts that lead an element to a state worth a look, by the name of its picture. */
const states: Readonly<Record<string, readonly [address: string, act: (page: Page) => Promise<unknown>]>> = {
  search: ['/', (page) => page.locator('#shipping').evaluate((it: HTMLElement) => it.focus())],
  list: ['/', (page) => page.locator('#shipping #input').fill('julian')],
  missing: ['/', (page) => page.locator('#shipping').evaluate((it: AddressEntry) => it.reportValidity())],
  manual: ['/', byHand],
  lookup: ['/demo/nl.html', (page) => page.locator('#houseNumber').fill('0x')],
};

async function byHand(page: Page): Promise<void> {
  await page.locator('#shipping #manual').click();
  await page.locator('#shipping #street').waitFor();
  await page.locator('#shipping #postcode').fill('12');
  await page.locator('#shipping [part~=manual-fields] .secondary').click();
}

/** Texts that do not fit where they stand. */
function cutOff(): readonly string[] {
  const all = [...document.querySelectorAll('address-entry, nl-postcode-lookup')].flatMap((element) => [
    ...(element.shadowRoot?.querySelectorAll<HTMLElement>('label, legend, p, button, [role=option], input') ?? []),
  ]);
  return all
    .filter((it) => !it.closest('.visually-hidden') && it.getClientRects().length > 0)
    .filter((it) => {
      const { left, right } = it.getBoundingClientRect();
      return it.scrollWidth > it.clientWidth + 1 || left < -1 || right > innerWidth + 1;
    })
    .filter((it) => getComputedStyle(it).display !== 'inline')
    .map((it) => `${it.localName} ${it.textContent?.trim() ?? ''}`);
}

mkdirSync(folder, { recursive: true });
const demo = await startDemo({ port: 0 });
const browser = await openChromium();
for (const [lang, messages] of Object.entries(shown).filter(([tag]) => wanted.length === 0 || wanted.includes(tag))) {
  for (const width of [320, 1280]) {
    for (const [state, [address, act]] of Object.entries(states)) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.goto(new URL(address, demo.url).href);
      await page.waitForFunction(() => customElements.get('address-entry') ?? customElements.get('nl-postcode-lookup'));
      await page.evaluate(
        async ({ lang, messages, registry }) => {
          const { registerMessages } = (await import(registry)) as typeof import('../../src/i18n/register.ts');
          registerMessages(lang, messages);
          document.documentElement.lang = lang;
          document.documentElement.dir = lang.startsWith('ar') ? 'rtl' : 'ltr';
          for (const element of document.querySelectorAll('address-entry, nl-postcode-lookup'))
            element.removeAttribute('lang');
        },
        { lang, messages, registry: '/src/i18n/register.ts' },
      );
      await act(page).catch((error: Error) => console.error(`${lang} ${width} ${state}: ${error.message}`));
      await page.waitForTimeout(400);
      for (const text of await page.evaluate(cutOff)) console.log(`${lang} ${width} ${state}: cut off: ${text}`);
      const path = join(folder, `${lang}-${width}-${state}.png`);
      await page.evaluate(() => scrollTo(0, 0));
      const box = await page.locator('address-entry, nl-postcode-lookup').first().boundingBox();
      // An open list is beneath the element.
      if (box) await page.screenshot({ path, fullPage: true, clip: { ...box, height: box.height + 160 } });
      await page.close();
    }
  }
}
await browser.close();
await demo.close();
