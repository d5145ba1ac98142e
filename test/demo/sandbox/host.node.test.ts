import assert from 'node:assert/strict';
import { it } from 'node:test';
import { startSandbox } from '../../../demo/sandbox/server.ts';
import { sendRaw } from '../../proxy/server.ts';

it('the sandbox only answers under the names of this machine, so that no foreign page can use it', async (test) => {
  const { url, close } = await startSandbox(0);
  test.after(close);
  const { port } = new URL(url);
  for (const [host, status] of [
    [`127.0.0.1:${port}`, 200],
    [`localhost:${port}`, 200],
    [`evil.example:${port}`, 421],
    ['127.0.0.1.evil.example', 421],
  ] as const) {
    const path = '/address-api/international/v1/supported-countries';
    const request = `GET ${path} HTTP/1.1\r\nHost: ${host}\r\nX-Address-Client: 1\r\nConnection: close\r\n\r\n`;
    assert.match(await sendRaw(Number(port), request), new RegExp(`^HTTP/1\\.1 ${status} `), host);
  }
});
