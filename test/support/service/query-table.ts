/** The share of queries that lead to their address, at the first place and within five, by country and kind. */
import MiniSearch from 'minisearch';
import { autocomplete } from '../../../demo/service/autocomplete.ts';
import type { Context, Contexts } from '../../../demo/service/contexts.ts';
import { buildingText } from '../../../demo/service/lines.ts';
import { nameIn } from '../../../demo/service/model.ts';
import { createSearch } from '../../../demo/service/search.ts';
import type { AddressStore } from '../../../demo/service/store.ts';
import { fold } from '../../../demo/service/words.ts';
import { type Query, streetsOfCountry } from './queries.ts';

/** The values of the matches for a query, best first. */
export type Ask = (query: string) => Promise<readonly string[]> | readonly string[];

/** A query with the place of its address among the answers; 0 for the first, -1 when it is not among them. */
export interface Answered extends Query {
  readonly at: number;
  readonly first: string;
}

/** Signing contexts takes longer than the search, and they are not read here. */
const unsigned: Contexts = {
  issue: async () => '',
  read: () => Promise.reject(new Error('No context is read.')),
};

/** Asks the search of the service in a country. */
export function askStore(store: AddressStore): Ask {
  const index = createSearch(store);
  const context: Context = { iso3: store.country.iso3, language: '', session: '', place: { kind: 'country' } };
  const [language = ''] = store.languages;
  const rest = {
    index,
    context,
    language,
    mode: 'paged',
    session: '',
    contexts: unsigned,
    undocumented: false,
  } as const;
  return async (term) => (await autocomplete({ ...rest, term })).matches.map(({ value }) => value.trim());
}

/** Asks MiniSearch, as somebody would set it up in an afternoon: a document an address, beginnings, and typos. */
export function askMiniSearch(iso3: string): Ask {
  const { language, streets } = streetsOfCountry(iso3);
  const search = new MiniSearch<{ id: number; text: string }>({
    fields: ['text'],
    processTerm: fold,
    searchOptions: { prefix: true, fuzzy: 0.2 },
  });
  const values: string[] = [];
  for (const { data, locality, buildings } of streets) {
    const [street, town] = [nameIn(data.name, language), nameIn(locality.name, language)];
    for (const building of buildings) {
      const text = buildingText(building, iso3);
      const region = locality.region ?? nameIn(locality.regions?.at(-1)?.name ?? '', language);
      const id = values.push(`${building.postcode} ${town}, ${street} ${text}`) - 1;
      search.add({ id, text: `${street} ${text} ${building.postcode} ${town} ${region}` });
    }
  }
  return (query) =>
    search
      .search(query)
      .slice(0, 5)
      .map(({ id }) => values[id] ?? '');
}

/** The queries with their places. */
export async function answer(queries: readonly Query[], ask: Ask): Promise<readonly Answered[]> {
  const answered: Answered[] = [];
  for (const query of queries) {
    const values = await ask(query.query);
    answered.push({ ...query, at: values.indexOf(query.expected), first: values[0] ?? '' });
  }
  return answered;
}

export const isFirst = ({ at }: Answered) => at === 0;
export const isWithinFive = ({ at }: Answered) => at >= 0 && at < 5;

/** A table in lines: a row for each value of a member, with the hits of each search. */
export function tableBy(
  member: 'country' | 'kind',
  searches: Readonly<Record<string, readonly Answered[]>>,
): readonly string[] {
  const names = Object.keys(searches);
  const groups = [...new Set(Object.values(searches).flatMap((all) => all.map((it) => it[member]))), 'all'];
  const width = Math.max(...groups.map((group) => group.length), member.length);
  const cellsOf = (group: string) =>
    names.map((name) => {
      const own = (searches[name] ?? []).filter((it) => group === 'all' || it[member] === group);
      return `${own.filter(isFirst).length} / ${own.filter(isWithinFive).length} of ${own.length}`.padStart(20);
    });
  return [
    `${member.padEnd(width)}${names.map((name) => name.padStart(20)).join('')}`,
    ...groups.map((group) => `${group.padEnd(width)}${cellsOf(group).join('')}`),
  ];
}
