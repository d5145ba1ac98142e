/** The documented nginx configuration, looked at as anybody's proxy would be. */
import assert from 'node:assert/strict';
import { request } from 'node:http';
import { describe, it } from 'node:test';
import { checks } from '../../src/check-proxy/all.ts';
import { createLab } from '../../src/check-proxy/lab.ts';
import { runChecks } from '../../src/check-proxy/run.ts';
import { startService } from '../../src/check-proxy/service.ts';
import { serveTls, skip, startFront } from '../proxy/nginx.ts';

describe('a recipe', () => {
  it('makes a right proxy of nginx', { skip, timeout: 90_000 }, async () => {
    const service = await startService(0);
    // The configuration speaks TLS to the service, and the stand-in does not.
    const tls = await serveTls(({ method, url, headers }, response) => {
      const relayed = request({ port: service.port, method, path: url, headers }, (answer) => {
        response.writeHead(answer.statusCode ?? 502, answer.rawHeaders);
        answer.pipe(response);
      });
      relayed.on('error', () => response.destroy()).end();
      response.on('close', () => relayed.destroy());
    });
    const nginx = await startFront(tls.port, { authority: tls.authority, patience: 2 });
    const url = new URL(`http://127.0.0.1:${nginx.port}/address-api`);
    const lab = createLab({ url, origin: null, headers: {}, service });
    const results = await runChecks(checks, lab, true).finally(async () => {
      await nginx.stop();
      await tls.close();
      await service.close();
    });
    const wrong = results.filter(({ verdict }) => verdict === 'wrong');
    // Its version number is the business of `server_tokens`, which is set for all of nginx.
    assert.deepEqual(
      wrong.filter(({ id }) => id !== 'server-names').flatMap(({ findings }) => findings),
      [],
    );
  });
});
