/** Installs, builds and drives a setup with the packed package. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Browser } from 'playwright-core';
import { serveFolder } from '../../docs/site/serve.ts';
import { field } from '../support/example-journeys.ts';
import { openExample } from '../support/examples.ts';
import { checkAngularTypes, serveLargeExample } from '../support/large-examples.ts';
import { shopWithPackage } from '../support/package.ts';
import { type Setup, typeOptions, viteConfigs } from './all.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A setup that was tried. */
export interface Tried {
  /** Seconds from an empty folder to a page: `npm install`, and the build. */
  readonly made: number;
  /** Seconds from the request for the page to an address in it. */
  readonly address: number;
  /** The console messages; empty for none. */
  readonly console: readonly string[];
  /** True if the compiler takes right uses and refuses wrong ones; null without a compiler. */
  readonly types: boolean | null;
}

const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
  NO_COLOR: '1',
};

function run(folder: string, command: string, args: readonly string[]): string {
  try {
    return execFileSync(command, args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe', maxBuffer: 1e8 });
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    throw new Error(`${args.join(' ')}\n${stdout}${stderr}`);
  }
}

const node = (folder: string, file: string, args: readonly string[]) =>
  // Some programs are binaries.
  /\besbuild$/.test(file)
    ? run(folder, join(folder, 'node_modules', file), args)
    : run(folder, process.execPath, [join(folder, 'node_modules', file), ...args]);

const seconds = (since: number) => (performance.now() - since) / 1000;

function writeFiles(folder: string, { files }: Setup): void {
  if (typeof files === 'string') {
    const examples = join(root, 'demo/examples');
    for (const file of [files, 'examples.css', 'saved-address.js'])
      cpSync(join(examples, file), join(folder, file), { recursive: true });
    writeFileSync(join(folder, 'vite.config.mjs'), viteConfigs[files] ?? '');
    return;
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
}

/** Fails where the compiler refuses what is right, or takes what is wrong. */
function checkTypes(folder: string, file: keyof typeof typeOptions): void {
  const compilerOptions = {
    ...{ target: 'es2022', lib: ['es2023', 'dom', 'dom.iterable'], module: 'esnext', moduleResolution: 'bundler' },
    ...{ strict: true, noEmit: true, types: [], skipLibCheck: true },
    ...typeOptions[file],
  };
  cpSync(join(root, 'test/package/types', file), join(folder, file));
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: [file] }));
  run(folder, 'npx', ['tsc', '-p', '.']);
}

/** Drives a page: the person types and chooses, and the element has the address. */
async function reach(browser: Browser, url: string): Promise<Pick<Tried, 'address' | 'console'>> {
  const began = performance.now();
  const { page, mistakes, close } = await openExample(browser, url);
  await field(page).pressSequentially('dam');
  await page.getByRole('option', { name: 'Dam 1' }).click();
  await page.waitForFunction(() => document.querySelector('address-entry')?.value?.street === 'Dam');
  const address = seconds(began);
  // Later files come when the browser is idle, and may say something, too.
  await page.waitForLoadState('networkidle');
  await close();
  return { address, console: [...mistakes] };
}

/** In an empty folder, as a shop does it. */
export async function trySetup(setup: Setup, browser: Browser): Promise<Tried> {
  const folder = mkdtempSync(join(tmpdir(), 'address-entry-setup-'));
  try {
    const began = performance.now();
    writeFileSync(
      join(folder, 'package.json'),
      JSON.stringify({ private: true, type: 'module', ...parcelNeeds(setup) }),
    );
    run(folder, 'npm', ['install', '--no-audit', '--no-fund', shopWithPackage().tarball, ...setup.packages]);
    writeFiles(folder, setup);
    const [file, ...args] = setup.build ?? [];
    if (file) node(folder, file, args);
    const served = join(folder, setup.served ?? '.');
    if (!existsSync(join(served, setup.path ?? '', 'index.html'))) writePage(folder, served);
    const made = seconds(began);
    const { url, close } = await serveFolder(served, 0);
    const reached = await reach(browser, url + (setup.path ?? ''));
    close();
    if (setup.types) checkTypes(folder, setup.types);
    return { made, ...reached, types: setup.types ? true : null };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Without this setting Parcel does not read `exports`. */
const parcelNeeds = ({ packages }: Setup) =>
  packages.includes('parcel@2') ? { '@parcel/resolver-default': { packageExports: true } } : {};

/** Bundlers that make modules alone leave the page to the shop; PHP makes it of its file. */
function writePage(folder: string, served: string): void {
  const php = join(folder, 'index.php');
  mkdirSync(served, { recursive: true });
  const page = existsSync(php)
    ? node(folder, '@php-wasm/cli/php-wasm.js', ['index.php'])
    : readFileSync(join(folder, 'index.html'), 'utf8');
  writeFileSync(join(served, 'index.html'), page);
}

/** An example whose framework is large, with its own server where it has one. */
export async function tryLarge(name: string, browser: Browser): Promise<Tried> {
  rmSync(join(root, 'demo/examples', name, 'node_modules'), { recursive: true, force: true });
  const began = performance.now();
  const served = await serveLargeExample(name);
  const made = seconds(began);
  try {
    const reached = await reach(browser, served.url);
    if (name === 'angular') checkAngularTypes();
    return { made, ...reached, types: name === 'angular' ? true : null };
  } finally {
    await served.close();
  }
}
