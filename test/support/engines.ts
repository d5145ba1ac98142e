/** The engines that the elements are tested in, by name, and what drives them. */
import type { BrowserLauncher } from '@web/test-runner';
import { chromeLauncher } from '@web/test-runner-chrome';
import * as puppeteer from 'puppeteer-core';
import { chromeFlags, findHeadless } from './chrome.ts';
import { pathOf } from './programs.ts';
import { webkitLauncher, webkitMissing } from './webkit.ts';

/** The engines by name; Chromium is the one that has to be installed. */
export const engines = ['chromium', 'firefox', 'webkit'] as const;

/** One of the engines. */
export type Engine = (typeof engines)[number];

/**
 * The engines of a `--engine=` option: one or several, separated by commas, or `all` that are installed.
 *
 * @throws Error with one sentence, for a name that is none, and for an engine that is not installed
 */
export function enginesOf(option: string): readonly Engine[] {
  if (option === 'all') return engines.filter((engine) => !missingEngine(engine));
  return option.split(',').map((name) => {
    const engine = engines.find((known) => known === name);
    if (!engine) throw new Error(`There is no engine "${name}": choose ${engines.join(', ')} or all.`);
    const missing = missingEngine(engine);
    if (missing) throw new Error(`The tests cannot run in ${engine}: ${missing}.`);
    return engine;
  });
}

/** The reason why the tests cannot run in an engine here, or false. */
export function missingEngine(engine: Engine): string | false {
  if (engine === 'firefox') return !firefoxPath() && 'no Firefox is installed, and FIREFOX_PATH does not name one';
  return engine === 'webkit' && webkitMissing;
}

/** Milliseconds that a browser may take to start: long, because a busy machine is no failure. */
const startTimeout = 120_000;

/** Starts a browser of the engine for the test runner. */
export function launcherOf(engine: Engine): BrowserLauncher {
  if (engine === 'webkit') return webkitLauncher();
  if (engine === 'chromium')
    return chromeLauncher({
      launchOptions: { executablePath: findHeadless(), args: chromeFlags, timeout: startTimeout },
      createPage,
    });
  return chromeLauncher({
    puppeteer,
    launchOptions: {
      browser: 'firefox',
      executablePath: firefoxPath() ?? '',
      timeout: startTimeout,
      extraPrefsFirefox: { 'ui.prefersReducedMotion': 1 },
    },
    createPage,
  });
}

/** A page that may take as long to open. */
async function createPage({ context }: { readonly context: puppeteer.BrowserContext }): Promise<puppeteer.Page> {
  const page = await context.newPage();
  page.setDefaultNavigationTimeout(startTimeout);
  return page;
}

/** `FIREFOX_PATH`, else an installed one; none where that is set and empty. */
export function firefoxPath(): string | undefined {
  return process.env['FIREFOX_PATH'] ?? pathOf('firefox-esr') ?? pathOf('firefox');
}
