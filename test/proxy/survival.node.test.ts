/** No answer of the service ends the process, in any runtime that is installed. */
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { after, before, describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { type BuildOptions, build } from 'esbuild';
import { missing, pathOf } from '../support/programs.ts';
import { runsOf } from '../support/random.ts';
import { type AnswerShape, answerShapes } from './answer-shapes.ts';
import { type FaultServer, startFaultServer } from './fault-server.ts';
import { faults } from './faults.ts';
import { runConcurrently } from './server.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Too many codings for the `fetch` of Node, and a body that comes later, or never ends. */
const severalCodings = (name: string, codings: string, go: (write: (text: string) => void) => void): AnswerShape => ({
  name,
  serve: (socket) => {
    const write = (text: string) => void (socket.destroyed || socket.write(text));
    write(`HTTP/1.1 200 OK\r\nContent-Type: application/json\r\nContent-Encoding: ${codings}\r\n`);
    write('Content-Length: 2\r\n\r\n');
    go(write);
  },
});
const named: readonly AnswerShape[] = [
  severalCodings('six codings, and a body that comes later', Array(6).fill('gzip').join(), (write) => {
    setTimeout(() => write('{}'), 10);
  }),
  severalCodings('sixty codings, and no body', Array(60).fill('br').join(', '), () => {}),
];
const shapes: readonly AnswerShape[] = [...named, ...faults, ...answerShapes(runsOf(500))];
/** Every answer of the proxy is one of these: a 500 would be a mistake of its own. */
const expectedStatuses = /^(200|400|404|409|429|502|503|504)$/;

let service: FaultServer;
let folder = '';

before(async () => {
  service = await startFaultServer(shapes);
  folder = await mkdtemp(join(tmpdir(), 'address-entry-survival-'));
  const resolveDir = join(root, 'test/proxy');
  const worker = `import { answerCase } from './survival-requests.ts'; export default { fetch: answerCase };`;
  const bundleOf = (options: BuildOptions) =>
    build({
      ...options,
      bundle: true,
      format: 'esm',
      platform: 'neutral',
      mainFields: ['module', 'main'],
      logLevel: 'error',
    });
  await bundleOf({
    entryPoints: [join(resolveDir, 'survival-runner.ts')],
    outfile: join(folder, 'survival-runner.mjs'),
  });
  await bundleOf({ stdin: { contents: worker, resolveDir }, outfile: join(folder, 'survival-worker.mjs') });
});
after(async () => {
  await service.close();
  await rm(folder, { recursive: true });
});

/** The shapes with an answer that nobody expects, after one run in a child process. */
async function run(command: string, ...args: readonly string[]) {
  const child = spawn(command, [...args, String(service.port), `${shapes.length}`]);
  let errors = '';
  child.stderr.on('data', (text) => {
    errors += text;
  });
  const lines: string[] = [];
  for await (const line of createInterface({ input: child.stdout })) lines.push(line);
  if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
  if (child.exitCode !== 0) console.error(errors.slice(0, 2_000));
  const odd = lines.filter((line) => line !== 'done' && !expectedStatuses.test(line.split(' ')[1] ?? ''));
  return {
    code: child.exitCode,
    last: lines.at(-1),
    answers: lines.length - 1,
    odd: odd.map((line) => `${line}: ${shapes[Number.parseInt(line, 10)]?.name}`),
  };
}

const expected = { code: 0, last: 'done', answers: shapes.length * 2, odd: [] };

/** The program for other runtimes, which send by their own `fetch`. */
const bundle = () => join(folder, 'survival-runner.mjs');

describe(`a process that gets ${shapes.length} answers from a service, most of them random`, () => {
  it('survives in Node', async () => {
    assert.deepEqual(await run(process.execPath, join(root, 'test/proxy/survival-runner.ts')), expected);
  });

  it('survives in Deno', { skip: missing('deno') }, async () => {
    assert.deepEqual(
      await run(pathOf('deno') ?? '', 'run', '--quiet', '--no-config', '--allow-all', bundle()),
      expected,
    );
  });

  it('survives in Bun', { skip: missing('bun') }, async () => {
    assert.deepEqual(await run(pathOf('bun') ?? '', '--unhandled-rejections=strict', bundle()), expected);
  });

  it('survives in a Worker', async () => {
    await writeFile(join(folder, 'config.capnp'), workerConfig(`http://127.0.0.1:${service.port}`));
    const workerd = join(root, 'node_modules/.bin/workerd');
    const worker = spawn(workerd, ['serve', 'config.capnp', '--control-fd=3'], {
      cwd: folder,
      stdio: ['ignore', 'pipe', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [worker.stdout, worker.stderr]) {
      stream?.on('data', (text) => {
        said += text;
      });
    }
    try {
      const odd: string[] = [];
      const port = await portOf(worker.stdio[3] as Readable);
      await runConcurrently(shapes.keys(), 16, async (index) => {
        const response = await fetch(`http://127.0.0.1:${port}/`, { headers: { 'x-case': String(index) } });
        const text = await response.text();
        const statuses = response.ok ? (JSON.parse(text) as number[]) : [text];
        const isOdd = statuses.length !== 2 || statuses.some((status) => !expectedStatuses.test(String(status)));
        if (isOdd) odd.push(`${statuses}: ${shapes[index]?.name}`);
      });
      assert.deepEqual(odd, []);
      assert.equal(worker.exitCode, null);
      assert.doesNotMatch(said, /uncaught/i);
    } finally {
      worker.kill();
      await once(worker, 'close');
    }
  });
});

async function portOf(control: Readable): Promise<number> {
  for await (const line of createInterface({ input: control })) {
    const { event, port } = JSON.parse(line) as { event: string; port?: number };
    if (event === 'listen' && port !== undefined) return port;
  }
  throw new Error('workerd did not listen.');
}

function workerConfig(serviceUrl: string): string {
  return `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [
    (name = "main", worker = .worker),
    (name = "network", network = (allow = ["local", "private", "public"])),
  ],
  sockets = [(name = "http", address = "127.0.0.1:0", http = (), service = "main")],
);
const worker :Workerd.Worker = (
  modules = [(name = "survival-worker.mjs", esModule = embed "survival-worker.mjs")],
  bindings = [(name = "SERVICE_URL", text = "${serviceUrl}")],
  compatibilityDate = "2026-01-01",
  globalOutbound = "network",
);
`;
}
