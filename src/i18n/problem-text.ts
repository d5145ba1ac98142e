import type { ProblemMessages } from './messages.ts';

/** A failure in plain words; for a reason of another version, as for an unexpected one. */
export function problemText(reason: string, problems: ProblemMessages): string {
  return Object.hasOwn(problems, reason) ? problems[reason as keyof ProblemMessages] : problems.unexpected;
}
