/**
 * Every address of the reference service, typed by hand with 0 to 3 seeded typos: what becomes of it. Writes the
 * table into `docs/verdict.md`; `--print` only prints it, `--wrong` lists what went wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { allCountries } from '../demo/service/data/all.ts';
import { streetsOf } from '../demo/service/model.ts';
import { createReferenceService } from '../demo/service/service.ts';
import { type Handler, type Outcome, outcomes, textsOf, truthOf, tryOut } from './study/outcomes.ts';
import { chanceFrom, withTypos } from './study/typos.ts';

const seed = 20_261_121;
const mostTypos = 3;
const docs = new URL('../docs/verdict.md', import.meta.url);
const marks = ['<!-- study -->\n', '<!-- /study -->'] as const;

const service = createReferenceService();
const authorization = `Basic ${btoa('demo-key:demo-secret')}`;
const ask: Handler = async (path) => {
  const answer = await service.handle(new Request(`http://service${path}`, { headers: { authorization } }));
  return (await answer.json()) as Awaited<ReturnType<Handler>>;
};

const counts = Array.from({ length: mostTypos + 1 }, () => new Map<Outcome, number>());
const chance = chanceFrom(seed);

for (const { country, languages, ...data } of allCountries) {
  for (const street of streetsOf({ country, languages, ...data })) {
    for (const building of street.buildings) {
      const truth = truthOf(street, building, languages[0] ?? '');
      const texts = textsOf(truth, country);
      for (const [typos, count] of counts.entries()) {
        const typed = withTypos(texts, typos, chance);
        const { outcome, state } = await tryOut(typed, truth, country, ask);
        count.set(outcome, (count.get(outcome) ?? 0) + 1);
        if (outcome === 'wrong' && process.argv.includes('--wrong'))
          console.log(
            typos,
            JSON.stringify(typed),
            '->',
            'address' in state && state.address.mailLines,
            truth.mailLines,
            state.step === 'accepted' && [state.verdict?.grade, state.verdict?.candidates[0]?.changes.join()],
          );
      }
    }
  }
}

const table = tableOf(counts);
console.log(table);
if (!process.argv.includes('--print') && !process.argv.includes('--wrong')) {
  const [before = '', rest = ''] = readFileSync(docs, 'utf8').split(marks[0]);
  const after = rest.slice(rest.indexOf(marks[1]));
  writeFileSync(docs, `${before}${marks[0]}\n${table}\n\n${after}`);
}

function tableOf(rows: readonly ReadonlyMap<Outcome, number>[]): string {
  const lines = rows.map((count, typos) => {
    const all = [...count.values()].reduce((sum, number) => sum + number, 0);
    const cells = outcomes.map((outcome) => {
      const number = count.get(outcome) ?? 0;
      return `${number} (${((100 * number) / all).toFixed(2)} %)`;
    });
    return `| ${[typos, all, ...cells].join(' | ')} |`;
  });
  const head = ['typos', 'addresses', ...outcomes];
  return [`| ${head.join(' | ')} |`, `|${' ---: |'.repeat(head.length)}`, ...lines].join('\n');
}
