/**
 * A program of its own, without any handler for errors: asks one proxy for each answer of a service, and writes a line
 * for each. It runs in Node, Deno and Bun; `answerCase` does the same in a Worker.
 */
import { createProxyBefore, requests } from './survival-requests.ts';

const [port = '', count = '0', parallel = '16'] = process.argv.slice(2);
const cases = Array.from({ length: Number(count) }, (_, index) => index).values();

async function work(): Promise<void> {
  for (const index of cases) {
    const proxy = createProxyBefore(`http://127.0.0.1:${port}/${index}`);
    for (const request of requests()) {
      const response = await proxy(request);
      await response.arrayBuffer();
      console.log(`${index} ${response.status}`);
    }
  }
}

await Promise.all(Array.from({ length: Number(parallel) }, work));
// What breaks after the last answer counts, too.
await new Promise((resolve) => setTimeout(resolve, 500));
console.log('done');
process.exit(0);
