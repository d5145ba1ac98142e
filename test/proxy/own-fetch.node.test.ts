/** A shop that sends the requests by a function of its own: an answer must not end its process, either. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { describe, it } from 'node:test';
import { listen } from './server.ts';
import { secret } from './support.ts';

/** The option `fetch`, as code; `sends` counts what it was asked for. */
const functions: Readonly<Record<string, string>> = {
  'that of the platform': 'globalThis.fetch',
  'one that passes the request on': '(request) => { sends++; return fetch(request); }',
  'one that makes another request of it': '(request) => { sends++; return fetch(new Request(request)); }',
};

const runner = (fetchCode: string, port: number) => `
  import { createAddressProxy } from ${JSON.stringify(new URL('../../src/proxy.ts', import.meta.url).href)};
  let sends = 0;
  const credentials = { key: 'shop', secret: ${JSON.stringify(secret)} };
  const proxy = createAddressProxy({ baseUrl: 'http://127.0.0.1:${port}', credentials, fetch: ${fetchCode} });
  const statuses = [];
  for (let count = 0; count < 6; count++) {
    const headers = { 'x-address-client': '1', 'x-autocomplete-session': 'session-' + count };
    const path = '/international/v1/autocomplete/nld/straat%20' + count;
    statuses.push((await proxy(new Request('http://shop.test' + path, { headers }))).status);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  console.log(JSON.stringify(statuses));`;

describe('an answer with six codings, whose connection then breaks', () => {
  for (const [what, code] of Object.entries(functions)) {
    it(`is a 503, and the process survives: ${what}`, async (test) => {
      const service = await listen((_, response) => {
        const head = { 'content-type': 'application/json', 'content-encoding': 'gzip,gzip,gzip,gzip,gzip,gzip' };
        response.writeHead(200, { ...head, 'content-length': '1000' }).write('{');
        setTimeout(() => response.socket?.resetAndDestroy(), 20);
      });
      test.after(service.close);
      const child = spawn(process.execPath, ['--input-type=module', '--eval', runner(code, service.port)]);
      let said = '';
      for (const stream of [child.stdout, child.stderr])
        stream.setEncoding('utf8').on('data', (text) => (said += text));
      const [exitCode] = await once(child, 'close');
      assert.equal(exitCode, 0, said);
      assert.deepEqual(JSON.parse(said), [503, 503, 503, 503, 503, 503]);
    });
  }
});
