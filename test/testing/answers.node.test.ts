import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createAddressClient } from '../../src/client.ts';
import { operationNames } from '../../src/contract/operations.ts';
import { answerTo, createTestClient } from '../../src/testing.ts';

const session = 'test-session';
const params = {
  countries: {},
  country: { country: 'NL' },
  suggest: { context: 'nld', term: 'dam', session },
  details: { context: 'nld2', session },
  validate: { country: 'NLD', street: 'Dam', building: '1', postcode: '1012 JS', locality: 'Amsterdam' },
  dutchByPostcode: { postcode: '2012ES', houseNumber: 30 },
  dutchByStreet: { city: 'Haarlem', street: 'Julianastraat', houseNumber: 30 },
} as const;

describe('fixed answers', () => {
  const overHttp = createAddressClient({
    baseUrl: 'http://shop.example/address-api',
    fetch: async ({ url }) => {
      const { status, json } = answerTo(url);
      return Response.json(json, { status });
    },
  });
  const direct = createTestClient();

  for (const name of operationNames()) {
    it(`are accepted by the client, and the same with and without a network: ${name}`, async () => {
      const call = (client: typeof direct) => client[name](params[name] as never);
      const answer = await call(overHttp);
      assert.ok(answer);
      assert.deepEqual(answer, JSON.parse(JSON.stringify(await call(direct))));
    });
  }

  it('say so if something does not exist', async () => {
    const nowhere = { postcode: '9999XX', houseNumber: 1 };
    for (const client of [overHttp, direct]) {
      await assert.rejects(client.dutchByPostcode(nowhere), { reason: 'not-found' });
    }
    assert.deepEqual((await direct.suggest({ ...params.suggest, term: 'nowhere' })).matches, []);
    assert.equal(answerTo('/somewhere/else').status, 404);
  });

  it('refuse invalid test addresses', () => {
    assert.throws(() => createTestClient({ addresses: [{ country: 'Atlantis' }] }), /This is no address/);
  });
});
