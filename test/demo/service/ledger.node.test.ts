import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { misuses } from '../../../demo/service/ledger.ts';
import { buildPath } from '../../../src/contract/operations.ts';
import type { Match } from '../../../src/contract/types.ts';
import { serviceOf } from './support.ts';

describe('the count of the reference service', () => {
  it('is one lookup for a session, however many calls it has', async () => {
    const { service, suggest, details } = serviceOf();
    await suggest('nld', 'julian');
    const [house] = (await suggest('nld', '2012ES 30')).matches as [Match];
    await details(house);
    await details(house);
    const { sessions, lookups } = service.ledger.report();
    assert.equal(lookups, 1);
    assert.deepEqual(
      sessions[0]?.calls.map(({ operation }) => operation),
      ['suggest', 'suggest', 'details', 'details'],
    );
    assert.deepEqual(sessions[0]?.misuse, []);
  });

  it('reports one id that is used for two addresses', async () => {
    const { service, suggest, details } = serviceOf();
    for (const term of ['2012ES 30', '2012ES 28']) {
      const [house] = (await suggest('nld', term)).matches as [Match];
      await details(house);
    }
    assert.deepEqual(service.ledger.report().sessions[0]?.misuse, ['one id for more than one address']);
    assert.equal(service.ledger.report().lookups, 2);
  });
});

describe('misuse of session ids', () => {
  const path = ({ context, value }: Match) => `/international/v1/autocomplete/${context}/${encodeURIComponent(value)}`;

  it('is reported if details come under another id than the suggestion', async () => {
    const { suggest, fetch, service } = serviceOf();
    const [house] = (await suggest('nld', '2012ES 30')).matches;
    await fetch(`/international/v1/address/${house?.context}`, { 'x-autocomplete-session': 'session-2' });
    const [report] = service.ledger.report().sessions;
    assert.deepEqual(report?.misuse, [misuses.noSuggestions, misuses.foreignDetails]);
  });

  it('is reported if each request has a new id', async () => {
    const { suggest, fetch, service } = serviceOf();
    const [street] = (await suggest('nld', 'julian')).matches as [Match];
    await fetch('/international/v1/autocomplete/nld/juliana', { 'x-autocomplete-session': 'session-2' });
    await fetch(path(street), { 'x-autocomplete-session': 'session-3' });
    const misuse = service.ledger.report().sessions.map((it) => it.misuse);
    assert.deepEqual(misuse.slice(0, 2), [[misuses.foreignSuggestion], [misuses.perRequest]]);
  });
});

describe('the ledger', () => {
  it('says what would be billed, at the debug route', async () => {
    const { ask, suggest, fetch } = serviceOf();
    await suggest('nld', 'dam');
    await ask('dutchByPostcode', { postcode: '2012ES', houseNumber: 30 });
    await ask('validate', { country: 'nld', locality: 'Haarlem' });
    const { billing } = (await (await fetch('/debug/ledger')).json()) as { billing: unknown };
    assert.deepEqual(billing, { entries: 1, dutch: 1, validate: 1 });
  });

  it('is not shown without the account, nor beyond the loopback interface', async () => {
    const { fetch, service } = serviceOf();
    assert.equal((await fetch('/debug/ledger', { authorization: '' })).status, 401);
    const headers = { authorization: `Basic ${btoa('key:secret')}` };
    assert.equal((await service.handle(new Request('http://shop.example/debug/ledger', { headers }))).status, 404);
  });

  it('includes simulated faults; only what the service has answered costs anything', async () => {
    const { service, fetch } = serviceOf({ faultHeader: true });
    const path = '/international/v1/autocomplete/nld/x';
    await fetch(path, { 'x-fault': 'status=503', 'x-autocomplete-session': 'session-503' });
    assert.equal(service.ledger.report().lookups, 0);
    await fetch(path, { 'x-fault': 'drop', 'x-autocomplete-session': 'session-drop' });
    await fetch('/international/v1/supported-countries', { 'x-fault': 'status=500' });
    const { sessions, others, lookups } = service.ledger.report();
    const statuses = sessions.map(({ session, calls }) => [session, ...calls.map(({ status }) => status)]);
    assert.deepEqual(statuses, [
      ['session-drop', 200],
      ['session-503', 503],
    ]);
    assert.deepEqual(
      others.map(({ operation, status }) => [operation, status]),
      [['countries', 500]],
    );
    assert.equal(lookups, 1);
  });

  it('includes a 401, which costs nothing', async () => {
    const { fetch, service } = serviceOf();
    const authorization = `Basic ${btoa('key:other')}`;
    for (const operation of ['suggest', 'dutchByPostcode'] as const) {
      const params = { context: 'nld', term: 'x', postcode: '2012ES', houseNumber: 30 };
      await fetch(buildPath(operation, params), { authorization });
    }
    await fetch('/nothing', { authorization });
    await fetch('/international/v1/country/%', { authorization });
    const { sessions, others, lookups } = service.ledger.report();
    assert.deepEqual(
      [...sessions.flatMap(({ calls }) => calls), ...others].map(({ operation, status }) => [operation, status]),
      [
        ['suggest', 401],
        ['dutchByPostcode', 401],
      ],
    );
    assert.equal(lookups, 0);
  });
});
