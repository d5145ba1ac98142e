/** A receipt goes from the proxy through a form to the server; everything that a browser may do to it is tried. */
import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { inspect } from 'node:util';
import { createReferenceService } from '../../demo/service/service.ts';
import { createAddressClient, newSessionId } from '../../src/client.ts';
import type { DutchAddress, InternationalAddress } from '../../src/contract/types.ts';
import {
  type AddressProxyOptions,
  createAddressProxy,
  createPageToken,
  type ReceiptKey,
  type SubmittedParts,
  type VerifyReceiptOptions,
  verifyReceipt,
} from '../../src/proxy.ts';
import { house30 } from '../support/dutch-samples.ts';
import * as fc from '../support/random.ts';

const credentials = { key: 'demo-key', secret: 'demo-secret' };
const { handle, ledger } = createReferenceService({ credentials, rateLimit: 1_000 });

const host = 'shop.test';
const key: ReceiptKey = { id: 'k1', secret: 'the first secret of the shop, long enough' };
const next: ReceiptKey = { id: 'k2', secret: 'the second secret of the shop, long enough' };
const clock = { ms: Date.now() };
const now = () => clock.ms;

function newProxy(options: Partial<AddressProxyOptions> = {}) {
  return createAddressProxy({
    baseUrl: 'http://127.0.0.1',
    credentials,
    fetch: handle,
    now,
    receipt: { keys: [key] },
    ...options,
  });
}

/** A client in a page of this origin. */
function clientOf(proxy = newProxy(), headers: Readonly<Record<string, string>> = {}) {
  return createAddressClient({
    baseUrl: `http://${host}`,
    fetch: (request) => {
      for (const [name, value] of Object.entries(headers)) request.headers.set(name, value);
      return proxy(request);
    },
  });
}

const receiptIn = (body: object | undefined) => Reflect.get(body ?? {}, 'receipt') as string | undefined;

async function detailsOf(context: string, term: string, client = clientOf()): Promise<InternationalAddress> {
  const session = newSessionId();
  const [match] = (await client.suggest({ context, term, session })).matches;
  assert.equal(match?.precision, 'Address');
  return client.details({ context: match.context, session });
}

const haarlem = { country: 'NL', street: 'Julianastraat', building: '30', postcode: '2012ES', locality: 'Haarlem' };
const facts: VerifyReceiptOptions = { keys: [key], host, now };
const receipt = receiptIn(await detailsOf('nld', '2012es 30')) ?? assert.fail();

const check = (given: string, address: SubmittedParts = haarlem, more: Partial<VerifyReceiptOptions> = {}) =>
  verifyReceipt(given, address, { ...facts, ...more });
const reasonOf = async (...given: Parameters<typeof check>) => {
  const result = await check(...given);
  return result.isValid ? 'valid' : result.reason;
};

/** Of an address that a service has. */
async function receiptOf({ country, ...address }: SubmittedParts): Promise<string> {
  const code = /^[A-Z]{3}$/.test(country) ? country : null;
  const answer = {
    language: 'nl-NL',
    address,
    mailLines: [],
    location: null,
    isPoBox: false,
    country: { name: country, iso3Code: code, iso2Code: null },
  };
  const proxy = newProxy({ fetch: async () => Response.json(answer) });
  const session = newSessionId();
  return receiptIn(await clientOf(proxy).details({ context: 'nldabc', session })) ?? assert.fail();
}

/** Of a Dutch answer of a service; empty for none. */
async function dutchReceiptOf(answer: DutchAddress): Promise<string> {
  const client = clientOf(newProxy({ fetch: async () => Response.json(answer) }));
  return receiptIn(await client.dutchByPostcode({ postcode: '2012ES', houseNumber: 30 })) ?? '';
}

describe('a receipt', () => {
  it('proves that an address was chosen, without a request', async () => {
    const lookups = ledger.report().others.length;
    const { expires, ...result } = (await check(receipt)) as Extract<
      Awaited<ReturnType<typeof check>>,
      { isValid: true }
    >;
    assert.deepEqual(result, { isValid: true, operation: 'details', grade: null, unit: '' });
    assert.equal(expires, Math.floor(clock.ms / 1_000) + 7_200);
    assert.equal(ledger.report().others.length, lookups);
  });

  it('proves the grade of a house that was typed, and nothing about a street or a town', async () => {
    const params = { country: 'nld', postcode: '2012ED', street: 'Julianastraat', building: '30', locality: 'Haarlem' };
    const [match] = (await clientOf().validate(params)).matches;
    const result = await check(receiptIn(match) ?? '');
    assert.ok(result.isValid);
    assert.deepEqual([result.operation, result.grade], ['validate', 'B']);
    for (const street of ['', 'Julianastraat']) {
      const { matches } = await clientOf().validate({ country: 'nld', street, locality: 'Haarlem' });
      assert.ok(matches.length > 0 && matches.every((it) => receiptIn(it) === undefined), street);
    }
  });

  it('proves a Dutch house that was looked up, with each addition that the register has, and no other', async () => {
    for (const house of [
      await clientOf().dutchByPostcode({ postcode: '2012ES', houseNumber: 30 }),
      await clientOf().dutchByStreet({ city: 'Haarlem', street: 'Julianastraat', houseNumber: 30 }),
    ]) {
      const result = await check(receiptIn(house) ?? '');
      assert.ok(result.isValid);
      assert.deepEqual([result.operation.slice(0, 7), result.grade, result.unit], ['dutchBy', null, '']);
      assert.equal(await reasonOf(receiptIn(house) ?? '', { ...haarlem, building: '30 A' }), 'other-address');
    }
    const several = { ...house30, houseNumberAddition: null, houseNumberAdditions: ['', 'A', '2', 'bis'] };
    const signed = await dutchReceiptOf(several);
    for (const building of ['30', '30a', '30 A', '30-2', '30 BIS', '30 bis etage 3']) {
      assert.equal(await reasonOf(signed, { ...haarlem, building }), 'valid', building);
    }
    for (const building of ['', 'A', '302', '30 3', '30 AA', '30 A bis', '31']) {
      assert.equal(await reasonOf(signed, { ...haarlem, building }), 'other-address', building);
    }
    const flats = await dutchReceiptOf({ ...several, houseNumberAdditions: ['A', 'B'] });
    assert.equal(await reasonOf(flats, haarlem), 'other-address');
    const many = { ...several, houseNumberAdditions: Array(2_000).fill('A-101') };
    assert.equal(await dutchReceiptOf(many), '');
    assert.equal(await dutchReceiptOf({ ...several, houseNumberAdditions: Array(4_000).fill('a'.repeat(200)) }), '');
    const withOwn = { ...many, receipt: 'a member of the service' };
    assert.equal(await dutchReceiptOf(withOwn), '');
  });

  it('proves a PO box by the number that was looked up, which its answer lacks', async () => {
    const signed = await dutchReceiptOf({ ...house30, street: 'Postbus', houseNumber: 0, addressType: 'PO box' });
    assert.equal(await reasonOf(signed, { ...haarlem, street: 'Postbus' }), 'valid');
    assert.equal(await reasonOf(signed, { ...haarlem, street: 'Postbus', building: '31' }), 'other-address');
  });

  it('is off by default, and in no other answer', async () => {
    const without = await detailsOf(
      'nld',
      '2012es 30',
      clientOf(createAddressProxy({ baseUrl: 'http://127.0.0.1', credentials, fetch: handle })),
    );
    assert.equal(receiptIn(without), undefined);
    const session = newSessionId();
    const others = [
      await clientOf().suggest({ context: 'nld', term: '2012es 30', session }),
      await clientOf().countries(),
    ];
    assert.ok(!JSON.stringify(others).includes('receipt'));
  });

  it('is not cached by a browser, where another visitor would find it', async () => {
    const url = `http://${host}/international/v1/validate/nld?postcode=2012ES&building=30`;
    const { headers } = await newProxy()(new Request(url, { headers: { 'x-address-client': '1' } }));
    assert.equal(headers.get('cache-control'), 'no-store');
  });

  it('contains a visitor that nobody can read, and that differs for each key', async () => {
    const subjectOf = async (own: ReceiptKey) => {
      const subject = () => 'session-of-a-cookie';
      const signed = receiptIn(
        await detailsOf('nld', '2012es 30', clientOf(newProxy({ receipt: { keys: [own], subject } }))),
      );
      const payload = Buffer.from(signed?.split('.')[1] ?? '', 'base64url').toString();
      assert.ok(!payload.includes('session-of-a-cookie'), payload);
      return (JSON.parse(payload) as { subject: string }).subject;
    };
    assert.notEqual(await subjectOf(key), await subjectOf(next));
  });

  it('is valid for the same address in other spellings, and for a flat that the shopper added', async () => {
    const spelt = {
      country: 'nld',
      street: 'JULIANASTRAAT',
      building: ' 30 ',
      postcode: '2012 es',
      locality: 'haarlem',
    };
    assert.equal(await reasonOf(receipt, spelt), 'valid');
    for (const [building, unit] of Object.entries({
      '30 bus 301': 'bus 301',
      'Flat 3, 30': 'Flat 3',
      '30, 2e verdieping': '2e verdieping',
      '30 2hoog': '2hoog',
    })) {
      const result = await check(receipt, { ...haarlem, building });
      assert.ok(result.isValid, building);
      assert.equal(result.unit, unit);
    }
    const apart = await check(receipt, { ...haarlem, unit: ' 3F ' });
    assert.equal(apart.isValid && apart.unit, '3F');
    const london = receiptIn(await detailsOf('gbr', '10 downing street')) ?? '';
    const { address } = await detailsOf('gbr', '10 downing street');
    assert.equal(await reasonOf(london, { ...(address as SubmittedParts), country: 'GB' }), 'valid');
  });
});

describe('a receipt that a browser', () => {
  it('submits with another address is refused', async () => {
    const others: Partial<SubmittedParts>[] = [
      { country: 'BE' },
      { country: '' },
      { street: 'Wilhelminastraat' },
      { street: '' },
      { postcode: '2012ET' },
      { postcode: '' },
      { locality: 'Heemstede' },
      { locality: null },
      ...['', '3', '31', '130', '3 0', '30a', '30 a', '30 bis', '30-2', '30 2', '99 30', '99a 30', '30/1'].map(
        (building) => ({ building }),
      ),
      // Doors of other houses: only what a word says is a flat may be beside the number.
      ...[
        '30 A1',
        '30 rood',
        '30 zwart',
        '30 IV',
        '30 IV.',
        '30 32A',
        '30 en 32a',
        'A 30',
        '30, Wilhelminastraat 99',
        '30 3F',
      ]
        .concat('30 #5', 'Flat 30', '12 verdieping 30', '30 bus 3 rood', 'x30', '30 bus', '30, 30', 'Flat 3/30')
        .map((building) => ({ building })),
      { country: 'Atlantis' },
    ];
    for (const other of others) {
      assert.equal(await reasonOf(receipt, { ...haarlem, ...other }), 'other-address', JSON.stringify(other));
    }
  });

  it('submits with a number, addition, name or country that only looks like the known one is refused', async () => {
    for (const [known, same, others] of [
      [{ building: '30 A' }, [{ building: '30a' }, { building: '30-a' }], [{ building: '30' }, { building: '30 A1' }]],
      [{ building: '30-2' }, [{ building: '30 2' }, { building: '30-2 bus 4' }], [{ building: '302' }]],
      [{ building: '112' }, [], [{ building: '1½' }, { building: '11²' }, { building: '1⑫' }]],
      [{ building: '1½' }, [{ building: '1 ½' }, { building: '1½ bus 4' }], [{ building: '1 12' }, { building: '1' }]],
      [{ building: '' }, [], [{ building: '30' }, { building: 'bus 3' }]],
      [{ country: 'BEL' }, [{ building: '30 bte 3' }, { building: '30 et. 3' }], [{ building: '30 et 32' }]],
      [{ country: 'Atlantis' }, [], [{ country: 'Lemuria' }, { country: '' }]],
      [{ street: 'Rue de l’Église' }, [{ street: 'RUE DE L EGLISE' }], [{ street: 'Rue de l’Église 2' }]],
      [{ street: 'मील' }, [{ street: 'मील' }], [{ street: 'मूल' }, { street: 'मल' }]],
      [{ street: 'ถนนดี' }, [], [{ street: 'ถนนดู' }]],
      [{ street: 'かき' }, [], [{ street: 'がぎ' }]],
    ] as const satisfies readonly (readonly [Partial<SubmittedParts>, ...Partial<SubmittedParts>[][]])[]) {
      const address = { ...haarlem, country: 'NLD', ...known };
      const signed = await receiptOf(address);
      for (const given of same) assert.equal(await reasonOf(signed, { ...address, ...given }), 'valid', inspect(given));
      for (const given of others)
        assert.equal(await reasonOf(signed, { ...address, ...given }), 'other-address', inspect(given));
    }
  });

  it('submits with a body that is not text, or a long one, is refused immediately', async () => {
    for (const address of [
      null,
      'x',
      [],
      { ...haarlem, building: 30 },
      { ...haarlem, street: ['Julianastraat'] },
      { ...haarlem, country: { iso2: 'NL' } },
      { ...haarlem, locality: Object.create(null) },
      { ...haarlem, unit: 3 },
    ])
      assert.equal(await reasonOf(receipt, address as SubmittedParts), 'other-address', inspect(address));
    for (const given of [[receipt], 30, {}]) assert.equal(await reasonOf(given as string), 'malformed');
    const began = performance.now();
    for (const text of ['30 ', 'x ', '- ', ' ', 'Flat 3, ', 'ê'])
      for (const part of Object.keys(haarlem))
        assert.notEqual(await reasonOf(receipt, { ...haarlem, [part]: text.repeat(1e5) }), 'valid');
    assert.ok(performance.now() - began < 1_000);
  });

  it('replays later, on another page, or as another visitor is refused', async () => {
    const began = clock.ms;
    clock.ms = began + 7_199_000;
    assert.equal(await reasonOf(receipt), 'valid');
    clock.ms = began + 7_200_000;
    assert.equal(await reasonOf(receipt), 'expired');
    clock.ms = Number.NaN;
    assert.equal(await reasonOf(receipt), 'expired');
    clock.ms = began;
    assert.equal(await reasonOf(receipt, haarlem, { host: 'other.test' }), 'other-origin');
    const subject = (request: Request) => request.headers.get('x-visitor');
    const client = clientOf(newProxy({ receipt: { keys: [key], subject } }), { 'x-visitor': 'visitor=1' });
    const own = receiptIn(await detailsOf('nld', '2012es 30', client)) ?? '';
    assert.equal(await reasonOf(own, haarlem, { subject: 'visitor=1' }), 'valid');
    assert.equal(await reasonOf(own, haarlem, { subject: 'visitor=2' }), 'other-visitor');
    assert.equal(await reasonOf(own), 'other-visitor');
    assert.equal(await reasonOf(receipt, haarlem, { subject: 'visitor=1' }), 'other-visitor');
  });

  it('got on a page of another origin is only valid there, even if the answer was shared', async () => {
    const proxy = newProxy({ allowedOrigins: ['https://b.test'] });
    const params = { country: 'nld', postcode: '2012ES', building: '30' };
    const [ours] = (await clientOf(proxy).validate(params)).matches;
    const [theirs] = (await clientOf(proxy, { origin: 'https://b.test' }).validate(params)).matches;
    assert.equal(await reasonOf(receiptIn(ours) ?? ''), 'valid');
    assert.equal(await reasonOf(receiptIn(theirs) ?? ''), 'other-origin');
    assert.equal(await reasonOf(receiptIn(theirs) ?? '', haarlem, { host: 'b.test' }), 'valid');
  });

  it('alters is refused, wherever', async () => {
    const [id = '', payload = '', signature = ''] = receipt.split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as object;
    const altered = (changes: object) => Buffer.from(JSON.stringify({ ...claims, ...changes })).toString('base64url');
    for (const changes of [
      { expires: 9_999_999_999 },
      { host: 'other.test' },
      { grade: 'A' },
      { operation: 'validate' },
      { subject: 'x' },
    ])
      assert.equal(await reasonOf(`${id}.${altered(changes)}.${signature}`), 'forged', JSON.stringify(changes));
    assert.equal(await reasonOf(`${next.id}.${payload}.${signature}`, haarlem, { keys: [key, next] }), 'forged');
    assert.equal(await reasonOf(`${id}.${payload}.${'0'.repeat(64)}`), 'forged');
    for (let at = 0; at < receipt.length; at++) {
      const sign = receipt[at] === '0' ? '1' : '0';
      const found = await reasonOf(receipt.slice(0, at) + sign + receipt.slice(at + 1));
      assert.ok(['forged', 'malformed', 'unknown-key'].includes(found), `${at}: ${found}`);
    }
  });

  it('invents is refused, and nothing throws', async () => {
    assert.equal(await reasonOf(''), 'missing');
    const token = await createPageToken({ key: key.secret, host, now });
    for (const forged of [token, 'x', `${receipt}.`, ` ${receipt}`, `${receipt}\n`, 'k1..', 'k1.'.repeat(9_999)])
      assert.equal(await reasonOf(forged), 'malformed', forged.slice(0, 60));
    assert.equal(await reasonOf(`${key.id}.${token}`), 'forged');
    for (const id of ['__proto__', 'constructor', 'k3'])
      assert.equal(await reasonOf(receipt.replace('k1', id)), 'unknown-key');
    const hex = '0123456789abcdef'.repeat(4);
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.string(), async (text, other) => {
        for (const forged of [text, `k1.${text}.${hex}`, `${text}.${other}.${hex}`])
          assert.equal((await check(forged, { country: other, building: text })).isValid, false);
      }),
      { numRuns: 200 },
    );
  });

  it('signs with another shop’s secret is refused, and a page token is no receipt', async () => {
    const foreign = newProxy({ receipt: { keys: [{ ...key, secret: next.secret }] } });
    assert.equal(await reasonOf(receiptIn(await detailsOf('nld', '2012es 30', clientOf(foreign))) ?? ''), 'forged');
  });
});

describe('the secret of receipts', () => {
  it('can be replaced while receipts signed with the old one are in forms', async () => {
    const rotated =
      receiptIn(await detailsOf('nld', '2012es 30', clientOf(newProxy({ receipt: { keys: [next, key] } })))) ?? '';
    assert.ok(rotated.startsWith('k2.'));
    for (const each of [receipt, rotated]) assert.equal(await reasonOf(each, haarlem, { keys: [next, key] }), 'valid');
    assert.equal(await reasonOf(receipt, haarlem, { keys: [next] }), 'unknown-key');
  });

  it('is in no receipt, and is checked when the proxy is created, and by each check', async () => {
    assert.ok(!Buffer.from(receipt.split('.')[1] ?? '', 'base64url').includes(key.secret));
    for (const options of [
      { keys: [] },
      { keys: [{ id: 'a', secret: 'short' }] },
      { keys: [{ ...key, id: '' }] },
      { keys: [{ ...key, id: 'a b' }] },
      { keys: [key, { ...next, id: key.id }] },
      { keys: [key], lifetime: 0 },
      { keys: [key], lifetime: 1e6 },
    ])
      assert.throws(() => newProxy({ receipt: options }), TypeError, JSON.stringify(options));
    for (const secret of ['', 'short'])
      await assert.rejects(
        check(receipt, haarlem, { keys: [{ ...key, secret }] }),
        /^TypeError: receipt\.keys must be/,
      );
  });
});
