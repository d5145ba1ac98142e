/** The Chromium of this process: another one takes longer than what most tests do in it. */
import type { Browser } from 'playwright-core';
import { openChromium } from './chromium.ts';

let browser: Promise<Browser> | undefined;

/**
 * The browser; opened for the first who asks. In its pages no busy machine is taken for a slow service.
 *
 * @param open the way to the browser, for the first call
 */
export function openBrowser(open: () => Promise<Browser> = openChromium): Promise<Browser> {
  browser ??= open().then((opened) => opened.on('context', (context) => void context.addInitScript(lengthenDeadlines)));
  return browser;
}

/** After the last test of a file. */
export async function closeBrowser(): Promise<void> {
  await (await browser)?.close();
  browser = undefined;
}

/**
 * Runs in the page: its timers from `fromMs` milliseconds on last a hundred times as long, so that a busy machine is not taken
 * for a slow service. Default: 5,000, the client's deadlines.
 */
export function lengthenDeadlines(fromMs = 5_000): void {
  const start = window.setTimeout;
  window.setTimeout = ((run: () => void, ms = 0) => start(run, ms < fromMs ? ms : ms * 100)) as typeof setTimeout;
}
