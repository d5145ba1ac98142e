/** Old scripts put functions on `Object.prototype`, where every loop over members finds them: before the files of the package load. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { shopWithPackage } from '../support/package.ts';
import { closeBrowser } from '../support/process-browser.ts';
import { openEmptyPage } from './support.ts';

after(closeBrowser);

const typed = (name: string) => `<script type="module" src="/files/${name}"></script>`;

/** The scripts of a page with both elements, and the files of the package that are there beside what they load. */
const pages: Readonly<Record<string, readonly [scripts: string, folder: string, files: string]>> = {
  'the one file': ['<script src="/files/address-entry.min.js" defer></script>', '', 'address-entry.min.js'],
  'the file of both elements': [typed('index.js'), 'browser', '{index,address-entry}.js'],
  'a file for each element, and a language': [
    typed('address-entry.js') + typed('nl-postcode-lookup.js') + typed('i18n/de.js'),
    'browser',
    '{*,i18n/*}.js',
  ],
};

/** The files, and all that they load, at once or when it is needed. */
function withLoaded(cwd: string, pattern: string): ReadonlySet<string> {
  const files = new Set(globSync(pattern, { cwd }));
  for (const file of files) {
    const code = readFileSync(join(cwd, file), 'utf8');
    for (const [, path = ''] of code.matchAll(/["'`](\.{1,2}\/[\w./-]+\.js)["'`]/g)) files.add(join(file, '..', path));
  }
  return files;
}

describe('an enumerable function on Object.prototype, before anything is loaded', () => {
  for (const [what, [scripts, folder, pattern]] of Object.entries(pages)) {
    it(`breaks no file and neither element: ${what}`, async (test) => {
      const cwd = join(shopWithPackage().package, folder);
      const files = withLoaded(cwd, pattern);
      const checkout = await openEmptyPage({}, () => {
        Object.assign(Object.prototype, { shopName: () => 'Kanarie' });
      });
      test.after(checkout.close);
      const { page, demo } = checkout;
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error.stack)));
      await page.route(`${demo.url}files/**`, (route) => {
        const name = new URL(route.request().url()).pathname.replace('/files/', '');
        if (!files.has(name)) return route.abort();
        return route.fulfill({ body: readFileSync(join(cwd, name)), contentType: 'text/javascript' });
      });
      const body = `<!doctype html><html lang="en"><meta charset="utf-8">${scripts}<form>
        <address-entry name="shipping" country="NL" proxy-url="/address-api"></address-entry>
        <nl-postcode-lookup name="billing" proxy-url="/address-api"></nl-postcode-lookup></form>`;
      await page.route(`${demo.url}polluted`, (route) => route.fulfill({ body, contentType: 'text/html' }));
      await page.goto(`${demo.url}polluted`);
      await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'search');
      await page.getByRole('combobox', { name: 'Address' }).focus();
      await page.keyboard.type('julian');
      await page.getByRole('option', { name: 'Julianastraat, Haarlem, opens more addresses' }).click();
      await page.getByRole('option', { name: 'Julianastraat 30, 2012ES Haarlem' }).click();
      await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'done');
      await page.locator('nl-postcode-lookup').getByRole('textbox', { name: 'Postcode' }).fill('2012ES');
      await page.locator('nl-postcode-lookup').getByRole('textbox', { name: 'House number' }).fill('30');
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => document.querySelector('nl-postcode-lookup')?.value);
      const submitted = await page.evaluate(() => [
        ...new FormData(document.querySelector('form') as HTMLFormElement).entries(),
      ]);
      const streets = submitted.filter(([name]) => name.endsWith('.street'));
      assert.deepEqual(streets, [
        ['shipping.street', 'Julianastraat'],
        ['billing.street', 'Julianastraat'],
      ]);
      assert.deepEqual(
        submitted.filter((pair) => pair.join().includes('Kanarie')),
        [],
      );
      // What only some people need: all of it is loaded here.
      const others = [...files].filter((name) => name !== 'address-entry.min.js');
      const refused = await page.evaluate(async (names) => {
        // Its own files look for what it has put on the page.
        if (names.includes('index.js')) await import('/files/index.js' as string);
        const loaded = await Promise.allSettled(names.map((name) => import(`/files/${name}`)));
        return loaded.flatMap((each, index) => (each.status === 'rejected' ? [`${names[index]} ${each.reason}`] : []));
      }, others);
      assert.deepEqual(refused, []);
      assert.deepEqual(errors, []);
    });
  }
});
