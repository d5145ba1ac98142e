/** Tables of what was measured, and where they go. */
import { readFileSync, writeFileSync } from 'node:fs';

const page = new URL('../../../../docs/speed.md', import.meta.url);

/** The middle one; of an even number of values the upper one. */
export function medianOf(values: readonly number[]): number {
  return values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN;
}

/** A table in Markdown. */
export function tableOf(head: readonly string[], rows: readonly (readonly (string | number)[])[]): string {
  const lines = [head, head.map((_, index) => (index === 0 ? '---' : '---:')), ...rows];
  return lines.map((cells) => `| ${cells.join(' | ')} |`).join('\n');
}

/** Prints what a part has found, and writes it into `docs/speed.md` between its marks, unless `--print` is given. */
export function report(part: string, text: string): void {
  console.log(`\n${text}`);
  if (process.argv.includes('--print') || process.argv.includes('--short')) return;
  const [begin, end] = [`<!-- ${part} -->`, `<!-- /${part} -->`];
  const before = readFileSync(page, 'utf8');
  if (!before.includes(begin)) throw new Error(`docs/speed.md has no place for ${part}.`);
  const [start = ''] = before.split(begin);
  const rest = before.slice(before.indexOf(end));
  writeFileSync(page, `${start}${begin}\n\n${text}\n\n${rest}`);
}

/** The number of rounds: `--rounds=9`, fewer by `--short`. */
export function roundsOf(usual: number): number {
  const given = process.argv.find((argument) => argument.startsWith('--rounds='));
  return given ? Number(given.split('=')[1]) : process.argv.includes('--short') ? 1 : usual;
}
