/**
 * Counts what of `src` runs between an act of a person and what they see of it: `npm run path`. Chromium counts, from
 * outside (V8 precise coverage), over the modules of `src` as they are. The same sources give the same figures.
 *
 * - A key: from the third key of a text to the frame that has its list. The answer comes from a client in the page, at
 *   once. All that is loaded on this way is there already.
 * - An arrow: from ArrowDown in that list to the frame in which the next option is active.
 * - Enter: from Enter on an address to `address-selected`.
 * - A press: from a click on an address in the list to `address-selected`.
 * - A submission: from a click on the form's button to its `submit` event, with that address.
 *
 * `--files` lists the calls of each file beside.
 */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Page } from 'playwright-core';
import { type Calls, type CountedPage, withCountedPage } from './support/calls.ts';
import { countries, details, house } from './support/samples.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Addresses in each answer. */
const addresses = 8;

/** Milliseconds without any act, after which nothing is under way: what is said later is said by then. */
const restMs = 1_500;

const page = `<!doctype html>
<html lang="en">
<title>Calls</title>
<form><address-entry name="shipping" country="NL"></address-entry><button>Order</button></form>
<script type="module">
  import '/src/address-entry.ts';
  const house = ${JSON.stringify(house)};
  const matchesOf = (term) =>
    Array.from({ length: ${addresses} }, (_, index) => ({ ...house, label: term + ' ' + (index + 1), value: term + ' ' + index, highlights: [[0, term.length]] }));
  const element = document.querySelector('address-entry');
  element.client = {
    suggest: async ({ term }) => ({ matches: matchesOf(term) }),
    details: async () => (${JSON.stringify(details)}),
    countries: async () => (${JSON.stringify(countries)}),
    country: async () => null,
  };
  const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  /** Stops the page in the frame after the one that shows what is waited for. */
  window.reachedWhen = async (isShown) => {
    while (!isShown(element.shadowRoot)) await frame();
    await frame();
    window.reached();
  };
  addEventListener('address-selected', () => window.reached());
  addEventListener('submit', (event) => {
    event.preventDefault();
    window.reached();
  });
</script>
</html>`;

/** The page calls `reached()` once this expression is true; `root` is the shadow root. */
function expect(opened: Page, isShown: string): Promise<void> {
  return opened.evaluate(`void window.reachedWhen((root) => ${isShown})`);
}

const listOf = (text: string) =>
  `[...root.querySelectorAll('[role=option]')].some((it) => it.textContent.includes('${text} 1'))`;
const activeRow = `root.querySelector('[aria-activedescendant]')?.getAttribute('aria-activedescendant')`;

async function measure({ page: opened, between }: CountedPage): Promise<Readonly<Record<string, Calls>>> {
  const press = (key: string) => opened.keyboard.press(key);
  const rest = () => opened.waitForTimeout(restMs);
  await opened.locator('address-entry').locator('#input[role=combobox]').focus();
  await rest();
  await press('j');
  await rest();
  await press('u');
  await rest();
  await expect(opened, listOf('jul'));
  const key = await between(() => press('l'));
  await rest();
  await press('ArrowDown');
  await rest();
  const before = await opened.evaluate(
    `(({ shadowRoot: root }) => ${activeRow})(document.querySelector('address-entry'))`,
  );
  await expect(opened, `${activeRow} !== ${JSON.stringify(before)}`);
  const arrow = await between(() => press('ArrowDown'));
  await rest();
  const enter = await between(() => press('Enter'));
  await rest();
  const submission = await between(() => opened.locator('form > button').click());
  await opened.locator('address-entry').locator('#input[role=combobox]').fill('jul');
  await rest();
  const choice = await between(() => opened.locator('address-entry').locator('[role=option]').nth(2).click());
  return {
    'a key, until its list is painted': key,
    'an arrow key': arrow,
    'Enter, until address-selected': enter,
    'a press on an option, until address-selected': choice,
    'a submission, until submit': submission,
  };
}

/** Lines of all `.ts` files of `src`, blank ones and comments too, without `src/i18n/languages` and folders named `data`. */
function linesOfSource(): number {
  const files = globSync('src/**/*.ts', { cwd: root }).filter(
    (file) => !/^src\/i18n\/languages\/|\/data\//.test(file.replaceAll('\\', '/')),
  );
  return files.reduce((sum, file) => sum + readFileSync(join(root, file), 'utf8').split('\n').length - 1, 0);
}

const measured = await withCountedPage(root, page, measure);
console.table(
  Object.fromEntries(
    Object.entries(measured).map(([name, { files, functions, calls }]) => [name, { files, functions, calls }]),
  ),
);
if (process.argv.includes('--files')) {
  for (const [name, { byFile }] of Object.entries(measured)) {
    console.log(`\n${name}`);
    for (const [file, calls] of [...byFile].toSorted(([, a], [, b]) => b - a)) console.log(`${calls}\t${file}`);
  }
}
console.log(`src: ${linesOfSource()} lines without src/i18n/languages and without folders named data`);
