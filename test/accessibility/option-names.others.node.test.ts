/** The name of an option, as Firefox and WebKitGTK tell it: the text that is seen, whatever is highlighted in it. */
import assert from 'node:assert/strict';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, describe, it } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { missingEngine } from '../support/engines.ts';
import { Firefox } from '../support/marionette.ts';
import { scriptOf } from '../support/themed-pages.ts';
import { startWebKit } from '../support/webkit.ts';
import { matches, streets } from './option-names.ts';

/** The accessible names of the rows of a list, and what is seen of them. */
interface Told {
  readonly names: readonly string[];
  readonly seen: readonly string[];
}

/** A browser that says the accessible names of elements. */
interface Driver {
  open(url: string): Promise<unknown>;
  /** The result of a script, also of one that comes later. */
  run(script: string): Promise<unknown>;
  tell(list: string): Promise<Told>;
  stop(): Promise<unknown>;
}

const drivers: Readonly<Record<'firefox' | 'webkit', () => Promise<Driver>>> = {
  firefox: async () => {
    const firefox = await Firefox.start({});
    return {
      open: (url) => firefox.send('WebDriver:Navigate', { url }),
      run: (script) => firefox.run(script),
      // What `WebDriver:GetComputedLabel` does, for all rows at once.
      tell: async (list) => (await firefox.send('WebDriver:ExecuteScript', tellAtOnce(list))) as Told,
      stop: async () => firefox.stop(),
    };
  },
  webkit: async () => {
    const { session, stop } = await startWebKit(false);
    return {
      open: (url) => session.navigate(url),
      run: (script) => session.run(script),
      tell: async (list) => {
        const rows = (await session.run(`return rows('${list}').map((row) => [row, seen(row)])`)) as Rows;
        const names: string[] = [];
        for (const [reference] of rows) names.push(await session.nameOf(Object.values(reference)[0] ?? ''));
        return { names, seen: rows.map(([, seen]) => seen) };
      },
      stop,
    };
  },
};

/** References to the rows of a list, with what is seen of each. */
type Rows = readonly (readonly [reference: Readonly<Record<string, string>>, seen: string])[];

/** A script with the rights of the browser, which has its accessibility tree. */
const tellAtOnce = (list: string) => ({
  sandbox: 'system',
  args: [list],
  script: `
    const { classes, interfaces } = Components;
    const tree = classes['@mozilla.org/accessibilityService;1'].getService(interfaces.nsIAccessibilityService);
    const page = window.wrappedJSObject;
    const rows = [...page.rows(arguments[0])];
    return { names: rows.map((row) => tree.getAccessibleFor(row)?.name ?? ''), seen: rows.map((row) => page.seen(row)) };`,
});

/** The page: its client answers what a script says, and it has addresses of the person. */
const body = `<!doctype html><html lang="en"><meta charset="utf-8"><title>Names</title><script src="/elements.js" defer></script>
<!-- At the end of a line WebKitGTK drops a space between two runs. -->
<style>address-entry { font-size: 8px }</style>
<form><address-entry country="NL"></address-entry></form>
<script type="module">
  const element = document.querySelector('address-entry');
  const countries = async () => [{ name: 'Netherlands', iso2: 'NL', iso3: 'NLD' }, { name: 'Belgium', iso2: 'BE', iso3: 'BEL' }];
  const suggest = async () => ({ matches: window.nextMatches, newContext: null });
  element.client = { countries, country: async () => null, suggest };
  window.write = (text, json) => {
    window.nextMatches = JSON.parse(json);
    const input = element.shadowRoot.querySelector('#input');
    input.focus();
    input.value = text;
    input.dispatchEvent(new InputEvent('input', { bubbles: true, composed: true }));
  };
  // What is seen: the texts of a row, and the sign of one that opens more.
  window.seen = (row) => {
    const parts = [...row.querySelectorAll('[part~=option-label], [part~=option-description], [role=img][aria-label]')];
    const text = (it) => (it.getAttribute('aria-label') ?? it.innerText).trim();
    return parts.length > 0 ? parts.map(text).join(', ') : row.innerText.trim();
  };
  window.rows = (list) => [...element.shadowRoot.querySelectorAll(list + ' :is([role=option], button)')];
  window.shown = (list, areThere) =>
    new Promise((resolve) => {
      const look = () => (areThere(rows(list).map(seen)) ? resolve() : setTimeout(look, 10));
      look();
    });
</script></html>`;

async function until<Value>(what: string, ask: () => Promise<Value>, isIt: (value: Value) => boolean): Promise<Value> {
  for (let tries = 0; tries < 1_000; tries++) {
    // A row that is rendered anew between two questions is asked for again.
    const value = await ask().catch((error: Error) => {
      if (!/stale element/i.test(error.message)) throw error;
      return null;
    });
    if (value !== null && isIt(value)) return value;
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
  throw new Error(`Waited in vain: ${what}`);
}

for (const engine of ['firefox', 'webkit'] as const) {
  const isMissing = missingEngine(engine);
  describe(`the name of an option in ${engine}`, { skip: isMissing || false }, () => {
    let driver: Driver;
    let server: Server;

    /**
     * Waits for the rows, and for their names: the tree of a browser follows its document in a while.
     *
     * @param areThere a function of the page, of what is seen of the rows
     */
    async function areNamedAsSeen(list: string, areThere: string): Promise<void> {
      await driver.run(`return shown('${list}', ${areThere})`);
      let told: unknown;
      await until(
        `the names of ${list}`,
        async () => {
          const answer = await driver.tell(list);
          told = answer;
          return answer;
        },
        ({ names, seen }) => names.length > 0 && isDeepStrictEqual(names, seen),
      ).catch((error: Error) => assert.fail(`${error.message}: ${JSON.stringify(told)}`));
    }

    before(async () => {
      const elements = await scriptOf('./src/script.ts');
      server = createServer(({ url }, answer) => {
        const isScript = url === '/elements.js';
        answer.setHeader('content-type', `text/${isScript ? 'javascript' : 'html'}; charset=utf-8`);
        answer.end(isScript ? elements : body);
      });
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
      driver = await drivers[engine]();
      await driver.open(`http://127.0.0.1:${(server.address() as AddressInfo).port}/`);
      await until(
        'the element',
        () => driver.run('return document.querySelector("address-entry").step'),
        (it) => it === 'search',
      );
    });
    after(async () => {
      await driver?.stop();
      server?.close();
    });

    it(`is the visible text, for every highlight in ${streets.length} streets`, async () => {
      // As many as a list shows.
      const listSize = 30;
      for (let from = 0; from < matches.length; from += listSize) {
        const shown = matches.slice(from, from + listSize);
        const wanted = shown.map(({ label, description }) => `${label}, ${description}`);
        await driver.run(
          `write(${JSON.stringify(`x${from}${shown[0]?.label}`)}, ${JSON.stringify(JSON.stringify(shown))})`,
        );
        await areNamedAsSeen('#listbox', `(seen) => ${JSON.stringify(wanted)}.every((it) => seen.includes(it))`);
      }
    });

    it('is the visible text, for a street that opens more, for saved addresses and for the buttons', async () => {
      const street = {
        value: 'Rue Neuve ',
        label: 'Rue Neuve',
        description: 'Bruxelles',
        precision: 'Street',
        context: 'y',
        highlights: [[0, 3]],
      };
      await driver.run(`write('rue neuve', ${JSON.stringify(JSON.stringify([street]))})`);
      // Beneath the street is a button.
      await areNamedAsSeen('#listbox-popup', '([first, ...others]) => /^Rue Neuve/.test(first) && others.length > 0');
      // A focus that a script gives opens no saved addresses in WebKitGTK.
      if (engine === 'webkit') return;
      const home = {
        label: 'Home',
        country: 'NL',
        street: 'Spaarne',
        building: '2',
        postcode: '2011 CD',
        locality: 'Haarlem',
      };
      const saved = [home, { ...home, label: null, building: '7' }, { ...home, label: 'Work', country: 'BE' }];
      await driver.run(
        `document.querySelector('address-entry').addresses = ${JSON.stringify(saved)}; write('', '[]'); const field = document.querySelector('address-entry').shadowRoot.querySelector('#input'); field.blur(); field.focus(); field.click()`,
      );
      await areNamedAsSeen('#listbox', '([first]) => /^Home/.test(first)');
    });

    it('is the visible text, for every country', async () => {
      await driver.run(`document.querySelector('address-entry').countries = '*'`);
      await until(
        'the picker',
        () =>
          driver.run(
            `const it = document.querySelector('address-entry').shadowRoot.querySelector('input#country'); it?.focus(); it?.click(); return rows('#countries').length`,
          ),
        (count) => Number(count) > 200,
      );
      await areNamedAsSeen('#countries', '(seen) => seen.length > 200');
    });
  });
}
