/** Runs commands of the package as processes. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

const running: ChildProcess[] = [];

/** Where and with what a command runs. */
interface Surroundings {
  readonly cwd: string;
  /** Beside the `PATH`. Default: nothing. */
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
    env: { PATH: process.env['PATH'] ?? '', ...env },
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
