/** Transcripts that a person can read: a page for each journey, both browsers beside each other. */
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Journey } from './acts.ts';
import type { BrowserName } from './desktop.ts';
import type { Heard } from './walk.ts';

const folder = new URL('heard/', import.meta.url);

const head = '| The person | Firefox says | Chromium says |\n|---|---|---|\n';

/** Puts what was heard in one browser into the page of a journey; what the other one said stays as it was. */
export function writeTranscript({ name, title }: Journey, browser: BrowserName, heard: readonly Heard[]): void {
  mkdirSync(fileURLToPath(folder), { recursive: true });
  const file = new URL(`${name}.md`, folder);
  const before = existsSync(file) ? columnsOf(readFileSync(file, 'utf8')) : [];
  const rows = heard.map((step, index) => {
    const said = cellOf(step);
    const other = before[index]?.[0] === step.words ? before[index] : ['', '', ''];
    const [, firefox, chromium] = browser === 'firefox' ? ['', said, other[2]] : ['', other[1], said];
    return `| ${[step.words, firefox, chromium].join(' | ')} |`;
  });
  writeFileSync(file, `# ${title}\n\n${head}${rows.join('\n')}\n`);
}

function columnsOf(text: string): readonly (readonly string[])[] {
  const rows = text.split('\n').filter((line) => line.startsWith('| '));
  return rows.slice(1).map((line) => line.slice(2, -2).split(' | '));
}

/** Each text on a line of its own; where a text was typed, what is in the field then. */
function cellOf({ words, said, focused }: Heard): string {
  const lines = said.map((text) => text.trim()).filter((text) => text !== '');
  const typed = /types/i.test(words) ? [`*${focused === '' ? 'in no field' : focused}*`] : [];
  return [...typed, ...(lines.length > 0 ? lines : ['**nothing**'])].map(escaped).join('<br>');
}

function escaped(text: string): string {
  return text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
}
