/** The Chromium that Playwright drives: one for all processes of a run, so that not each of them starts its own. */
import { type Browser, chromium } from 'playwright-core';
import { chromeFlags, findChrome } from './chrome.ts';

/** Names the browser's address in the environment, for the processes that a run starts. */
const variable = 'CHROMIUM_SERVER';

/**
 * Starts the browser that `openChromium` gives in this process and in those that it starts.
 *
 * @returns ends the browser
 */
export async function serveChromium(): Promise<() => Promise<void>> {
  const server = await chromium.launchServer({ executablePath: findChrome(), args: chromeFlags });
  process.env[variable] = server.wsEndpoint();
  return async () => {
    delete process.env[variable];
    await server.close();
  };
}

/** A browser: the one of the run, of which `close()` ends only what was opened here, else one of its own. */
export function openChromium(): Promise<Browser> {
  const address = process.env[variable];
  return address ? chromium.connect(address) : chromium.launch({ executablePath: findChrome(), args: chromeFlags });
}
