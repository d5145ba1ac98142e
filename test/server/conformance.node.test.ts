/** Runs all checks of `address-entry-check-proxy` against the command `address-entry-proxy`. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { allChecks } from '../../src/check-proxy/all-checks.ts';
import { createCheckContext } from '../../src/check-proxy/context.ts';
import { runChecks } from '../../src/check-proxy/run-checks.ts';
import { startStandInService } from '../../src/check-proxy/stand-in-service.ts';
import { startCommand } from './support.ts';

it('the command passes all checks of a proxy', async () => {
  const service = await startStandInService(0);
  // One request comes back each second: a busy machine asks more slowly than the limit of a shop lets more through.
  const limits = JSON.stringify({ requests: [{ count: 260, seconds: 60, burst: 200 }] });
  const command = await startCommand({ BASE_URL: `http://127.0.0.1:${service.port}`, LIMITS: limits });
  const url = new URL(`http://127.0.0.1:${command.port}/address-api`);
  const results = await runChecks(
    allChecks,
    createCheckContext({ url, origin: null, headers: {}, service }),
    true,
  ).finally(async () => {
    await command.stop();
    await service.close();
  });
  assert.ok(results.length > 20);
  assert.deepEqual(
    results.filter(({ verdict }) => verdict === 'wrong').flatMap(({ findings }) => findings),
    [],
  );
});
