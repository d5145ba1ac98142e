import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { addressHeader, defaultLimits } from '../../src/proxy.ts';
import { bodies, createClock, createProxy, createRequest, noLimits } from './support.ts';

/** A proxy with the default limits of a client, before a service that answers everything at once. */
function createOffice(limits = { ...defaultLimits, international: noLimits.international, dutch: noLimits.dutch }) {
  const { now, forward } = createClock();
  const seen: string[] = [];
  const fetch = async ({ url }: Request) => {
    seen.push(url);
    const { pathname } = new URL(url);
    if (pathname.includes('/nl/')) return Response.json(bodies.dutchByPostcode);
    if (pathname.includes('/validate/')) return Response.json(bodies.validate);
    return Response.json(pathname.includes('/autocomplete/') ? bodies.suggest : bodies.details);
  };
  const proxy = createProxy(fetch, { now, limits, clientAddress: addressHeader('x-client') });
  let count = 0;
  const suggest = async (session: string, client = '192.0.2.1') =>
    (
      await proxy(
        createRequest(
          'suggest',
          { context: 'nld', term: `term ${count++}` },
          { 'x-autocomplete-session': session, 'x-client': client },
        ),
      )
    ).status;
  const details = async (session: string, context: string, client = '192.0.2.1') =>
    (await proxy(createRequest('details', { context }, { 'x-autocomplete-session': session, 'x-client': client })))
      .status;
  const lookup = async (houseNumber = 1 + (count++ % 99_999), client = '192.0.2.1') =>
    (await proxy(createRequest('dutchByPostcode', { postcode: '2012ES', houseNumber }, { 'x-client': client }))).status;
  const validate = async (client = '192.0.2.1') =>
    (await proxy(createRequest('validate', { country: 'nld', street: `s ${count++}` }, { 'x-client': client }))).status;
  return { suggest, details, lookup, validate, forward, seen };
}

const hour = 3_600_000;

describe('the default limits of a client', () => {
  it('let fifty people behind one IP address enter an address within the same half minute', async () => {
    const { suggest, details, validate, forward } = createOffice();
    const refused: number[] = [];
    // One begins after the other. Each types 20 characters, three a second, and chooses.
    for (let step = 0; step < 125; step++) {
      for (let person = 0; person < 50; person++) {
        const own = step - 2 * person;
        const session = `session-${person}`;
        if (own >= 0 && own < 20) refused.push(await suggest(session));
        if (own === 21) refused.push(await details(session, `nld${person}`));
        // A few addresses are typed by hand.
        if (own === 22 && person % 5 === 0) refused.push(await validate());
      }
      forward(333);
    }
    assert.deepEqual(
      refused.filter((status) => status !== 200),
      [],
    );
  });

  it('let fifty people enter twelve addresses each on a working day', async () => {
    const { suggest, details, forward } = createOffice();
    let refused = 0;
    for (let entry = 0; entry < 600; entry++) {
      // Two keys tell as much as fifteen: a session is counted when it begins.
      for (let key = 0; key < 2; key++) if ((await suggest(`session-${entry}`)) !== 200) refused++;
      if ((await details(`session-${entry}`, `nld${entry}`)) !== 200) refused++;
      forward((8 * hour) / 600);
    }
    assert.equal(refused, 0);
  });

  it('let an office of five enter 300 addresses in forty minutes', async () => {
    const { suggest, details, forward } = createOffice();
    let refused = 0;
    for (let entry = 0; entry < 300; entry++) {
      for (let key = 0; key < 2; key++) if ((await suggest(`session-${entry}`)) !== 200) refused++;
      if ((await details(`session-${entry}`, `nld${entry}`)) !== 200) refused++;
      forward(8_000);
    }
    assert.equal(refused, 0);
  });

  for (const what of ['Dutch lookups', 'validations', 'sessions', 'addresses'] as const) {
    it(`stop a script within its first hundred lookups: ${what}`, async () => {
      const { suggest, details, lookup, validate, forward, seen } = createOffice();
      const ask = {
        'Dutch lookups': () => lookup(),
        validations: () => validate(),
        sessions: (index: number) => suggest(`session-${index}`),
        addresses: (index: number) => details(`session-${Math.floor(index / 3)}`, `nld${index}`),
      }[what];
      let answered = 0;
      while ((await ask(answered)) === 200) answered++;
      assert.equal(answered, 80);
      // A minute at 5 requests a second: 60 times as many as come back.
      for (let times = 0; times < 300; times++) {
        forward(200);
        if ((await ask(times + 1_000)) === 200) answered++;
      }
      assert.equal(answered, 92);
      assert.equal(seen.length, 92);
    });
  }

  it('let a patient script have 1,200 lookups on its first day, and 600 on every other', async () => {
    const { validate, forward } = createOffice();
    const isAnswered = async () => (await validate()) === 200;
    const perDay: number[] = [];
    for (let day = 0; day < 4; day++) {
      let answered = 0;
      for (let minute = 0; minute < 1_440; minute++) {
        while (await isAnswered()) answered++;
        forward(60_000);
      }
      perDay.push(answered);
    }
    const [first = 0, ...others] = perDay;
    assert.ok(first > 1_150 && first <= 1_200, String(perDay));
    for (const other of others) assert.ok(other > 590 && other <= 601, String(perDay));
  });

  it('count neither cached answers, nor what is requested again in a session', async () => {
    const limits = { ...noLimits, lookups: [{ count: 2, seconds: hour, burst: 2 }] };
    const { suggest, details, lookup } = createOffice(limits);
    for (let times = 0; times < 50; times++) assert.equal(await suggest('session-1'), 200);
    for (let times = 0; times < 5; times++) assert.equal(await details('session-1', 'nldA'), 200);
    assert.equal(await lookup(1), 200);
    assert.deepEqual(
      [await lookup(2), await suggest('session-2'), await details('session-1', 'nldB')],
      [429, 429, 429],
    );
    assert.equal(await suggest('session-1'), 200, 'an entry that has begun may be finished');
    assert.equal(await suggest('session-2', '192.0.2.2'), 200, 'another client');
  });

  it('count an entry that was refused when it is tried again', async () => {
    const limits = { ...noLimits, lookups: [{ count: 1, seconds: 60 }] };
    const { suggest, forward } = createOffice(limits);
    await suggest('session-1');
    for (let times = 0; times < 3; times++) assert.equal(await suggest('session-2'), 429);
    forward(60_000);
    assert.deepEqual(
      [await suggest('session-2'), await suggest('session-2'), await suggest('session-3')],
      [200, 200, 429],
    );
  });
});

describe('a session', () => {
  it('may request three addresses, each any number of times', async () => {
    const { details, seen } = createOffice();
    const statuses: number[] = [];
    for (const context of ['nldA', 'nldA', 'nldB', 'nldC', 'nldD', 'nldE', 'nldC', 'nldA']) {
      statuses.push(await details('session-1', context));
    }
    assert.deepEqual(statuses, [200, 200, 200, 200, 429, 429, 200, 200]);
    assert.equal(seen.length, 6);
    assert.equal(await details('session-2', 'nldD'), 200);
  });
});
