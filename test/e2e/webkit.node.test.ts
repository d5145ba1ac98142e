/** The demo's pages in WebKitGTK, by keyboard alone, under their content security policy, everything behind them real. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Demo } from '../../demo/server.ts';
import { startWebKit, type WebKit, webkitMissing } from '../support/webkit.ts';
import { openDemo } from './support.ts';

let demo: Demo;
let webkit: WebKit;

/** Until the script returns something true. */
async function until(script: string): Promise<void> {
  const end = Date.now() + 60_000;
  while (!(await webkit.session.run(script))) {
    if (Date.now() > end) throw new Error(`In vain: ${script}`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

async function open(path: string): Promise<void> {
  await webkit.session.navigate(demo.url + path);
  await webkit.session.run(`window.breaches = [];
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) => breaches.push(violatedDirective));`);
}

const options = `document.querySelector('address-entry').shadowRoot.querySelectorAll('[part~=option]')`;

const submitted = () =>
  webkit.session.run(`const data = new FormData(document.querySelector('form'));
    const names = ['street', 'building', 'postcode', 'locality', 'country', 'source'];
    return names.map((name) => data.get('shipping.' + name));`);

describe('the checkout in WebKitGTK', { skip: webkitMissing }, () => {
  before(async () => {
    webkit = await startWebKit();
    demo = await openDemo();
  });
  after(async () => {
    await webkit.stop();
    await demo.close();
  });

  it('goes from a few letters to the address in the form, in one session', async () => {
    const { session } = webkit;
    await open('');
    await until(`return document.querySelector('address-entry').step === 'search'`);
    await session.run(`document.querySelector('address-entry').focus()`);
    await session.keyboard.type('kalver');
    await until(`return ${options}.length === 1`);
    await session.keyboard.press('ArrowDown');
    await session.keyboard.press('Enter');
    await until(`return ${options}.length > 1`);
    await session.keyboard.press('ArrowDown');
    await session.keyboard.press('Enter');
    await until(`return document.querySelector('address-entry').step === 'done'`);
    const [street, , , locality, country, source] = (await submitted()) as string[];
    assert.deepEqual([street, locality, country, source], ['Kalverstraat', 'Amsterdam', 'NL', 'autocomplete']);
    const { sessions } = demo.service.ledger.report();
    assert.deepEqual(
      sessions.map(({ addresses, misuse }) => [addresses.length, misuse]),
      [[1, []]],
    );
    assert.deepEqual(await session.run('return breaches'), []);
  });

  it('accepts an address by hand, and says what is missing first', async () => {
    const { session } = webkit;
    const active = `document.activeElement.shadowRoot?.activeElement?.id`;
    await open('');
    await until(`return document.querySelector('address-entry').step === 'search'`);
    await session.run(`document.querySelector('address-entry').focus()`);
    await session.keyboard.press('Tab');
    await session.keyboard.press('Enter');
    await until(`return ${active} === 'street'`);
    await session.keyboard.type('Kalverstraat');
    await session.keyboard.press('Tab');
    await session.keyboard.type('92');
    await session.keyboard.press('Enter');
    await until(`return ${active} === 'postcode'`);
    await session.keyboard.type('1012ph');
    await session.keyboard.press('Tab');
    await session.keyboard.type('Amsterdam');
    await session.keyboard.press('Enter');
    await until(`return document.querySelector('address-entry').step === 'done'`);
    assert.deepEqual(await submitted(), ['Kalverstraat', '92', '1012PH', 'Amsterdam', 'NL', 'manual']);
    assert.deepEqual(await session.run('return breaches'), []);
  });

  it('finds a Dutch address by postcode and house number', async () => {
    const { session } = webkit;
    await open('demo/nl.html');
    await until(`return document.querySelector('nl-postcode-lookup').shadowRoot?.querySelector('input')`);
    await session.run(`document.querySelector('nl-postcode-lookup').focus()`);
    await session.keyboard.type('2012es');
    await session.keyboard.press('Tab');
    await session.keyboard.type('30');
    await session.keyboard.press('Tab');
    await until(`return document.querySelector('nl-postcode-lookup').step === 'done'`);
    assert.deepEqual(await submitted(), ['Julianastraat', '30', '2012ES', 'Haarlem', 'NL', 'lookup']);
    assert.deepEqual(await session.run('return breaches'), []);
  });
});
