/** Every fault of the service, through the proxy, as the element shows and says it, with a way on and what follows. */
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { problemPrefix } from '../../src/contract/problems.ts';
import { createAddressProxy, type Handler } from '../../src/proxy.ts';
import { type FaultServer, startFaultServer } from '../proxy/fault-server.ts';
import { type Expected, faults } from '../proxy/faults.ts';
import { bodies, jsonResponse, noLimits, secret } from '../proxy/support.ts';
import { closeBrowser } from '../support/process-browser.ts';
import { type Checkout, openCheckout } from './support.ts';

let checkout: Checkout;
let server: FaultServer;
const proxies = new Map<string, Handler>();
/** The number of times each fault had the element wait. */
const waits = new Map<string, number>();
/** True once the service is well again. */
let isWell = false;
let recovery = nextRecovery();

/** Answers as the service does, or as its fault does, by way of a proxy of its own for each fault. */
async function answer(url: URL, headers: Record<string, string>): Promise<Response> {
  const [, mount = '', index = ''] = /^(\/address-api\/(\d+))\//.exec(url.pathname) ?? [];
  const proxy = proxies.get(index) ?? proxyOf(mount, index);
  proxies.set(index, proxy);
  const waited = waits.get(index) ?? 0;
  // After a short wait the client asks again once, then the element: on a busy machine before the test has looked.
  if (waited > 1) await recovery.promise;
  const response = await proxy(new Request(url, { headers }));
  if (response.headers.has('retry-after')) waits.set(index, waited + 1);
  return response;
}

function nextRecovery() {
  let resolve = () => {};
  const promise = new Promise<void>((done) => {
    resolve = done;
  });
  return { promise, resolve };
}

function recover(): void {
  isWell = true;
  // A proxy pauses for as long as the service asked for.
  proxies.clear();
  recovery.resolve();
}

function proxyOf(mount: string, index: string): Handler {
  const fault = faults[Number(index)];
  const operationIn = (path: string) => (path.includes('/autocomplete/') ? 'suggest' : 'dutchByPostcode');
  return createAddressProxy({
    baseUrl: `http://127.0.0.1:${server.port}/${index}`,
    credentials: { key: 'shop', secret },
    mount,
    limits: noLimits,
    // Nothing but the deadline ends a request that is never answered.
    timeout: fault?.isEndless ? 300 : 60_000,
    fetch: async (request) =>
      isWell ? jsonResponse(bodies[operationIn(new URL(request.url).pathname)]) : globalThis.fetch(request),
  });
}

before(async () => {
  server = await startFaultServer();
  checkout = await openCheckout();
  const { page } = checkout;
  await page.evaluate(removePanels);
  await page.evaluate(listen);
  await page.route(/address-api\/\d+\//, async (route) => {
    const url = new URL(route.request().url());
    const response = await answer(url, await route.request().allHeaders());
    const body = Buffer.from(await response.arrayBuffer());
    await route
      .fulfill({ status: response.status, headers: Object.fromEntries(response.headers), body })
      .catch(() => {});
  });
});

after(async () => {
  await checkout.close();
  await closeBrowser();
  await server.close();
});

declare global {
  interface Window {
    /** The texts of the element's live region, in order. */
    said: string[];
    /** The errors that were in sight, in order: one that the element tries to mend by itself does not stay. */
    seen: string[];
  }
}

/** Runs in the page: takes away what would show each change of the element. */
function removePanels(): void {
  for (const panel of document.querySelectorAll('.state, .events, .sessions, .intro')) panel.remove();
}

/** Runs in the page: hears what is said, and sees what is shown. */
function listen(): void {
  const root = document.querySelector('address-entry')?.shadowRoot;
  const note = (texts: string[], part: string) => {
    const text = root?.querySelector(`[part=${part}]`)?.textContent?.trim() ?? '';
    if (text && text !== texts.at(-1)) texts.push(text);
  };
  const look = () => {
    note(window.said, 'status');
    note(window.seen, 'error');
  };
  if (root) new MutationObserver(look).observe(root, { childList: true, characterData: true, subtree: true });
}

/** The texts that a shopper reads for an answer of the proxy, and the way on from there. */
interface Shown {
  readonly sentence: string;
  readonly way: string;
}

function shownFor({ status, type, headers }: Expected): Shown {
  const name = nameOf(type);
  const sentence = sentences[name] ?? sentences[status] ?? '';
  const wait = headers?.['retry-after'];
  if (sentence === '') return { sentence: 'the suggestions', way: 'the suggestions' };
  if (wait) return { sentence, way: 'an automatic retry' };
  // What no second try can mend offers none: another text, or the fields, are the way on.
  if (status === 400 || name === 'upstream-auth') return { sentence, way: 'other text, or manual entry' };
  return { sentence, way: '*Try again*, or manual entry' };
}

const nameOf = (type = '') => type.replace(problemPrefix, '');

/** By the name of the problem, else by its status. */
const sentences: Readonly<Record<string, string>> = {
  'upstream-shape': 'Something went wrong with address search.',
  'upstream-auth': 'Address search isn’t available on this page right now.',
  503: 'We can’t reach address search. Check your connection.',
  504: 'We can’t reach address search. Check your connection.',
  429: 'Address search is busy. Wait a moment.',
  409: 'More than one address matches.',
  400: 'We can’t search for that. Check what you typed.',
};

/** The rows of the table in the documentation: faults that end alike in one. */
function rowsOfTable(): string[] {
  const namesByEnd = new Map<string, string[]>();
  for (const { name, expected } of faults) {
    const answer = expected('suggest');
    const { sentence, way } = shownFor(answer);
    const end = `${answer.status}${answer.type ? ` \`${nameOf(answer.type)}\`` : ''} | ${sentence} | ${way} |`;
    namesByEnd.set(end, [...(namesByEnd.get(end) ?? []), name]);
  }
  return [...namesByEnd].map(([end, names]) => `| ${names.join('; ')} | ${end}`);
}

/** Begins anew, with a client of its own, and types a text that was not searched for before. */
async function search(page: Page, index: number): Promise<void> {
  isWell = false;
  recovery = nextRecovery();
  await page.evaluate((path) => {
    const element = document.querySelector('address-entry');
    element?.clear();
    if (element) element.proxyUrl = path;
    window.said = [];
    window.seen = [];
  }, `/address-api/${index}`);
  await page.getByRole('combobox', { name: 'Address' }).fill(`Kanarie ${index}`);
  await page.waitForFunction(() => {
    const root = document.querySelector('address-entry')?.shadowRoot;
    return root?.querySelector('[part=error]') || root?.querySelector('[part~=option]');
  });
}

describe('a failure of the service, during the search', () => {
  for (const [index, fault] of faults.entries()) {
    const expected = fault.expected('suggest');
    const { sentence, way } = shownFor(expected);
    it(`is displayed and announced, with a way to continue, and ends: ${fault.name}`, async () => {
      const { page } = checkout;
      await search(page, index);
      const option = page.locator('address-entry [part~=option]').first();
      const error = page.locator('address-entry [part=error]');
      if (way !== 'the suggestions') {
        // It is said a second after it is seen; asked at each frame until then, a page does more than the element.
        await page.waitForFunction(
          (part) => [window.seen, window.said].every((texts) => texts.some((text) => text.includes(part))),
          sentence,
          { polling: 100 },
        );
        const input = page.getByRole('combobox', { name: 'Address' });
        assert.equal(await input.inputValue(), `Kanarie ${index}`);
        assert.equal(await page.getByRole('button', { name: 'Enter address manually' }).isEnabled(), true);
        recover();
        const retry = page.getByRole('button', { name: 'Try again' });
        if (way.startsWith('*Try again*')) await retry.click();
        else if (way.startsWith('other text')) {
          assert.equal(await retry.count(), 0);
          // For some seconds the proxy asks nothing with an account that was refused.
          if (fault.name === 'a 401') return;
          await input.pressSequentially('x');
        }
        // The test does not wait so long.
        else if (Number(expected.headers?.['retry-after']) > 1) {
          await page
            .locator('address-entry .note')
            .getByText(/^Trying again in \d+ seconds$/)
            .waitFor();
          return;
        }
      }
      await option.waitFor();
      assert.equal(await error.count(), 0);
    });
  }

  it('is in the table of the documentation', () => {
    const page = readFileSync(new URL('../../docs/outage.md', import.meta.url), 'utf8');
    const [, section = ''] = page.split('\n## Every fault\n');
    const [faultsOnly = ''] = section.split('\n## ');
    const [, , ...rows] = faultsOnly.split('\n').filter((line) => line.startsWith('|'));
    assert.deepEqual(rows, rowsOfTable());
  });
});
