/** `npx node test/lab/picture.ts`: the pictures of the README, light and dark, taken of the real element in the demo. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from 'playwright-core';
import { startDemo } from '../../demo/server.ts';
import { chromeFlags, findChrome } from '../support/chrome.ts';

const folder = fileURLToPath(new URL('../../docs/pictures/', import.meta.url));
const typed = 'julianastraat';
/** Room around what is shown, in CSS pixels. */
const margin = 20;

const demo = await startDemo({ port: 0 });
const browser = await chromium.launch({ executablePath: findChrome(), args: chromeFlags });
mkdirSync(folder, { recursive: true });
for (const colorScheme of ['light', 'dark'] as const) {
  const context = await browser.newContext({
    colorScheme,
    viewport: { width: 760, height: 1_400 },
    deviceScaleFactor: 2,
  });
  const page = await context.newPage();
  await page.goto(demo.url);
  const field = page.getByRole('combobox', { name: 'Address' });
  await field.pressSequentially(typed);
  await page.locator('#shipping [role=option]').nth(4).waitFor();
  await page.waitForFunction(() => !document.querySelector('address-entry')?.matches(':state(loading)'));
  await field.press('ArrowDown');
  await page
    .locator('#shipping')
    .evaluate((it) => Promise.all(it.getAnimations({ subtree: true }).map((a) => a.finished)));
  // The element alone, on the colour of its card.
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.setProperty('--ground', 'var(--paper)');
    style.setProperty('--line', 'transparent');
    for (const other of document.querySelectorAll<HTMLElement>('h3, .actions, .card:not(#checkout)')) {
      other.style.visibility = 'hidden';
    }
  });
  const place = await page.locator('#shipping').evaluate((element) => {
    const { x, y, width } = element.getBoundingClientRect();
    const list = element.shadowRoot?.querySelector('[role=listbox]')?.getBoundingClientRect();
    return { x, y: y + scrollY, width, height: (list?.bottom ?? y) - y };
  });
  const clip = {
    x: place.x - margin,
    y: place.y - margin,
    width: place.width + 2 * margin,
    height: place.height + 2 * margin,
    scale: 1,
  };
  // Playwright itself takes no WebP.
  const session = await context.newCDPSession(page);
  const { data } = await session.send('Page.captureScreenshot', { format: 'webp', quality: 82, clip });
  const file = join(folder, `list-${colorScheme}.webp`);
  const bytes = Buffer.from(data, 'base64');
  writeFileSync(file, bytes);
  console.log(`${file}: ${(bytes.length / 1000).toFixed(0)} kB`);
  await context.close();
}
await browser.close();
await demo.close();
