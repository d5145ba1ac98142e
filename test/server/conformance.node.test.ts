/** The command, looked at as anybody's proxy would be. */
import assert from 'node:assert/strict';
import { it } from 'node:test';
import { checks } from '../../src/check-proxy/all.ts';
import { createLab } from '../../src/check-proxy/lab.ts';
import { runChecks } from '../../src/check-proxy/run.ts';
import { startService } from '../../src/check-proxy/service.ts';
import { startCommand } from './support.ts';

it('the command is a right proxy', { timeout: 90_000 }, async () => {
  const service = await startService(0);
  const command = await startCommand({ BASE_URL: `http://127.0.0.1:${service.port}`, TIMEOUT: '2000' });
  const url = new URL(`http://127.0.0.1:${command.port}/address-api`);
  const results = await runChecks(checks, createLab({ url, origin: null, headers: {}, service }), true).finally(
    async () => {
      await command.stop();
      await service.close();
    },
  );
  assert.ok(results.length > 25);
  assert.deepEqual(
    results.flatMap(({ findings }) => findings),
    [],
  );
});
