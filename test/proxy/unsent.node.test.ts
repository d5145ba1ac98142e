/** A request that the service has not received costs neither the client nor the day anything. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type AddressProxyOptions, addressHeader, createMemoryStore } from '../../src/proxy.ts';
import { bodies, createClock, createProxy, createRequest, flushTasks, noLimits } from './support.ts';

const hour = 3_600;
const limits = { ...noLimits, lookups: [{ count: 3, seconds: hour, burst: 3 }] };

const failure = (code: string) => new TypeError('fetch failed', { cause: Object.assign(new Error(), { code }) });

/** A proxy for one client with three lookups, before a service that answers as the test says. */
function createOffice(options: Partial<AddressProxyOptions> = {}) {
  const { now, forward } = createClock(Date.UTC(2026, 0, 1, 12));
  const own: { answer: (url: string, signal: AbortSignal) => Promise<Response> } = {
    answer: async (url) => found(url),
  };
  const sent: string[] = [];
  const fetch = async ({ url, signal }: Request) => {
    sent.push(url);
    return own.answer(url, signal);
  };
  const proxy = createProxy(fetch, { now, limits, clientAddress: addressHeader('x-client'), ...options });
  const ask = async (request: Request) => {
    const response = await proxy(request);
    await response.arrayBuffer();
    return response.status;
  };
  let count = 0;
  const headers = (session = 'session-1', client = '2001:db8::1') => ({
    'x-autocomplete-session': session,
    'x-client': client,
  });
  const house = (client?: string, number = ++count) =>
    ask(createRequest('dutchByPostcode', { postcode: '2012ES', houseNumber: number }, headers(undefined, client)));
  const suggest = (session: string) =>
    ask(createRequest('suggest', { context: 'nld', term: `term ${++count}` }, headers(session)));
  const details = (session: string, context: string) => ask(createRequest('details', { context }, headers(session)));
  const validate = () => ask(createRequest('validate', { country: 'nld', street: `s ${++count}` }, headers()));
  /** Lookups that the client has left. */
  const left = async () => {
    own.answer = async (url) => found(url);
    let answered = 0;
    while ((await house()) === 200) answered++;
    return answered;
  };
  return { own, sent, proxy, ask, house, suggest, details, validate, left, forward, headers };
}

function found(url: string): Response {
  if (url.includes('/nl/')) return Response.json(bodies.dutchByPostcode);
  if (url.includes('/validate/')) return Response.json(bodies.validate);
  return Response.json(url.includes('/autocomplete/') ? bodies.suggest : bodies.details);
}

const never = () => new Promise<Response>(() => {});

describe('a client is not charged', () => {
  for (const code of ['ECONNREFUSED', 'ENOTFOUND', 'DEPTH_ZERO_SELF_SIGNED_CERT', 'CERT_HAS_EXPIRED']) {
    it(`for requests that end with ${code}, of any operation`, async () => {
      const { own, suggest, details, validate, house, left } = createOffice({ dailyCap: 3 });
      own.answer = async () => {
        throw failure(code);
      };
      for (let times = 0; times < 5; times++) {
        await suggest(`session-${times}`);
        await details(`session-${times}`, 'nldA');
        await validate();
        await house();
      }
      assert.equal(await left(), 3);
    });
  }

  it('for requests that the open breaker refuses during an outage', async () => {
    const { own, sent, house, validate, left, forward } = createOffice();
    own.answer = async () => new Response('', { status: 503 });
    for (const client of ['192.0.2.1', '192.0.2.2', '192.0.2.3']) await house(client);
    const before = sent.length;
    for (let times = 0; times < 80; times++) assert.equal(await house(), 503);
    assert.equal(sent.length, before);
    own.answer = async (url) => found(url);
    assert.equal(await validate(), 200, 'the other half of the service');
    forward(10_000);
    assert.equal(await left(), 2);
  });

  it('for requests that another limit refuses: the pace, the cap, and a wider network of the client', async () => {
    const paced = createOffice({ limits: { ...limits, dutch: [{ count: 1, seconds: hour }] } });
    assert.deepEqual([await paced.house(), await paced.house(), await paced.house()], [200, 503, 503]);
    assert.deepEqual([await paced.validate(), await paced.validate(), await paced.validate()], [200, 200, 429]);

    const capped = createOffice({ dailyCap: 1, store: createMemoryStore() });
    for (let times = 0; times < 5; times++) await capped.house();
    assert.equal(capped.sent.length, 1);
    capped.forward(86_400_000 / 2 + 61_000);
    assert.equal(await capped.house(), 200);

    const wide = createOffice();
    // A /48 has four times the limit of a /64.
    const statuses: number[] = [];
    for (let network = 0; network < 16; network++) statuses.push(await wide.house(`2001:db8:0:${network}00::1`));
    assert.equal(statuses.filter((status) => status === 200).length, 12);
  });

  it('for a request that it aborts before its turn', async () => {
    const { own, sent, proxy, headers, left } = createOffice({
      limits: { ...limits, lookups: [{ count: 20, seconds: hour, burst: 20 }] },
    });
    own.answer = never;
    const gone = new AbortController();
    const all = Array.from({ length: 12 }, (_, index) =>
      proxy(
        new Request(createRequest('dutchByPostcode', { postcode: '2012ES', houseNumber: index + 500 }, headers()), {
          signal: gone.signal,
        }),
      ),
    );
    while (sent.length < 8) await flushTasks();
    gone.abort();
    await Promise.all(all);
    assert.equal(sent.length, 8, 'a client has eight places at the service');
    assert.equal(await left(), 12);
  });

  it('for an answer that another client has requested at the same time', async () => {
    const { own, sent, house, left } = createOffice();
    let resume = () => {};
    own.answer = async (url) => {
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
      return found(url);
    };
    const all = [house('192.0.2.1', 7), house(undefined, 7), house(undefined, 7)];
    while (sent.length === 0) await flushTasks();
    await flushTasks();
    resume();
    assert.deepEqual(await Promise.all(all), [200, 200, 200]);
    assert.equal(await left(), 3);
  });

  it('for an address of a session whose request was not sent; the next one is its first', async () => {
    const { own, details, left } = createOffice({
      dailyCap: 3,
      limits: { ...limits, addresses: [{ count: 1, seconds: hour }] },
    });
    own.answer = async () => {
      throw failure('ECONNREFUSED');
    };
    for (const context of ['nldA', 'nldB', 'nldC']) assert.equal(await details('session-1', context), 503);
    own.answer = async (url) => found(url);
    assert.deepEqual([await details('session-1', 'nldD'), await details('session-1', 'nldE')], [200, 429]);
    assert.equal(await left(), 2);
  });
});

describe('a client is charged', () => {
  for (const [name, answer] of [
    ['the service fails', async () => new Response('', { status: 500 })],
    [
      'the connection breaks',
      async () => {
        throw failure('ECONNRESET');
      },
    ],
    ['the service finds nothing', async () => new Response('', { status: 404 })],
  ] as const) {
    it(`if ${name}, because the service may have billed it`, async () => {
      const { own, house, left } = createOffice();
      own.answer = answer;
      await house();
      await house();
      assert.equal(await left(), 1);
    });
  }

  it('for a request that it aborts at the service', async () => {
    const { own, sent, proxy, headers, left } = createOffice();
    own.answer = never;
    const gone = new AbortController();
    const request = createRequest('dutchByPostcode', { postcode: '2012ES', houseNumber: 500 }, headers());
    const asked = proxy(new Request(request, { signal: gone.signal }));
    while (sent.length === 0) await flushTasks();
    gone.abort();
    await asked;
    assert.equal(await left(), 2);
  });

  it('if one of several requests of a new session was sent, whichever ends first', async () => {
    const { own, sent, suggest, ask, headers, left } = createOffice({ dailyCap: 3 });
    let resume = () => {};
    own.answer = async (url) => {
      if (url.includes('unsent')) throw failure('ECONNREFUSED');
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
      return found(url);
    };
    const slow = suggest('session-1');
    while (sent.length === 0) await flushTasks();
    const unsent = createRequest('suggest', { context: 'nld', term: 'unsent' }, headers('session-1'));
    assert.equal(await ask(unsent), 503);
    resume();
    assert.equal(await slow, 200);
    assert.equal(await left(), 2);
  });

  it('for details whose first attempt may have been billed, if the second one was not sent', async () => {
    const { own, sent, details, suggest, left } = createOffice({ dailyCap: 4 });
    // Ten requests earn a second attempt.
    for (let times = 0; times < 10; times++) assert.equal(await suggest('session-1'), 200);
    const before = sent.length;
    own.answer = async () => {
      if (sent.length === before + 1) return new Response('', { status: 503 });
      throw failure('ECONNREFUSED');
    };
    assert.equal(await details('session-2', 'nldA'), 503);
    assert.equal(sent.length, before + 2);
    assert.equal(await left(), 1);
  });
});
