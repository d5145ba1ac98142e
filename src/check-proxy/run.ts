import { buildPath } from '../contract/operations.ts';
import type { Check, Lab, Level } from './check.ts';
import { told } from './exchange.ts';

export interface Result {
  readonly id: string;
  readonly title: string;
  readonly level: Level;
  readonly verdict: 'right' | 'wrong' | 'skipped';
  /** What is wrong, a sentence each. */
  readonly findings: readonly string[];
}

/** That there is no proxy to look at. */
export class NoProxyError extends Error {
  override readonly name = 'NoProxyError';
}

/** Sentences of one check that are told; the others are counted. */
const mostFindings = 6;

/**
 * Runs the checks one after the other, so that what reaches the service belongs to one request.
 *
 * @throws NoProxyError with a sentence when nothing answers at all, or something that is no proxy.
 */
export async function runChecks(
  checks: readonly Check[],
  lab: Lab,
  hasService: boolean,
  each: (result: Result) => void = () => {},
): Promise<readonly Result[]> {
  const first = await lab.ask(buildPath('countries', {}));
  if (first.status === 0) throw new NoProxyError(`${told(first)}.`);
  if (first.status === 404) throw new NoProxyError(`${told(first)}: is ${lab.url} what the elements get as proxy-url?`);
  const results: Result[] = [];
  for (const { id, title, level, needsService, run } of checks) {
    const findings: string[] = [];
    const isSkipped = needsService && !hasService;
    if (!isSkipped) await run(lab, (sentence) => findings.push(sentence));
    const verdict = isSkipped ? 'skipped' : findings.length > 0 ? 'wrong' : 'right';
    const result = { id, title, level, verdict, findings: shortened(findings) } as const;
    results.push(result);
    each(result);
  }
  return results;
}

function shortened(findings: readonly string[]): readonly string[] {
  const more = findings.length - mostFindings;
  return more > 0 ? [...findings.slice(0, mostFindings), `… and ${more} more like these.`] : findings;
}

/** Whether the elements work with it and nobody else can use it. */
export function isFit(results: readonly Result[]): boolean {
  return results.every(({ level, verdict }) => level === 'should' || verdict !== 'wrong');
}
