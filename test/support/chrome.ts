import { type ExecFileSyncOptions, execFileSync } from 'node:child_process';
import { accessSync, constants, existsSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';

const names = ['google-chrome', 'google-chrome-stable', 'chromium', 'chromium-browser', 'chrome'];
const places = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
  `${process.env['PROGRAMFILES'] ?? ''}\\Google\\Chrome\\Application\\chrome.exe`,
];

/**
 * The features that a test browser does without. Chromium reads only the last such list, so this one repeats what
 * Playwright leaves out. Playwright's list keeps the two pages behind Chromium's own address bar: they are rendered
 * beside each page of a test, and take more time than the page does.
 */
const disabledFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
  'Translate',
];

/** Flags that keep a test browser quiet, and let it run as root. */
export const chromeFlags = [
  `--disable-features=${disabledFeatures.join(',')}`,
  '--no-sandbox',
  '--force-prefers-reduced-motion',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/**
 * The path of a Chrome or Chromium: `CHROME_PATH`, then an installed one, then, on Debian as root, one that is
 * installed now.
 *
 * @throws Error with one sentence that says what to do.
 */
export function findChrome(): string {
  const named = process.env['CHROME_PATH'];
  if (named) {
    if (isExecutable(named)) return named;
    throw new Error(`CHROME_PATH is "${named}", which is not a program: set it to the path of Chrome or Chromium.`);
  }
  const found = installed() ?? install();
  if (found) return found;
  throw new Error('The tests need a browser: install Chrome or Chromium, or set CHROME_PATH to where it is.');
}

/**
 * The path of the browser for tests that look at pages alone: the shell that Debian has beside Chromium (`chromium-headless-shell`), the
 * same engine without what is around a page, which takes as much of a processor as the page; else `findChrome`'s.
 */
export function findHeadless(): string {
  const chrome = findChrome();
  const shell = join(dirname(chrome), 'chromium-headless-shell');
  return isExecutable(shell) ? shell : chrome;
}

function installed(): string | undefined {
  const folders = (process.env['PATH'] ?? '').split(delimiter);
  return [...folders.flatMap((folder) => names.map((name) => join(folder, name))), ...places].find(isExecutable);
}

function install(): string | undefined {
  if (!existsSync('/etc/debian_version') || process.getuid?.() !== 0) return undefined;
  console.log('No browser found; installing Chromium with apt-get …');
  const options: ExecFileSyncOptions = { stdio: ['ignore', 'ignore', 'inherit'] };
  try {
    execFileSync('apt-get', ['update', '-qq'], options);
    execFileSync('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'], options);
  } catch {
    console.log('apt-get could not install it.');
    return undefined;
  }
  return installed();
}

function isExecutable(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
