/** The command of the reference service, as a process. */
import assert from 'node:assert/strict';
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { createInterface } from 'node:readline';
import { describe, it, type TestContext } from 'node:test';
import { fileURLToPath } from 'node:url';

const command = fileURLToPath(new URL('../../../demo/service/main.ts', import.meta.url));
const authorization = `Basic ${btoa('demo-key:demo-secret')}`;

/** Starts the service on a free port, and resolves when it listens. */
async function start(test: TestContext, ...args: readonly string[]) {
  const child = spawn(process.execPath, [command, '--port', '0', ...args], { stdio: ['ignore', 'pipe', 'inherit'] });
  test.after(() => child.kill('SIGKILL'));
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const [, port = ''] = /:(\d+) /.exec(line) ?? [];
  return { child, port: Number(port) };
}

/** The status of an answer; 0 when the connection was closed before there was one. */
const ask = (port: number, agent: Agent, onSent = () => {}): Promise<number> =>
  new Promise((resolve) => {
    const path = '/international/v1/supported-countries';
    const request = get({ port, agent, path, headers: { authorization } }, (response) => {
      response.resume().on('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
    });
    request.on('error', () => resolve(0));
    request.on('finish', onSent);
  });

const exitCodeOf = async (child: ChildProcess) =>
  child.exitCode === null ? ((await once(child, 'close')) as [number])[0] : child.exitCode;

describe('the command of the reference service', {
  skip: process.platform === 'win32' && 'no SIGTERM on Windows',
}, () => {
  it('exits after SIGTERM, even if kept-alive connections continue to send requests', async (test) => {
    const { child, port } = await start(test);
    const agent = new Agent({ keepAlive: true, maxSockets: 4 });
    test.after(() => agent.destroy());
    let isEnding = false;
    let answered = 0;
    const statuses: number[] = [];
    const load = async () => {
      for (let status = 200; status !== 0; ) {
        status = await ask(port, agent);
        answered++;
        statuses.push(status);
        if (answered === 40 && !isEnding) {
          isEnding = true;
          child.kill('SIGTERM');
        }
      }
    };
    await Promise.all([load(), load(), load(), load()]);
    assert.equal(await exitCodeOf(child), 0);
    assert.ok(statuses.every((status) => status === 200 || status === 0));
  });

  it('exits after SIGTERM, even if an answer is a minute away', async (test) => {
    const { child, port } = await start(test, '--latency', '60000');
    const ended = once(child, 'close');
    let answer: Promise<number> | null = null;
    await new Promise<void>((resolve) => {
      answer = ask(port, new Agent(), resolve);
    });
    child.kill('SIGTERM');
    assert.equal(await answer, 0);
    assert.deepEqual(await ended, [0, null]);
  });

  for (const [args, sentence] of [
    [['--prot', '1'], 'There is no option --prot. Try --help.'],
    [['--port'], 'The option --port needs a value. Try --help.'],
    [['--no-access=1'], 'The option --no-access takes no value. Try --help.'],
    [['8787'], 'There are no arguments without a name, such as "8787". Try --help.'],
    [
      ['--fault', 'nothing'],
      '"nothing" is no fault; try delay=300, reorder, drop, truncate or status=503. Try --help.',
    ],
    [
      ['--scenario', 'nothing'],
      '--scenario must be one of slow-3g, flaky, expired-contexts, 429-storm, outage. Try --help.',
    ],
    [['--port', '70000'], '--port must be a number from 0 to 65535. Try --help.'],
    [['--latency', 'long'], '--latency must be a number from 0 to 60000. Try --help.'],
    // A seed is no time.
    [['--seed', '90071992547409930'], '--seed must be a number from 0 to 9007199254740991. Try --help.'],
    [['--data', 'none.csv'], 'none.csv cannot be read: there is no such file, or no right to read it. Try --help.'],
    [['--data', 'xyz:a.csv'], 'xyz is no country, by its code of three letters. Try --help.'],
    [['--key', 'a:b'], '--key and --secret must be texts, the key without a colon. Try --help.'],
  ] as const) {
    it(`reports in a sentence what is wrong: ${args.join(' ')}`, () => {
      const { status, stderr, stdout } = spawnSync(process.execPath, [command, ...args], { encoding: 'utf8' });
      assert.deepEqual([status, stderr, stdout], [2, `address-entry-service: ${sentence}\n`, '']);
    });
  }
});
