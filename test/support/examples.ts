/** The examples, built once, served, and driven as a person would. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { build, createServer, preview } from 'vite';
import { config } from '../../demo/examples/vite.config.ts';
import { answerTo } from '../../src/testing.ts';
import { filesOfPages } from './demo-pages.ts';
import { closeBrowser, openBrowser } from './process-browser.ts';

/** An example in a browser. */
export interface OpenExample {
  readonly page: Page;
  /** The page's reports: errors, and warnings of the framework or of the element. */
  readonly mistakes: readonly string[];
  /** The sessions of all requests so far, each once. */
  readonly sessions: ReadonlySet<string>;
  readonly close: () => Promise<void>;
}

/** All light examples, built and served, with a browser. */
export interface Examples {
  /**
   * Opens one, by the name of its folder.
   *
   * @param url where it is served, if it is none of the light ones
   */
  open(name: string, url?: string): Promise<OpenExample>;
  close(): Promise<void>;
}

/** Builds the examples, and starts what they need. */
export async function startExamples(): Promise<Examples> {
  const outDir = mkdtempSync(join(tmpdir(), 'address-entry-examples-'));
  process.once('exit', () => rmSync(outDir, { recursive: true, force: true }));
  const rolldownOptions = { ...config.build?.rolldownOptions, output: { codeSplitting: { groups: filesOfPages() } } };
  await build({ ...config, build: { ...config.build, rolldownOptions, outDir, emptyOutDir: true } });
  const server = await preview({ ...config, build: { outDir }, preview: { port: 0, host: '127.0.0.1' } });
  const browser = await openBrowser();
  return {
    open: (name, url = `${server.resolvedUrls?.local[0]}${name}/`) => openExample(browser, url),
    async close() {
      await closeBrowser();
      await server.close();
    },
  };
}

/** Opens a page whose proxy is one of fixed answers. */
export async function openExample(browser: Browser, url: string): Promise<OpenExample> {
  const device = { viewport: { width: 800, height: 600 }, reducedMotion: 'reduce' } as const;
  const page = await browser.newPage(device);
  const mistakes: string[] = [];
  const sessions = new Set<string>();
  page.on('pageerror', ({ message }) => mistakes.push(message));
  page.on('console', (message) => {
    if (['error', 'warning'].includes(message.type())) mistakes.push(message.text());
  });
  await page.route('**/address-api/**', async (route) => {
    const session = route.request().headers()['x-autocomplete-session'];
    if (session) sessions.add(session);
    await route.fulfill(answerTo(route.request().url()));
  });
  await page.goto(url);
  return { page, mistakes, sessions, close: () => page.close() };
}

/**
 * Serves the sources of the examples for a person to look at. Returns the URL of their folder.
 *
 * @param proxyOrigin where `/address-api` is
 */
export async function serveExamples(proxyOrigin: string): Promise<string> {
  const target = { target: proxyOrigin, changeOrigin: true };
  const server = await createServer({
    ...config,
    server: { host: '127.0.0.1', port: 5174, proxy: { '/address-api': target } },
  });
  await server.listen();
  return server.resolvedUrls?.local[0] ?? '';
}
