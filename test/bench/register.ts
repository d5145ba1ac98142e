/**
 * How fast a register is imported, and how long suggestions from it take: `node test/bench/register.ts [rows]`. Answers are
 * counted in milliseconds of one core, for the clock would count what else the machine does.
 */
import { once } from 'node:events';
import { createWriteStream, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { allCountries } from '../../demo/service/data/all.ts';
import { openRegister } from '../../demo/service/register/register.ts';
import { createReferenceService } from '../../demo/service/service.ts';
import { buildPath } from '../../src/contract/operations.ts';

const rows = Number(process.argv[2] ?? 1_000_000);
/** Seconds of one core for a million rows: how long it takes depends on what else the machine does. */
const targetSeconds = 60;
/** Milliseconds of one core for the slowest suggestion of twenty. */
const targetMs = 20;

const beginnings = 'Ooster Wester Noorder Zuider Nieuw Oud Hoog Laag Groot Klein Berg Dal Boven Neder'.split(' ');
const middles = 'meer veld beek horst wijk donk laar kerk brug dam zand rode hoven bos'.split(' ');
const things = 'Linden Eiken Beuken Tulpen Rozen Merel Vinken Molen School Station Haven Markt Dorps'.split(' ');
const kinds = 'straat laan weg plein gracht kade hof pad singel dreef'.split(' ');
const texts = [
  'lindenlaan 12 oostermeer',
  'noorderdam 3',
  '1000AM 12',
  'molnstraat bergbos',
  'groot-eikenplein 4',
  'school',
];

/** The columns of the Dutch register. A street has 40 numbers, a town 40 streets. */
function* linesOf(count: number): Generator<string> {
  yield 'openbareruimte;huisnummer;huisletter;huisnummertoevoeging;postcode;woonplaats;gemeente;provincie;lon;lat\n';
  for (let row = 0; row < count; row++) {
    const street = Math.floor(row / 40);
    const town = Math.floor(street / 40);
    const place = `${beginnings[town % 14]}${middles[Math.floor(town / 14) % 14]} ${Math.floor(town / 196)}`.replace(
      / 0$/,
      '',
    );
    const name = `${street % 3 === 0 ? `${beginnings[street % 14]}-` : ''}${things[(street * 7) % 13]}${kinds[(street * 3) % 10]}`;
    const letters = String.fromCharCode(65 + (street % 26), 65 + (Math.floor(street / 26) % 26));
    const code = `${1_000 + (town % 9_000)}${letters}`;
    const [lon, lat] = [4.5 + (town % 1_000) / 500, 51.5 + (row % 9_973) / 9_000];
    yield `${name};${(row % 40) + 1};${row % 9 === 0 ? 'A' : ''};;${code};${place};${place};Utrecht;${lon};${lat}\n`;
  }
}

async function write(path: string): Promise<void> {
  const file = createWriteStream(path);
  let piece = '';
  for (const line of linesOf(rows)) {
    piece += line;
    if (piece.length < 1_000_000) continue;
    if (!file.write(piece)) await once(file, 'drain');
    piece = '';
  }
  file.end(piece);
  await once(file, 'close');
}

const folder = mkdtempSync(join(tmpdir(), 'address-register-'));
const path = join(folder, 'bag.csv');
let isFast = true;
try {
  await write(path);
  const files = [{ path, country: '' }];
  const cpu = process.cpuUsage();
  const made = await openRegister({ files, known: allCountries });
  const worked = process.cpuUsage(cpu).user / 1e6;
  const seconds = made.report?.seconds ?? 0;
  const highest = process.resourceUsage().maxRSS / 1_024;
  made.close();
  const started = performance.now();
  const { sources, database, close } = await openRegister({ files, known: allCountries });
  const opened = performance.now() - started;
  const { handle } = createReferenceService({ countries: sources });
  const headers = { authorization: `Basic ${btoa('demo-key:demo-secret')}`, 'x-autocomplete-session': 'benchmark' };
  const ask = async (term: string) => {
    const path = buildPath('suggest', { context: 'nld', term });
    await (await handle(new Request(`http://service.test${path}`, { headers }))).arrayBuffer();
  };
  const terms = texts.flatMap((text) => Array.from(text, (_, index) => text.slice(0, index + 1)));
  for (const term of terms) await ask(term);
  const times: number[] = [];
  for (let round = 0; round < 4; round++) {
    for (const term of terms) {
      const start = process.cpuUsage();
      await ask(term);
      const { user, system } = process.cpuUsage(start);
      times.push((user + system) / 1_000);
    }
  }
  times.sort((a, b) => a - b);
  const at = (share: number) => (times[Math.floor((times.length - 1) * share)] ?? 0).toFixed(1);
  const size = statSync(database).size;
  console.log(`${rows.toLocaleString('en')} rows of ${(statSync(path).size / 1e6).toFixed(0)} MB`);
  console.log(
    `import    ${seconds.toFixed(1)} s, ${Math.round(rows / seconds).toLocaleString('en')} rows a second; ${worked.toFixed(1)} s of one core`,
  );
  console.log(`memory    at most ${highest.toFixed(0)} MB while it imports`);
  console.log(
    `database  ${(size / 1e6).toFixed(0)} MB, ${(size / rows).toFixed(0)} bytes an address; opened again in ${opened.toFixed(0)} ms`,
  );
  console.log(`answers   p50 ${at(0.5)} ms, p95 ${at(0.95)} ms, longest ${at(1)} ms of one core`);
  close();
  isFast = (worked / rows) * 1e6 < targetSeconds && Number(at(0.95)) < targetMs;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
console.log(
  `\na million rows in ${targetSeconds} s of one core, 95 of 100 answers in ${targetMs} ms of it: ${isFast ? 'yes' : 'NO'}`,
);
process.exitCode = isFast ? 0 : 1;
