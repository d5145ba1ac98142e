/** Runs the command `address-entry-proxy` as a process. */
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { createAddressClient } from '../../src/client.ts';
import { secret } from '../proxy/support.ts';
import { bareEnvironment } from '../support/programs.ts';

const command = fileURLToPath(new URL('../../src/bin/launchers/address-entry-proxy.ts', import.meta.url));

/** One line of the log. */
export type Line = Readonly<Record<string, unknown>>;

/** The running command. */
export interface RunningCommand {
  /** 0 for a Unix socket. */
  readonly port: number;
  /** 0 with an empty `METRICS_PORT`, when it may have none. */
  readonly metricsPort: number;
  readonly child: ChildProcess;
  /** Everything that it has written so far. */
  readonly written: () => string;
  /** The log so far. */
  readonly lines: () => readonly Line[];
  /** The first line of this kind; waits until there is one. */
  readonly line: (kind: string) => Promise<Line>;
  /** The number of lines of this kind so far. */
  readonly count: (kind: string) => number;
  /** Resolves when the next line is written. */
  readonly next: () => Promise<void>;
  /** The exit code; resolves when the process has ended. */
  readonly ended: Promise<number | null>;
  /** Sends SIGTERM and resolves with the exit code. */
  readonly stop: () => Promise<number | null>;
}

type Environment = Readonly<Record<string, string>>;

function start(settings: Environment, args: readonly string[]): ChildProcess {
  const env = bareEnvironment();
  for (const [name, value] of Object.entries(settings))
    env[/^(NODE_|NOTIFY_|PATH$)/.test(name) ? name : `ADDRESS_PROXY_${name}`] = value;
  return spawn(process.execPath, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
}

/**
 * Starts the command and resolves when it listens.
 *
 * @param settings environment variables without their prefix.
 * @param file the program. Default: the source.
 * @param flags of Node. Default: none.
 */
export async function startCommand(
  settings: Environment,
  file = command,
  flags: readonly string[] = [],
): Promise<RunningCommand> {
  const port = settings['HOST']?.startsWith('/') ? {} : { PORT: '0' };
  const account = { KEY: 'shop', SECRET: secret, METRICS_PORT: '0', ...port };
  const child = start({ ...account, ...settings }, [...flags, file]);
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
    metricsPort: settings['METRICS_PORT'] === '' ? 0 : Number((await line('metrics'))['port']),
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

/** The exit code of a command that refuses to start, and what it writes. */
export async function refusal(settings: Environment, args: readonly string[] = []) {
  const child = start(settings, [command, ...args]);
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream?.on('data', (chunk) => {
      said += chunk;
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, said };
}

/** Our client, which sends requests like a page of the same origin. */
export function clientOf(port: number, mount = '/address-api') {
  return createAddressClient({ baseUrl: `http://127.0.0.1:${port}${mount}` });
}

/** The nginx configuration of the docs, with these ports. */
export function balancer(ports: readonly number[]): string {
  const servers = ports.map((port) => `server 127.0.0.1:${port} fail_timeout=2s;`);
  return readFileSync(new URL('../../docs/nginx/balancer.conf', import.meta.url), 'utf8')
    .replace(/(?: *server 127\.0\.0\.1:\d+ fail_timeout=2s;\n)+/, servers.join('\n'))
    .replace('listen 127.0.0.1:8080', 'listen 127.0.0.1:{port}')
    .replace('/var/log/nginx/', '{folder}/');
}
