/** Texts that are put together, or chosen, where they are shown. */
import type { ProblemMessages } from './messages.ts';

/** Letters of the scripts that run from right to left. */
const rightToLeft = /[\u0590-\u08ff]/;

/**
 * A text with values in place of the names in braces. In a text that runs from right to left each value keeps its own
 * direction: else "2012 ES" would read "ES 2012".
 *
 * @param values by the name in braces; the values themselves stay unchanged
 */
export function filled(text: string, values: Readonly<Record<string, string>>): string {
  const isIsolated = rightToLeft.test(text);
  return text.replace(/\{(\w+)\}/g, (name, key: string) => {
    const value = values[key] ?? name;
    return isIsolated ? `\u2068${value}\u2069` : value;
  });
}

/** A failure in plain words. A reason of another version is worded as an unexpected one. */
export function problemText(reason: string, problems: ProblemMessages): string {
  return Object.hasOwn(problems, reason) ? problems[reason as keyof ProblemMessages] : problems.unexpected;
}
