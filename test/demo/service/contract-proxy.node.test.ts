import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createReferenceService } from '../../../demo/service/service.ts';
import { buildPath, type OperationName, type Params } from '../../../src/contract/operations.ts';
import { createAddressProxy } from '../../../src/proxy.ts';
import { noLimits } from '../../proxy/support.ts';
import { contractSuite } from './contract.suite.ts';
import { clientOf, credentials } from './support.ts';

/** The account is the proxy's business: a browser is never told that it was refused. */
const statuses: Readonly<Record<number, number>> = { 401: 502, 403: 502 };

/** Milliseconds: a country is made when it is first asked for, and a busy machine takes its time. */
const timeout = 300_000;

contractSuite({
  name: 'the proxy before it',
  before: (service) =>
    createAddressProxy({ baseUrl: 'http://127.0.0.1', credentials, fetch: service, limits: noLimits, timeout }),
  status: (status) => statuses[status] ?? status,
  hasOwnErrors: false,
});

describe('the proxy in front of the service', () => {
  it('passes every body on byte for byte', async () => {
    const service = createReferenceService({ credentials, now: () => 0 });
    const direct = clientOf(service.handle);
    const proxied = clientOf(
      createAddressProxy({ baseUrl: 'http://127.0.0.1', credentials, fetch: service.handle, limits: noLimits }),
    );
    const house = (await direct.suggest('bel', 'Grand-Place 1', 'fr-BE')).matches[0];
    const calls: readonly (readonly [OperationName, Params])[] = [
      ['dutchByPostcode', { postcode: '7571CD', houseNumber: 2 }],
      ['dutchByStreet', { city: "'s-Gravenhage", street: 'Spui', houseNumber: 70 }],
      ['suggest', { context: 'deu', term: 'straße', language: 'de-DE', buildingListMode: 'paged' }],
      ['details', { context: house?.context, dispatchCountry: 'NLD' }],
      ['validate', { country: 'gbr', postcode: 'SW1A 2AA', building: '10' }],
      ['country', { country: 'Österreich' }],
      ['countries', {}],
    ];
    for (const [operation, params] of calls) {
      const [own, passed] = await Promise.all([direct.ask(operation, params), proxied.ask(operation, params)]);
      assert.equal(own.status, 200, buildPath(operation, params));
      assert.equal(await passed.text(), await own.text());
    }
  });
});
