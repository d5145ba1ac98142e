/**
 * Builds the examples, drives each in a browser, and writes what worked into `docs/frameworks.md`: `npx node test/examples.ts`. It
 * needs the network for those whose frameworks are large (Angular, Next, …), which are installed in the folders of their examples. Names
 * of examples choose among them; then their rows alone are written. With `--serve` the light ones are shown instead, with the
 * proxy and the reference service.
 */
import { writeFileSync } from 'node:fs';
import { appExamples, formExamples, largeExamples } from '../demo/examples/vite.config.ts';
import { startDemo } from '../demo/server.ts';
import { type Examples, serveExamples, startExamples } from './support/examples.ts';
import { frameworks, frameworksTable, pageWithTable, rowOf, tablePage } from './support/frameworks-table.ts';
import { journeysOf } from './support/tried-journeys.ts';

/** The journeys that passed, as `vue reset`, and those that failed. */
interface Results {
  readonly passed: Set<string>;
  readonly failed: Set<string>;
}

async function attempt({ passed, failed }: Results, what: string, act: () => void | Promise<void>): Promise<void> {
  try {
    await act();
    passed.add(what);
  } catch (error) {
    failed.add(what);
    console.error(`${what}: ${error instanceof Error ? error.message : error}`);
  }
}

/** Goes every way through an example, on each of its pages. */
async function drive(running: Examples, results: Results, name: string, url?: string): Promise<void> {
  for (const [what, journey] of Object.entries(journeysOf(name))) {
    await attempt(results, `${name} ${what}`, async () => {
      for (const query of queriesOf(name)) {
        const opened = await running.open(name, url && url + query);
        await journey(opened);
        await opened.close();
      }
    });
  }
}

/** Angular has forms of two kinds, each a page of the example. */
const queriesOf = (name: string): readonly string[] => (name === 'angular' ? ['', '?template-driven'] : ['']);

async function driveLarge(running: Examples, results: Results, name: string): Promise<void> {
  const { checkAngularTypes, serveLargeExample } = await import('./support/large-examples.ts');
  await attempt(results, `${name} is built`, async () => {
    const served = await serveLargeExample(name);
    await drive(running, results, name, served.url);
    await served.close();
    if (name === 'angular') await attempt(results, 'angular types', checkAngularTypes);
  });
}

async function driveAll(words: readonly string[]): Promise<void> {
  const running = await startExamples();
  const results: Results = { passed: new Set(), failed: new Set() };
  const isWanted = (name: string) => words.length === 0 || words.includes(name);
  for (const name of [...appExamples, ...formExamples].filter(isWanted)) await drive(running, results, name);
  for (const name of largeExamples.filter(isWanted)) await driveLarge(running, results, name);
  await running.close();
  const table = frameworksTable(results.passed);
  const { now } = pageWithTable(table);
  const driven = Object.keys(frameworks).filter(isWanted);
  // A row that is not there yet cannot be replaced: then the whole table is to be written.
  const rows = driven.filter((name) => rowOf(now, name) !== '');
  const withRows = rows.reduce((text, name) => text.replace(rowOf(text, name), rowOf(table, name)), now);
  writeFileSync(tablePage, pageWithTable(words.length === 0 ? table : withRows).page);
  console.log(table);
  process.exitCode = results.failed.size > 0 ? 1 : 0;
}

async function serve(): Promise<void> {
  const demo = await startDemo({ port: 0 });
  const url = await serveExamples(demo.url);
  for (const name of [...appExamples, ...formExamples]) console.log(`${url}${name}/`);
}

const words = process.argv.slice(2);
await (words.includes('--serve') ? serve() : driveAll(words));
