/**
 * The time and memory that the reading of a register takes, and the time of suggestions from it: `node
 * test/lab/bench/register.ts [rows]`. Answers are counted in milliseconds of one core, because the clock would count the
 * machine's other work; `--clock` counts by the clock.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { allCountries } from '../../../demo/service/data/all.ts';
import { mulberry32 } from '../../../demo/service/random.ts';
import { readRegister } from '../../../demo/service/register/register.ts';
import { createReferenceService } from '../../../demo/service/service.ts';
import { buildPath } from '../../../src/contract/operations.ts';
import { someRows, writeRegister, writings } from '../../support/service/register-rows.ts';

const { values, positionals } = parseArgs({ allowPositionals: true, options: { clock: { type: 'boolean' } } });
const rows = Number(positionals[0] ?? 1_000_000);
const asked = 100;

const highest = () => process.resourceUsage().maxRSS / 1_024;

const folder = mkdtempSync(join(tmpdir(), 'address-register-'));
try {
  const path = join(folder, 'bag.csv');
  await writeRegister(path, rows);
  const { countries, report } = await readRegister([{ path, country: '' }], allCountries);
  console.log(`reading   ${report.seconds.toFixed(1)} s; at most ${highest().toFixed(0)} MB`);
  const { handle } = createReferenceService({ countries });
  const headers = { authorization: `Basic ${btoa('demo-key:demo-secret')}`, 'x-autocomplete-session': 'benchmark' };
  const ask = async (term: string) => {
    const path = buildPath('suggest', { context: 'nld', term });
    const response = await handle(new Request(`http://service.test${path}`, { headers }));
    return (await response.json()) as { readonly matches: readonly { readonly value: string }[] };
  };
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
} finally {
  rmSync(folder, { recursive: true, force: true });
}
