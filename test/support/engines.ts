/** The engines the browser tests run in besides Chromium: those that are installed. */
import type { BrowserLauncher } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import * as puppeteer from 'puppeteer-core';
import { webkitLauncher, webkitMissing } from './webkit.ts';

/** Says which of them is missing, and why. */
export function otherEngines(): BrowserLauncher[] {
  const engines: BrowserLauncher[] = [];
  const executablePath = process.env['FIREFOX_PATH'];
  if (executablePath)
    engines.push(chromeLauncher({ puppeteer, launchOptions: { browser: 'firefox', executablePath } }));
  else console.log('Not tested in Firefox: FIREFOX_PATH is not set.');
  if (webkitMissing) console.log(`Not tested in WebKitGTK: ${webkitMissing}.`);
  else engines.push(webkitLauncher());
  return engines;
}
