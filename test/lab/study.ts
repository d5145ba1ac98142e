/**
 * Types every address of the reference service by hand with 0 to 3 seeded typos, and counts the results. Writes the
 * tables into `docs/validation.md`; `--print` only prints them, `--wrong` also lists what went wrong.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { allCountries } from '../../demo/service/data/all.ts';
import { streetsOf } from '../../demo/service/model.ts';
import { createReferenceService } from '../../demo/service/service.ts';
import { type Handler, type Outcome, onOneLine, outcomes, textsOf, truthOf, tryOut } from './study/outcomes.ts';
import { chanceFrom, withTypos } from './study/typos.ts';

type Counts = readonly Map<Outcome, number>[];

const seed = 20_261_121;
const mostTypos = 3;
const docs = new URL('../../docs/validation.md', import.meta.url);
const marks = ['<!-- study -->\n', '<!-- /study -->'] as const;
const isListing = process.argv.includes('--wrong');
const isPrinting = isListing || process.argv.includes('--print');

const service = createReferenceService();
const authorization = `Basic ${btoa('demo-key:demo-secret')}`;
const ask: Handler = async (path) => {
  const answer = await service.handle(new Request(`http://service${path}`, { headers: { authorization } }));
  return (await answer.json()) as Awaited<ReturnType<Handler>>;
};

async function study(form: typeof onOneLine): Promise<Counts> {
  const chance = chanceFrom(seed);
  const counts = Array.from({ length: mostTypos + 1 }, () => new Map<Outcome, number>());
  for (const data of allCountries) {
    const { country, languages } = data;
    for (const [street, building] of streetsOf(data).flatMap((it) => it.buildings.map((at) => [it, at] as const))) {
      const truth = truthOf(street, building, languages[0] ?? '');
      for (const [typos, count] of counts.entries()) {
        const typed = withTypos(form(textsOf(truth, country), country), typos, chance);
        const { outcome, state } = await tryOut(typed, truth, country, ask);
        count.set(outcome, (count.get(outcome) ?? 0) + 1);
        if (outcome === 'wrong' && isListing) console.log(typos, typed, truth.mailLines, state);
      }
    }
  }
  return counts;
}

function tableOf(counts: Counts): string {
  const lines = counts.map((count, typos) => {
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

const separate = tableOf(await study((texts) => texts));
const together = tableOf(await study(onOneLine));
const text = `Street and house number in a field each:\n\n${separate}\n\nBoth in the field of the street:\n\n${together}`;
console.log(text);
if (!isPrinting) {
  const [before = '', rest = ''] = readFileSync(docs, 'utf8').split(marks[0]);
  writeFileSync(docs, `${before}${marks[0]}\n${text}\n\n${rest.slice(rest.indexOf(marks[1]))}`);
}
