import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { clientHeader } from '../../src/contract/headers.ts';
import { startTestService, type TestServiceOptions } from '../../src/test-service.ts';

async function begin(test: { after: (end: () => Promise<void>) => void }, options?: TestServiceOptions) {
  const service = await startTestService(options);
  test.after(service.stop);
  const headers = {
    authorization: `Basic ${btoa(`${service.key}:${service.secret}`)}`,
    'x-autocomplete-session': 'session-1',
  };
  const suggest = (term: string) =>
    fetch(`${service.url}/international/v1/autocomplete/nld/${encodeURIComponent(term)}`, { headers });
  return { ...service, suggest };
}

describe('the service that a test run starts', () => {
  it('answers, counts, and forgets between two tests', async (test) => {
    const { suggest, ledger, forget } = await begin(test);
    assert.equal((await suggest('dam')).status, 200);
    const { lookups, sessions } = await ledger();
    assert.equal(lookups, 1);
    assert.deepEqual(
      sessions.map(({ calls }) => calls.map(({ operation, status }) => [operation, status])),
      [[['suggest', 200]]],
    );
    await forget();
    assert.equal((await ledger()).lookups, 0);
  });

  it('runs failure scenarios on request', async (test) => {
    const { suggest, setScenario } = await begin(test, { scenario: 'outage' });
    assert.equal((await suggest('dam')).status, 503);
    await setScenario(null);
    assert.equal((await suggest('dam')).status, 200);
    await setScenario('429-storm');
    assert.equal((await suggest('dam')).status, 429);
    await assert.rejects(setScenario('rain'), /answers 400/);
  });

  it('has a proxy in front of it, for the elements of a page', async (test) => {
    const { proxyUrl } = await begin(test, { proxy: true, origins: ['http://localhost:5173'] });
    const response = await fetch(`${proxyUrl}/international/v1/supported-countries`, {
      headers: { [clientHeader]: '1', origin: 'http://localhost:5173' },
    });
    assert.equal(response.status, 200);
    assert.equal(response.headers.get('access-control-allow-origin'), 'http://localhost:5173');
  });

  it('can have your own addresses', async (test) => {
    const folder = mkdtempSync(join(tmpdir(), 'address-register-'));
    const path = join(folder, 'a.csv');
    writeFileSync(path, 'street,number,postcode,city\nMaliebaan,1,3581CD,Utrecht\n');
    const { suggest } = await begin(test, { data: [`nld:${path}`] });
    test.after(() => rmSync(folder, { recursive: true, force: true }));
    const { matches } = (await (await suggest('maliebaan 1')).json()) as { matches: { label: string }[] };
    assert.deepEqual(
      matches.map(({ label }) => label),
      ['Maliebaan 1'],
    );
  });

  it('says why it could not start', async () => {
    await assert.rejects(startTestService({ scenario: 'rain' }), /--scenario must be one of slow-3g, flaky/);
  });
});
