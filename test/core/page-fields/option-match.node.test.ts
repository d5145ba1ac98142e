import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { areasFrom } from '../../../src/core/address/areas.ts';
import { areas } from '../../../src/core/address/data/areas/es.ts';
import { addressFrom } from '../../../src/core/address/from-details.ts';
import { matchOption } from '../../../src/core/page-fields/option-match.ts';
import { regionCandidates } from '../../../src/core/page-fields/region-names.ts';
import * as fc from '../../support/random.ts';
import { details, netherlands, printed } from '../../support/samples.ts';

const option = (value: string, text = value) => ({ value, text });
const address = printed(addressFrom(details, netherlands));
const spain = { name: 'Spain', iso2: 'ES', iso3: 'ESP' };

describe('the option of a shop’s list', () => {
  const choose = option('', 'Choose …');
  it('is found by its code', () => {
    assert.equal(matchOption([choose, option('BE', 'België'), option('NL', 'Holland')], ['NL', 'NLD']), 2);
    assert.equal(matchOption([choose, option('nld', 'Holland')], ['NL', 'NLD']), 1);
    assert.equal(matchOption([option('NL-UT', 'x'), option('NL-NH', 'y')], ['Noord-Holland', 'NH']), 1);
  });

  it('is found by its text, ignoring case and accents', () => {
    assert.equal(matchOption([choose, option('7', 'ITALIE'), option('8', 'Belgie')], ['België']), 2);
    assert.equal(matchOption([option('1', 'Netherlands (the)')], ['NL', 'Netherlands']), 0);
    assert.equal(matchOption([option('1', 'Alacant/Alicante')], ['Alicante']), 0);
  });

  it('is not one whose number happens to be a code', () => {
    assert.equal(matchOption([option('75', 'Ain'), option('182', 'Paris')], ['75', 'Paris']), 1);
  });

  it('does not exist if none is meant', () => {
    assert.equal(matchOption([choose, option('BE')], ['NL']), -1);
    assert.equal(matchOption([choose], ['', 'Choose …']), -1);
    assert.equal(matchOption([], ['NL']), -1);
  });

  it('is one of the list or none, whatever it contains', () => {
    const word = fc.oneof(fc.string(), fc.constantFrom('__proto__', '.', '..', '', '\ud800', '/', '()'));
    fc.assert(
      fc.property(fc.array(fc.record({ value: word, text: word })), fc.array(word), (options, candidates) => {
        const index = matchOption(options, candidates);
        assert.ok(index === -1 || (index < options.length && candidates.length > 0));
      }),
    );
  });
});

describe('the names of a region', () => {
  const areasOf = (parts: object) => ('country' in parts && parts.country === spain ? areasFrom(areas) : []);
  const found = (options: readonly { value: string; text: string }[], parts: object) =>
    options[matchOption(options, regionCandidates({ ...address, ...parts }, areasOf(parts)))]?.value;

  it('include its name, and each of its codes', () => {
    assert.equal(found([option('577', 'Utrecht'), option('578', 'Noord-Holland')], {}), '578');
    assert.equal(found([option('UT'), option('NH')], {}), 'NH');
    assert.equal(found([option('LB'), option('LI')], { region: 'Limburg', details: null }), 'LI');
    assert.equal(found([option('GLD')], { region: 'Gelderland', details: null }), 'GLD');
  });

  it('include either name of a region with two', () => {
    const bilingual = {
      country: spain,
      region: 'Valencia/València',
      details: { espProvince: { id: '46', name: 'Valencia/València' } },
    };
    assert.equal(found([option('A', 'Alicante'), option('V', 'Valencia')], bilingual), 'V');
    assert.equal(found([option('45'), option('46')], bilingual), '46');
    assert.equal(found([option('A'), option('V')], bilingual), 'V');
    const parts = { country: spain, region: 'Orense', details: null };
    assert.equal(found([option('O', 'Asturias'), option('OR', 'Ourense')], parts), 'OR');
    const names = [
      ['Vizcaya', 'Bizkaia'],
      ['Bizkaia', 'Vizcaya'],
      ['Asturias', 'Principado de Asturias'],
      ['Islas Baleares', 'Illes Balears'],
      ['Illes Balears', 'Baleares'],
      ['Gerona', 'Girona'],
      ['Lleida', 'Lérida'],
    ] as const;
    for (const [region, text] of names) {
      assert.equal(found([option('1', 'Madrid'), option('2', text)], { ...parts, region }), '2', region);
    }
  });

  it('include the name if the service gives the code', () => {
    const swiss = {
      country: { name: 'Switzerland', iso2: 'CH', iso3: 'CHE' },
      region: 'ZH',
      details: { cheCanton: { code: 'ZH', name: 'Zürich' } },
    };
    assert.equal(found([option('1', 'Bern'), option('2', 'Zürich')], swiss), '2');
  });

  it('do not exist without a region', () => {
    assert.deepEqual(regionCandidates({ ...address, region: null }), []);
  });
});
