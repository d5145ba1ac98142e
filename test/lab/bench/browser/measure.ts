/** A browser with a page of a field, and what the browser itself counts. */
import { type Browser, type CDPSession, chromium, type Page } from 'playwright-core';
import { chromeFlags, findChrome } from '../../../support/chrome.ts';
import { fields as allFields, type BenchServer, type Field, startServer } from './fields.ts';
import { installProbe } from './probe.ts';

/** A page of a field, in a browser context of its own. */
export interface FieldPage {
  readonly page: Page;
  readonly devtools: CDPSession;
  readonly close: () => Promise<void>;
}

/** The server and the browser of a benchmark. */
export interface Bench extends BenchServer {
  /** `rate`: how many times the processor is slowed down. Default: 1 */
  readonly open: (field: Field, rate?: number) => Promise<FieldPage>;
}

/** The other settings of a benchmark. */
interface BenchOptions {
  /** The fields that it opens. Default: all */
  readonly fields?: readonly Field[];
  /** Further flags of the browser. Default: none */
  readonly flags?: readonly string[];
  /** Opens another browser than the one that people have: enough for counting. */
  readonly openBrowser?: () => Promise<Browser>;
}

/** Starts a server and a browser, which `close()` ends. */
export async function startBench({ fields = allFields, flags = [], openBrowser }: BenchOptions = {}): Promise<Bench> {
  const server = await startServer(fields);
  const browser = await (openBrowser?.() ??
    chromium.launch({ executablePath: findChrome(), args: [...chromeFlags, ...flags] }));
  return {
    ...server,
    open: (field, rate = 1) => open(browser, server, field, rate),
    async close() {
      await browser.close();
      await server.close();
    },
  };
}

/** Runs a benchmark, and ends what it needed. */
export async function withBench(run: (bench: Bench) => Promise<void>, options: BenchOptions = {}): Promise<void> {
  const bench = await startBench(options);
  await run(bench).finally(bench.close);
}

async function open(browser: Browser, { urlOf }: BenchServer, field: Field, rate: number): Promise<FieldPage> {
  const context = await browser.newContext({ viewport: { width: 1_000, height: 800 } });
  context.setDefaultTimeout(120_000);
  await context.addInitScript(installProbe);
  const page = await context.newPage();
  page.on('pageerror', (error) => console.error(`${field}: ${error.message}`));
  const devtools = await context.newCDPSession(page);
  if (rate > 1) await devtools.send('Emulation.setCPUThrottlingRate', { rate });
  await page.goto(urlOf(field));
  await started(page);
  return { page, devtools, close: () => context.close() };
}

/** Resolves when the field is painted. */
export async function started(page: Page): Promise<number> {
  await page.waitForFunction(() => window.probe.startedAfter > 0, undefined, { polling: 100 });
  return page.evaluate(() => window.probe.startedAfter);
}

/** Puts the focus into the field. */
export function focus(page: Page): Promise<void> {
  return page.evaluate(() => window.probe.input().focus());
}

/** The contents of a page after its garbage is collected. */
export interface Held {
  readonly bytes: number;
  readonly nodes: number;
  readonly listeners: number;
}

/** Counts what a page holds. */
export async function heldBy({ page, devtools }: FieldPage): Promise<Held> {
  // What a finished task held goes with the next collection.
  for (let times = 0; times < 4; times++) {
    await page.evaluate(() => window.probe.painted());
    await devtools.send('HeapProfiler.collectGarbage');
  }
  const { usedSize: bytes } = await devtools.send('Runtime.getHeapUsage');
  const { nodes, jsEventListeners: listeners } = await devtools.send('Memory.getDOMCounters');
  return { bytes, nodes, listeners };
}

/** Milliseconds that the main thread has worked so far. */
export async function workOf({ devtools }: FieldPage): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0);
}
