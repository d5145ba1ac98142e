/** Runs commands of the package as processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import type { Page } from 'playwright-core';
import { bareEnvironment } from './programs.ts';

const running: ChildProcess[] = [];

/** The surroundings in which a command runs. */
interface Surroundings {
  readonly cwd: string;
  /** Beside those of `bareEnvironment`. Default: nothing. */
  readonly env?: Readonly<Record<string, string>>;
}

/**
 * Starts a command; resolves with the first group of the first line that fits. The command keeps running.
 *
 * @param file the program, run by this Node
 * @throws Error when it ends without such a line
 */
export async function start(
  file: string,
  args: readonly string[],
  wanted: RegExp,
  { cwd, env = {} }: Surroundings,
): Promise<string> {
  const child = spawn(process.execPath, [file, ...args], {
    cwd,
    env: { ...bareEnvironment(), ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  running.push(child);
  for await (const line of createInterface({ input: child.stdout })) {
    const [, found] = wanted.exec(line) ?? [];
    if (found) return found;
  }
  throw new Error(`${file} ended without ${wanted}`);
}

/** Ends every command that still runs. */
export async function stopAll(): Promise<void> {
  const alive = running.filter(({ exitCode }) => exitCode === null);
  for (const child of alive) child.kill();
  await Promise.all(alive.map((child) => once(child, 'close')));
}

/** A person chooses an address on a page with the element, whose proxy has the reference service behind it. */
export async function chooseOnPage(page: Page, url: string): Promise<void> {
  await page.goto(url);
  await page.getByRole('combobox', { name: 'Address' }).pressSequentially('2012 es 30');
  await page
    .getByRole('option', { name: /Julianastraat 30/ })
    .first()
    .click();
}

/** A person chooses an address on the page of the sandbox, and the page hears of it. */
export async function chooseInSandbox(page: Page, url: string): Promise<void> {
  await chooseOnPage(page, url);
  await page.locator('#events').getByText('Julianastraat 30').waitFor();
}
