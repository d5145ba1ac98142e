/**
 * Changes the source one operator, text or block at a time, and lists the changes that no test notices.
 *
 * - Words choose areas by their names; without any, all of them are done.
 * - `--mutate=FILE,FILE` changes these files alone.
 *
 * Stryker (72 MB) is fetched when the command is called, so that no other task installs it.
 */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { type Area, areas, skipped } from './support/mutation-areas.ts';
import type { AreaOptions } from './support/mutation-runner.ts';
import { fuzzVariable, usualSeed } from './support/random.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const version = '10.0.0';

/** Random tests notice a change early or not at all. */
const randomRuns = 20;

/** The part of Stryker's report that is read. */
interface Report {
  readonly files: Readonly<Record<string, { readonly source: string; readonly mutants: readonly Mutant[] }>>;
}

/** One change. */
interface Mutant {
  readonly mutatorName: string;
  readonly replacement?: string;
  readonly status: string;
  readonly location: { readonly start: Place; readonly end: Place };
}

interface Place {
  readonly line: number;
  readonly column: number;
}

/** Runs Stryker over an area; returns its report. */
function reportOf(name: string, mutate: readonly string[], { mutate: sources, tests }: Area): Report {
  const files = globSync(
    tests.map((path) => `${path}.node.test.ts`),
    { cwd: root },
  );
  const path = join(root, 'coverage/mutation', name.replaceAll('/', '-'));
  const area: AreaOptions = { tests: files, sources, skipped };
  const config = {
    testRunner: 'areas',
    plugins: [join(root, 'test/support/mutation-runner.ts')],
    area,
    // There is none that Stryker can read: its reader needs the API of an older TypeScript.
    tsconfigFile: 'no-such-tsconfig.json',
    mutate,
    symlinkNodeModules: true,
    ignorePatterns: ['coverage', 'dist', 'docs/site'],
    tempDirName: `${path}.sandbox`,
    reporters: ['progress', 'json'],
    jsonReporter: { fileName: `${path}.json` },
    concurrency: 1,
    warnings: { unknownOptions: false },
    timeoutMS: 10_000,
  };
  mkdirSync(join(path, '..'), { recursive: true });
  writeFileSync(`${path}.config.json`, JSON.stringify(config));
  const { status } = spawnSync(
    'npx',
    ['--yes', '-p', `@stryker-mutator/core@${version}`, 'stryker', 'run', `${path}.config.json`],
    {
      cwd: root,
      stdio: 'inherit',
      env: {
        ...process.env,
        [fuzzVariable]: JSON.stringify({ seed: usualSeed, factor: 1, runs: randomRuns }),
      },
    },
  );
  if (status !== 0) throw new Error(`Stryker ended with ${status}.`);
  return JSON.parse(readFileSync(`${path}.json`, 'utf8')) as Report;
}

/** True if no test noticed the change. */
function isLeft({ status }: Mutant): boolean {
  return status === 'Survived' || status === 'NoCoverage';
}

function printLeft({ files }: Report): void {
  for (const [path, { source, mutants }] of Object.entries(files))
    for (const { location, replacement = '', mutatorName } of mutants.filter(isLeft))
      console.log(`${path}:${location.start.line} ${mutatorName}: ${textAt(source, location)} → ${short(replacement)}`);
}

function textAt(source: string, { start, end }: Mutant['location']): string {
  const lines = source.split('\n').slice(start.line - 1, end.line);
  const last = lines.length - 1;
  lines[last] = (lines[last] ?? '').slice(0, end.column - 1);
  lines[0] = (lines[0] ?? '').slice(start.column - 1);
  return short(lines.join(' '));
}

function short(code: string): string {
  const line = code.replace(/\s+/g, ' ');
  return line.length > 80 ? `${line.slice(0, 79)}…` : line;
}

const { values, positionals } = parseArgs({ allowPositionals: true, options: { mutate: { type: 'string' } } });
const chosen = Object.entries(areas).filter(
  ([name]) => positionals.length === 0 || positionals.some((word) => name.includes(word)),
);
if (chosen.length === 0) throw new Error(`The areas are ${Object.keys(areas).join(', ')}.`);

const rows: string[] = [];
for (const [name, area] of chosen) {
  const begun = performance.now();
  const report = reportOf(name, values.mutate?.split(',') ?? area.mutate, area);
  printLeft(report);
  const mutants = Object.values(report.files).flatMap((file) => file.mutants);
  const noticed = mutants.filter(({ status }) => status === 'Killed' || status === 'Timeout').length;
  const minutes = (performance.now() - begun) / 60_000;
  rows.push(
    `| \`${name}\` | ${mutants.length} | ${((100 * noticed) / mutants.length).toFixed(1)} % | ${minutes.toFixed(1)} |`,
  );
}
console.log(['', '| area | changes | noticed | minutes |', '|---|---|---|---|', ...rows].join('\n'));
