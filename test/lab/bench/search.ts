/**
 * The share of 500 queries of ten countries that lead to their address, first and within five, beside MiniSearch over
 * the same addresses: `node test/lab/bench/search.ts [--seed N] [--misses] [--alone]`. Another seed (default: 1) gives other queries.
 */
import { parseArgs } from 'node:util';
import { wholeCountries } from '../../../demo/service/data/whole.ts';
import { createMemoryStore } from '../../../demo/service/memory-store.ts';
import { makeQueries, queriedCountries } from '../../support/service/queries.ts';
import {
  type Answered,
  answer,
  askMiniSearch,
  askStore,
  isFirst,
  isWithinFive,
  tableBy,
} from '../../support/service/query-table.ts';

const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, misses: { type: 'boolean' }, alone: { type: 'boolean' } },
});
const queries = makeQueries(Number(values.seed));
const service: Answered[] = [];
const plain: Answered[] = [];
for (const iso3 of queriedCountries) {
  const own = queries.filter(({ country }) => country === iso3);
  const data = wholeCountries.find(({ country }) => country.iso3 === iso3);
  if (data) service.push(...(await answer(own, askStore(createMemoryStore(data)))));
  if (!values.alone) plain.push(...(await answer(own, askMiniSearch(iso3))));
}
const searches = values.alone ? { service } : { service, MiniSearch: plain };
console.log('first / within five\n');
console.log([...tableBy('country', searches), '', ...tableBy('kind', searches)].join('\n'));
if (values.misses) {
  console.log('');
  for (const { country, kind, query, expected, at, first } of service.filter((it) => !isFirst(it)))
    console.log(`${country} ${kind}: "${query}" is ${expected} (${at < 0 ? 'not found' : at + 1}), first: ${first}`);
}
const share = (test: (it: Answered) => boolean) => (service.filter(test).length / service.length) * 100;
console.log(`\n${share(isFirst).toFixed(1)} % first, ${share(isWithinFive).toFixed(1)} % within five`);
