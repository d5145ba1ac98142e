/** Types (each layer with what it may know of the world), lint and format, layers. Stops at the first that fails. */
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { layerProblems } from './support/layers.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

function step(name: string, command: string, args: readonly string[]): void {
  console.log(`${name} …`);
  const { status } = spawnSync(command, args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) process.exit(status ?? 1);
}

step('types', 'tsc', ['-p', 'tsconfig.json']);
for (const layer of ['contract', 'core', 'i18n', 'client', 'proxy']) {
  if (existsSync(`${root}/src/${layer}/tsconfig.json`)) step(`types of ${layer}`, 'tsc', ['-p', `src/${layer}`]);
}
step('lint and format', 'biome', ['ci', '--error-on-warnings', '.']);

console.log('layers …');
const problems = layerProblems(root);
for (const problem of problems) console.error(problem);
if (problems.length > 0) process.exit(1);
console.log('all is well');
