/** Programs of others, run for real: where they are not installed, the tests that need them say so and are left out. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join, resolve } from 'node:path';
import { createInterface } from 'node:readline';

const folders = [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin'];

/** For the option `skip` of a suite. */
export function missing(...names: readonly string[]): string | false {
  const absent = names.filter((name) => !pathOf(name));
  return absent.length > 0 && `${absent.join(' and ')} not installed: what runs with it is not tested here`;
}

/** The path of an installed program, by its name or by a path. */
export function pathOf(name: string): string | undefined {
  return folders.map((folder) => resolve(folder, name)).find((path) => existsSync(path));
}

/**
 * A port without a listener now, for a program that is started with it. It is none of those that a system gives out by itself (from 32,768
 * on): such a one may be given to another test while the program takes seconds to start.
 */
export async function freePort(): Promise<number> {
  for (;;) {
    const port = randomInt(20_000, 32_000);
    const server = createServer().listen(port, '127.0.0.1');
    const isFree = await once(server, 'listening').then(
      () => true,
      () => false,
    );
    if (!isFree) continue;
    await new Promise((resolve) => server.close(resolve));
    return port;
  }
}

export interface Program {
  readonly port: number;
  readonly child: ChildProcess;
  readonly stop: () => Promise<void>;
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** At once, whatever it is doing. */
export async function stop(child: ChildProcess): Promise<void> {
  if (hasEnded(child)) return;
  // One that was halted hears nothing but this.
  child.kill('SIGKILL');
  await once(child, 'exit');
}

/** Redis, or Valkey where that alone is installed. */
export const redisServer = !pathOf('redis-server') && pathOf('valkey-server') ? 'valkey-server' : 'redis-server';

/** An empty Redis or Valkey that keeps nothing on disk. */
export async function startRedis(
  port?: number,
  more: readonly string[] = [],
  program: 'redis-server' | 'valkey-server' = redisServer,
): Promise<Program> {
  const chosen = port ?? (await freePort());
  const args = ['--port', String(chosen), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no', '--dir', tmpdir()];
  const child = spawn(pathOf(program) ?? '', [...args, ...more], { stdio: ['ignore', 'pipe', 'ignore'] });
  await ready(child);
  return { port: chosen, child, stop: () => stop(child) };
}

async function ready({ stdout }: ChildProcess): Promise<void> {
  if (!stdout) return;
  const lines: string[] = [];
  for await (const line of createInterface({ input: stdout })) {
    lines.push(line);
    if (line.includes('Ready to accept connections')) {
      stdout.resume();
      return;
    }
  }
  throw new Error(lines.join('\n'));
}

export interface Nginx extends Program {
  /** The text that it wrote into a file of its folder. */
  readonly read: (file: string) => string;
}

/** @param server the inside of its `http` block; `{port}` and `{folder}` stand for where it listens and writes. */
export async function startNginx(server: string, files: Readonly<Record<string, string>> = {}): Promise<Nginx> {
  const port = await freePort();
  const folder = mkdtempSync(join(tmpdir(), 'address-entry-nginx-'));
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi']
    .map((kind) => `${kind}_temp_path ${folder}/${kind};`)
    .join('\n');
  const fill = (text: string) => text.replaceAll('{port}', String(port)).replaceAll('{folder}', folder);
  const main = `daemon off; worker_processes 2; pid ${folder}/pid; error_log ${folder}/main.log;
    events {} http { ${temporary} access_log off;\n${server}\n}`;
  for (const [name, text] of Object.entries({ ...files, 'nginx.conf': main })) {
    writeFileSync(join(folder, name), fill(text));
  }
  const command = pathOf('nginx') ?? '';
  const args = ['-p', folder, '-c', join(folder, 'nginx.conf'), '-e', join(folder, 'main.log')];
  const { status, stderr } = spawnSync(command, [...args, '-t', '-q'], { encoding: 'utf8' });
  if (status !== 0 || stderr !== '') throw new Error(stderr);
  const child = spawn(command, args, { stdio: 'ignore' });
  await listening(port, child);
  return {
    port,
    child,
    read: (file) => readFileSync(join(folder, file), 'utf8'),
    stop: async () => {
      child.kill('SIGTERM');
      await once(child, 'exit');
      rmSync(folder, { recursive: true });
    },
  };
}

/** Until it does. */
export async function listening(port: number, child: ChildProcess): Promise<void> {
  const isThere = () =>
    new Promise<boolean>((resolve) => {
      const socket = connect(port, '127.0.0.1', () => resolve(true)).on('error', () => resolve(false));
      socket.once('connect', () => socket.destroy());
    });
  while (!(await isThere())) {
    if (hasEnded(child)) throw new Error(`${child.spawnfile} ended at once.`);
  }
}

/** The environment of a program that is given its settings and nothing else: where programs are, and what Node compiled before. */
export function bareEnvironment(): Record<string, string> {
  const { PATH = '', NODE_COMPILE_CACHE } = process.env;
  return { PATH, ...(NODE_COMPILE_CACHE && { NODE_COMPILE_CACHE }) };
}
