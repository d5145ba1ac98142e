/** `node test/core/text/print-corpus.ts`: how many texts of each country are read, and those that are not. */
import { corpora, countryOf, judgeAll } from './corpus.ts';
import type { CorpusRow } from './data/corpus-row.ts';
import type { Verdict } from './judge.ts';

const verdicts: readonly Verdict[] = ['right', 'declined', 'wrong'];

for (const [name, rows] of Object.entries(corpora)) {
  const judged = await judgeAll(rows);
  const countryIn = (row: CorpusRow) => (row[2] === 'declined' ? 'no address' : countryOf(row));
  const countries = [...new Set(rows.map(countryIn))].sort();
  const counted = countries.map((it) => [it, judged.filter(({ row }) => countryIn(row) === it)] as const);
  console.log(`${name}\n`);
  console.table(
    Object.fromEntries(
      [...counted, ['all', judged] as const].map(([country, all]) => [
        country,
        Object.fromEntries(
          verdicts.map((verdict) => [verdict, all.filter(({ judgement }) => judgement.verdict === verdict).length]),
        ),
      ]),
    ),
  );
  for (const { row, judgement } of judged)
    if (judgement.verdict !== 'right')
      console.log(`${judgement.verdict} ${row[0]} ${JSON.stringify(row[1])} ${judgement.faults.join(', ')}`);
}
