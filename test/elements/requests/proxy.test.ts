import { fixture, html } from '@open-wc/testing';
import '../with-engine.ts';
import type { AddressEntry } from '../../../src/address-entry.ts';
import { belgium, expect, netherlands, part, type } from '../address-entry/support.ts';
import { waitUntil } from '../element.support.ts';

const { fetch } = globalThis;

describe('address-entry with nothing but a proxy', () => {
  afterEach(() => {
    globalThis.fetch = fetch;
  });

  it('keeps to the wait that the first failure asks for', async () => {
    const asked: string[] = [];
    globalThis.fetch = async (input, init) => {
      const { url } = new Request(input, init);
      if (!url.includes('/busy-proxy/')) return fetch(input, init);
      asked.push(url);
      if (url.endsWith('/supported-countries')) return Response.json([belgium, netherlands]);
      return Response.json({}, { status: 429, headers: { 'retry-after': '60' } });
    };
    const element = await fixture<AddressEntry>(html`
      <address-entry country="NL" proxy-url="/busy-proxy"></address-entry>
    `);
    const problems: unknown[] = [];
    element.addEventListener('address-error', ({ detail }) => problems.push(detail));
    await waitUntil(() => element.step === 'search', 'the country is chosen');
    await type(element, 'julian');
    expect(problems).to.deep.equal([{ reason: 'rate-limited', operation: 'suggest', status: 429, retryAfter: 60 }]);
    expect(part(element, 'error')).not.to.equal(null);
    await type(element, 'juliana');
    expect(asked.filter((url) => url.includes('/autocomplete/')).length).to.equal(1);
  });
});
