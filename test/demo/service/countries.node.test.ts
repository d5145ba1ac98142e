import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { iso31661 } from 'iso-3166';
import type { Country } from '../../../src/contract/types.ts';
import { serviceOf } from './support.ts';

const { ask } = serviceOf();
const lookUp = async (country: string) => (await (await ask('country', { country })).json()) as Country | null;

describe('the lookup of countries', () => {
  it('knows the whole world by both codes, in any case', async () => {
    for (const { alpha2, alpha3 } of iso31661) {
      for (const code of [alpha2, alpha3.toLowerCase()]) {
        const { iso2, iso3, name } = (await lookUp(code)) ?? {};
        assert.deepEqual([iso2, iso3], [alpha2, alpha3]);
        assert.ok(name);
      }
    }
  });

  for (const [text, iso3] of [
    ['UK', 'GBR'],
    ['U.K.', 'GBR'],
    ['england', 'GBR'],
    ['holland', 'NLD'],
    ['The Netherlands', 'NLD'],
    ['Pays-Bas', 'NLD'],
    ['  united   states of america ', 'USA'],
    ['Vereinigte Staaten', 'USA'],
    ['Česko', 'CZE'],
    ['czech republic', 'CZE'],
    ['osterreich', 'AUT'],
    ['日本', 'JPN'],
    ['Côte d’Ivoire', 'CIV'],
    ['ivory coast', 'CIV'],
    ['Kosovo', 'XKX'],
    ['Georgia', 'GEO'],
  ] as const) {
    it(`finds ${iso3} by "${text.trim()}"`, async () => assert.equal((await lookUp(text))?.iso3, iso3));
  }

  it('names a supported country as the list of supported countries does', async () => {
    assert.deepEqual(await lookUp('nl'), { name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' });
  });

  it('returns null for an unknown name', async () => assert.equal(await lookUp('Atlantis'), null));
});
