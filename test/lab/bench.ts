/**
 * Runs every benchmark of `test/lab/bench`, one after the other; words narrow them down. Fails when one does. Those in a browser
 * write what they find into `docs/speed.md`, unless `--print` is given; `--rounds=9` has them measure more often, `--short`
 * once.
 */
import { spawnSync } from 'node:child_process';
import { globSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const options = process.argv.slice(2).filter((word) => word.startsWith('--'));
const files = globSync('test/lab/bench/*.ts', { cwd: root }).sort();

let failed = 0;
for (const file of files.filter((name) => wanted.length === 0 || wanted.some((part) => name.includes(part)))) {
  console.log(`\n${file}`);
  if (spawnSync(process.execPath, [file, ...options], { cwd: root, stdio: 'inherit' }).status !== 0) failed++;
}
process.exit(failed > 0 ? 1 : 0);
