/** One greedy client beside 1, 10 and 100 shoppers, a simulated minute each: `node test/lab/bench/fairness.ts`. */
import { mock } from 'node:test';
import { greeds, simulateFairness } from '../../proxy/fairness.ts';

let refusedInAll = 0;
console.log('The service needs 100 ms for an answer. Milliseconds are those of the simulation.\n');
console.log('shoppers  their requests  refused  median ms  longest ms  of the greedy client  answered');
for (const greed of ['fast', 'slow'] as const) {
  console.log(`One client ${greeds[greed]}:`);
  for (const shoppers of [1, 10, 100]) {
    const { asked, refused, median, longest, ...greedy } = await simulateFairness(shoppers, greed, mock.timers);
    refusedInAll += refused;
    const cells = [
      [shoppers, 8],
      [asked, 16],
      [refused, 9],
      [median, 11],
      [longest, 12],
      [greedy.greedyAsked, 22],
      [greedy.greedyAnswered, 10],
    ] as const;
    console.log(cells.map(([value, width]) => String(value).padStart(width)).join(''));
  }
}
process.exitCode = refusedInAll === 0 ? 0 : 1;
