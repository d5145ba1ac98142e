/**
 * Runs the tests that take too long, or download too much, for every change: `npm run test:package`. It needs the network.
 * Words choose among its parts: `publint`, `types`, `typescript`, `vue`, `vitest`, `jest`, `playwright`, `storybook`, `cypress`,
 * `inventory`, `node10`, `node22`, `node24`, `first-address`, `first-page`, `plain-page`, `rollup`, `webpack`, `parcel`.
 *
 * - `publint` and `types` (are the types wrong?) look at each tarball.
 * - `typescript` compiles a shop with the oldest TypeScript that the documentation names and with the two newest, libraries included;
 *   `vue` compiles the component of docs/frameworks.md by vue-tsc.
 * - `vitest` and `jest` run the unit tests of docs/testing.md, in jsdom from version 22 on and in happy-dom; `playwright` and `storybook` its
 *   tests in a browser. `cypress` compiles its test alone: its browser is not on npm.
 * - `inventory` compares what npm lists of a fresh install, by `npm sbom`, `npm ls` and `npm audit`, with what the code imports.
 * - `node10` compiles a shop with `moduleResolution: node10`, which knows no `exports`, by a TypeScript that still has it.
 * - `node22` and `node24` install both tarballs in an empty folder, import every entry, and run every command.
 * - `first-address` measures the time from an empty folder to an address in the page of the sandbox.
 * - `first-page` and `plain-page` follow docs/start.md, with Vite from the registry and without a bundler.
 * - The rest builds a page with a bundler and drives it in a browser.
 */
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { serveFolder } from '../docs/site/serve.ts';
import { compileCypress, runPlaywright, runStorybook } from './support/browser-test-runners.ts';
import { chooseAddress, newApp, openApp, openManualFields } from './support/bundled-shop.ts';
import { openChromium } from './support/chromium.ts';
import { chooseInSandbox, chooseOnPage, start, stopAll } from './support/commands.ts';
import { checkInventory } from './support/inventory.ts';
import { shopWithPackage } from './support/package.ts';
import { manifestOf, packageNames } from './support/packages.ts';
import { snippetsIn } from './support/snippets.ts';
import { runJest, runVitest } from './support/unit-test-runners.ts';

const shop = shopWithPackage();
/** The tarballs, in the order in which one can be installed without a registry that knows the other. */
const tarballs = [shop.tarball, shop.serverTarball, shop.sandboxTarball];

/** Without what an npm around this process was called with. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
  CYPRESS_INSTALL_BINARY: '0',
};

/** Runs a program of a registry, in a fixed version. */
function npx(packages: readonly string[], command: readonly string[], cwd = shop.folder): void {
  const names = packages.flatMap((name) => ['-p', name]);
  execFileSync('npx', ['--yes', ...names, ...command], { cwd, env, stdio: 'inherit' });
}

/** An empty folder in which both tarballs were installed with what they need from the registry, as a shop does it. */
function installed(name: string, ...others: readonly string[]): string {
  const folder = join(shop.folder, name);
  mkdirSync(folder);
  writeFileSync(join(folder, 'package.json'), JSON.stringify({ name, private: true }));
  execFileSync('npm', ['install', '--no-audit', '--no-fund', ...tarballs, ...others], {
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
  const entries = packageNames.flatMap((name) =>
    Object.keys(manifestOf(name).exports)
      .filter(isCode)
      .map((entry) => join(name, entry)),
  );
  const lines = entries.map((name) => `await import('${name}');`);
  writeFileSync(
    join(folder, 'all.mjs'),
    `${lines.join('\n')}\nconsole.log(process.version, '${lines.length} entries');`,
  );
  npx([`node@${version}`], ['node', 'all.mjs'], folder);
  for (const name of packageNames) {
    for (const file of Object.values(manifestOf(name).bin ?? {}))
      npx([`node@${version}`], ['node', join('node_modules', name, file), '--help'], folder);
  }
}

/** The oldest TypeScript that docs/frameworks.md names, and the two newest. */
const typescripts = ['5.0.4', '6.0', '7.0'];

/** Right and wrong uses, for a compiler that finds the types by `typesVersions` alone. */
const shopOfNode10 = `
  import 'address-entry/address-entry';
  import 'address-entry/i18n/nl';
  import type { Address } from 'address-entry';
  import { createAddressClient } from 'address-entry/client';
  import { type AddressProxy, createAddressProxy } from 'address-entry-server';
  import { startTestService } from 'address-entry-sandbox/testing';
  const address: Address | null = document.querySelector('address-entry')?.value ?? null;
  export const street: string | null | undefined = address?.street;
  export const countries = createAddressClient({ baseUrl: '/address-api' }).countries();
  export const proxy: AddressProxy = createAddressProxy({ baseUrl: '', credentials: { key: '', secret: '' } });
  export const { url } = await startTestService();
  // @ts-expect-error
  export const wrong: number = address?.street;
`;

function compileForNode10(): void {
  const folder = installed('node10', 'typescript@5.9.3');
  writeFileSync(join(folder, 'main.ts'), shopOfNode10);
  const options = ['--module', 'esnext', '--moduleResolution', 'node10', '--target', 'es2022', '--strict', '--noEmit'];
  execFileSync('npx', ['tsc', ...options, 'main.ts'], { cwd: folder, env, stdio: 'inherit' });
}

/** Both packages, their declarations and those of lit included, as each of these versions reads them. */
function compileStrictly(): void {
  for (const version of typescripts) {
    const folder = installed(`typescript-${version}`, `typescript@${version}`);
    cpSync(new URL('package/types/plain.ts', import.meta.url), join(folder, 'plain.ts'));
    writeFileSync(join(folder, 'main.ts'), shopOfNode10);
    writeFileSync(join(folder, 'package.json'), JSON.stringify({ private: true, type: 'module' }));
    const options = ['--target', 'es2022', '--lib', 'es2022,dom,dom.iterable', '--strict', '--noEmit'];
    for (const [module, resolution] of [
      ['nodenext', 'nodenext'],
      ['esnext', 'bundler'],
    ] as const) {
      const how = ['--module', module, '--moduleResolution', resolution, '--exactOptionalPropertyTypes'];
      execFileSync('npx', ['tsc', ...options, ...how, 'main.ts', 'plain.ts'], { cwd: folder, env, stdio: 'inherit' });
    }
  }
}

/** The component that the documentation shows; the second one has a mistake. */
function compileVue(): void {
  const page = readFileSync(join(shop.server, 'docs/frameworks.md'), 'utf8');
  const component = snippetsIn('docs/frameworks.md', page).find(({ language }) => language === 'vue')?.code ?? '';
  const folder = installed('vue', 'vue@3', 'vue-tsc@3', 'typescript@6');
  const compilerOptions = {
    ...{ target: 'es2022', lib: ['es2022', 'dom', 'dom.iterable'], module: 'esnext', moduleResolution: 'bundler' },
    ...{ strict: true, noEmit: true, types: [], skipLibCheck: false },
  };
  const compile = (code: string) => {
    writeFileSync(join(folder, 'shop.vue'), code);
    writeFileSync(
      join(folder, 'tsconfig.json'),
      JSON.stringify({ compilerOptions, vueCompilerOptions: { strictTemplates: true }, include: ['*.vue'] }),
    );
    const { status, stdout } = spawnSync('npx', ['vue-tsc', '-p', '.'], { cwd: folder, env, encoding: 'utf8' });
    return status === 0 ? '' : stdout;
  };
  const said = compile(component);
  if (component === '' || said !== '') throw new Error(said || 'docs/frameworks.md has no component of Vue');
  const wrong = compile(component.replace('.value"', '.files"'));
  if (!/Property 'files' does not exist on type '[^']*\bAddressEntry'/.test(wrong))
    throw new Error(`not refused: ${wrong}`);
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

/** The first snippet of each language in a section of docs/start.md. */
function codeOf(heading: string): (language: string) => string {
  const [, section = ''] = readFileSync(join(shop.server, 'docs/start.md'), 'utf8').split(`\n## ${heading}\n`);
  const snippets = snippetsIn('docs/start.md', section.split('\n## ')[0] ?? '');
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

/** The page that docs/start.md builds step by step, as it stands there but for the ports. */
async function firstPage(): Promise<void> {
  const code = codeOf('With Vite');
  const folder = installed('first-page', 'vite@8');
  const sandbox = join(folder, 'node_modules/.bin/address-entry-sandbox');
  const port = await start(sandbox, ['--port', '0'], /page is at\s+http:\S+:(\d+)/, { cwd: folder });
  writeFileSync(join(folder, 'vite.config.mjs'), code('js').replace('8080', port));
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
  const code = codeOf('Without a bundler');
  const folder = installed('plain-page');
  cpSync(join(folder, 'node_modules/address-entry/browser'), join(folder, 'address-entry'), { recursive: true });
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
  publint: () => {
    for (const folder of [shop.package, shop.server]) npx(['publint@0.3.25'], ['publint', 'run', '--strict', folder]);
  },
  types: () => {
    for (const tarball of tarballs) {
      npx(
        ['@arethetypeswrong/cli@0.18.5'],
        ['attw', tarball, '--profile', 'esm-only', '--exclude-entrypoints', 'address-entry.min.js'],
      );
    }
  },
  typescript: compileStrictly,
  vue: compileVue,
  vitest: () => runVitest(shop.server, installed, env),
  jest: () => runJest(shop.server, installed, env),
  playwright: () => runPlaywright(shop.server, installed, env),
  storybook: () => runStorybook(shop.server, installed, env),
  cypress: () => compileCypress(shop.server, installed, env),
  inventory: () => checkInventory(installed('inventory'), env),
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
