/** Runs checks, and says what they have found. */
import { type Check, countriesPath, describeExchange, InconclusiveError } from './check.ts';
import type { CheckContext } from './context.ts';

/** The result of one check. */
export interface CheckResult {
  readonly level: Check[0];
  readonly id: string;
  readonly title: string;
  /** `skipped` when the check needs a stand-in service and there is none, or could find out nothing. */
  readonly verdict: 'right' | 'wrong' | 'skipped';
  /** One sentence for each fault; the reason of a check that could find out nothing. */
  readonly findings: readonly string[];
  /** The page about the check: why it matters, and how to fix what it found. */
  readonly docs: string;
}

/** There is no proxy at the URL. The message is a sentence. */
class NoProxyError extends Error {
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
  const first = await context.request(countriesPath);
  const firstLine = describeExchange(first);
  if (first.status === 0) throw new NoProxyError(`${firstLine}.`);
  if (first.status === 404) {
    throw new NoProxyError(`${firstLine}: is ${context.url} what the elements get as proxy-url?`);
  }
  const results: CheckResult[] = [];
  for (const check of checks) {
    const result = await resultOf(check, context, hasStandIn);
    results.push(result);
    onResult(result);
  }
  return results;
}

async function resultOf(
  [level, id, title, run, standIn]: Check,
  context: CheckContext,
  hasStandIn: boolean,
): Promise<CheckResult> {
  const about = { id, title, level, docs: `address-entry-sandbox/docs/check-proxy.md#${id}` };
  if (standIn && !hasStandIn) return { ...about, verdict: 'skipped', findings: [] };
  const findings: string[] = [];
  try {
    for await (const sentence of run(context)) findings.push(sentence);
  } catch (error) {
    if (!(error instanceof InconclusiveError)) throw error;
    return { ...about, verdict: 'skipped', findings: [error.message] };
  }
  const hidden = findings.splice(maxFindings).length;
  if (hidden > 0) findings.push(`… and ${hidden} more like these.`);
  return { ...about, verdict: findings.length > 0 ? 'wrong' : 'right', findings };
}

/** True when no check of the level `must` failed: the elements work with the proxy, and other origins cannot use it. */
export function isFit(results: readonly CheckResult[]): boolean {
  return results.every(({ level, verdict }) => level === 'should' || verdict !== 'wrong');
}

/** The lines of one check: its title, and for one that found something its findings and where the docs speak of it. */
export function reportLines({ title, level, verdict, findings, docs }: CheckResult): readonly string[] {
  const marks = { right: 'ok', wrong: level === 'must' ? 'FAIL' : 'advice', skipped: 'skipped' };
  const details = [...findings.map((finding) => `- ${finding}`), ...(findings.length > 0 ? [`see ${docs}`] : [])];
  return [marks[verdict].padEnd(9) + title, ...details.map((line) => ' '.repeat(11) + line)];
}

/** The last line: all results in one sentence. */
export function reportSummary(results: readonly CheckResult[]): string {
  const count = (isMeant: (result: CheckResult) => boolean) => results.filter(isMeant).length;
  const faults = count(({ verdict, level }) => verdict === 'wrong' && level === 'must');
  const advice = count(({ verdict, level }) => verdict === 'wrong' && level === 'should');
  const unknown = count(({ verdict, findings }) => verdict === 'skipped' && findings.length > 0);
  const unasked = count(({ verdict, findings }) => verdict === 'skipped' && findings.length === 0);
  const parts = [
    `${results.length - unknown - unasked} checks`,
    faults === 0 ? 'no faults' : `${faults} failed`,
    advice > 0 ? `${advice} have advice` : '',
    unknown > 0 ? `${unknown} were inconclusive` : '',
    unasked > 0 ? `${unasked} were skipped, because they need --service` : '',
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}
