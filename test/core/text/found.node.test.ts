import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allCountries } from '../../../demo/service/data/all.ts';
import { searchTermOf } from '../../../src/core/search/read-text.ts';
import { readAddress } from '../../../src/core/text/reader.ts';
import { serviceOf } from '../../demo/service/support.ts';
import { byPart } from './data/by-part.ts';

const contexts = new Map(allCountries.map(({ country: { iso2, iso3 } }) => [iso2, iso3.toLowerCase()]));

describe('the search term for a pasted address', () => {
  it('finds more of them than the text itself, and everything that the text finds', async () => {
    const { suggest } = serviceOf();
    const hasAddress = async (country: string, term: string) => {
      const { matches } = await suggest(contexts.get(country) ?? '', term);
      return matches.some(({ precision }) => precision === 'Address');
    };
    const found = { asPasted: 0, asRead: 0, asPastedOnly: [] as string[] };
    for (const [iso2, text] of byPart['a whole address']) {
      const parsed = readAddress(text, iso2, []);
      const country = parsed.country ?? iso2;
      const asPasted = await hasAddress(country, text.replace(/\s+/g, ' '));
      const asRead = await hasAddress(country, searchTermOf(parsed));
      if (asPasted) found.asPasted += 1;
      if (asRead) found.asRead += 1;
      if (asPasted && !asRead) found.asPastedOnly.push(text);
    }
    assert.ok(found.asRead > found.asPasted, JSON.stringify(found));
    assert.deepEqual(found.asPastedOnly, []);
  });
});
