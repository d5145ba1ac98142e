/** Messages with placeholders, and the choice of a message for a failure. */
import type { ProblemMessages } from './messages.ts';

/** Letters of right-to-left scripts. */
const rightToLeft = /[\u0590-\u08ff]/;

/**
 * Replaces placeholders in braces by values. In right-to-left text each value keeps its own direction; otherwise "2012
 * ES" would be displayed as "ES 2012".
 *
 * @param values by placeholder; the values themselves are not changed
 */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  const isIsolated = rightToLeft.test(text);
  return text.replace(/\{(\w+)\}/g, (name, key: string) => {
    const value = values[key] ?? name;
    return isIsolated ? `\u2068${value}\u2069` : value;
  });
}

/** A failure in plain words. A reason that this version does not know is treated as unexpected. */
export function problemText(reason: string, problems: ProblemMessages): string {
  return Object.hasOwn(problems, reason) ? problems[reason as keyof ProblemMessages] : problems.unexpected;
}
