import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { verdictOf } from '../../../src/core/manual/verdict.ts';
import { typed } from '../../support/manual.ts';
import { judge, match } from '../../support/opinions.ts';
import { belgium, details, netherlands } from '../../support/samples.ts';

describe('the address that would be adopted', () => {
  it('is the match itself when it is validated to the building', () => {
    const { candidates } = judge([{}]);
    assert.deepEqual(candidates[0]?.address.mailLines, details.mailLines);
    assert.equal(candidates[0]?.address.language, 'nl-NL');
    assert.equal(candidates[0]?.distinction, '');
  });

  it('is what was typed if the service confirmed nothing', () => {
    const parts = { street: null, building: null, postcode: null, locality: 'Haarlem' };
    const { candidates } = judge([{ grade: 'B', level: 'Locality', parts }], { locality: 'Harlem' });
    assert.deepEqual(candidates[0]?.address.mailLines, ['Julianastraat 30', '2012 ES  Haarlem']);
    assert.deepEqual(candidates[0]?.changes, ['locality']);
  });

  it('is the service’s street, unless one was typed with its number', () => {
    const street = { grade: 'B', level: 'Street' } as const;
    const apart = judge([street], { street: 'julianastrat' }).candidates[0];
    assert.equal(apart?.address.street, 'Julianastraat');
    const together = judge([street], { street: 'julianastrat 30', building: '' }).candidates[0];
    assert.deepEqual(together?.address.mailLines, ['julianastrat 30', '2012 ES  Haarlem']);
  });

  it('has the service’s region, or the typed one', () => {
    const italy = { name: 'Italy', iso2: 'IT', iso3: 'ITA' };
    const regionOf = (region: string | null) => {
      const found = match({ grade: 'B', level: 'Street', parts: { region }, members: {} });
      const matches = [{ ...found, country: { name: 'Italy', iso3Code: 'ITA', iso2Code: 'IT' } }];
      return verdictOf({ country: italy, matches }, { ...typed, region: 'MI' }, italy).candidates[0]?.address.region;
    };
    assert.deepEqual([regionOf('RM'), regionOf(null)], ['RM', 'MI']);
  });

  it('is a PO box if the service or the street says so', () => {
    const isPoBox = (known: boolean, street: string) => {
      const found = { ...match({ grade: 'B', level: 'Street', parts: { street: null } }), isPoBox: known };
      const { candidates } = verdictOf({ country: netherlands, matches: [found] }, { ...typed, street }, netherlands);
      return candidates[0]?.address.isPoBox;
    };
    assert.deepEqual([isPoBox(true, 'Weg'), isPoBox(false, 'Postbus'), isPoBox(false, 'Weg')], [true, true, false]);
  });

  it('has no second addition if the service has it as part of the number', () => {
    const parts = { building: '30 a', buildingNumber: 30, buildingNumberAddition: 'a' };
    assert.deepEqual(judge([{ parts }], { addition: 'a' }).candidates[0]?.changes, []);
    assert.deepEqual(judge([{ parts }], { addition: 'b' }).candidates[0]?.changes, ['building']);
  });

  describe('the address that would be adopted with a typed flat', () => {
    const inBelgium = (addition: string, building: string, fields: object = {}) => {
      const found = match({ parts: { building } });
      const matches = [{ ...found, country: { name: 'Belgium', iso3Code: 'BEL', iso2Code: 'BE' } }];
      const [best] = verdictOf({ country: belgium, matches }, { ...typed, addition, ...fields }, belgium).candidates;
      return best ?? assert.fail();
    };

    it('keeps the flat if the service confirms the building without one', () => {
      const { address, changes } = inBelgium('bus 301', '30');
      assert.deepEqual([address.building, address.unit], ['30', 'bus 301']);
      assert.deepEqual(address.lines, ['Julianastraat 30 bus 301']);
      assert.match(address.mailLines.join('/'), /bus 301/);
      assert.deepEqual(changes, []);
    });

    it('keeps the flat if the service has another number, or names the building', () => {
      assert.equal(inBelgium('bus 301', '32').address.unit, 'bus 301');
      assert.equal(inBelgium('bus 301', '30, Residence Oostende').address.unit, 'bus 301');
      assert.equal(inBelgium('Flat 30', '30').address.unit, 'Flat 30');
    });

    it('keeps the flat if street and number were typed together', () => {
      assert.equal(inBelgium('bus 301', '30', { street: 'Julianastraat 30', building: '' }).address.unit, 'bus 301');
    });

    it('has the service’s flat if that mentions one', () => {
      for (const building of ['30 bus 301', '30 bus 302', 'Apartment 301, 30']) {
        const { address } = inBelgium('bus 301', building);
        assert.deepEqual([address.building, address.unit], [building, null]);
        assert.equal(address.mailLines, inBelgium('', building).match.mailLines, building);
      }
      assert.deepEqual(inBelgium('bus 301', '30 bus 301').changes, []);
      assert.deepEqual(inBelgium('bus 301', '30 bus 302').changes, ['building']);
    });
  });

  it('is distinguished from others by everything that differs', () => {
    const others = [
      { isAmbiguous: true, parts: { street: 'Laan', building: '30' } },
      { isAmbiguous: true, parts: { street: 'Kade', building: '31', postcode: '2012ET' } },
    ];
    assert.deepEqual(
      judge(others).candidates.map(({ distinction }) => distinction),
      ['Laan, 30, 2012ES', 'Kade, 31, 2012ET'],
    );
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

  it('has its town in the language it was typed in, even if the street has one name', () => {
    const members = { belMunicipality: { nlName: 'Brussel', frName: 'Bruxelles' } };
    const found = match({ parts: { street: 'Meir', locality: 'Brussel' }, members });
    const fields = { ...typed, street: 'Meir', locality: 'Bruxelles' };
    const { candidates } = verdictOf({ country: belgium, matches: [found] }, fields, belgium);
    assert.deepEqual([candidates[0]?.address.locality, candidates[0]?.address.language], ['Bruxelles', null]);
  });

  it('is in the service’s language if a name belongs to something else', () => {
    const members = { nldCity: { name: 'Hoofddorp' }, nldMunicipality: { name: 'Haarlemmermeer' }, odd: null };
    const { candidates } = judge([{ members, parts: { locality: 'Hoofddorp' } }], { locality: 'Haarlemmermeer' });
    assert.equal(candidates[0]?.address.locality, 'Hoofddorp');
    assert.deepEqual(candidates[0]?.changes, ['locality']);
  });

  it('stays in its language when street and number are typed together', () => {
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
