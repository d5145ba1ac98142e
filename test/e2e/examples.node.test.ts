import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { appExamples, formExamples, largeExamples } from '../../demo/examples/vite.config.ts';
import { formJourneys, type Journey, journeys } from '../support/example-journeys.ts';
import { type Examples, startExamples } from '../support/examples.ts';
import { frameworks, frameworksTable, pageWithTable, rowOf, tablePage } from '../support/frameworks-table.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const passed = new Set<string>();

const titles: Readonly<Record<keyof typeof journeys, string>> = {
  example: 'has an address chosen, and submits it',
  controlled: 'renders with each key and writes the address back: text, focus, source and session stay',
  reset: 'begins again',
  prefill: 'has an address of its own in the field, also after the field was gone',
};

describe('the example of', { concurrency: 3 }, () => {
  let running: Examples;
  before(async () => {
    running = await startExamples();
  });
  after(() => running?.close());

  const drive = async (name: string, journey: Journey) => {
    const opened = await running.open(name);
    await journey(opened);
    await opened.page.close();
  };

  for (const name of appExamples) {
    for (const [what, journey] of Object.entries(journeys)) {
      it(`${name} ${titles[what as keyof typeof journeys]}`, async () => {
        await drive(name, journey);
        passed.add(`${name} ${what}`);
      });
    }
  }

  for (const name of formExamples) {
    it(`${name} has the address in the fields of its form, by their names`, () => drive(name, formJourneys.fields));
  }
});

describe('the page about frameworks', () => {
  it('has the table of what has just been tried', () => {
    const table = frameworksTable(passed);
    const { now } = pageWithTable(table);
    for (const name of appExamples) assert.equal(rowOf(now, name), rowOf(table, name), 'npm run examples writes it');
    for (const name of largeExamples) assert.match(rowOf(now, name), /✓/);
  });

  it('names each example that there is', () => {
    assert.deepEqual([...appExamples, ...largeExamples].sort(), Object.keys(frameworks).sort());
  });

  it('has snippets that are parts of the examples', () => {
    const withoutIndentation = (text: string) => text.replace(/^ +/gm, '');
    const snippets = [...readFileSync(tablePage, 'utf8').matchAll(/<!-- (demo\/\S+) -->\n```\w+\n([\s\S]*?)```/g)];
    assert.ok(snippets.length >= 6);
    for (const [, file = '', code = ''] of snippets) {
      const source = withoutIndentation(readFileSync(join(root, file), 'utf8'));
      assert.ok(source.includes(withoutIndentation(code)), file);
    }
  });
});
