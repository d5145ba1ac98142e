/** Bad days of the service, as whole scenarios: what the tests of a shop have to live with. */
import type { Fault } from './faults.ts';
import { hashOf } from './random.ts';

/** The effect of a scenario on one request. */
type Strike = Fault | { readonly kind: 'expire' };

/** The facts that a scenario knows of a request. */
interface Moment {
  /** The number of requests of the scenario before it. */
  readonly count: number;
  /** Milliseconds since the first request of the scenario. */
  readonly elapsed: number;
  /** A number from 0 to 1, the same for the same seed and count. */
  readonly chance: number;
}

type Scenario = (moment: Moment) => readonly Strike[];

const second = 1_000;

/** True if a moment is in the first part of its period. */
const isWithin = (elapsed: number, part: number, period: number) => elapsed % period < part;

/** All scenarios, by name. */
export const scenarios = {
  /** Every answer takes 0.4 to 2 seconds. */
  'slow-3g': ({ chance }) => [{ kind: 'delay', ms: Math.round(400 + 1_600 * chance) }],
  /** Three requests of ten fail: by a 503, a broken connection, or half a body. */
  flaky: ({ chance }) => {
    if (chance < 0.1) return [{ kind: 'status', status: 503 }];
    if (chance < 0.2) return [{ kind: 'drop' }];
    return chance < 0.3 ? [{ kind: 'truncate' }] : [];
  },
  /** Every second request finds its context expired. */
  'expired-contexts': ({ count }) => (count % 2 === 1 ? [{ kind: 'expire' }] : []),
  /** Too many requests: 429 for 3 of every 10 seconds, from the first request on. */
  '429-storm': ({ elapsed }) => (isWithin(elapsed, 3 * second, 10 * second) ? [{ kind: 'status', status: 429 }] : []),
  /** No service: 503 for 10 of every 30 seconds, from the first request on. */
  outage: ({ elapsed }) => (isWithin(elapsed, 10 * second, 30 * second) ? [{ kind: 'status', status: 503 }] : []),
} as const satisfies Readonly<Record<string, Scenario>>;

/** The name of a scenario. */
export type ScenarioName = keyof typeof scenarios;

/** The names of all scenarios. */
export const scenarioNames = Object.keys(scenarios) as ScenarioName[];

/** True if a text is the name of a scenario. */
export function isScenario(text: string): text is ScenarioName {
  return Object.hasOwn(scenarios, text);
}

/**
 * Creates a function that says what happens to the next request of a scenario. The same seed gives the same sequence.
 *
 * @param now milliseconds since the epoch
 */
export function createScenarios(seed: number, now: () => number): (name: ScenarioName) => readonly Strike[] {
  const begun = new Map<ScenarioName, { readonly at: number; count: number }>();
  return (name) => {
    const own = begun.get(name) ?? { at: now(), count: 0 };
    begun.set(name, own);
    const count = own.count++;
    const chance = hashOf(`${seed} ${name} ${count} `) / 2 ** 32;
    return scenarios[name]({ count, elapsed: now() - own.at, chance });
  };
}
