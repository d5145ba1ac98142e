/** Counts what of `src` runs in Chromium: V8's precise coverage over modules that are served one by one. */
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { CDPSession, Page } from 'playwright-core';
import { createServer } from 'vite';
import { openChromium } from './chromium.ts';

/** The code that ran between two moments. */
export interface Calls {
  /** Files of `src` of which a function ran. */
  readonly files: number;
  /** Functions that ran, each once; methods, getters, arrow functions and field initializers are functions, too. */
  readonly functions: number;
  /** The number of calls, all together. */
  readonly calls: number;
  /** Calls by file, from the folder `src`. */
  readonly byFile: ReadonlyMap<string, number>;
}

/** A page of which one can say what runs. */
export interface CountedPage {
  readonly page: Page;
  /**
   * The code that runs from an act until the page calls `reached()`, which stops the page at that very place.
   *
   * @throws Error when the page does not call it within ten seconds
   */
  readonly between: (act: () => Promise<unknown>) => Promise<Calls>;
}

/** The path of the page; the server has no file of this name. */
const path = '/calls.html';

/** Milliseconds that the end of a measurement is waited for. */
const waitMaxMs = 10_000;

/**
 * Opens a page whose modules are those of `src`, one file each, with types taken out and nothing else changed.
 *
 * @param root folder of the project
 * @param html the page; its scripts import from `/src/`, and may call `reached()`
 */
export async function withCountedPage<Result>(
  root: string,
  html: string,
  run: (page: CountedPage) => Promise<Result>,
): Promise<Result> {
  const server = await createServer({
    root,
    configFile: false,
    cacheDir: join(tmpdir(), 'address-entry-calls'),
    logLevel: 'warn',
    server: { port: 0, host: '127.0.0.1', ws: false, hmr: false, watch: null },
    // Libraries are served file by file, too: they are not counted.
    optimizeDeps: { noDiscovery: true },
  });
  await server.listen();
  const [origin = ''] = server.resolvedUrls?.local ?? [];
  const browser = await openChromium();
  try {
    const page = await browser.newPage();
    await page.route(`**${path}`, (route) => route.fulfill({ body: html, contentType: 'text/html' }));
    await page.addInitScript('window.reached = () => { debugger; }');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Debugger.enable');
    await devtools.send('Profiler.enable');
    await devtools.send('Profiler.startPreciseCoverage', { callCount: true, detailed: true });
    await page.goto(new URL(path, origin).href);
    return await run({ page, between: (act) => callsBetween(devtools, new URL('/src/', origin).href, act) });
  } finally {
    await browser.close();
    await server.close();
  }
}

async function callsBetween(devtools: CDPSession, source: string, act: () => Promise<unknown>): Promise<Calls> {
  // Each reading sets the counts to zero.
  await devtools.send('Profiler.takePreciseCoverage');
  const stopped = new Promise<void>((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('The page did not say that it was reached.')), waitMaxMs);
    devtools.once('Debugger.paused', () => {
      clearTimeout(timer);
      resolve();
    });
  });
  // The act may go on only after the page does: a key is done when its listeners are.
  const acted = act();
  await stopped;
  const { result } = await devtools.send('Profiler.takePreciseCoverage');
  await devtools.send('Debugger.resume');
  await acted;
  const ran = result
    .filter(({ url }) => url.startsWith(source))
    .map(({ url, functions }) => ({
      file: new URL(url).pathname.replace('/src/', ''),
      counts: functions.map(({ ranges }) => ranges[0]?.count ?? 0).filter((count) => count > 0),
    }))
    .filter(({ counts }) => counts.length > 0);
  const byFile = new Map(ran.map(({ file, counts }) => [file, counts.reduce((sum, count) => sum + count, 0)]));
  return {
    files: ran.length,
    functions: ran.reduce((sum, { counts }) => sum + counts.length, 0),
    calls: [...byFile.values()].reduce((sum, count) => sum + count, 0),
    byFile,
  };
}
