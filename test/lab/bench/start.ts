/** The time to the service's first answer, and its memory with all of its countries: `node test/lab/bench/start.ts`. */
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'esbuild';
import { wholeCountries } from '../../../demo/service/data/whole.ts';
import { nameIn } from '../../../demo/service/model.ts';
import { buildPath } from '../../../src/contract/operations.ts';

/** Milliseconds until the first answer, and megabytes at the most. */
const target = { first: 1_500, memory: 150 };
const main = fileURLToPath(new URL('../../../demo/service/main.ts', import.meta.url));

const folder = mkdtempSync(join(tmpdir(), 'address-service-'));
try {
  // As one file of JavaScript, as it is published: Node takes some 40 MB to read TypeScript.
  const command = join(folder, 'service.mjs');
  await build({
    entryPoints: [main],
    outfile: command,
    bundle: true,
    platform: 'node',
    format: 'esm',
    logLevel: 'error',
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  const started = performance.now();
  const child = spawn(process.execPath, [command, '--port', '0'], { stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(child.stdout, 'data')) as [Buffer];
  const listening = performance.now() - started;
  const [origin = ''] = /http:\S+/.exec(String(line)) ?? [];
  const headers = { authorization: `Basic ${btoa('demo-key:demo-secret')}`, 'x-autocomplete-session': 'benchmark' };
  const ask = async (context: string, term: string) => {
    const response = await fetch(`${origin}${buildPath('suggest', { context, term })}`, { headers });
    if (!response.ok) throw new Error(`The service answered ${response.status}.`);
    await response.arrayBuffer();
  };
  const memory = () =>
    Number(execFileSync('ps', ['-o', 'rss=', '-p', String(child.pid)], { encoding: 'utf8' })) / 1_024;
  const idle = memory();
  await ask('nld', 'kalverstraat 92');
  const first = performance.now() - started;
  const one = memory();
  let highest = one;
  for (const { country, localities, languages } of wholeCountries) {
    // Streets all over the country, with and without numbers, as visitors would look for them.
    const streets = localities.flatMap(({ name, streets: own }) =>
      own.slice(0, 1).map((street) => [street, name] as const),
    );
    for (let at = 0; at < 20; at++) {
      const [street, town] = streets[Math.floor((at * streets.length) / 20)] ?? [];
      if (!street || !town) continue;
      const [text, place] = [street.name, town].map((name) => nameIn(name, languages[0] ?? ''));
      for (const term of [text, `${text} 5`, `${text} 5 ${place}`]) await ask(country.iso3.toLowerCase(), term ?? '');
    }
    highest = Math.max(highest, memory());
  }
  child.kill('SIGTERM');
  await once(child, 'close');
  console.log(`listens     after ${listening.toFixed(0)} ms, with ${idle.toFixed(0)} MB`);
  console.log(`answers     first after ${first.toFixed(0)} ms, with ${one.toFixed(0)} MB`);
  console.log(`countries   all ${wholeCountries.length} in use: at most ${highest.toFixed(0)} MB`);
  const isReached = first < target.first && highest < target.memory;
  console.log(`\nunder ${target.first} ms and ${target.memory} MB: ${isReached ? 'yes' : 'NO'}`);
  process.exitCode = isReached ? 0 : 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
