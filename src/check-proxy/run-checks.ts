import { buildPath } from '../contract/operations.ts';
import type { Check, CheckContext, CheckLevel } from './check.ts';
import { describeExchange } from './http-exchange.ts';

/** The result of one check. */
export interface CheckResult {
  readonly id: string;
  readonly title: string;
  readonly level: CheckLevel;
  /** `skipped` when the check needs a stand-in service and there is none, or could find out nothing. */
  readonly verdict: 'right' | 'wrong' | 'skipped';
  /** One sentence for each fault; the reason of a check that could find out nothing. */
  readonly findings: readonly string[];
}

/** There is no proxy at the URL. The message is a sentence. */
export class NoProxyError extends Error {
  override readonly name = 'NoProxyError';
}

/** The number of findings of one check that are shown; further ones are only counted. */
const maxFindings = 6;

/**
 * Runs the checks one after the other, so that what reaches the service can be assigned to one request.
 *
 * @param hasStandIn whether there is a stand-in service; without one, checks that need it are skipped.
 * @param onResult is called after each check.
 * @throws NoProxyError when nothing answers at the URL, or something that is not a proxy.
 */
export async function runChecks(
  checks: readonly Check[],
  context: CheckContext,
  hasStandIn: boolean,
  onResult: (result: CheckResult) => void = () => {},
): Promise<readonly CheckResult[]> {
  const first = await context.request(buildPath('countries', {}));
  const firstLine = describeExchange(first);
  if (first.status === 0) throw new NoProxyError(`${firstLine}.`);
  if (first.status === 404) {
    throw new NoProxyError(`${firstLine}: is ${context.url} what the elements get as proxy-url?`);
  }
  const results: CheckResult[] = [];
  for (const { id, title, level, needsStandIn = false, run } of checks) {
    const findings: string[] = [];
    let isSkipped = needsStandIn && !hasStandIn;
    const report = (sentence: string) => findings.push(sentence);
    const giveUp = (reason: string) => {
      isSkipped = true;
      report(reason);
    };
    if (!isSkipped) await run(context, report, giveUp);
    const verdict = isSkipped ? 'skipped' : findings.length > 0 ? 'wrong' : 'right';
    const result = { id, title, level, verdict, findings: shorten(findings) } as const;
    results.push(result);
    onResult(result);
  }
  return results;
}

function shorten(findings: readonly string[]): readonly string[] {
  const hiddenCount = findings.length - maxFindings;
  return hiddenCount > 0 ? [...findings.slice(0, maxFindings), `… and ${hiddenCount} more like these.`] : findings;
}

/** True when no check of the level `must` failed: the elements work with the proxy, and other origins cannot use it. */
export function isFit(results: readonly CheckResult[]): boolean {
  return results.every(({ level, verdict }) => level === 'should' || verdict !== 'wrong');
}
