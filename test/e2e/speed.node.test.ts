/** Counts the causes of speed: a busy machine changes nothing. `npm run bench` measures times. */
import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { Page } from 'playwright-core';
import { leftBy, works } from '../lab/bench/browser/cycles.ts';
import { type Bench, focus, startBench } from '../lab/bench/browser/measure.ts';
import { networkCounts } from '../lab/bench/browser/network.ts';
import { openChromium } from '../support/chromium.ts';

/** Nodes that one press of the arrow key changes in a list. */
async function touchedByArrow(bench: Bench, options: number): Promise<number> {
  bench.service.latencyMs = 0;
  bench.service.options = options;
  const opened = await bench.open('address-entry');
  const { page } = opened;
  try {
    await focus(page);
    // The engine has come: it keeps a place in the page for what a browser fills in.
    await page.waitForFunction(() => document.querySelector('address-entry [slot=autofill]'));
    const places = await placesIn(page);
    await page.keyboard.type('jul');
    await page.evaluate(() => window.probe.listFor('jul'));
    await page.keyboard.press('ArrowDown');
    await page.evaluate(() => window.probe.painted());
    await page.evaluate(() => Object.assign(window, { touched: window.probe.countTouched() }));
    await page.keyboard.press('ArrowDown');
    await page.evaluate(() => window.probe.painted());
    assert.deepEqual(await placesIn(page), places, 'nothing around the field moves');
    return await page.evaluate(() => (Reflect.get(window, 'touched') as () => number)());
  } finally {
    await opened.close();
  }
}

/** The number of times the page is styled until a hundred elements that come at once are painted. */
async function timesStyled(bench: Bench): Promise<number> {
  const opened = await bench.open('address-entry');
  const { page, devtools } = opened;
  const times = async () => {
    const { metrics } = await devtools.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'RecalcStyleCount')?.value ?? Number.NaN;
  };
  try {
    await devtools.send('Performance.enable');
    const before = await times();
    await page.evaluate(async () => {
      const holders = Array.from({ length: 100 }, () => document.body.appendChild(document.createElement('div')));
      await Promise.all(holders.map((holder) => window.probe.mount(holder)));
      await window.probe.painted();
    });
    return (await times()) - before;
  } finally {
    await opened.close();
  }
}

/** The places of everything in the page, without the element's inside. A browser counts no shift right after a key. */
function placesIn(page: Page): Promise<unknown> {
  return page.evaluate(() =>
    [...document.body.querySelectorAll('*')].map((element) => {
      const { x, y, width, height } = element.getBoundingClientRect();
      return [element.localName, x, y, width, height];
    }),
  );
}

describe('an element in a browser', () => {
  let bench: Bench;
  before(async () => {
    bench = await startBench({ fields: ['address-entry'], openBrowser: openChromium });
  });
  after(() => bench.close());

  it('loads two files of the field and four of its engine before the first list, the countries once, no answer twice, and details once', async () => {
    const counts = await networkCounts(bench);
    assert.deepEqual(counts, { scripts: 6, countries: 1, suggestions: 3, again: 0, details: 1 });
  });

  it('changes the input and two options per arrow key, however long the list is, and moves nothing', async () => {
    for (const options of [10, 100]) assert.ok((await touchedByArrow(bench, options)) <= 4, `${options} options`);
  });

  it('is styled together with those inserted with it, not each on its own', async () => {
    const times = await timesStyled(bench);
    assert.ok(times < 10, `${times} times for 100 elements`);
  });

  it('leaves no node and no listener behind, whether it is inserted and removed or stays for many entries', async () => {
    for (const work of works) {
      const { nodes, listeners } = await leftBy(bench, 'address-entry', work, 20);
      // A finished task may hold what it rendered last.
      assert.ok(nodes < 20, `${work}: ${nodes} nodes`);
      assert.ok(listeners < 20, `${work}: ${listeners} listeners`);
    }
  });
});
