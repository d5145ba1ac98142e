/** What people read. */
import type { Result } from './run.ts';

/** The titles of all checks end this sentence. */
export const heading = 'A right proxy …';

const marks: Readonly<Record<Result['verdict'], Readonly<Record<Result['level'], string>>>> = {
  right: { must: 'ok       ', should: 'ok       ' },
  wrong: { must: 'NOT SO   ', should: 'advice   ' },
  skipped: { must: 'skipped  ', should: 'skipped  ' },
};

export function linesOf({ title, level, verdict, findings }: Result): readonly string[] {
  return [`${marks[verdict][level]}${title}`, ...findings.map((finding) => `           - ${finding}`)];
}

/** What it comes to, in a sentence. */
export function summaryOf(results: readonly Result[]): string {
  const wrong = results.filter(({ verdict }) => verdict === 'wrong');
  const faults = wrong.filter(({ level }) => level === 'must').length;
  const skipped = results.filter(({ verdict }) => verdict === 'skipped').length;
  const parts = [
    `${results.length - skipped} checks`,
    faults === 0 ? 'nothing is wrong' : `${faults} found what has to be mended`,
    wrong.length > faults ? `${wrong.length - faults} have advice` : '',
    skipped > 0 ? `${skipped} were skipped, for they need --service` : '',
  ];
  return `${parts.filter(Boolean).join('; ')}.`;
}
