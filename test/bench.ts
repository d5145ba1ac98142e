/** Runs every benchmark of `test/bench`, one after the other; arguments narrow them down. Fails when one does. */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));
const wanted = process.argv.slice(2);
const files = globSync('test/bench/*.ts', { cwd: root }).sort();

let failed = 0;
for (const file of files.filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))) {
  console.log(`\n${file}`);
  if (spawnSync(process.execPath, [file], { cwd: root, stdio: 'inherit' }).status !== 0) failed++;
}
process.exit(failed > 0 ? 1 : 0);
