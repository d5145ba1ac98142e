import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import { appExamples, formExamples, largeExamples } from '../../demo/examples/vite.config.ts';
import { type Examples, type OpenExample, startExamples } from '../support/examples.ts';
import { frameworks, frameworksTable, pageWithTable, rowOf } from '../support/frameworks-table.ts';
import { journeysOf } from '../support/tried-journeys.ts';

const passed = new Set<string>();

const titles: Readonly<Record<string, string>> = {
  render: 'has the field, with what its tag says',
  example: 'has an address chosen, and submits it',
  controlled: 'renders with each key and writes the address back: text, focus, source and session stay',
  reset: 'begins again',
  prefill: 'has an address of its own in the field, also after the field was gone',
  SSR: 'has the field before the scripts come: what is typed stays, and nothing is lost without scripts',
  choose: 'has the address in the fields that the element stands beside, in its store and in the order',
  country: 'has other fields for another country, and all of its address in them',
  store: 'has an address that its store writes without an event as that of the element, too',
  ship: 'stops an order for a text that is no address, unless its part of the form is hidden',
  provide: 'has a provider for the list that the checkout block has',
  edit: 'has what a person writes into its fields in its store and in the element',
};

describe('the example', { concurrency: 3 }, () => {
  let running: Examples;
  before(async () => {
    running = await startExamples();
  });
  after(() => running?.close());

  for (const name of [...appExamples, ...formExamples]) {
    describe(name, { concurrency: false }, () => {
      let opened: OpenExample | undefined;
      after(() => opened?.close());

      for (const [what, journey] of Object.entries(journeysOf(name))) {
        it(`${titles[what]}`, async () => {
          // The page stays for the next journey, unless it is one that a server makes: that is another one once the form was sent.
          if (name === 'server') await opened?.close();
          if (name === 'server' || !opened) opened = await running.open(name);
          await journey(opened);
          passed.add(`${name} ${what}`);
        });
      }
    });
  }
});

describe('the page about frameworks', () => {
  it('has the table of the latest results', () => {
    const table = frameworksTable(passed);
    const { now } = pageWithTable(table);
    for (const name of appExamples)
      assert.equal(rowOf(now, name), rowOf(table, name), 'npx node test/examples.ts writes it');
    for (const name of largeExamples) assert.match(rowOf(now, name), /✓/);
  });

  it('names each existing example', () => {
    assert.deepEqual([...appExamples, ...largeExamples].sort(), Object.keys(frameworks).sort());
  });
});
