/** The bound of a text that is read, or searched for. No address is longer. */

/** Most characters of a text that are read. */
export const charactersMax = 300;

/** Most lines of a text that are read. */
export const linesMax = 8;

/** A text, and its part beyond the bound. */
interface Bounded {
  readonly read: string;
  /** The part that is not read, but kept; empty for none. */
  readonly beyond: string;
  /** True if the text has too many characters; false if only its number of lines is too high, as in a letterhead. */
  readonly isLong: boolean;
}

/** The part of a text that is read: its beginning, up to the end of a word. */
export function bounded(text: string): Bounded {
  const given = text.trim();
  // Without the first half of a character that takes two units (UTF-16).
  const head = given.slice(0, charactersMax).replace(/[\uD800-\uDBFF]$/, '');
  const isLong = given.length > charactersMax;
  const breaks = [...head.matchAll(/\s*[\r\n\u2028\u2029]\s*/g)].map(({ index }) => index);
  const cut = isLong ? head.search(/\S*$/) || head.length : given.length;
  const end = Math.min(breaks[linesMax - 1] ?? cut, cut);
  return { read: given.slice(0, end), beyond: given.slice(end).trim(), isLong };
}
