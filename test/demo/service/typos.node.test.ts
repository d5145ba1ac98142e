import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createVocabulary } from '../../../demo/service/vocabulary.ts';
import { serviceOf } from './support.ts';

const { suggest } = serviceOf();

async function first(country: string, term: string, language: string) {
  const { matches } = await suggest(country, term, language);
  return matches[0];
}

describe('a typo in the search text', () => {
  for (const [term, label] of [
    ['julin', 'Julianastraat'],
    ['jullian', 'Julianastraat'],
    ['julianastrat', 'Julianastraat'],
    ['haarlm julia', 'Julianastraat'],
    ['julinastraat 30', 'Julianastraat 30'],
  ] as const) {
    it(`"${term}" still finds ${label}`, async () => {
      assert.equal((await first('nld', term, 'nl-NL'))?.label, label);
    });
  }

  it('leaves the part before it highlighted', async () => {
    const match = await first('nld', 'Vlaamsegaai', 'nl-NL');
    assert.deepEqual([match?.label, match?.highlights], ['Vlaamsegas', [[0, 9]]]);
  });

  it('is not assumed if the text is the beginning: the recorded list, in its order', async () => {
    const { matches } = await suggest('bel', 'vlaamsegaai');
    assert.deepEqual(
      matches.map(({ value, description }) => [value, description]),
      [
        ['9320 Aalst, Vlaamsegaaistraat ', '9320 Aalst'],
        ['3080 Tervuren, Vlaamsegaaienlaan ', '3080 Tervuren'],
      ],
    );
    assert.deepEqual(matches[0]?.highlights, [[0, 11]]);
  });

  it('in a number finds nothing else, because 12 is not 13', async () => {
    assert.notEqual((await first('nld', '2012ES 9999', 'nl-NL'))?.precision, 'Address');
  });
});

describe('what a word may have been meant to be', () => {
  const vocabulary = createVocabulary(['12a', 'haarlem', 'juliana', 'julianastraat', 'julius', 'kerk', 'kerkstraat']);
  it('includes a word that begins like it, except for one letter', () => {
    assert.deepEqual(vocabulary.like('julin'), ['juliana', 'julianastraat', 'julius']);
    assert.deepEqual(vocabulary.like('harle'), ['haarlem']);
  });
  it('includes a word with another first letter, or without it', () => {
    assert.deepEqual(vocabulary.like('gaarlem'), ['haarlem']);
    assert.deepEqual(vocabulary.like('aarlem'), ['haarlem']);
  });
  it('excludes another short name that only ends the same', () => {
    assert.deepEqual(createVocabulary(['dijkstraat', 'eikstraat', 'parkstraat']).like('eekstraat'), ['eikstraat']);
  });
  it('is nothing for short words and numbers', () => {
    for (const word of ['jul', '12a', '', '1234']) assert.deepEqual(vocabulary.like(word), []);
  });
});
