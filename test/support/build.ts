/**
 * `npm run build`: everything in `dist`. What needs nothing of each other is made side by side.
 *
 * - Vite makes all JavaScript, by the modes in `vite.config.ts`.
 * - TypeScript makes the declarations, and the analyzer the description of the elements.
 */
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'vite';

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

// The first one empties `dist`.
await javascript('file');
await Promise.all([
  // What both elements load is written last with the map that holds its sources.
  javascript('lookup', 'browser', 'languages', 'modules', 'commands'),
  program('tsc', ['-p', 'src/tsconfig.json']),
  descriptions(),
]);
