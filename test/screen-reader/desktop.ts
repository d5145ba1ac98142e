/**
 * A screen that nobody sees, with Orca, a browser and a keyboard: each with a session bus, a home and a display of its own,
 * so that no screen reader of the person who runs this is touched.
 */
import { type ChildProcess, type SpawnOptions, spawn, spawnSync } from 'node:child_process';
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { chromeFlags, findChrome } from '../support/chrome.ts';
import { firefoxPath } from '../support/engines.ts';
import { missing, pathOf, stop } from '../support/programs.ts';

/** The browsers that people use with Orca. */
export const browsers = ['firefox', 'chromium'] as const;

/** One of them. */
export type BrowserName = (typeof browsers)[number];

const busLauncher = '/usr/libexec/at-spi-bus-launcher';
const programs = ['orca', 'Xvfb', 'openbox', 'xdotool', 'dbus-daemon', 'gdbus', 'speech-dispatcher', busLauncher];

/** The reason why nothing can be heard here, in one sentence; false if it can. */
export function missingReader(): string | false {
  return missing(...programs);
}

/** The reason why nothing can be heard in a browser here; false if it can. */
export function missingIn(browser: BrowserName): string | false {
  return missingReader() || (browser === 'firefox' && !firefoxPath() && 'Firefox not installed');
}

/** Milliseconds between the keys of a person who types. */
const keyMs = 120;

/** Milliseconds after which something that has to come is given up. */
const givenUpMs = 120_000;

const preferences = {
  'accessibility.force_disabled': -1,
  'app.update.auto': false,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.homepage_override.mstone': 'ignore',
  'browser.startup.page': 0,
  'browser.translations.enable': false,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.formautofill.addresses.enabled': false,
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'signon.rememberSignons': false,
  'toolkit.telemetry.enabled': false,
  'trailhead.firstrun.didSeeAboutWelcome': true,
};

/** A browser with Orca over it. */
export class Desktop {
  readonly #folder: string;
  readonly #environment: NodeJS.ProcessEnv;
  readonly #running: ChildProcess[] = [];

  private constructor(folder: string, environment: NodeJS.ProcessEnv) {
    this.#folder = folder;
    this.#environment = environment;
  }

  /**
   * Starts a browser at an address.
   *
   * @param isMended true for an Orca that reads a description once. Default: Orca as it is
   */
  static async start(browser: BrowserName, url: string, isMended = false): Promise<Desktop> {
    const folder = mkdtempSync(join(tmpdir(), 'address-entry-screen-reader-'));
    const desktop = new Desktop(folder, { ...environmentIn(folder), ...(isMended && { ORCA_ONE_DESCRIPTION: '1' }) });
    process.once('exit', () => desktop.#kill());
    try {
      await desktop.#startScreen();
      await desktop.#startOrca();
      desktop.#startBrowser(browser, url);
      await desktop.#untilWindow(browser);
    } catch (error) {
      await desktop.stop();
      throw error;
    }
    return desktop;
  }

  /** Everything that Orca has said so far. */
  get said(): readonly string[] {
    const lines = readFileSync(join(this.#folder, 'said'), 'utf8').split('\n');
    // The last one is empty, or not written to its end yet.
    return lines.slice(0, -1).map((line) => JSON.parse(line) as string);
  }

  /** Presses keys, by the names that X has for them: `Tab`, `Down`, `Return`, `shift+Tab`. */
  async press(...keys: readonly string[]): Promise<void> {
    for (const key of keys) {
      this.#xdotool('key', '--clearmodifiers', key);
      await wait(keyMs);
    }
  }

  /** Types a text. */
  type(text: string): void {
    this.#xdotool('type', '--delay', String(keyMs), text);
  }

  /** Ends everything that was started, and takes its folder away. */
  async stop(): Promise<void> {
    await Promise.all(this.#running.toReversed().map(stop));
    this.#kill();
  }

  #kill(): void {
    for (const { pid } of this.#running) {
      try {
        // With what it started itself.
        if (pid) process.kill(-pid, 'SIGKILL');
      } catch {
        // It has ended.
      }
    }
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 5 });
  }

  #xdotool(...args: readonly string[]): string {
    return spawnSync('xdotool', args, { env: this.#environment, encoding: 'utf8' }).stdout.trim();
  }

  #spawn(command: string, args: readonly string[], options: SpawnOptions = {}): ChildProcess {
    const child = spawn(command, args, { env: this.#environment, stdio: 'ignore', detached: true, ...options });
    this.#running.push(child);
    return child;
  }

  async #startScreen(): Promise<void> {
    const screen = this.#spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1280x1000x24', '-nolisten', 'tcp'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#environment['DISPLAY'] = `:${await firstLineOf(screen)}`;
    const bus = this.#spawn('dbus-daemon', ['--session', '--nofork', '--print-address'], {
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.#environment['DBUS_SESSION_BUS_ADDRESS'] = await firstLineOf(bus);
    this.#spawn('openbox', []);
    this.#spawn(busLauncher, ['--launch-immediately', '--a11y=1', '--screen-reader=1']);
    const onBus = ['call', '--session', '--dest', 'org.a11y.Bus', '--object-path', '/org/a11y/bus', '--method'];
    const set = (property: string) => ['org.freedesktop.DBus.Properties.Set', 'org.a11y.Status', property, '<true>'];
    await until('a bus for screen readers', () =>
      ['IsEnabled', 'ScreenReaderEnabled'].every(
        (property) => spawnSync('gdbus', [...onBus, ...set(property)], { env: this.#environment }).status === 0,
      ),
    );
  }

  /** Orca ends when it finds another of its name, so this one has a name of its own. */
  async #startOrca(): Promise<void> {
    const name = `orca-${process.pid % 100_000}`;
    const program = readFileSync(pathOf('orca') ?? '', 'utf8')
      .replace("setProcessName('orca')", `setProcessName('${name}')`)
      .replace("-x orca'", `-x ${name}'`);
    const path = join(this.#folder, name);
    writeFileSync(path, program);
    chmodSync(path, 0o755);
    this.#spawn(path, []);
    await until('Orca', () => existsSync(join(this.#folder, 'said')) && this.said.length > 0);
  }

  #startBrowser(browser: BrowserName, url: string): void {
    const profile = join(this.#folder, 'profile');
    mkdirSync(profile);
    if (browser === 'chromium') {
      const flags = [
        ...chromeFlags,
        '--force-renderer-accessibility',
        '--password-store=basic',
        '--no-default-browser-check',
      ];
      this.#spawn(findChrome(), [...flags, `--user-data-dir=${profile}`, url]);
      return;
    }
    const lines = Object.entries(preferences).map(([key, value]) => `user_pref("${key}", ${JSON.stringify(value)});`);
    writeFileSync(join(profile, 'user.js'), lines.join('\n'));
    this.#spawn(firefoxPath() ?? '', ['--new-instance', '--no-remote', '--profile', profile, url]);
  }

  async #untilWindow(browser: BrowserName): Promise<void> {
    await until(`a window of ${browser}`, () => {
      const windows = this.#xdotool('search', '--onlyvisible', '--class', browser).split('\n').filter(Boolean);
      const window = windows.at(-1);
      if (window) this.#xdotool('windowactivate', window);
      return window !== undefined && windows.includes(this.#xdotool('getactivewindow'));
    });
  }
}

/** Waits until something is so. */
export async function until(what: string, isSo: () => boolean): Promise<void> {
  const end = Date.now() + givenUpMs;
  while (!isSo()) {
    if (Date.now() > end) throw new Error(`In vain: ${what}`);
    await wait(100);
  }
}

async function firstLineOf({ stdout, spawnfile }: ChildProcess): Promise<string> {
  if (stdout) for await (const line of createInterface({ input: stdout })) return line;
  throw new Error(`${spawnfile} said nothing`);
}

function environmentIn(folder: string): NodeJS.ProcessEnv {
  const home = join(folder, 'home');
  const run = join(folder, 'run');
  const speech = join(home, '.config/speech-dispatcher');
  const orca = join(home, '.local/share/orca');
  for (const path of [run, speech, orca]) mkdirSync(path, { recursive: true });
  chmodSync(run, 0o700);
  copyFileSync(fileURLToPath(new URL('orca_customizations.py', import.meta.url)), join(orca, 'orca-customizations.py'));
  // A voice that makes no sound.
  const voice = ['CommunicationMethod "unix_socket"', 'AddModule "dummy" "sd_dummy" ""', 'DefaultModule dummy'];
  writeFileSync(join(speech, 'speechd.conf'), `LogLevel 0\n${voice.join('\n')}\n`);
  return {
    PATH: process.env['PATH'],
    HOME: home,
    XDG_RUNTIME_DIR: run,
    XDG_CONFIG_HOME: join(home, '.config'),
    XDG_DATA_HOME: join(home, '.local/share'),
    TMPDIR: folder,
    LC_ALL: 'C.UTF-8',
    LANGUAGE: 'en',
    GSETTINGS_BACKEND: 'memory',
    GTK_MODULES: 'gail:atk-bridge',
    GNOME_ACCESSIBILITY: '1',
    ACCESSIBILITY_ENABLED: '1',
    NO_AT_BRIDGE: '0',
    ORCA_SAID: join(folder, 'said'),
  };
}
