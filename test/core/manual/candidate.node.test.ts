import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { isOneSlip } from '../../../src/core/manual/candidate.ts';
import { verdictOf } from '../../../src/core/manual/verdict.ts';
import { typed } from '../../support/manual.ts';
import { judge, match } from '../../support/opinions.ts';
import { belgium, details } from '../../support/samples.ts';

describe('what would be taken', () => {
  it('is the match itself when it is validated to the building', () => {
    const { candidates } = judge([{}]);
    assert.deepEqual(candidates[0]?.address.mailLines, details.mailLines);
    assert.equal(candidates[0]?.distinction, '');
    assert.deepEqual(candidates[0]?.unconfirmed, []);
  });

  it('is what was typed wherever the service confirmed nothing', () => {
    const parts = { street: null, building: null, postcode: null, locality: 'Haarlem' };
    const { candidates } = judge([{ grade: 'B', level: 'Locality', parts }], { locality: 'Harlem' });
    assert.deepEqual(candidates[0]?.address.mailLines, ['Julianastraat 30', '2012 ES  Haarlem']);
    assert.deepEqual(candidates[0]?.changes, ['locality']);
    assert.deepEqual(candidates[0]?.unconfirmed, ['street', 'building']);
  });

  it('stays in the official language it was typed in, in its official spelling', () => {
    const members = {
      belStreet: { nlName: 'Nieuwstraat', frName: 'Rue Neuve' },
      belMunicipality: { nlName: 'Brussel', frName: 'Bruxelles' },
    };
    const parts = { street: 'Nieuwstraat', locality: 'Brussel', building: '5', postcode: '1000' };
    const fields = { ...typed, street: 'rue neuve', locality: 'BRUXELLES', building: '5', postcode: '1000' };
    const { advice, candidates } = verdictOf(
      { country: belgium, matches: [match({ parts, members })] },
      fields,
      belgium,
    );
    assert.equal(advice, 'accept');
    assert.deepEqual(candidates[0]?.address.mailLines, ['Rue Neuve 5', '1000 Bruxelles']);
  });

  it('is in the language of the service where a name belongs to something else', () => {
    const members = { nldCity: { name: 'Hoofddorp' }, nldMunicipality: { name: 'Haarlemmermeer' }, odd: null };
    const { candidates } = judge([{ members, parts: { locality: 'Hoofddorp' } }], { locality: 'Haarlemmermeer' });
    assert.equal(candidates[0]?.address.locality, 'Hoofddorp');
    assert.deepEqual(candidates[0]?.changes, ['locality']);
  });

  it('stays in it when street and number are typed together', () => {
    const members = { belStreet: { nlName: 'Nieuwstraat', frName: 'Rue Neuve' } };
    const parts = { street: 'Nieuwstraat', locality: 'Brussel', building: '5', postcode: '1000' };
    const fields = { ...typed, street: 'Rue Neuve 5', locality: 'Brussel', building: '', postcode: '1000' };
    const { advice, candidates } = verdictOf(
      { country: belgium, matches: [match({ parts, members })] },
      fields,
      belgium,
    );
    assert.equal(advice, 'accept');
    assert.deepEqual(candidates[0]?.address.mailLines, ['Rue Neuve 5', '1000 Brussel']);
  });
});

describe('one slip of the finger', () => {
  for (const [wrong, right] of [
    ['2012E', '2012ES'],
    ['2012ESS', '2012ES'],
    ['2012ED', '2012 es'],
    ['0212ES', '2012ES'],
    ['', 'X'],
    ['a', 'a'],
  ] as const) {
    it(`makes ${JSON.stringify(wrong)} of ${right}`, () => assert.ok(isOneSlip(wrong, right)));
  }
  for (const [wrong, right] of [
    ['2012', '2012ES'],
    ['2021SE', '2012ES'],
    ['1202ES', '2012ES'],
    ['2112ED', '2012ES'],
    ['75', null],
    ['12', '1'.repeat(4)],
    ['2012AB', '2012BC'],
    ['2012AB', '2012BAC'],
    ['2012ABC', '2012BA'],
  ] as const) {
    it(`does not make ${wrong} of ${right}`, () => assert.ok(!isOneSlip(wrong, right)));
  }
});
