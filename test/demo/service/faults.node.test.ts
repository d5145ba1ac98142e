import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseFault } from '../../../demo/service/faults.ts';
import { misuses } from '../../../demo/service/ledger.ts';
import { fromRd, toRd } from '../../../demo/service/rd.ts';
import type { Match } from '../../../src/contract/types.ts';
import { serviceOf } from './support.ts';

describe('faults on purpose', () => {
  it('strike every so many requests of the operation they name', async () => {
    const { ask } = serviceOf({ faults: [parseFault('countries:status=503/2')] });
    const statuses = [];
    for (let count = 0; count < 4; count++) statuses.push((await ask('countries', {})).status);
    assert.deepEqual(statuses, [200, 503, 200, 503]);
    assert.equal((await ask('country', { country: 'nl' })).status, 200);
  });

  it('cut a body in half, or break it', async () => {
    const { fetch } = serviceOf({ faultHeader: true });
    const path = '/international/v1/supported-countries';
    await assert.rejects((await fetch(path, { 'x-fault': 'truncate' })).json(), SyntaxError);
    await assert.rejects((await fetch(path, { 'x-fault': 'drop' })).text(), /on purpose/);
  });

  it('let a later answer overtake', async () => {
    const { fetch } = serviceOf({ faultHeader: true });
    const order: string[] = [];
    const path = '/international/v1/supported-countries';
    const first = fetch(path, { 'x-fault': 'reorder' }).then(() => order.push('first'));
    await fetch(path).then(() => order.push('second'));
    await first;
    assert.deepEqual(order, ['second', 'first']);
  });

  it('are not for everybody to ask for', async () => {
    const response = await serviceOf().fetch('/international/v1/supported-countries', { 'x-fault': 'status=500' });
    assert.equal(response.status, 200);
  });

  for (const text of ['', 'delay', 'drop=1', 'status=99', 'nothing:drop', 'drop/0']) {
    it(`refuse "${text}"`, () => assert.throws(() => parseFault(text), TypeError));
  }
});

describe('misuse of session ids', () => {
  const path = ({ context, value }: Match) => `/international/v1/autocomplete/${context}/${encodeURIComponent(value)}`;

  it('is flagged when details come under another id than the suggestion', async () => {
    const { suggest, fetch, service } = serviceOf();
    const [house] = (await suggest('nld', '2012ES 30')).matches;
    await fetch(`/international/v1/address/${house?.context}`, { 'x-autocomplete-session': 'session-2' });
    const [report] = service.ledger.report().sessions;
    assert.deepEqual(report?.misuse, [misuses.noSuggestions, misuses.foreignDetails]);
  });

  it('is flagged when each request has a new id', async () => {
    const { suggest, fetch, service } = serviceOf();
    const [street] = (await suggest('nld', 'julian')).matches as [Match];
    await fetch('/international/v1/autocomplete/nld/juliana', { 'x-autocomplete-session': 'session-2' });
    await fetch(path(street), { 'x-autocomplete-session': 'session-3' });
    const misuse = service.ledger.report().sessions.map((it) => it.misuse);
    assert.deepEqual(misuse.slice(0, 2), [[misuses.foreignSuggestion], [misuses.perRequest]]);
  });
});

describe('the ledger', () => {
  it('tells what would be billed, at the debug route and to those who subscribe', async () => {
    const { ask, suggest, fetch, service } = serviceOf();
    const seen: number[] = [];
    const stop = service.ledger.subscribe(({ lookups }) => seen.push(lookups));
    await suggest('nld', 'dam');
    await ask('dutchByPostcode', { postcode: '2012ES', houseNumber: 30 });
    stop();
    await ask('validate', { country: 'nld', locality: 'Haarlem' });
    const { billing } = (await (await fetch('/debug/ledger')).json()) as { billing: unknown };
    assert.deepEqual(billing, { entries: 1, dutch: 1, validate: 1 });
    assert.deepEqual(seen, [1, 2]);
  });

  it('is shown to nobody without the account, nor away from the loopback interface', async () => {
    const { fetch, service } = serviceOf();
    assert.equal((await fetch('/debug/ledger', { authorization: '' })).status, 401);
    const headers = { authorization: `Basic ${btoa('key:secret')}` };
    assert.equal((await service.handle(new Request('http://shop.example/debug/ledger', { headers }))).status, 404);
  });
});

describe('the Dutch grid', () => {
  it('agrees with recorded coordinates within a metre, and leads back', () => {
    for (const [latitude, longitude, x, y] of [
      [52.37487801, 4.62714526, 103_242, 487_716],
      [52.31210316, 6.92925934, 260_152, 481_579],
    ] as const) {
      const rd = toRd(latitude, longitude);
      assert.ok(Math.abs(rd.x - x) <= 1 && Math.abs(rd.y - y) <= 1, JSON.stringify(rd));
      const back = fromRd(x, y);
      assert.ok(Math.abs(back.latitude - latitude) < 1e-5 && Math.abs(back.longitude - longitude) < 2e-5);
    }
  });
});
