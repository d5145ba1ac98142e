/** The Chromium that Playwright drives: one for all processes of a run, so that not each of them starts its own. */
import { type Browser, chromium } from 'playwright-core';
import { chromeFlags, findChrome, findHeadless } from './chrome.ts';

/** A page of a test lives for seconds: what V8 optimizes for longer lives takes a tenth of the browser's work, and comes too late. */
const flags = [...chromeFlags, '--js-flags=--no-opt'];

/** Names the browser's address in the environment, for the processes that a run starts. */
const variable = 'CHROMIUM_SERVER';

/**
 * Starts the browser that `openChromium` gives in this process and in those that it starts.
 *
 * @returns ends the browser
 */
export async function serveChromium(): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ executablePath: findHeadless(), args: flags });
  process.env[variable] = server.wsEndpoint();
  return async () => {
    delete process.env[variable];
    await server.close();
  };
}

/** A browser: the one of the run, of which `close()` ends only what was opened here, else one of its own. */
export async function openChromium(): Promise<Browser> {
  const address = process.env[variable];
  if (address) return patient(await chromium.connect(address));
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
