import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, afterEach, describe, it } from 'node:test';
import { closeBrowser } from '../support/process-browser.ts';
import { type Checkout, openCheckout } from './support.ts';

let checkout: Checkout;
const evils: Server[] = [];

afterEach(async () => {
  for (const evil of evils.splice(0)) evil.close().closeAllConnections();
  await checkout.close();
});
after(closeBrowser);

describe('a page of another owner', () => {
  it('gets nothing from the shop’s account, whatever it tries', async () => {
    let reached = 0;
    checkout = await openCheckout({
      onRequest: () => {
        reached++;
      },
    });
    const { page, demo } = checkout;
    const evil = createServer((_, response) => {
      response.setHeader('content-type', 'text/html');
      response.end('<!doctype html><title>Elsewhere</title>');
    }).listen(0, '127.0.0.1');
    evils.push(evil);
    await once(evil, 'listening');
    await page.goto(`http://localhost:${(evil.address() as AddressInfo).port}/`);
    const before = reached;
    demo.service.ledger.clear();

    const lookup = `${demo.url}address-api/nl/v1/addresses/postcode/2012ES/30`;
    await page.evaluate(async (url) => {
      const loaded = (element: HTMLElement) =>
        new Promise((resolve) => {
          element.addEventListener('load', resolve);
          element.addEventListener('error', resolve);
          document.body.append(element);
        });
      const headers = { 'X-Address-Client': '1', 'X-Autocomplete-Session': 'session-1' };
      const form = Object.assign(document.createElement('form'), { action: url, target: 'frame' });
      const frame = Object.assign(document.createElement('iframe'), { name: 'frame' });
      document.body.append(form, frame);
      await Promise.allSettled([
        loaded(Object.assign(new Image(), { src: url })),
        loaded(Object.assign(document.createElement('script'), { src: url })),
        loaded(Object.assign(document.createElement('link'), { rel: 'stylesheet', href: url })),
        loaded(Object.assign(document.createElement('iframe'), { src: url })),
        fetch(url),
        fetch(url, { mode: 'no-cors' }),
        fetch(url, { mode: 'no-cors', headers }),
        fetch(url, { headers }),
        fetch(url, { headers, credentials: 'include' }),
        new Promise((resolve) => {
          frame.addEventListener('load', resolve);
          form.submit();
        }),
      ]);
    }, lookup);

    assert.ok(reached - before >= 6, `${reached - before} attempts reached the proxy`);
    assert.deepEqual(demo.service.ledger.report().others, [], 'and none the service');
  });
});
