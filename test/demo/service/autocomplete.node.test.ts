import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AutocompleteResponse, Match } from '../../../src/contract/types.ts';
import { serviceOf } from './support.ts';

const labels = ({ matches }: AutocompleteResponse) => matches.map(({ label }) => label);

describe('autocomplete of the reference service', () => {
  it('answers a Dutch postcode and number with the one address', async () => {
    const { matches, newContext } = await serviceOf().suggest('nld', '2012ES 30');
    assert.equal(newContext, null);
    const [match] = matches as [Match];
    assert.equal(matches.length, 1);
    assert.deepEqual(
      { ...match, context: '' },
      {
        value: '2012ES Haarlem, Julianastraat 30 ',
        label: '2012ES Haarlem, Julianastraat 30',
        description: '',
        precision: 'Address',
        context: '',
        highlights: [
          [0, 6],
          [30, 32],
        ],
      },
    );
    assert.match(match.context, /^nld[A-Za-z0-9]{97,150}$/);
  });

  it('narrows a street down by the beginning of its number, the exact number first', async () => {
    const { suggest } = serviceOf();
    const [street] = (await suggest('nld', 'julian')).matches as [Match];
    const numbers = labels(await suggest(street.context, `${street.value}2`));
    assert.deepEqual(numbers.slice(0, 3), ['Julianastraat 2', 'Julianastraat 20', 'Julianastraat 22']);
  });

  it('gives a few buildings in a short list, and more in a paged one that leads on', async () => {
    const { suggest } = serviceOf();
    const [street] = (await suggest('bel', 'boulevard anspach')).matches as [Match];
    assert.equal((await suggest(street.context, street.value, '', 'short')).matches.length, 5);
    const paged = (await suggest(street.context, street.value)).matches;
    assert.equal(paged.length, 21);
    const more = paged.at(-1) as Match;
    assert.notEqual(more.precision, 'Address');
    const next = (await suggest(more.context, more.value)).matches;
    assert.equal(next[0]?.label, `${street.label} 21`);
  });

  it('looks for another number from the first building on, wherever the list was', async () => {
    const { suggest } = serviceOf();
    const street = (await suggest('ita', 'via del corso roma')).matches.find(
      (it) => it.precision === 'Street',
    ) as Match;
    const more = (await suggest(street.context, street.value)).matches.at(-1) as Match;
    assert.equal(labels(await suggest(more.context, `${more.value}1`))[0], 'Via del Corso 1');
    const ones = (await suggest(more.context, `${more.value}1`)).matches.at(-1) as Match;
    assert.equal(labels(await suggest(ones.context, ones.value))[0], 'Via del Corso 109');
  });

  it('names a new context if the text has left the street', async () => {
    const { suggest } = serviceOf();
    const [street] = (await suggest('nld', 'julian')).matches as [Match];
    const { newContext, matches } = await suggest(street.context, 'Coolsingel');
    assert.equal(newContext, 'nld');
    assert.equal(matches[0]?.label, 'Coolsingel');
  });

  for (const [language, label] of [
    ['fr-BE', 'Grand-Place'],
    ['nl-BE', 'Grote Markt'],
    ['nl', 'Grote Markt'],
    ['', 'Grote Markt'],
    ['sv-SE', 'Grote Markt'],
  ] as const) {
    it(`uses the official name in ${language || 'the default language'}`, async () => {
      const { matches } = await serviceOf().suggest('bel', 'grand place', language);
      assert.equal(matches[0]?.label, label);
      assert.equal(
        matches[0]?.value,
        language === 'fr-BE' ? '1000 Bruxelles, Grand-Place ' : '1000 Brussel, Grote Markt ',
      );
    });
  }

  it('finds nothing for nonsense, and returns an empty list', async () => {
    assert.deepEqual(await serviceOf().suggest('nld', 'xqzwvk'), { newContext: null, matches: [] });
  });
});
