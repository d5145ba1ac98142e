/**
 * The examples whose frameworks are large: each has a `package.json` of its own, and is installed, with the packed package, when
 * it is asked for. They are tried by `npx node test/examples.ts`, not by `npm test`.
 */
import { execFileSync, spawn } from 'node:child_process';
import { copyFileSync, existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { stripVTControlCharacters } from 'node:util';
import { preview } from 'vite';
import { shopWithPackage } from './package.ts';
import { freePort } from './programs.ts';

const root = fileURLToPath(new URL('../../demo/examples/', import.meta.url));

/** The folder of an example for the files that all of them share. */
const folderOfShared: Readonly<Record<string, string>> = { next: 'app', nuxt: 'app', sveltekit: 'src', astro: 'src' };

/** An example that is being served. */
export interface Served {
  readonly url: string;
  close(): Promise<void> | void;
}

/** With this Node, in place of the one that npm may have found. */
const env = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !/^npm_/i.test(name))),
  PATH: `${dirname(process.execPath)}${delimiter}${process.env['PATH']}`,
  ASTRO_TELEMETRY_DISABLED: '1',
  NEXT_TELEMETRY_DISABLED: '1',
  NUXT_TELEMETRY_DISABLED: '1',
};

function run(name: string, command: string, ...args: readonly string[]): string {
  return execFileSync(command, args, {
    cwd: join(root, name),
    env,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'pipe'],
    maxBuffer: 1e8,
  });
}

const scriptsOf = (name: string): Readonly<Record<string, string>> =>
  JSON.parse(readFileSync(join(root, name, 'package.json'), 'utf8')).scripts;

/** Installs and builds one, and serves it as its framework does. */
export async function serveLargeExample(name: string): Promise<Served> {
  const folder = folderOfShared[name];
  if (folder) {
    for (const file of ['examples.css', 'saved-address.js'])
      copyFileSync(join(root, file), join(root, name, folder, file));
  }
  // A build before this one may have made it a production, for which npm leaves out compilers.
  run(
    name,
    'npm',
    'install',
    '--include=dev',
    '--no-save',
    '--no-package-lock',
    '--no-audit',
    '--no-fund',
    shopWithPackage().tarball,
  );
  run(name, 'npm', 'run', 'build');
  if (scriptsOf(name)['start']) return started(name);
  const server = await preview({
    root: join(root, name),
    configFile: false,
    logLevel: 'error',
    preview: { port: 0, host: '127.0.0.1' },
  });
  return { url: server.resolvedUrls?.local[0] ?? '', close: () => server.close() };
}

/** The server of the example, on a free port. */
async function started(name: string): Promise<Served> {
  const port = await freePort();
  const [command = '', ...args] = scriptsOf(name)['start']?.split(' ') ?? [];
  const local = join(root, name, 'node_modules/.bin', command);
  const child = spawn(existsSync(local) ? local : command, args, {
    cwd: join(root, name),
    env: { ...env, PORT: String(port), HOST: '127.0.0.1', NODE_ENV: 'production' },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const url = `http://127.0.0.1:${port}/`;
  const isUp = () =>
    fetch(url).then(
      ({ ok }) => ok,
      () => false,
    );
  while (!(await isUp())) {
    if (child.exitCode !== null) throw new Error(`${name} ended.`);
    await setTimeout(100);
  }
  return { url, close: () => void child.kill() };
}

/** Throws unless the compiler of Angular refuses the wrong uses, and nothing else. */
export function checkAngularTypes(): void {
  const lines = readFileSync(join(root, 'angular/src/uses.ts'), 'utf8').split('\n');
  const wrong = lines.flatMap((line, index) => (line.includes('<!-- wrong -->') ? [index + 1] : []));
  let said = '';
  try {
    run('angular', 'npm', 'run', 'types');
  } catch (error) {
    const { stdout, stderr } = error as { readonly stdout: string; readonly stderr: string };
    said = stripVTControlCharacters(stdout + stderr);
  }
  const refused = [...said.matchAll(/uses\.ts:(\d+):\d+ - error/g)].map(([, line]) => Number(line));
  if (wrong.length === 0 || String([...new Set(refused)]) !== String(wrong))
    throw new Error(`The wrong uses are at ${wrong}, refused are ${refused}: ${said}`);
}
