/** The server as a process of its own, and other people's servers beside it. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createAddressClient } from '../../src/client.ts';
import { secret } from '../proxy/support.ts';

const command = fileURLToPath(new URL('../../src/bin/address-entry-proxy.ts', import.meta.url));

export type Line = Readonly<Record<string, unknown>>;

export interface RunningCommand {
  readonly port: number;
  readonly metricsPort: number;
  readonly child: ChildProcess;
  /** What it has logged so far, as it was written. */
  readonly written: () => string;
  readonly lines: () => readonly Line[];
  /** The first line of this kind, when it is there. */
  readonly line: (kind: string) => Promise<Line>;
  readonly count: (kind: string) => number;
  /** Until it says something more. */
  readonly next: () => Promise<void>;
  /** Its exit code, when it has ended. */
  readonly ended: Promise<number | null>;
  /** Tells it to end, and waits until it has. */
  readonly stop: () => Promise<number | null>;
}

type Environment = Readonly<Record<string, string>>;

function start(settings: Environment, args: readonly string[], file: string): ChildProcess {
  const env: Record<string, string> = { PATH: process.env['PATH'] ?? '' };
  for (const [name, value] of Object.entries(settings)) env[`ADDRESS_PROXY_${name}`] = value;
  return spawn(process.execPath, [file, ...args], { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/** Settings are named without their prefix. Resolves when it listens. */
export async function startCommand(settings: Environment, file = command): Promise<RunningCommand> {
  const account = { KEY: 'shop', SECRET: secret, PORT: '0', METRICS_PORT: '0' };
  const child = start({ ...account, ...settings }, [], file);
  const lines: string[] = [];
  let heard = () => {};
  let errors = '';
  child.stderr?.on('data', (chunk) => {
    errors += chunk;
  });
  if (child.stdout) {
    createInterface({ input: child.stdout }).on('line', (line) => {
      lines.push(line);
      heard();
    });
  }
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  const parsed = () => lines.map((line) => JSON.parse(line) as Line);

  const next = async () => {
    const length = lines.length;
    const said = new Promise<void>((resolve) => {
      heard = () => lines.length > length && resolve();
    });
    const end = ended.then(() => {
      throw new Error(`It ended. ${errors}${lines.join('\n')}`);
    });
    await Promise.race([said, end]);
  };
  const line = async (kind: string): Promise<Line> => {
    for (;;) {
      const found = parsed().find((each) => each['kind'] === kind);
      if (found) return found;
      await next();
    }
  };

  return {
    port: Number((await line('listening'))['port']),
    metricsPort: Number((await line('metrics'))['port']),
    child,
    written: () => lines.join('\n') + errors,
    lines: parsed,
    line,
    next,
    count: (kind) => parsed().filter((each) => each['kind'] === kind).length,
    ended,
    stop: () => {
      child.kill('SIGTERM');
      return ended;
    },
  };
}

/** What a command that refuses to start says, and its exit code. */
export async function refusal(settings: Environment, args: readonly string[] = []) {
  const child = start(settings, args, command);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** Our client, as in a page of the same origin. */
export function clientOf(port: number, mount = '/address-api') {
  return createAddressClient({ baseUrl: `http://127.0.0.1:${port}${mount}` });
}
