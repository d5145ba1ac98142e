/** The cost and gain of the pace of suggestions, beside its alternatives: on a clock of its own, in two minutes. */
import { suggestIntervalMs } from '../../../src/elements/panels/search/pace.ts';
import type { Situation } from '../../../src/elements/requests/request-scheduler.ts';
import { type TypingOutcome, typeInto } from '../../support/typing-simulation.ts';

/** Milliseconds that lie between two requests, by the name of the rule. */
const rules: Readonly<Record<string, (situation: Situation) => number>> = {
  'no pace': () => 0,
  '80 ms': () => 80,
  '100 ms': () => 100,
  '150 ms': () => 150,
  'a third of what is awaited, 80 ms at least': ({ unansweredMs }) => Math.max(80, unansweredMs / 3),
  'half of what is awaited, 80 ms at least': ({ unansweredMs }) => Math.max(80, unansweredMs / 2),
  'as it is': suggestIntervalMs,
};

const situations = [
  { gapMs: 40, latencyMs: 50 },
  { gapMs: 60, latencyMs: 50 },
  { gapMs: 120, latencyMs: 200 },
  { gapMs: 120, latencyMs: 400 },
  { gapMs: 120, latencyMs: 1_000 },
];

/** The lengths of texts: the number of keys decides if the last one is the key that waits. */
const lengths = [19, 20, 21, 22, 23, 24];

function meanOf(outcomes: readonly TypingOutcome[], name: keyof TypingOutcome): number {
  return outcomes.reduce((sum, outcome) => sum + outcome[name], 0) / outcomes.length;
}

console.log('Each cell: requests in 100 keys; mean and longest wait after the last key, in ms; lists on the way.\n');
console.log(
  `| rule | ${situations.map(({ gapMs, latencyMs }) => `${gapMs} ms a key, service ${latencyMs} ms`).join(' | ')} |`,
);
console.log(`|---|${situations.map(() => '---').join('|')}|`);
const keysTyped = lengths.reduce((sum, keys) => sum + keys, 0);
for (const [name, rule] of Object.entries(rules)) {
  const cells: string[] = [];
  for (const situation of situations) {
    const outcomes: TypingOutcome[] = [];
    for (const keys of lengths) outcomes.push(await typeInto(rule, { ...situation, keys }));
    const requests = (100 * outcomes.reduce((sum, outcome) => sum + outcome.requests, 0)) / keysTyped;
    const longest = Math.max(...outcomes.map(({ lastWaitMs }) => lastWaitMs));
    const lists = meanOf(outcomes, 'listsBefore').toFixed(1);
    cells.push(`${requests.toFixed(0)}; ${meanOf(outcomes, 'lastWaitMs').toFixed(0)}, ${longest}; ${lists}`);
  }
  console.log(`| ${name} | ${cells.join(' | ')} |`);
}
