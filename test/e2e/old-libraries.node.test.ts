/** Libraries of old shops put methods of their own in the place of the language's, before the files of the package load. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { shopWithPackage } from '../support/package.ts';
import { closeBrowser } from '../support/process-browser.ts';
import { openEmptyPage } from './support.ts';

after(closeBrowser);

/** Runs in a page: arrays as Prototype 1.7 leaves them, with a `toJSON` as 1.6 has it, and its methods of elements. */
function likePrototype(): void {
  type List = unknown[];
  type Visit = (item: unknown, index: number) => unknown;
  const same: Visit = (item) => item;
  const toList = (given: Iterable<unknown> & ArrayLike<unknown>) => {
    const list: List = [];
    for (let at = 0; at < (given?.length ?? 0); at++) list[at] = given[at];
    return list;
  };
  const stringify = JSON.stringify;
  Object.assign(Array, { from: toList });
  // As there, they can be enumerated, and call back without the list.
  Object.assign(Array.prototype, {
    entries(this: List) {
      return toList(this);
    },
    map(this: List, visit: Visit = same) {
      const found: List = [];
      this.forEach((item, at) => {
        found[at] = visit(item, at);
      });
      return found;
    },
    filter(this: List, visit: Visit) {
      const found: List = [];
      this.forEach((item, at) => {
        if (visit(item, at)) found[found.length] = item;
      });
      return found;
    },
    find(this: List, visit: Visit) {
      for (let at = 0; at < this.length; at++) if (visit(this[at], at)) return this[at];
      return undefined;
    },
    every(this: List, visit: Visit = same) {
      for (let at = 0; at < this.length; at++) if (!visit(this[at], at)) return false;
      return true;
    },
    some(this: List, visit: Visit = same) {
      for (let at = 0; at < this.length; at++) if (visit(this[at], at)) return true;
      return false;
    },
    inspect(this: List) {
      return `[${this.join(', ')}]`;
    },
    toJSON(this: List) {
      return `[${toList(this)
        .map((item) => stringify(item))
        .join(', ')}]`;
    },
  });
  Object.assign(String.prototype, {
    startsWith(this: string, start: string) {
      return this.lastIndexOf(start, 0) === 0;
    },
    endsWith(this: string, end: string) {
      const at = this.length - end.length;
      return at >= 0 && this.indexOf(end, at) === at;
    },
    sub(this: string, pattern: string, text: string) {
      return this.replace(pattern, text);
    },
    strip(this: string) {
      return this.replace(/^\s+|\s+$/g, '');
    },
    toArray(this: string) {
      return this.split('');
    },
  });
  const { bind } = Function.prototype;
  Object.assign(Function.prototype, {
    bind(this: (...given: unknown[]) => unknown, ...given: [unknown, ...unknown[]]) {
      return given.length < 2 && given[0] === undefined ? this : bind.apply(this, given);
    },
  });
  Object.assign(Object, {
    values(of: Readonly<Record<string, unknown>>) {
      const found: List = [];
      for (const name in of) found[found.length] = of[name];
      return found;
    },
  });
  Object.assign(HTMLElement.prototype, {
    remove(this: HTMLElement) {
      (this.parentNode as ParentNode & Node).removeChild(this);
      return this;
    },
    update(this: HTMLElement, content: string) {
      this.innerHTML = content;
      return this;
    },
    toggle(this: HTMLElement) {
      this.style.display = this.style.display === 'none' ? '' : 'none';
      return this;
    },
    scrollTo(this: HTMLElement) {
      window.scrollTo(0, this.offsetTop);
      return this;
    },
  });
}

/** Runs in a page: lists as MooTools leaves them. */
function likeMooTools(): void {
  Object.assign(Array, {
    from: (given: unknown) => (given == null ? [] : Array.isArray(given) ? given : [given]),
  });
  Reflect.deleteProperty(Array.prototype, 'entries');
}

const libraries = { 'as of Prototype 1.7': likePrototype, 'as of MooTools': likeMooTools };

describe('methods of an old library that replace the language’s own', () => {
  for (const [what, pollute] of Object.entries(libraries)) {
    it(`break neither element, nor any manual field: ${what}`, async (test) => {
      const cwd = shopWithPackage().package;
      const checkout = await openEmptyPage({}, pollute);
      test.after(checkout.close);
      const { page, demo } = checkout;
      const errors: string[] = [];
      page.on('pageerror', (error) => errors.push(String(error.stack)));
      await page.route(`${demo.url}files/**`, (route) => {
        const name = new URL(route.request().url()).pathname.replace('/files/', '');
        return route.fulfill({ body: readFileSync(join(cwd, 'browser', name)), contentType: 'text/javascript' });
      });
      const body = `<!doctype html><html lang="en"><meta charset="utf-8"><script type="module" src="/files/index.js"></script><form>
        <address-entry name="shipping" country="NL" proxy-url="/address-api"></address-entry>
        <nl-postcode-lookup name="billing" proxy-url="/address-api"></nl-postcode-lookup>
        <address-entry label="Own fields" country="NL" countries="* -AQ" proxy-url="/address-api"><div slot="fields">
          <input name="street" autocomplete="address-line1"><input name="town" autocomplete="address-level2"></div></address-entry>
        <address-entry name="byhand" label="By hand" country="NL" proxy-url="/address-api"></address-entry></form>`;
      await page.route(`${demo.url}old`, (route) => route.fulfill({ body, contentType: 'text/html' }));
      await page.goto(`${demo.url}old`);
      const stepOf = (at: number) =>
        page.evaluate((index) => document.querySelectorAll('address-entry')[index]?.step, at);
      const done = (at: number) =>
        page.waitForFunction((index) => document.querySelectorAll('address-entry')[index]?.step === 'done', at);
      await page.waitForFunction(() => document.querySelector('address-entry')?.step === 'search');
      for (const [at, name] of [
        [0, 'Address'],
        [1, 'Own fields'],
      ] as const) {
        await page.getByRole('combobox', { name, exact: true }).focus();
        await page.keyboard.type('julian');
        await page.getByRole('option', { name: 'Julianastraat, Haarlem, opens more addresses' }).click();
        await page.getByRole('option', { name: 'Julianastraat 30, 2012ES Haarlem' }).click();
        await done(at);
      }
      await page.locator('nl-postcode-lookup').getByRole('textbox', { name: 'Postcode' }).fill('2012ES');
      await page.locator('nl-postcode-lookup').getByRole('textbox', { name: 'House number' }).fill('30');
      await page.keyboard.press('Tab');
      await page.waitForFunction(() => document.querySelector('nl-postcode-lookup')?.value);
      await page.evaluate(() => document.querySelectorAll('address-entry')[2]?.enterManually());
      await page.waitForFunction(() => document.querySelectorAll('address-entry')[2]?.step === 'manual');
      assert.equal(await stepOf(2), 'manual');
      const submitted = await page.evaluate(() => {
        const form = document.querySelector('form') as HTMLFormElement;
        const found: Record<string, string> = {};
        new FormData(form).forEach((text, name) => {
          found[name] = String(text);
        });
        return [
          found['shipping.street'],
          found['shipping.building'],
          found['billing.street'],
          found['street'],
          found['town'],
        ];
      });
      assert.deepEqual(submitted, ['Julianastraat', '30', 'Julianastraat', 'Julianastraat 30', 'Haarlem']);
      assert.deepEqual(errors, []);
    });
  }

  it('are not called when a browser runs our source', () => {
    const cwd = new URL('../../src', import.meta.url);
    const files = globSync('{core,client,i18n,elements,backends}/**/*.ts', { cwd });
    const found = files.filter((file) => {
      const code = readFileSync(new URL(`src/${file}`, new URL('../../', import.meta.url)), 'utf8');
      return /\bArray\.from\(|(?<!Object)\.entries\(\)/.test(code);
    });
    assert.deepEqual(found, []);
  });
});
