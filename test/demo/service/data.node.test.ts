import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { allCountries } from '../../../demo/service/data/all.ts';
import { nld } from '../../../demo/service/data/nld.ts';
import { namesOf, streetsOf } from '../../../demo/service/model.ts';

const postcodes: Readonly<Record<string, RegExp>> = {
  NLD: /^[1-9]\d{3}[A-Z]{2}$/,
  GBR: /^[A-Z]{1,2}\d[A-Z\d]? \d[A-Z]{2}$/,
  SWE: /^\d{3} \d{2}$/,
  BEL: /^\d{4}$/,
  LUX: /^\d{4}$/,
  AUT: /^\d{4}$/,
  CHE: /^\d{4}$/,
  DNK: /^\d{4}$/,
  NOR: /^\d{4}$/,
  DEU: /^\d{5}$/,
  FRA: /^\d{5}$/,
  ESP: /^\d{5}$/,
  ITA: /^\d{5}$/,
  FIN: /^\d{5}$/,
  USA: /^\d{5}$/,
};

describe('the data', () => {
  for (const data of allCountries) {
    const { iso3 } = data.country;

    it(`of ${iso3} has three localities of four streets or more, all well-formed`, () => {
      assert.ok(data.localities.filter(({ streets }) => streets.length >= 4).length >= 3);
      for (const { name, at, streets } of data.localities) {
        assert.ok(namesOf(name).every((it) => it.trim() === it && it !== ''));
        assert.ok(at === null || (Math.abs(at[0]) <= 72 && Math.abs(at[1]) <= 180));
        for (const street of streets) {
          assert.ok(namesOf(street.name).every((it) => it.trim() === it && it !== '' && it.length <= 80));
          for (const postcode of Object.keys(street.numbers)) assert.match(postcode, postcodes[iso3] ?? /^$/);
        }
      }
    });

    it(`of ${iso3} expands to buildings, without duplicates`, () => {
      for (const { buildings, data: street } of streetsOf(data)) {
        const keys = buildings.map(({ number, addition, name, postcode }) =>
          [number, addition, name, postcode].join('|'),
        );
        assert.ok(keys.length > 0, namesOf(street.name).join());
        assert.equal(new Set(keys).size, keys.length, namesOf(street.name).join());
      }
    });
  }

  it('of the Netherlands has ten cities, sixty streets and the special cases', () => {
    const streets = streetsOf(nld);
    assert.ok(new Set(nld.localities.map(({ name }) => name)).size >= 10);
    assert.ok(streets.length >= 60);
    assert.ok(streets.some(({ data }) => namesOf(data.name).some((name) => name.length === 80)));
    assert.ok(streets.some(({ buildings }) => buildings.length >= 400));
    assert.ok(streets.some(({ data }) => data.kind === 'PO boxes'));
    assert.ok(streets.some(({ isNamesake }) => isNamesake));
    assert.ok(nld.localities.some(({ name }) => String(name).startsWith("'s-")));
    assert.ok(nld.localities.some(({ name }) => String(name).startsWith('IJ')));
  });
});
