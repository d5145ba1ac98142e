/**
 * Tests that the service's own texts of an address lead back to it: its label with its description, its value, its mail
 * lines one below the other and in one line, and its label alone, which may be that of several towns.
 */
import { autocomplete } from '../../../demo/service/autocomplete.ts';
import type { Context, Contexts } from '../../../demo/service/contexts.ts';
import { mailLines } from '../../../demo/service/lines.ts';
import { storeOf } from '../../../demo/service/memory-store.ts';
import { type CountryData, type Street, streetsOf } from '../../../demo/service/model.ts';
import { createSearch } from '../../../demo/service/search.ts';
import { addressSuggestion } from '../../../demo/service/suggestions.ts';
import type { Match } from '../../../src/contract/types.ts';

/** A text that did not lead to the address that it was made of. */
interface Miss {
  readonly kind: string;
  readonly term: string;
  readonly wanted: string;
}

/** The result of a round trip of some addresses. */
interface RoundTrip {
  readonly addresses: number;
  readonly asked: number;
  readonly misses: readonly Miss[];
}

/** An address by its street and its index in it. */
export type Chosen = readonly [street: Street, building: number];

/** Every address of a country. */
export function* everyAddress(data: CountryData): Generator<Chosen> {
  for (const street of streetsOf(data)) for (let at = 0; at < street.buildings.length; at++) yield [street, at];
}

/** As many addresses of a country as are asked for, by chance; some may come twice. */
export function* someAddresses(data: CountryData, count: number, random: () => number): Generator<Chosen> {
  const streets = streetsOf(data);
  for (let round = 0; round < count; round++) {
    const street = streets[Math.floor(random() * streets.length)];
    if (street) yield [street, Math.floor(random() * street.buildings.length)];
  }
}

/** Signing contexts takes longer than the search, and they are not read here. */
const unsigned: Contexts = {
  issue: async () => '',
  read: () => Promise.reject(new Error('No context is read.')),
};

/**
 * Asks for each of the addresses in each of its texts, in one language of the country after the other. A text whose
 * words were asked already in this order has the same answer, and is not asked again.
 */
export async function roundTrip(data: CountryData, chosen: Iterable<Chosen>): Promise<RoundTrip> {
  const { iso3 } = data.country;
  const index = createSearch(storeOf(data));
  const context: Context = { iso3, language: '', session: '', place: { kind: 'country' } };
  const rest = { index, context, mode: 'paged', session: '', contexts: unsigned, undocumented: false } as const;
  const ask = async (term: string, language: string) => (await autocomplete({ ...rest, term, language })).matches;
  const misses: Miss[] = [];
  let [addresses, asked] = [0, 0];
  for (const [street, at] of chosen) {
    const building = street.buildings[at];
    const language = data.languages[addresses % data.languages.length] ?? '';
    const own = addressSuggestion(street, at, language, false);
    if (!building || !own) continue;
    addresses++;
    const lines = mailLines(street, building, language);
    const texts = {
      label: `${own.label}, ${own.description}`,
      value: own.value,
      'single line': lines.join(', '),
      'mail lines': lines.join(' '),
      'label alone': own.label,
    };
    const answers = new Map<string, readonly Match[]>();
    for (const [kind, term] of Object.entries(texts)) {
      asked++;
      const words = index.wordsOf(term).join(' ');
      const matches = answers.get(words) ?? (await ask(term, language));
      answers.set(words, matches);
      const isFound = matches.some(({ value, label }) =>
        kind === 'label alone' ? label.endsWith(own.label) : value === own.value,
      );
      if (!isFound) misses.push({ kind, term, wanted: own.value });
    }
  }
  return { addresses, asked, misses };
}
