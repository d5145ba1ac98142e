/** Runs all checks of `address-entry-check-proxy` against the documented nginx configuration. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { describe, it } from 'node:test';
import { allChecks } from '../../src/check-proxy/all-checks.ts';
import { createCheckContext } from '../../src/check-proxy/context.ts';
import { runChecks } from '../../src/check-proxy/run-checks.ts';
import { startStandInService } from '../../src/check-proxy/stand-in-service.ts';
import { skip, startNginxFor, startTlsService } from '../proxy/nginx.ts';

describe('a recipe', () => {
  it('passes all checks of a proxy in nginx', { skip }, async () => {
    const service = await startStandInService(0);
    // The configuration uses TLS, and the stand-in service does not.
    const tls = await startTlsService(({ method, url, headers }, response) => {
      const relayed = request({ port: service.port, method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      });
      relayed.on('error', () => response.destroy()).end();
      response.on('close', () => relayed.destroy());
    });
    const nginx = await startNginxFor(tls.port, { authority: tls.authority, readTimeoutSeconds: 5 });
    const url = new URL(`http://127.0.0.1:${nginx.port}/address-api`);
    const context = createCheckContext({ url, origin: null, headers: {}, service });
    const results = await runChecks(allChecks, context, true).finally(async () => {
      await nginx.stop();
      await tls.close();
      await service.close();
    });
    const wrong = results.filter(({ verdict }) => verdict === 'wrong');
    // The version number of nginx depends on `server_tokens`, which the shop sets for the whole server.
    assert.deepEqual(
      wrong.filter(({ id }) => id !== 'server-names').flatMap(({ findings }) => findings),
      [],
    );
  });
});
