/**
 * What takes too long, or downloads too much, for every change: `npm run test:package`. It needs the network. Words choose
 * among its parts: `publint`, `types`, `node10`, `node22`, `node24`, `first-address`, `first-page`,
 * `plain-page`, `rollup`, `webpack`, `parcel`.
 *
 * - `publint` and `types` (are the types wrong?) look at the tarball.
 * - `node10` compiles a shop with `moduleResolution: node10`, which knows no `exports`, by a TypeScript that still has it.
 * - `node22` and `node24` install the tarball in an empty folder, import every entry, and run every command.
 * - `first-address` measures how long that takes from an empty folder to an address in the page of the sandbox.
 * - `first-page` and `plain-page` follow docs/bundling.md, with Vite from the registry and without a bundler.
 * - The rest builds a page with a bundler and drives it in a browser.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../docs/site/serve.ts';
import { chooseAddress, newApp, openApp, openManualFields } from './support/bundled-shop.ts';
import { openChromium } from './support/chromium.ts';
import { chooseInSandbox, chooseOnPage, start, stopAll } from './support/commands.ts';
import { shopWithPackage } from './support/package.ts';
import { snippetsIn } from './support/snippets.ts';

const shop = shopWithPackage();
const { exports, bin } = JSON.parse(readFileSync(join(shop.package, 'package.json'), 'utf8')) as {
  readonly exports: Readonly<Record<string, unknown>>;
  readonly bin: Readonly<Record<string, string>>;
};

/** Without what an npm around this process was called with. */
const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name)));

/** Runs a program of a registry, in a fixed version. */
function npx(packages: readonly string[], command: readonly string[], cwd = shop.folder): void {
  const names = packages.flatMap((name) => ['-p', name]);
  execFileSync('npx', ['--yes', ...names, ...command], { cwd, env, stdio: 'inherit' });
}

/** An empty folder in which the tarball was installed from the registry, as a shop does it. */
function installed(name: string, ...others: readonly string[]): string {
  const folder = join(shop.folder, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, private: true }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', shop.tarball, ...others], {
    cwd: folder,
    env,
    stdio: 'inherit',
  });
  return folder;
}

/** Imports every entry that has code for Node, and asks every command how it is called. */
function runOn(version: string): void {
  const folder = installed(`node-${version}`);
  const isCode = (name: string) => !/\.json$|\*|min\.js$/.test(name);
  const entries = Object.keys(exports).filter(isCode);
  const lines = entries.map((name) => `await import('${join('address-entry', name)}');`);
  writeFileSync(
    join(folder, 'all.mjs'),
    `${lines.join('\n')}\nconsole.log(process.version, '${lines.length} entries');`,
  );
  npx([`node@${version}`], ['node', 'all.mjs'], folder);
  for (const name of Object.keys(bin)) {
    npx([`node@${version}`], ['node', join('node_modules/address-entry', bin[name] ?? ''), '--help'], folder);
  }
}

/** Right and wrong uses, for a compiler that finds the types by `typesVersions` alone. */
const shopOfNode10 = `
  import 'address-entry/address-entry';
  import 'address-entry/i18n/nl';
  import type { Address } from 'address-entry';
  import { createAddressClient } from 'address-entry/client';
  const address: Address | null = document.querySelector('address-entry')?.value ?? null;
  export const street: string | null | undefined = address?.street;
  export const countries = createAddressClient({ baseUrl: '/address-api' }).countries();
  // @ts-expect-error
  export const wrong: number = address?.street;
`;

function compileForNode10(): void {
  const folder = installed('node10', 'typescript@5.9.3');
  writeFileSync(join(folder, 'main.ts'), shopOfNode10);
  const options = ['--module', 'esnext', '--moduleResolution', 'node10', '--target', 'es2022', '--strict', '--noEmit'];
  execFileSync('npx', ['tsc', ...options, 'main.ts'], { cwd: folder, env, stdio: 'inherit' });
}

async function firstAddress(): Promise<void> {
  const began = performance.now();
  const folder = installed('first-address');
  const command = join(folder, 'node_modules/.bin/address-entry-sandbox');
  const url = await start(command, ['--port', '0'], /page is at\s+(\S+)/, { cwd: folder });
  const browser = await openChromium();
  const page = await browser.newPage();
  await chooseInSandbox(page, url);
  await browser.close();
  await stopAll();
  console.log(
    `From an empty folder to the first address: ${((performance.now() - began) / 60_000).toFixed(1)} minutes`,
  );
}

/** The first snippet of each language in a section of docs/bundling.md. */
function codeOf(heading: string): (language: string) => string {
  const [, section = ''] = readFileSync(join(shop.package, 'docs/bundling.md'), 'utf8').split(`\n## ${heading}\n`);
  const snippets = snippetsIn('docs/bundling.md', section.split('\n## ')[0] ?? '');
  return (language) => snippets.find((snippet) => snippet.language === language)?.code ?? '';
}

/** The service and the proxy of a first page, in its folder; resolves with the port of the proxy. */
async function startProxy(folder: string, others: Readonly<Record<string, string>> = {}): Promise<string> {
  const command = (name: string) => join(folder, 'node_modules/.bin', name);
  const service = await start(command('address-entry-service'), ['--port', '0'], /(http:\S+:\d+)/, { cwd: folder });
  return start(command('address-entry-proxy'), [], /"listening".*"port":(\d+)/, {
    cwd: folder,
    env: {
      ADDRESS_PROXY_BASE_URL: service,
      ADDRESS_PROXY_KEY: 'demo-key',
      ADDRESS_PROXY_SECRET: 'demo-secret',
      ADDRESS_PROXY_PORT: '0',
      ...others,
    },
  });
}

/** The page that docs/bundling.md builds step by step, as it stands there but for the ports. */
async function firstPage(): Promise<void> {
  const code = codeOf('A first page with Vite');
  const folder = installed('first-page', 'vite@8');
  const port = await startProxy(folder);
  writeFileSync(join(folder, 'vite.config.mjs'), code('js').replace('3000', port));
  writeFileSync(join(folder, 'index.html'), code('html'));
  const url = await start(join(folder, 'node_modules/.bin/vite'), ['--port', '0'], /(http:\/\/localhost:\d+)/, {
    cwd: folder,
    env: { NO_COLOR: '1' },
  });
  const browser = await openChromium();
  const page = await browser.newPage();
  const heard = page.waitForEvent('console', (message) => message.text().includes('Julianastraat 30'));
  await chooseOnPage(page, url);
  await heard;
  await browser.close();
  await stopAll();
}

/** The same without a bundler. The page is served before the proxy starts, which is told where. */
async function plainPage(): Promise<void> {
  const code = codeOf('A first page without a bundler');
  const folder = installed('plain-page');
  cpSync(join(folder, 'node_modules/address-entry/dist/browser'), join(folder, 'address-entry'), { recursive: true });
  const { url, close } = await serveFolder(folder, 0);
  const port = await startProxy(folder, { ADDRESS_PROXY_ALLOWED_ORIGINS: new URL(url).origin });
  writeFileSync(join(folder, 'index.html'), code('html').replace('3000', port));
  const browser = await openChromium();
  await chooseOnPage(await browser.newPage(), url);
  await browser.close();
  close();
  await stopAll();
}

async function drive(folder: string): Promise<void> {
  await openApp(folder, async (page) => {
    await chooseAddress(page);
    await openManualFields(page);
  });
}

/** Bundlers that make one module of the page's module; the page itself is copied beside it. */
async function bundle(name: string, packages: readonly string[], command: readonly string[]): Promise<void> {
  const app = newApp(name, '<script type="module" src="./main.js"></script>');
  npx(packages, command, app);
  writeFileSync(join(app, 'dist/index.html'), readFileSync(join(app, 'index.html')));
  await drive(join(app, 'dist'));
}

const parts: Readonly<Record<string, () => void | Promise<void>>> = {
  publint: () => npx(['publint@0.3.25'], ['publint', 'run', '--strict', shop.package]),
  types: () =>
    npx(
      ['@arethetypeswrong/cli@0.18.5'],
      ['attw', shop.tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'address-entry.min.js'],
    ),
  node10: compileForNode10,
  node22: () => runOn('22'),
  node24: () => runOn('24'),
  'first-address': firstAddress,
  'first-page': firstPage,
  'plain-page': plainPage,
  rollup: () =>
    bundle(
      'rollup',
      ['rollup@4.67.4', '@rollup/plugin-node-resolve@16.0.3'],
      ['rollup', 'main.js', '--dir', 'dist', '--format', 'es', '--plugin', 'node-resolve'],
    ),
  webpack: () =>
    bundle(
      'webpack',
      ['webpack@5', 'webpack-cli@6'],
      ['webpack', './main.js', '--mode', 'production', '--output-path', 'dist'],
    ),
  parcel: async () => {
    const app = newApp('parcel');
    // Without this setting Parcel does not read `exports`.
    writeFileSync(join(app, 'package.json'), JSON.stringify({ '@parcel/resolver-default': { packageExports: true } }));
    npx(['parcel@2'], ['parcel', 'build', 'index.html', '--no-cache', '--public-url', './'], app);
    await drive(join(app, 'dist'));
  },
};

const words = process.argv.slice(2);
const failed: string[] = [];
for (const [name, run] of Object.entries(parts)) {
  if (words.length > 0 && !words.includes(name)) continue;
  console.log(`\n${name} …`);
  try {
    await run();
  } catch (error) {
    failed.push(name);
    console.error(error instanceof Error ? error.message : error);
  }
}
console.log(failed.length > 0 ? `\nFailed: ${failed.join(', ')}` : '\nAll is well.');
process.exit(failed.length > 0 ? 1 : 0);
