import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { withCountryLine } from '../../../src/core/address/country-line.ts';
import { emptyFields } from '../../../src/core/address/empty-fields.ts';
import { worldFormatOf } from '../../../src/core/address/world-formats.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { addressFromManual } from '../../../src/core/manual/fields.ts';

const all = isoCountries();

function addressIn(iso2: string) {
  const country = all.find((it) => it.iso2 === iso2);
  assert.ok(country);
  const fields = { ...emptyFields, street: '1 High Street', locality: 'Town', postcode: 'x', region: 'Y' };
  return addressFromManual(fields, country, worldFormatOf(iso2));
}

describe('the country line of a parcel from abroad', () => {
  const cases: readonly (readonly [from: string, to: string, line: string])[] = [
    ['NLD', 'US', 'VERENIGDE STATEN'],
    ['DEU', 'AT', 'ÖSTERREICH'],
    ['BEL', 'NL', 'PAYS-BAS'],
    ['ESP', 'JP', 'JAPÓN'],
    ['TUR', 'FI', 'FİNLANDİYA'],
    ['POL', 'DE', 'NIEMCY'],
    // Not in Latin letters, or with no language of its own: English.
    ['GRC', 'DE', 'GERMANY'],
    ['JPN', 'FR', 'FRANCE'],
    ['USA', 'KR', 'SOUTH KOREA'],
    ['IRL', 'SE', 'SWEDEN'],
    ['nld', 'BE', 'BELGIË'],
    // Beyond Europe: the sender's own language, if its post writes Latin letters, or one of the two of the Postal Union.
    ['USA', 'DE', 'GERMANY'],
    ['CAN', 'DE', 'GERMANY'],
    ['AUS', 'CH', 'SWITZERLAND'],
    ['NZL', 'NL', 'NETHERLANDS'],
    ['ZAF', 'NL', 'NETHERLANDS'],
    ['IND', 'US', 'UNITED STATES'],
    ['CHN', 'DE', 'GERMANY'],
    ['ARE', 'FR', 'FRANCE'],
    ['BRA', 'DE', 'ALEMANHA'],
    ['MEX', 'US', 'ESTADOS UNIDOS'],
    ['ARG', 'JP', 'JAPÓN'],
    ['MAR', 'DE', 'ALLEMAGNE'],
    ['SEN', 'ES', 'ESPAGNE'],
    ['IDN', 'DE', 'JERMAN'],
    ['VNM', 'DE', 'ĐỨC'],
    ['SUR', 'DE', 'DUITSLAND'],
  ];
  for (const [from, to, line] of cases) {
    it(`is ${line} from ${from} to ${to}`, () => {
      assert.equal(withCountryLine(addressIn(to), from).mailLines.at(-1), line);
    });
  }

  it('has a language for known countries only, each once', () => {
    const source = readFileSync(new URL('../../../src/core/address/country-line.ts', import.meta.url), 'utf8');
    const [, list = ''] = /const languages =([^;]+);/.exec(source) ?? [];
    const named = list.match(/[A-Z]{3}/g) ?? [];
    assert.equal(named.join(''), list.replace(/[^A-Z]/g, ''), 'codes have three letters');
    assert.ok(named.length > 80);
    assert.equal(new Set(named).size, named.length);
    assert.deepEqual(
      named.filter((code) => !all.some(({ iso3 }) => iso3 === code)),
      [],
    );
  });

  it('is in English if the page names an unknown country as the sender’s', () => {
    for (const from of ['XXX', 'N(', 'NL', 'DAF', '(NLD', 'NLD(', 'NLDX'])
      assert.equal(withCountryLine(addressIn('DE'), from).mailLines.at(-1), 'GERMANY');
  });

  it('is missing on a parcel that stays in the country, or whose sender is unknown', () => {
    const address = addressIn('US');
    for (const from of ['', 'USA', 'usa']) assert.equal(withCountryLine(address, from), address);
  });

  it('is missing on a parcel of which nothing is known', () => {
    const address = { ...addressIn('US'), mailLines: [] };
    assert.equal(withCountryLine(address, 'NLD'), address);
  });

  it('is omitted if the address has it in the service’s words', () => {
    const address = addressIn('US');
    const named = { ...address, mailLines: [...address.mailLines, address.country.name] };
    assert.equal(withCountryLine(named, 'NLD'), named);
  });

  it('is printed once', () => {
    const once = withCountryLine(addressIn('US'), 'NLD');
    assert.equal(withCountryLine(once, 'NLD'), once);
    const guernsey = addressIn('GG');
    assert.equal(withCountryLine(guernsey, 'GBR'), guernsey, 'its own lines have it');
  });

  it('is the last line of an address in each country', () => {
    for (const { iso2 } of all.filter((it) => it.iso2 !== 'GG' && it.iso2 !== 'JE' && it.iso2 !== 'GI')) {
      const line = withCountryLine(addressIn(iso2), 'XXX').mailLines.at(-1) ?? '';
      assert.equal(line, line.toUpperCase(), iso2);
      assert.ok(line.length > 2, iso2);
    }
  });
});
