/**
 * `npm run build`: the packages that are published, each in a folder of `dist`. What needs nothing of each other is made side
 * by side.
 *
 * - Vite makes all JavaScript, by the modes in `vite.config.ts`.
 * - TypeScript makes the declarations, and the analyzer the description of the elements.
 * - `write-packages.ts` adds what npm and the readers of a package want.
 */
import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';
import { folderOf, packageNames } from './packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const inRoot = { cwd: root, shell: process.platform === 'win32' };
const execute = promisify(execFile);

/** Runs a program of the project; when it fails, what it said is the error. */
async function program(name: string, args: readonly string[]): Promise<void> {
  await execute(join(root, 'node_modules/.bin', name), args, inRoot).catch(
    ({ stdout, stderr }: { stdout: string; stderr: string }) => {
      throw new Error(`${name} ${args.join(' ')}\n${stdout}${stderr}`);
    },
  );
}

async function javascript(...modes: readonly string[]): Promise<void> {
  for (const mode of modes) await build({ root, mode, logLevel: 'warn' });
}

async function descriptions(): Promise<void> {
  await program('cem', ['analyze', '--config', 'test/support/custom-elements-manifest.config.mjs']);
  await import('./write-editor-data.ts');
  await import('./write-openapi.ts');
}

rmSync(join(root, 'dist'), { recursive: true, force: true });
await Promise.all([
  javascript('browser', 'modules', 'backends', 'script', 'server', 'sandbox'),
  ...packageNames.map((name) => program('tsc', ['-p', `src/packages/${name}.tsconfig.json`])),
  descriptions(),
]);
const { writePackage } = await import('./write-packages.ts');
for (const name of packageNames) writePackage(name, folderOf(name));
// For pages that load it from another server: the attribute `integrity` of their script.
const script = readFileSync(join(folderOf('address-entry'), 'address-entry.min.js'));
console.log(`address-entry.min.js: sha384-${createHash('sha384').update(script).digest('base64')}`);
