import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { parseFault } from '../../../demo/service/faults.ts';
import { serviceOf } from './support.ts';

describe('simulated faults', () => {
  it('occur once in a number of requests of the operation they name', async () => {
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

  it('cannot be requested by everyone', async () => {
    const response = await serviceOf().fetch('/international/v1/supported-countries', { 'x-fault': 'status=500' });
    assert.equal(response.status, 200);
  });

  for (const text of ['', 'delay', 'drop=1', 'status=99', 'nothing:drop', 'drop/0']) {
    it(`do not accept "${text}"`, () => assert.throws(() => parseFault(text), TypeError));
  }
});
