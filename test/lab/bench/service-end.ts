/**
 * The time from SIGTERM to the service's end, while fifty connections ask without a pause: `node
 * test/lab/bench/service-end.ts`.
 */
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { buildPath } from '../../../src/contract/operations.ts';

/** Milliseconds from the signal to the end of the process. */
const target = 2_000;
const connections = 50;
const rounds = 5;
const main = fileURLToPath(new URL('../../../demo/service/main.ts', import.meta.url));
const authorization = `Basic ${btoa('demo-key:demo-secret')}`;
const terms = ['kalverstraat 92', '2012ES 30', 'amsterdm dam', 'haarlem', 'julianastrat 12'];

/** The status of an answer that is whole; 0 when there is none. */
const ask = (port: number, agent: Agent, term: string, fault: string): Promise<number> =>
  new Promise((resolve) => {
    const path = buildPath('suggest', { context: 'nld', term });
    const headers = {
      authorization,
      'x-autocomplete-session': 'benchmark',
      ...(fault !== '' && { 'x-fault': fault }),
    };
    const request = get({ host: '127.0.0.1', port, agent, path, headers }, (response) => {
      response.resume().on('close', () => resolve(response.complete ? (response.statusCode ?? 0) : 0));
    });
    request.on('error', () => resolve(0));
  });

/** @param fault what one connection in ten asks for, `delay=60000` for an answer that takes a minute */
async function end(fault: string) {
  const child = spawn(process.execPath, [main, '--port', '0', '--fault-header'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string];
  const port = Number(/:(\d+) /.exec(line)?.[1]);
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  await ask(port, agent, 'warm', '');
  let [answered, cut, wrong, signalled] = [0, 0, 0, 0];
  const load = async (at: number) => {
    for (let round = at; ; round++) {
      const status = await ask(port, agent, terms[round % terms.length] ?? '', at % 10 === 0 ? fault : '');
      if (status === 0) return void cut++;
      if (status !== 200) wrong++;
      if (++answered === connections * 10) {
        signalled = performance.now();
        child.kill('SIGTERM');
      }
    }
  };
  const loads = Array.from({ length: connections }, (_, at) => load(at));
  const [code] = (await once(child, 'close')) as [number | null];
  const took = performance.now() - signalled;
  await Promise.all(loads);
  agent.destroy();
  return { code, took, answered, cut, wrong };
}

let isReached = true;
for (const [what, fault] of [
  ['answers in the usual time', ''],
  ['five answers a minute away', 'delay=60000'],
] as const) {
  const all: Awaited<ReturnType<typeof end>>[] = [];
  for (let round = 0; round < rounds; round++) all.push(await end(fault));
  const longest = Math.max(...all.map(({ took }) => took));
  isReached &&= longest < target && all.every(({ code, wrong }) => code === 0 && wrong === 0);
  const times = all.map(({ took }) => took.toFixed(0)).join(', ');
  console.log(`${what.padEnd(28)} ended after ${times} ms`);
}
console.log(`\nunder ${target} ms, with the code 0 and no wrong answer before: ${isReached ? 'yes' : 'NO'}`);
process.exitCode = isReached ? 0 : 1;
