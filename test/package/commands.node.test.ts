import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { nodeTooOld } from '../../src/bin/launch.ts';
import { chooseInSandbox, start, stopAll } from '../support/commands.ts';
import { shopWithPackage } from '../support/package.ts';
import { closeBrowser, openBrowser } from '../support/process-browser.ts';

const { server, sandbox, folder: shop } = shopWithPackage();
const packages = [server, sandbox].map((folder) => {
  const { name, bin, engines } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as {
    readonly name: string;
    readonly bin: Readonly<Record<string, string>>;
    readonly engines: { readonly node: string };
  };
  return {
    name,
    engines,
    commands: Object.entries(bin).map(([command, file]) => [command, join(folder, file)] as const),
  };
});
const fileOf = new Map(packages.flatMap(({ commands }) => commands));

/** Starts an installed command in the shop's folder. */
const startCommand = (name: string, args: readonly string[], wanted: RegExp, env = {}) =>
  start(fileOf.get(name) ?? '', args, wanted, { cwd: shop, env });

after(stopAll);
after(closeBrowser);

describe('an installed command', () => {
  for (const [name, file] of fileOf) {
    it(`prints its usage, with the name of the package: ${name}`, () => {
      assert.match(readFileSync(file, 'utf8'), /^#!\/usr\/bin\/env node\n/);
      const printed = execFileSync(process.execPath, [file, '--help'], { encoding: 'utf8' });
      assert.match(printed, new RegExp(`npx (?:-p address-entry-(?:server|sandbox) )?${name}\\b`));
    });

    it(`tells an old Node that it is too old, and runs nothing: ${name}`, () => {
      const pretend = "Object.defineProperty(process, 'versions', { value: { node: '20.19.0' } })";
      const args = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, file];
      assert.throws(
        () => execFileSync(process.execPath, args, { encoding: 'utf8', stdio: 'pipe' }),
        ({ status, stderr, stdout }: { status: number; stderr: string; stdout: string }) => {
          assert.match(stderr, /^address-entry needs Node 22\.13 or newer, and this is Node 20\.19\.0\./);
          return status === 2 && stdout === '';
        },
      );
    });
  }

  it('says in a sentence which argument is unknown', () => {
    const args = [fileOf.get('address-entry-sandbox') ?? '', '--prot'];
    const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' });
    assert.deepEqual([status, stderr], [2, 'address-entry-sandbox: There is no option --prot. Try --help.\n']);
  });

  it('accepts the Node that the package requires', () => {
    for (const { engines } of packages) assert.equal(engines.node, '>=22.13');
    for (const version of ['22.13.0', '24.0.0']) assert.equal(nodeTooOld(version), '');
    for (const version of ['22.12.0', '21.20.0']) assert.notEqual(nodeTooOld(version), '');
  });
});

describe('service and proxy from the package alone', () => {
  it('answer the elements’ requests together', async () => {
    const service = await startCommand('address-entry-service', ['--port', '0'], /(http:\/\/127\.0\.0\.1:\d+)/);
    const port = await startCommand('address-entry-proxy', [], /"listening".*"port":(\d+)/, {
      ADDRESS_PROXY_BASE_URL: service,
      ADDRESS_PROXY_KEY: 'demo-key',
      ADDRESS_PROXY_SECRET: 'demo-secret',
      ADDRESS_PROXY_PORT: '0',
    });
    const response = await fetch(`http://127.0.0.1:${port}/address-api/international/v1/supported-countries`, {
      headers: { 'x-address-client': '1', 'sec-fetch-site': 'same-origin' },
    });
    assert.equal(response.status, 200, await response.clone().text());
    assert.ok(((await response.json()) as unknown[]).length >= 14);
  });
});

describe('the sandbox', () => {
  let url = '';
  before(async () => {
    url = await startCommand('address-entry-sandbox', ['--port', '0'], /page is at\s+(\S+)/);
  });

  it('has a page on which an address is chosen, and typed by hand, under a strict policy', async () => {
    const page = await (await openBrowser()).newPage();
    const mistakes: string[] = [];
    page.on('pageerror', ({ message }) => mistakes.push(message));
    page.on('console', (message) => {
      if (message.type() === 'error' || message.type() === 'warning') mistakes.push(message.text());
    });
    await chooseInSandbox(page, url);
    await page.getByRole('button', { name: 'Order' }).click();
    await page.locator('#order').getByText('Julianastraat').waitFor();
    await page.getByRole('button', { name: 'Start again' }).click();
    await page.evaluate(() => document.querySelector('address-entry')?.enterManually());
    await page.getByRole('textbox', { name: 'Street' }).waitFor();
    await page.close();
    assert.deepEqual(mistakes, []);
  });

  it('serves the files of the package for pages, and nothing else of the machine', async () => {
    assert.equal((await fetch(`${url}address-entry/i18n/nl.js`)).status, 200);
    for (const path of [
      'package.json',
      'address-entry/..%2fpackage.json',
      '..%2f..%2fpackage.json',
      'main.ts',
      'server.ts',
    ]) {
      assert.equal((await fetch(url + path)).status, 404, path);
    }
  });
});
