/** The second readings of the languages, as they are kept in `docs/languages`. */
import { existsSync, readFileSync } from 'node:fs';

/** What was found of one text when it was read once more. */
export interface Reading {
  /** The text that was read. */
  readonly text: string;
  /** What it says, put back into English. */
  readonly back: string;
  /** Where its words come from; empty for a text that a native speaker has to read. */
  readonly source: string;
}

/** By the path of the text; empty where a language has no file. */
export function readingsIn(tag: string): ReadonlyMap<string, Reading> {
  const file = new URL(`../../docs/languages/${tag}.md`, import.meta.url);
  if (!existsSync(file)) return new Map();
  const rows = readFileSync(file, 'utf8').matchAll(/^\| `([\w.-]+)` \| (.*) \| (.*) \| (.*) \|$/gm);
  return new Map([...rows].map(([, path = '', text = '', back = '', source = '']) => [path, { text, back, source }]));
}
