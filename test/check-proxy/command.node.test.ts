import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { getRequestListener } from '@hono/node-server';
import { allChecks } from '../../src/check-proxy/all-checks.ts';
import type { Handler } from '../../src/proxy.ts';
import { freePort } from '../support/programs.ts';
import { byPrefix, rightProxy } from './mutants.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

async function run(args: readonly string[], file = join(root, 'src/bin/address-entry-check-proxy.ts')) {
  const child = spawn(process.execPath, [file, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  const [out, err]: string[][] = [[], []];
  child.stdout.setEncoding('utf8').on('data', (text: string) => out?.push(text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => err?.push(text));
  const [code] = await once(child, 'close');
  return { code, out: out?.join('') ?? '', err: err?.join('') ?? '' };
}

describe('address-entry-check-proxy', () => {
  const urls: string[] = [];
  const servers: ReturnType<typeof createServer>[] = [];
  let servicePort = 0;

  before(async () => {
    servicePort = await freePort();
    const serviceUrl = `http://127.0.0.1:${servicePort}`;
    // Both proxies point to the port on which the command will start its stand-in service.
    const handlers: readonly Handler[] = [rightProxy(serviceUrl), byPrefix(serviceUrl)];
    for (const handler of handlers) {
      const server = createServer(getRequestListener(handler, { overrideGlobalObjects: false })).listen(0, '127.0.0.1');
      await once(server, 'listening');
      servers.push(server);
      urls.push(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    }
  });

  after(() => {
    for (const server of servers) {
      server.closeAllConnections();
      server.close();
    }
  });

  it('exits with 0 and says so if it finds nothing, as with the proxy of this package', async () => {
    const { code, out, err } = await run(['--service', String(servicePort), urls[0] ?? '']);
    assert.equal(code, 0, out + err);
    assert.match(out, /^A correct proxy …\nok {7}\w/);
    assert.equal(out.match(/^ok {7}\w/gm)?.length, allChecks.length);
    assert.match(out, /no faults\.\n$/);
    assert.doesNotMatch(out, /FAIL|advice|skipped|see address-entry/);
    assert.equal(err, '');
  });

  it('exits with 1 and reports its findings, here in JSON: many for a proxy that passes everything on', async () => {
    const { code, out } = await run(['--json', '--service', String(servicePort), urls[1] ?? '']);
    assert.equal(code, 1);
    const report = JSON.parse(out) as {
      fit: boolean;
      results: { id: string; level: string; verdict: string; docs: string; findings: string[] }[];
    };
    assert.equal(report.fit, false);
    const isFault = new Set(
      report.results.filter(({ level, verdict }) => level === 'must' && verdict === 'wrong').map(({ id }) => id),
    );
    for (const id of ['allow-list', 'methods', 'custom-header', 'origin', 'account', 'shared-sessions', 'statuses'])
      assert.ok(isFault.has(id), id);
    const origin = report.results.find(({ id }) => id === 'origin');
    assert.equal(origin?.verdict, 'wrong');
    assert.match(
      origin.findings[0] ?? '',
      /answered 200: 403 was expected for the origin https:\/\/elsewhere\.example/,
    );
    assert.equal(origin.docs, 'address-entry-sandbox/docs/check-proxy.md#origin');
  });

  it('skips checks if there is no stand-in service', async () => {
    const { code, out } = await run([urls[0] ?? '']);
    assert.equal(code, 1, 'there is no service behind it now');
    assert.match(out, /^skipped {2}/m);
    assert.match(out, /need --service\.\n$/);
  });

  it('exits with 2 and one sentence if it cannot check', async () => {
    const nobody = `http://127.0.0.1:${await freePort()}`;
    for (const [args, sentence] of [
      [[], /one URL/],
      [['ftp://shop.example'], /one URL/],
      [['http://shop.example/?a=1'], /one URL/],
      [['--nonsense', nobody], /: There is no option --nonsense\. Try --help\.\n$/],
      [['--service', '0', nobody], /--service must be a number from 1 to 65535/],
      [['--header', 'nothing', nobody], /is not a header/],
      [[`${urls[0]}/elsewhere`], /answered 404: is http:\S+\/elsewhere what the elements get as proxy-url\?/],
      [[nobody], /had no answer .*ECONNREFUSED/],
      [['--service', new URL(urls[0] ?? '').port, nobody], /is not available/],
    ] as const) {
      const { code, out, err } = await run(args);
      assert.equal(code, 2, out + err);
      assert.match(err, sentence);
      assert.match(err, /^address-entry-check-proxy: .*Try --help\.\n$/s);
    }
  });

  it('prints its help', async () => {
    const { code, out } = await run(['--help']);
    assert.equal(code, 0);
    for (const option of ['--service', '--origin', '--header', '--json']) assert.ok(out.includes(option));
  });
});
