/**
 * Builds the examples, drives each in a browser, and writes what worked into `docs/frameworks.md`: `npm run examples`. With
 * `--serve` it shows them instead, with the proxy and the reference service.
 */
import { writeFileSync } from 'node:fs';
import { appExamples, formExamples } from '../demo/examples/vite.config.ts';
import { startDemo } from '../demo/server.ts';
import { formJourneys, type Journey, journeys } from './support/example-journeys.ts';
import { serveExamples, startExamples } from './support/examples.ts';
import { frameworksTable, pageWithTable, tablePage } from './support/frameworks-table.ts';

async function driveAll(): Promise<void> {
  const running = await startExamples();
  const passed = new Set<string>();
  const failed: string[] = [];
  const drive = async (name: string, what: string, journey: Journey) => {
    const opened = await running.open(name);
    try {
      await journey(opened);
      passed.add(`${name} ${what}`);
    } catch (error) {
      failed.push(`${name} ${what}`);
      console.error(`${name}, ${what}: ${error instanceof Error ? error.message : error}`);
    }
    await opened.page.close();
  };
  for (const name of appExamples) {
    for (const [what, journey] of Object.entries(journeys)) await drive(name, what, journey);
  }
  for (const name of formExamples) await drive(name, 'fields', formJourneys.fields);
  await running.close();
  const table = frameworksTable(passed);
  writeFileSync(tablePage, pageWithTable(table).page);
  console.log(table);
  process.exitCode = failed.length > 0 ? 1 : 0;
}

async function serve(): Promise<void> {
  const demo = await startDemo({ port: 0 });
  const url = await serveExamples(demo.url);
  for (const name of [...appExamples, ...formExamples]) console.log(`${url}${name}/`);
}

await (process.argv.includes('--serve') ? serve() : driveAll());
