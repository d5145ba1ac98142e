/** A provider asks the real reference service over HTTP. */
import assert from 'node:assert/strict';
import { beforeEach, describe, it } from 'node:test';
import { createAddressProvider } from '../../src/providers.ts';
import { bill, clock, newClient, requestsSince } from './support.ts';

const newProvider = (options = {}) =>
  createAddressProvider({ client: newClient(), country: 'NL', now: clock.now, ...options });
type Provider = ReturnType<typeof newProvider>;

/** Types as a host asks: after each key, without waiting for the answer before. */
async function type(provider: Provider, text: string) {
  const searches = Array.from(text, (_, at) => provider.search(text.slice(0, at + 1)));
  const all = await Promise.all(searches);
  return all.at(-1) ?? [];
}

async function choose(provider: Provider, text: string) {
  const [first] = await type(provider, text);
  assert.ok(first, text);
  return provider.select(first.id);
}

const oneAddress = { lookups: 1, addresses: [1], misuse: [] };

beforeEach(() => bill());

describe('a provider', () => {
  it('returns a complete address for a postcode and a number, for one lookup', async () => {
    const address = await choose(newProvider(), '2012es 30');
    assert.deepEqual([address.street, address.building, address.locality], ['Julianastraat', '30', 'Haarlem']);
    assert.deepEqual(address.lines, ['Julianastraat 30']);
    assert.deepEqual(address.mailLines, ['Julianastraat 30', '2012 ES  Haarlem']);
    assert.equal(address.source, 'autocomplete');
    assert.deepEqual(bill(), oneAddress);
  });

  it('costs one lookup for each address of a shopper who goes on', async () => {
    const provider = newProvider();
    for (const text of ['2012es 30', 'Julianastraat 8 Haarlem', 'vlaamsegas 2']) await choose(provider, text);
    assert.deepEqual(bill(), { lookups: 3, addresses: [1, 1, 1], misuse: [] });
  });

  it('has houses for a text that only names a street or a town', async () => {
    const provider = newProvider({ limit: 20 });
    const labelsFor = async (text: string) => (await type(provider, text)).map(({ label }) => label);
    const street = await labelsFor('julianastraat haarlem');
    assert.ok(street.length > 2 && street.every((label) => /^Julianastraat \d+, 2012ES Haarlem$/.test(label)));
    const town = await labelsFor('Haarlem');
    assert.ok(town.length > 2 && town.every((label) => /\d.* Haarlem$/.test(label)));
    assert.equal(new Set(town).size, town.length);
    assert.ok((await labelsFor('jul')).length > 2);
    assert.deepEqual(bill().misuse, []);
  });

  it('stays within the requests of a session, however slowly a long text is typed', async () => {
    const provider = newProvider();
    const text = 'Vlaamsegas in Nijmegen, Gelderland, Nederland';
    for (let end = 1; end <= text.length; end++) await provider.search(text.slice(0, end));
    const { requests, sessions } = requestsSince();
    assert.equal(sessions, 1);
    assert.ok(requests < 100, `${requests} requests`);
  });

  it('finds the house in a text with more than the address', async () => {
    const found = await type(newProvider(), 'A. Jansen, Julianastraat 30, 2012 ES Haarlem, Nederland');
    assert.deepEqual(
      found.map(({ label }) => label),
      ['Julianastraat 30, 2012ES Haarlem'],
    );
  });

  it('keeps a flat that was typed with the house', async () => {
    const provider = newProvider({ country: 'GB', dispatchCountry: 'NLD' });
    const [first] = await type(provider, 'Flat 3, 221B Baker Street, London');
    assert.ok(first);
    const address = await provider.select(first.id);
    assert.match(address.unit ?? '', /^Flat 3$/);
    assert.ok(address.lines.includes('Flat 3'));
    assert.equal(address.mailLines.at(-1), 'VERENIGD KONINKRIJK');
  });

  it('keeps words that the service does not know, beside the flat', async () => {
    const address = await choose(newProvider(), '2012es 30 zwart');
    assert.deepEqual([address.building, address.unit, address.lines], ['30', 'zwart', ['Julianastraat 30 zwart']]);
    const a = await choose(newProvider(), '2012es 30a');
    assert.deepEqual([a.building, a.unit], ['30', 'a']);
    const bis = await choose(newProvider({ country: 'FR' }), '12 bis rue de rivoli paris');
    assert.match(bis.lines.join('\n'), /bis/i);
  });

  it('has no other house than the one whose number was typed', async () => {
    for (const text of ['kerkstraat 12 haarlem', 'julianastraat 31 haarlem', '2012es 31', '2012 es 31', '2012es 3a'])
      assert.deepEqual(
        (await newProvider().search(text)).map(({ label }) => label),
        [],
        text,
      );
  });

  it('marks what was typed, inside the label', async () => {
    const [first] = await type(newProvider(), 'julianastraat 30 haarlem');
    assert.ok(first);
    const marked = first.highlights.map(([start, end]) => first.label.slice(start, end));
    assert.deepEqual(marked, ['Julianastraat 30']);
  });

  it('accepts a country for one search, by either code, including those outside Europe', async () => {
    const provider = newProvider({ country: '' });
    assert.deepEqual(await provider.search('2012es 30'), []);
    assert.ok((await provider.search('10 downing street', { country: 'GBR' })).length > 0);
    assert.ok((await provider.search('1600 pennsylvania', { country: 'us' })).length > 0);
    assert.deepEqual(await provider.search('2012es 30', { country: 'XX' }), []);
  });

  it('omits PO boxes if the shop accepts none', async () => {
    const labels = async (poBox: 'allow' | 'deny') =>
      (await newProvider({ poBox }).search('postbus 1 amsterdam')).map(({ label }) => label);
    assert.ok((await labels('allow')).some((label) => /postbus/i.test(label)));
    assert.ok(!(await labels('deny')).some((label) => /postbus/i.test(label)));
  });

  it('sends no request for a text that is too short, nor for text that a host writes into its field', async () => {
    const provider = newProvider();
    assert.deepEqual(await provider.search('j'), []);
    const address = await choose(provider, '2012es 30');
    bill();
    for (const text of [...address.lines, ' 2012ES']) assert.deepEqual(await provider.search(text), []);
    assert.deepEqual(bill(), { lookups: 0, addresses: [], misuse: [] });
    assert.ok((await provider.search('Julianastraat 3')).length > 0);
  });
});

describe('an overtaken search of a provider', () => {
  it('resolves with the suggestions of the newer one', async () => {
    const provider = newProvider();
    const [older, newer] = await Promise.all([provider.search('vlaamsegas 2'), provider.search('2012es 30')]);
    assert.ok(newer.length > 0);
    assert.equal(older, newer);
  });

  it('is empty once an address was chosen, or the entry was reset', async () => {
    const provider = newProvider();
    const [first] = await provider.search('2012es 30');
    const late = provider.search('vlaamsegas 2');
    await provider.select(first?.id ?? '');
    assert.deepEqual(await late, []);
    const lost = provider.search('vlaamsegas 2');
    provider.reset();
    assert.deepEqual(await lost, []);
  });

  it('rejects with the reason of the caller who aborted it', async () => {
    const ended = new AbortController();
    const found = newProvider().search('2012es 30', { signal: ended.signal });
    ended.abort(new Error('nobody waits'));
    await assert.rejects(found, /nobody waits/);
    await assert.rejects(
      newProvider().search('2012es', { signal: AbortSignal.abort(new Error('at once')) }),
      /at once/,
    );
    const provider = newProvider();
    const [older] = await Promise.all([
      provider.search('vlaamsegas 2'),
      assert.rejects(provider.search('2012es 30', { signal: AbortSignal.abort(new Error('at once')) }), /at once/),
    ]);
    assert.deepEqual(older, []);
  });
});

describe('a choice', () => {
  it('that is made twice counts once', async () => {
    const provider = newProvider();
    const [first] = await provider.search('2012es 30');
    const [a, b] = await Promise.all([provider.select(first?.id ?? ''), provider.select(first?.id ?? '')]);
    assert.equal(a, b);
    assert.equal(await provider.select(first?.id ?? ''), a);
    assert.deepEqual(bill(), oneAddress);
  });

  it('of another suggestion in the same list is another address, in a session of its own', async () => {
    const provider = newProvider();
    const found = await provider.search('julianastraat haarlem');
    const [a, b] = await Promise.all(found.slice(0, 2).map(({ id }) => provider.select(id)));
    assert.notEqual(a?.building, b?.building);
    const { lookups, misuse } = bill();
    assert.deepEqual({ lookups, misuse }, { lookups: 2, misuse: [] });
  });

  it('is found again if its context has expired', async () => {
    const provider = newProvider();
    const [first] = await provider.search('2012es 30');
    clock.ms += 40 * 60_000;
    const address = await provider.select(first?.id ?? '');
    assert.equal(address.building, '30');
    assert.deepEqual(bill().misuse, []);
  });

  it('may be made in another worker than the search', async () => {
    const [first] = await newProvider().search('2012es 30');
    assert.equal((await newProvider().select(first?.id ?? '')).building, '30');
    assert.deepEqual(bill(), oneAddress);
  });

  it('of something else is refused, without a request', async () => {
    const [first] = await newProvider().search('2012es 30');
    const { match, ...pointer } = JSON.parse(decodeURIComponent(first?.id ?? ''));
    const halfId = encodeURIComponent(JSON.stringify({ ...pointer, match: { context: match.context } }));
    bill();
    for (const id of [
      '',
      '1',
      'null',
      '%',
      '%7B%7D',
      encodeURIComponent(JSON.stringify({ country: {}, match: {} })),
      halfId,
    ])
      await assert.rejects(newProvider().select(id), { reason: 'invalid-input', operation: 'details' });
    assert.deepEqual(bill().lookups, 0);
  });
});

describe('a failure', () => {
  it('below the first list is a failure, too', async () => {
    let asked = 0;
    const client = newClient((request) => (asked++ > 0 ? Promise.reject(new TypeError('down')) : fetch(request)));
    await assert.rejects(newProvider({ client }).search('kinkerstraat'), { reason: 'unavailable' });
    assert.ok(asked > 1);
  });

  it('rejects with its reason, and the next search tries again', async () => {
    let isDown = true;
    const client = newClient((request) => (isDown ? Promise.reject(new TypeError('down')) : fetch(request)));
    const provider = newProvider({ client });
    await assert.rejects(provider.search('2012es 30'), { name: 'AddressServiceError', reason: 'unavailable' });
    isDown = false;
    const [first] = await provider.search('2012es 30');
    isDown = true;
    await assert.rejects(provider.select(first?.id ?? ''), { reason: 'unavailable', operation: 'details' });
    isDown = false;
    assert.equal((await provider.select(first?.id ?? '')).building, '30');
    assert.deepEqual(bill(), oneAddress);
  });
});
