/** WebKitGTK for the tests, where it is installed: on an invisible screen of its own. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import type { BrowserLauncher } from '@web/test-runner';
import { freePort, listening, missing, pathOf, stop } from './programs.ts';
import { WebDriverSession } from './webdriver.ts';

/** Its name or path; nothing when `WEBKIT_DRIVER` is empty, which leaves this browser out. */
const driver = process.env['WEBKIT_DRIVER'] ?? 'WebKitWebDriver';

/** The reason why nothing is tested in WebKitGTK here, or false. */
export const webkitMissing = driver === '' ? 'WEBKIT_DRIVER is empty' : missing(driver, 'Xvfb');

export interface WebKit {
  readonly session: WebDriverSession;
  readonly stop: () => Promise<void>;
}

/**
 * @param hasEffects true for a browser as most people have it. False for one in which nothing moves and a page is painted without
 *   layers: without a graphics card, those take as much of a processor as all else. Default: true
 */
export async function startWebKit(hasEffects = true): Promise<WebKit> {
  const screen = spawn(pathOf('Xvfb') ?? '', ['-displayfd', '3', '-screen', '0', '1280x1024x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  // Whatever ends the tests: a browser without a screen ends by itself.
  process.once('exit', () => screen.kill('SIGKILL'));
  const port = await freePort();
  const settings = settingsWith(hasEffects);
  const env = {
    ...process.env,
    DISPLAY: `:${await displayOf(screen)}`,
    GDK_BACKEND: 'x11',
    XDG_CONFIG_HOME: settings,
    ...(!hasEffects && { WEBKIT_DISABLE_COMPOSITING_MODE: '1' }),
  };
  const service = spawn(pathOf(driver) ?? '', [`--port=${port}`], { stdio: 'ignore', env });
  process.once('exit', () => service.kill('SIGKILL'));
  // It would wait for ever for a browser that can have no window.
  screen.once('exit', () => service.kill('SIGKILL'));
  await listening(port, service);
  const session = await WebDriverSession.start(`http://127.0.0.1:${port}`);
  return {
    session,
    stop: async () => {
      // A browser that ended cannot be told to end.
      await session.stop().catch(() => undefined);
      await stop(service);
      await stop(screen);
      rmSync(settings, { recursive: true, force: true });
    },
  };
}

/** A folder with the settings of a person. */
function settingsWith(hasMotion: boolean): string {
  const folder = mkdtempSync(join(tmpdir(), 'address-entry-webkit-'));
  mkdirSync(join(folder, 'gtk-3.0'));
  writeFileSync(join(folder, 'gtk-3.0/settings.ini'), `[Settings]\ngtk-enable-animations=${Number(hasMotion)}\n`);
  return folder;
}

/** To the end, for Xvfb writes twice, and dies when its output is not read. */
async function displayOf({ stdio: [, , , numbers] }: ChildProcess): Promise<string> {
  const number = (await text(numbers as Readable)).trim();
  if (number === '') throw new Error('Xvfb ended at once.');
  return number;
}

/** The error of a test file whose browser ended before it. */
export const browserEnded = 'WebKitGTK ended while this file ran.';

/** One window, and in it one test file at a time. A browser that ended is followed by another for the next file. */
export function webkitLauncher(): BrowserLauncher & { getPage(): WebDriverSession } {
  let running: Promise<WebKit> | undefined;
  let session: WebDriverSession;
  let active: string | undefined;

  async function discard(): Promise<void> {
    const ended = running;
    running = undefined;
    await (await ended)?.stop();
  }

  return {
    name: 'WebKitGTK',
    // The commands of the test runner (keys, mouse) know the pages of Puppeteer; a session has what they use of one.
    type: 'puppeteer',
    concurrency: 1,
    getPage: () => session,
    isActive: (id) => id === active,
    // The test runner asks when a page has gone in the middle of its tests: a browser that ended has no address.
    getBrowserUrl: () => session.address().catch(() => undefined),
    startSession: async (id, url) => {
      // What fades in would be half seen by a test.
      running ??= startWebKit(false);
      session = (await running).session;
      active = id;
      await session.navigate(url);
    },
    stopSession: async () => {
      active = undefined;
      try {
        await session.mouse.reset();
        await session.navigate('about:blank');
        return {};
      } catch {
        await discard();
        return { errors: [{ message: browserEnded }] };
      }
    },
    startDebugSession: () => Promise.reject(new Error('Debug in Chromium.')),
    stop: discard,
  };
}
