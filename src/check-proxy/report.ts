/** The report for people. */
import type { CheckResult } from './run-checks.ts';

/** First line of the report. The title of each check ends this sentence. */
export const reportHeading = 'A right proxy …';

const marks: Readonly<Record<CheckResult['verdict'], Readonly<Record<CheckResult['level'], string>>>> = {
  right: { must: 'ok       ', should: 'ok       ' },
  wrong: { must: 'NOT SO   ', should: 'advice   ' },
  skipped: { must: 'skipped  ', should: 'skipped  ' },
};

/** The lines of one check: its title, and a line for each finding. */
export function reportLines({ title, level, verdict, findings }: CheckResult): readonly string[] {
  return [`${marks[verdict][level]}${title}`, ...findings.map((finding) => `           - ${finding}`)];
}

/** The last line: all results in one sentence. */
export function reportSummary(results: readonly CheckResult[]): string {
  const wrong = results.filter(({ verdict }) => verdict === 'wrong');
  const faultCount = wrong.filter(({ level }) => level === 'must').length;
  const skippedCount = results.filter(({ verdict }) => verdict === 'skipped').length;
  const parts = [
    `${results.length - skippedCount} checks`,
    faultCount === 0 ? 'nothing is wrong' : `${faultCount} found what has to be mended`,
    wrong.length > faultCount ? `${wrong.length - faultCount} have advice` : '',
    skippedCount > 0 ? `${skippedCount} were skipped, for they need --service` : '',
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}
