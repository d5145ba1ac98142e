/** The report for people. */
import type { CheckResult } from './run-checks.ts';

/** First line of the report. The title of each check ends this sentence. */
export const reportHeading = 'A right proxy …';

const marks: Readonly<Record<CheckResult['verdict'], Readonly<Record<CheckResult['level'], string>>>> = {
  right: { must: 'ok       ', should: 'ok       ' },
  wrong: { must: 'FAIL     ', should: 'advice   ' },
  skipped: { must: 'skipped  ', should: 'skipped  ' },
};

/** The page of the package about a check: why it matters and how to mend what it found. */
export function docsOf({ id }: Pick<CheckResult, 'id'>): string {
  return `address-entry-sandbox/docs/check-proxy.md#${id}`;
}

/** Sorts the results: faults, advice, skipped checks, right ones; each in the order of the checks. */
export function sortByPriority(results: readonly CheckResult[]): readonly CheckResult[] {
  const rankOf = ({ level, verdict }: CheckResult) =>
    ['wrong must', 'wrong should', 'skipped', 'right'].findIndex((rank) => `${verdict} ${level}`.startsWith(rank));
  return results.toSorted((one, other) => rankOf(one) - rankOf(other));
}

/** The lines of one check: its title, and for one that found something its findings and where the docs speak of it. */
export function reportLines(result: CheckResult): readonly string[] {
  const { title, level, verdict, findings } = result;
  const docs = findings.length > 0 ? [`           see ${docsOf(result)}`] : [];
  return [`${marks[verdict][level]}${title}`, ...findings.map((finding) => `           - ${finding}`), ...docs];
}

/** The last line: all results in one sentence. */
export function reportSummary(results: readonly CheckResult[]): string {
  const wrong = results.filter(({ verdict }) => verdict === 'wrong');
  const faultCount = wrong.filter(({ level }) => level === 'must').length;
  const skipped = results.filter(({ verdict }) => verdict === 'skipped');
  const unknownCount = skipped.filter(({ findings }) => findings.length > 0).length;
  const unaskedCount = skipped.length - unknownCount;
  const parts = [
    `${results.length - skipped.length} checks`,
    faultCount === 0 ? 'nothing is wrong' : `${faultCount} found something to fix`,
    wrong.length > faultCount ? `${wrong.length - faultCount} have advice` : '',
    unknownCount > 0 ? `${unknownCount} found out nothing` : '',
    unaskedCount > 0 ? `${unaskedCount} were skipped, for they need --service` : '',
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}

/** A stream that may be a terminal. */
export interface ProgressStream {
  readonly isTTY?: boolean;
  readonly write: (text: string) => unknown;
}

/** Shows the progress of the checks. */
export interface Progress {
  /** Another check has ended. */
  readonly step: () => void;
  /** Removes the line. */
  readonly clear: () => void;
}

/** Begins the line again, empty. */
const emptyLine = '\r\u001b[2K';

/** Progress in one line that is overwritten, on a terminal; nothing if the stream is a file or a pipe. */
export function createProgress(stream: ProgressStream, total: number): Progress {
  if (!stream.isTTY) return { step: () => {}, clear: () => {} };
  let done = 0;
  return {
    step: () => void stream.write(`${emptyLine}${++done} of ${total} checks …`),
    clear: () => void stream.write(emptyLine),
  };
}
