/** The snippets of docs/testing.md, by section. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { snippetsIn } from './snippets.ts';

const page = 'docs/testing.md';

/**
 * The code of a section, by language.
 *
 * @param docs the folder that has the documentation
 * @throws Error for a section that the page does not have
 */
export function codesIn(docs: string, heading: string): (language: string) => readonly string[] {
  const [, section] = readFileSync(join(docs, page), 'utf8').split(`\n## ${heading}\n`);
  if (section === undefined) throw new Error(`${page} has no section ${heading}.`);
  const snippets = snippetsIn(page, section.split('\n## ')[0] ?? '');
  return (language) => snippets.filter((snippet) => snippet.language === language).map(({ code }) => code);
}
