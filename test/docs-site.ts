/**
 * `npm run docs:test`: builds the documentation and opens every page of it in Chromium, in three widths, light and dark:
 * nothing is refused by the page's policy, nothing is asked of another server, nothing jumps, every example works, axe
 * finds nothing. Then the search, the widgets, and what there is for programs. Words choose among the pages. Not among the
 * tests: the generator is installed when it is first used. Links are followed by `npm run docs` itself.
 */
import assert from 'node:assert/strict';
import { globSync } from 'node:fs';
import { after, describe, it } from 'node:test';
import axe, { type AxeResults } from 'axe-core';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { buildDocs, docsFolder } from '../docs/site/built.ts';
import { serveFolder } from '../docs/site/serve.ts';
import { openChromium } from './support/chromium.ts';

/** In which every page is looked at. */
const looks = [
  { width: 320, colorScheme: 'dark' },
  { width: 768, colorScheme: 'light' },
  { width: 1_280, colorScheme: 'light' },
] as const;

/** The most that everything in sight may jump while a page loads, as Cumulative Layout Shift. */
const mostShift = 0.05;

buildDocs();
const { url, close } = await serveFolder(docsFolder, 0);
const words = process.argv.slice(2);
const paths = globSync('**/index.html', { cwd: docsFolder })
  .map((file) => file.replaceAll('\\', '/').replace(/index\.html$/, ''))
  .sort();
const browser = await openChromium();
after(async () => {
  await browser.close();
  close();
});

/** The problems of a page, in sentences. */
type Problems = string[];

declare global {
  interface Window {
    /** Refused by the page's policy. */
    refused: string[];
    /** Cumulative Layout Shift. */
    shift: number;
  }
}

/** Runs in the page before anything else. */
function watch(): void {
  window.refused = [];
  window.shift = 0;
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
    window.refused.push(`${violatedDirective} ${blockedURI}`);
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { value: number; hadRecentInput: boolean })[])
      if (!entry.hadRecentInput) window.shift += entry.value;
  }).observe({ type: 'layout-shift', buffered: true });
}

/** An empty page, with a list that grows with what goes wrong in it. */
async function openPage(device: BrowserContextOptions = {}): Promise<{ page: Page; problems: Problems }> {
  const context = await browser.newContext(device);
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  const problems: Problems = [];
  page.on('console', (message) => {
    if (message.type() === 'error') problems.push(message.text());
  });
  page.on('pageerror', (error) => problems.push(error.message));
  page.on('request', (request) => {
    if (!request.url().startsWith(url)) problems.push(`asks for ${request.url()}`);
  });
  await page.addInitScript(watch);
  return { page, problems };
}

/** Scrolls to every example until it works. */
async function wakeExamples(page: Page): Promise<void> {
  for (const box of await page.locator('.live').all()) {
    await box.scrollIntoViewIfNeeded();
    await box.locator('.stage').waitFor({ state: 'attached' });
  }
  await page.waitForFunction(() => document.querySelector('.stage :not(:defined)') === null);
}

async function lookAt(page: Page, path: string, width: number): Promise<Problems> {
  await page.goto(url + path);
  await page.waitForFunction(() =>
    [...document.querySelectorAll('.live')].every(
      (box) => box.getBoundingClientRect().top > innerHeight || box.querySelector('.stage'),
    ),
  );
  // What is laid out anew in one frame is known to have jumped in the next.
  const shift = await page.evaluate(
    () => new Promise<number>((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(window.shift)))),
  );
  await wakeExamples(page);
  await page.evaluate(axe.source);
  const { violations } = (await page.evaluate('axe.run()')) as AxeResults;
  const [refused, wide] = await page.evaluate(() => [window.refused, document.documentElement.scrollWidth] as const);
  return [
    ...refused.map((what) => `refused: ${what}`),
    ...(shift > mostShift ? [`jumps by ${shift.toFixed(2)}`] : []),
    ...(wide > width ? [`is ${wide} pixels wide`] : []),
    ...violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`)),
  ];
}

describe('every page of the documentation', () => {
  for (const { width, colorScheme } of looks) {
    it(`is complete, accessible and quiet at ${width} pixels, ${colorScheme}`, async () => {
      assert.ok(paths.length > 50);
      const { page, problems } = await openPage({ viewport: { width, height: 900 }, colorScheme });
      const found: string[] = [];
      const chosen = paths.filter((path) => words.length === 0 || words.some((word) => path.includes(word)));
      for (const path of chosen) {
        const seen = await lookAt(page, path, width);
        found.push(...[...seen, ...problems.splice(0)].map((problem) => `/${path}: ${problem}`));
      }
      await page.context().close();
      assert.deepEqual(found, []);
    });
  }
});

const field = (page: Page) => page.getByRole('combobox', { name: 'Address' }).first();

/** An address in the first example of a page. */
async function chooseAddress(page: Page): Promise<void> {
  await field(page).fill('2012ES 30');
  await page.getByRole('option', { name: '2012ES Haarlem, Julianastraat 30' }).click();
}

describe('the site', () => {
  it('finds a page by a word in its text, without a network but its own', async () => {
    const { page, problems } = await openPage();
    await page.goto(url);
    await page.getByRole('button', { name: 'Search' }).click();
    await page.getByRole('textbox', { name: 'Search' }).fill('migrate Loqate');
    await page
      .getByRole('dialog')
      .getByRole('link', { name: /Migrating|Loqate/ })
      .first()
      .click();
    await page.waitForURL(/\/migration\//);
    assert.deepEqual(problems, []);
  });

  it('has an example in which an address can be chosen, with the events and what the form submits', async () => {
    const { page, problems } = await openPage();
    await page.goto(url);
    await chooseAddress(page);
    await page.locator('.events li', { hasText: 'address-selected' }).waitFor();
    await page.getByRole('button', { name: 'Order' }).click();
    await page.locator('.live output', { hasText: 'shipping.street = Julianastraat' }).waitFor();
    assert.deepEqual(problems, []);
  });

  it('opens an example in the playground, where its attributes can be set and an address be chosen', async () => {
    const { page, problems } = await openPage();
    await page.goto(`${url}examples/`);
    await page.getByRole('link', { name: 'Edit this example' }).nth(6).click();
    await page.waitForURL(/playground\.html/);
    assert.equal(await page.locator('#place address-entry').getAttribute('min-length'), '4');
    await chooseAddress(page);
    await page.locator('#events li', { hasText: 'address-selected' }).first().waitFor();
    assert.deepEqual([...problems, ...(await page.evaluate(() => window.refused))], []);
  });

  it('shows the lookups of the examples beside them', async () => {
    const { page } = await openPage();
    await page.goto(`${url}sessions/`);
    await chooseAddress(page);
    await page.locator('[data-widget=ledger]', { hasText: 'Counted so far: 1 lookup' }).waitFor();
    await page.locator('[data-widget=ledger] .session', { hasText: 'Julianastraat 30' }).waitFor();
  });

  it('shows what a failure looks like', async () => {
    const { page } = await openPage();
    await page.goto(`${url}outage/`);
    await page.getByLabel('What goes wrong').selectOption('status=503');
    await field(page).fill('2012ES 30');
    await page.locator('.events li', { hasText: 'address-error' }).first().waitFor();
  });

  it('tries out a theme, and shows its CSS', async () => {
    const { page } = await openPage();
    await page.goto(`${url}theming/`);
    await page.locator('.tokens').getByLabel('radius', { exact: true }).fill('0px');
    await page.waitForFunction(() => {
      const input = document.querySelector('.preview address-entry')?.shadowRoot?.querySelector('input');
      return input && getComputedStyle(input).borderTopLeftRadius === '0px';
    });
    assert.match(await page.getByLabel('CSS to copy').inputValue(), /--address-radius: 0px;/);
  });

  it('is Markdown for programs, each page beside it and all in a list', async () => {
    const textOf = async (path: string) => {
      const response = await fetch(url + path);
      assert.equal(response.status, 200, path);
      return response.text();
    };
    const listed = [...(await textOf('llms.txt')).matchAll(/\]\(([^)]+)\): /g)].map(([, path = '']) => path);
    assert.ok(listed.length > 30);
    for (const path of listed) assert.match(await textOf(path), /^# /m, path);
    assert.match(await textOf('llms-full.txt'), /^# Start in five minutes$/m);
    for (const path of paths) {
      const [, target = ''] =
        /<link rel="alternate" type="text\/markdown" href="([^"]+)"/.exec(await textOf(path)) ?? [];
      assert.match(await textOf(new URL(target, url + path).pathname.slice(1)), /^# /m, path);
    }
  });
});
