/** The Chromium that Playwright drives. */
import { type Browser, chromium } from 'playwright-core';
import { chromeFlags, findChrome, findHeadless } from './chrome.ts';

/**
 * Flags that save more than a tenth of the browser's work. A page of a test lives for seconds: what V8 compiles for longer lives comes too late.
 * What the network has to say goes through one process less. Chromium reads only the last list of features, so this one repeats
 * Playwright's.
 */
const flags = [
  ...chromeFlags,
  '--js-flags=--no-opt --no-maglev --no-sparkplug --no-lazy-feedback-allocation',
  '--enable-features=NetworkServiceInProcess2,CDPScreenshotNewSurface',
];

/** A browser of its own for the process of a test: one for all would have each message go through a second process. */
export async function openChromium(): Promise<Browser> {
  return patient(await chromium.launch({ executablePath: findHeadless(), args: flags }));
}

/** A browser with what is around a page, too: the address book that fills in forms. */
export async function openWholeChromium(): Promise<Browser> {
  const executablePath = findChrome();
  if (executablePath === findHeadless()) return openChromium();
  return patient(await chromium.launch({ executablePath, args: flags }));
}

/** Milliseconds that a page may take for anything: a busy machine is no reason to fail. */
const patienceMs = 120_000;

/** The browser, whose pages wait longer for what they are asked for than Playwright's half a minute. */
export function patient(browser: Browser): Browser {
  browser.on('context', (context) => context.setDefaultTimeout(patienceMs));
  return browser;
}
