/**
 * The time and memory that the import of a register takes, and the time of suggestions from it: `node
 * test/lab/bench/register.ts [rows] [--keep folder]`. Answers are counted in milliseconds of one core, because the clock
 * would count the machine's other work; `--clock` counts by the clock. A folder that is kept is used again.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { allCountries } from '../../../demo/service/data/all.ts';
import { mulberry32 } from '../../../demo/service/random.ts';
import { openRegister } from '../../../demo/service/register/register.ts';
import { createReferenceService } from '../../../demo/service/service.ts';
import { buildPath } from '../../../src/contract/operations.ts';
import { someRows, writeRegister, writings } from '../../support/service/register-rows.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { keep: { type: 'string' }, clock: { type: 'boolean' }, import: { type: 'string' } },
});
const rows = Number(positionals[0] ?? 1_000_000);
/** Seconds of one core for a million rows: how long it takes depends on what else the machine does. */
const targetSeconds = 60;
/** Milliseconds for the slowest suggestion of twenty, up to a million rows and beyond. */
const targetMs = rows <= 1_000_000 ? 10 : 25;
/** Megabytes, for the import and for the service. */
const targetMemory = 300;
const asked = 100;

const highest = () => process.resourceUsage().maxRSS / 1_024;

/** The import has a process of its own, so that its memory is counted alone. */
if (values.import !== undefined) {
  const cpu = process.cpuUsage();
  const made = await openRegister({ files: [{ path: values.import, country: '' }], known: allCountries });
  const worked = process.cpuUsage(cpu);
  made.close();
  console.log(
    JSON.stringify({ seconds: made.report?.seconds, worked: (worked.user + worked.system) / 1e6, memory: highest() }),
  );
  process.exit(0);
}

const folder = values.keep ?? mkdtempSync(join(tmpdir(), 'address-register-'));
mkdirSync(folder, { recursive: true });
const path = join(folder, 'bag.csv');
const failed: string[] = [];
const limit = (what: string, value: number, most: number) => {
  if (value > most) failed.push(`${what} is ${value.toFixed(1)}, and may be ${most}`);
};
try {
  if (!existsSync(path)) await writeRegister(path, rows);
  const files = [{ path, country: '' }];
  if (!existsSync(`${path}.sqlite`)) {
    const flags = ['--max-semi-space-size=2', fileURLToPath(import.meta.url), '--import', path];
    const { stdout } = spawnSync(process.execPath, flags, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] });
    const { seconds, worked, memory } = JSON.parse(stdout) as Record<'seconds' | 'worked' | 'memory', number>;
    console.log(
      `import    ${seconds.toFixed(1)} s, ${Math.round(rows / seconds).toLocaleString('en')} rows a second; ${worked.toFixed(1)} s of one core; at most ${memory.toFixed(0)} MB`,
    );
    limit('the import of a million rows in seconds of one core', (worked / rows) * 1e6, targetSeconds);
    limit('the memory of the import in MB', memory, targetMemory);
  }
  const started = performance.now();
  const { sources, database, close } = await openRegister({ files, known: allCountries });
  const opened = performance.now() - started;
  const { handle } = createReferenceService({ countries: sources });
  const headers = { authorization: `Basic ${btoa('demo-key:demo-secret')}`, 'x-autocomplete-session': 'benchmark' };
  const ask = async (term: string) => {
    const path = buildPath('suggest', { context: 'nld', term });
    const response = await handle(new Request(`http://service.test${path}`, { headers }));
    return (await response.json()) as { readonly matches: readonly { readonly value: string }[] };
  };
  const size = statSync(database).size;
  console.log(
    `database  ${(size / 1e6).toFixed(0)} MB, ${(size / rows).toFixed(0)} bytes an address; opened again in ${opened.toFixed(0)} ms`,
  );
  const first = performance.now();
  await ask('lindnlaan 12 oostermer');
  console.log(`answers   the first one, with a typo, after ${(performance.now() - first).toFixed(0)} ms; then:`);
  console.log(`${''.padEnd(30)}${['found', 'p50', 'p95', 'longest'].map((it) => it.padStart(10)).join('')}`);
  const all: number[] = [];
  const at = (times: readonly number[], share: number) => times[Math.floor((times.length - 1) * share)] ?? 0;
  for (const [kind, write] of Object.entries(writings)) {
    const random = mulberry32(5);
    const times: number[] = [];
    let found = 0;
    for (const row of someRows(rows, asked, 7)) {
      const term = write(row, random);
      const clock = performance.now();
      const cpu = process.cpuUsage();
      const { matches } = await ask(term);
      const { user, system } = process.cpuUsage(cpu);
      times.push(values.clock ? performance.now() - clock : (user + system) / 1_000);
      const wanted = kind.endsWith('unfinished') ? row.street : `${row.street} ${row.number}${row.letter}`;
      if (matches.some(({ value }) => value.includes(`${row.town}, ${wanted}`))) found++;
    }
    times.sort((a, b) => a - b);
    all.push(...times);
    const cells = [at(times, 0.5), at(times, 0.95), at(times, 1)].map((ms) => `${ms.toFixed(1)} ms`.padStart(10));
    console.log(`${kind.padEnd(30)}${`${found} %`.padStart(10)}${cells.join('')}`);
  }
  all.sort((a, b) => a - b);
  console.log(
    `${'all'.padEnd(40)}${[0.5, 0.95, 1].map((share) => `${at(all, share).toFixed(1)} ms`.padStart(10)).join('')}`,
  );
  console.log(`memory    at most ${highest().toFixed(0)} MB in the process that answers`);
  limit('p95 in ms', at(all, 0.95), targetMs);
  limit('the start in ms', opened, 1_000);
  limit('the memory of the service in MB', highest(), targetMemory);
  close();
} finally {
  if (values.keep === undefined) rmSync(folder, { recursive: true, force: true });
}
console.log(failed.length === 0 ? '\nwithin its limits' : `\nNOT within its limits: ${failed.join('; ')}`);
process.exitCode = failed.length === 0 ? 0 : 1;
