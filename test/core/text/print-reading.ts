/** `node test/core/text/print-reading.ts NL "Kerkstraat 5, 2012 ES Haarlem"`: what each rule finds in a text, and why it is left, if it is. */
import { type Findings, unread } from '../../../src/core/text/findings.ts';
import { rules } from '../../../src/core/text/rules.ts';
import { type Piece, textOf } from '../../../src/core/text/tokens.ts';
import { areasIn, readIn } from './corpus.ts';

const [iso2 = '', text = ''] = process.argv.slice(2);

let findings = unread(text, iso2, await areasIn(iso2));
for (const [name, find] of rules) {
  const before = findings;
  findings = { ...findings, ...find(findings) };
  const changed = (Object.keys(findings) as (keyof Findings)[]).filter(
    (key) => shown(before[key]) !== shown(findings[key]),
  );
  console.log(name);
  for (const key of changed) if (key !== 'format' && key !== 'areas') console.log(`  ${key}: ${shown(findings[key])}`);
}

const { fields, rest, country, doubt } = await readIn(iso2, text);
console.log({ country, ...Object.fromEntries(Object.entries(fields).filter(([, it]) => it !== '')), rest, doubt });

/** Words as they are written. */
function shown(value: unknown): string {
  const isPiece = (it: unknown): it is Piece => Array.isArray(it) && it[0]?.kinds instanceof Set;
  return JSON.stringify(value, (_, it) => (isPiece(it) ? textOf(it) : it));
}
