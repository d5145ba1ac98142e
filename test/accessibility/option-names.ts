/** The options of a list with every highlight that they can have. */
import { allCountries } from '../../demo/service/data/all.ts';
import type { Highlight, Match } from '../../src/contract/types.ts';

/** The names of all streets that the reference service knows by hand, in each language. */
export const streets: readonly string[] = [
  ...new Set(
    allCountries.flatMap(({ localities }) =>
      localities.flatMap(({ streets }) =>
        streets.flatMap(({ name }) => (typeof name === 'string' ? name : Object.values(name))),
      ),
    ),
  ),
];

/**
 * The possible highlights in a label: every word, every other word, the beginning of every word, the spaces, nothing.
 */
function highlightsOf(label: string): readonly (readonly Highlight[])[] {
  const words = [...label.matchAll(/\S+/g)].map(({ index, 0: word }): Highlight => [index, index + word.length]);
  return [
    words,
    words.filter((_, index) => index % 2 === 0),
    words.map(([start, end]): Highlight => [start, Math.min(start + 2, end)]),
    [...label.matchAll(/\s/g)].map(({ index }): Highlight => [index, index + 1]),
    [],
  ];
}

/** An address in each street, once with each highlight. */
export const matches: readonly Match[] = streets.flatMap((street, index) => {
  const label = `${street} ${index + 1}`;
  return highlightsOf(label).map(
    (highlights): Match =>
      ({ value: label, label, description: '1000 Bruxelles', precision: 'Address', context: 'x', highlights }) as Match,
  );
});
