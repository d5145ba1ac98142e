/** The second readings of the languages, as they are kept in `docs/languages`. */
import { existsSync, readFileSync } from 'node:fs';

/** The result of a second reading of one text. */
export interface Reading {
  /** The text that was read. */
  readonly text: string;
  /** Its meaning, put back into English. */
  readonly back: string;
  /** The source of its words; empty for a text that a native speaker has to read. */
  readonly source: string;
}

/** By the path of the text; empty where a language has no file. */
export function readingsIn(tag: string): ReadonlyMap<string, Reading> {
  const file = new URL(`../../docs/languages/${tag}.md`, import.meta.url);
  if (!existsSync(file)) return new Map();
  const rows = readFileSync(file, 'utf8').matchAll(/^\| `([\w.-]+)` \| (.*) \| (.*) \| (.*) \|$/gm);
  return new Map([...rows].map(([, path = '', text = '', back = '', source = '']) => [path, { text, back, source }]));
}
