/** Firefox by Marionette, its own protocol: the one way to its address book, and to pages that it keeps whole. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { firefoxPath } from './engines.ts';
import { freePort, listening, stop } from './programs.ts';

/** A preference of Firefox. */
type Preferences = Readonly<Record<string, string | number | boolean>>;

/** The codes of keys that are no characters. https://www.w3.org/TR/webdriver2/#keyboard-actions */
const keyCodes = { Tab: '\uE004', ArrowDown: '\uE015', Enter: '\uE007' } as const;

/** A Firefox without a window, in a profile of its own. */
export class Firefox {
  readonly #process: ChildProcess;
  readonly #socket: Socket;
  readonly #folder: string;
  readonly #waiting = new Map<number, (answer: readonly [unknown, unknown]) => void>();
  #received = Buffer.alloc(0);
  #count = 0;

  private constructor(process: ChildProcess, socket: Socket, folder: string) {
    this.#process = process;
    this.#socket = socket;
    this.#folder = folder;
    socket.on('data', (data) => this.#read(data));
  }

  /** Starts it; `preferences` are those of `about:config`. */
  static async start(preferences: Preferences): Promise<Firefox> {
    const folder = mkdtempSync(join(tmpdir(), 'address-entry-firefox-'));
    const port = await freePort();
    const lines = Object.entries({ ...preferences, 'marionette.port': port }).map(
      ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
    );
    writeFileSync(join(folder, 'user.js'), lines.join('\n'));
    const flags = ['--headless', '--marionette', '--remote-allow-system-access', '--profile', folder];
    const program = spawn(firefoxPath() ?? '', flags, { stdio: 'ignore' });
    process.once('exit', () => program.kill('SIGKILL'));
    await listening(port, program);
    const firefox = new Firefox(program, connect(port, '127.0.0.1'), folder);
    await firefox.send('WebDriver:NewSession', { pageLoadStrategy: 'normal' });
    return firefox;
  }

  /** Sends one command, and resolves with its result. */
  send(command: string, parameters: object = {}): Promise<unknown> {
    const id = ++this.#count;
    const text = JSON.stringify([0, id, command, parameters]);
    this.#socket.write(`${Buffer.byteLength(text)}:${text}`);
    return new Promise((resolve, reject) => {
      this.#waiting.set(id, ([error, result]) => {
        if (error) reject(new Error(`${command}: ${JSON.stringify(error)}`));
        else resolve((result as { value?: unknown } | null)?.value);
      });
    });
  }

  /** The result of a script in the page, as JSON can express it. */
  run(script: string): Promise<unknown> {
    return this.send('WebDriver:ExecuteScript', { script, args: [] });
  }

  /** The same in the browser itself, whose script calls its last argument with the result. */
  async runInBrowser(script: string): Promise<unknown> {
    await this.send('Marionette:SetContext', { value: 'chrome' });
    const result = await this.send('WebDriver:ExecuteAsyncScript', { script, args: [] });
    await this.send('Marionette:SetContext', { value: 'content' });
    return result;
  }

  /** Until a script of the page returns something true. */
  async until(script: string): Promise<void> {
    const end = Date.now() + 30_000;
    while (!(await this.run(script))) {
      if (Date.now() > end) throw new Error(`In vain: ${script}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  }

  /** Presses a key, or types a text. */
  async press(keys: keyof typeof keyCodes | string): Promise<void> {
    const values = keys in keyCodes ? [keyCodes[keys as keyof typeof keyCodes]] : [...keys];
    const actions = values.flatMap((value) => ['keyDown', 'keyUp'].map((type) => ({ type, value })));
    await this.send('WebDriver:PerformActions', { actions: [{ type: 'key', id: 'keyboard', actions }] });
  }

  /** Ends it, and takes its profile away. */
  async stop(): Promise<void> {
    this.#socket.destroy();
    await stop(this.#process);
    rmSync(this.#folder, { recursive: true, force: true, maxRetries: 3 });
  }

  #read(data: Buffer): void {
    this.#received = Buffer.concat([this.#received, data]);
    for (;;) {
      const colon = this.#received.indexOf(':');
      const length = Number(this.#received.subarray(0, colon).toString());
      if (colon < 0 || this.#received.length < colon + 1 + length) return;
      const message: unknown = JSON.parse(this.#received.subarray(colon + 1, colon + 1 + length).toString());
      this.#received = this.#received.subarray(colon + 1 + length);
      // The first one says who is there.
      if (!Array.isArray(message)) continue;
      const [, id, error, result] = message as [number, number, unknown, unknown];
      this.#waiting.get(id)?.([error, result]);
      this.#waiting.delete(id);
    }
  }
}
