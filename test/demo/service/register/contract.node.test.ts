/** The contract on a register, which is made of the data that come with the service. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { allCountries } from '../../../../demo/service/data/all.ts';
import { mailLines } from '../../../../demo/service/lines.ts';
import { streetsOf } from '../../../../demo/service/model.ts';
import { readRegister } from '../../../../demo/service/register/register.ts';
import { contractSuite } from '../contract.suite.ts';
import { serviceOf } from '../support.ts';
import { linesOfCountry } from './export.ts';
import { put } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'address-register-'));
const lines = allCountries.flatMap(linesOfCountry);
const path = put(folder, 'all.jsonl', lines.join('\n'));
const register = await readRegister([{ path, country: '' }], allCountries);
after(() => {
  rmSync(folder, { recursive: true, force: true });
});

describe('the data that come with the service', () => {
  it('survive conversion to a register', () => {
    assert.deepEqual(register.report.refusals, []);
    assert.equal(register.report.duplicates, 0);
    assert.equal(register.report.addresses, lines.length);
  });
});

const countries = allCountries.flatMap(
  ({ country }) => register.countries.find((it) => it.country.iso3 === country.iso3) ?? [],
);

/** Of so many streets one is asked for. */
const everyStreet = 4;

describe('the mail lines of an address, searched in a register', () => {
  const { suggest, details } = serviceOf({ countries });
  for (const data of allCountries) {
    it(`find it in ${data.country.name}`, async () => {
      const [language = ''] = data.languages;
      const streets = streetsOf(data).filter(({ id }) => id % everyStreet === 0);
      const misses: string[] = [];
      for (const street of streets) {
        const [building] = street.buildings;
        const lines = building ? mailLines(street, building, language) : [];
        const { matches } = await suggest(data.country.iso3.toLowerCase(), lines.join(', '), language);
        const houses = matches.filter(({ precision }) => precision === 'Address');
        const found = await Promise.all(houses.map(async (house) => (await details(house)).mailLines.join()));
        if (!found.includes(lines.join())) misses.push(lines.join(', '));
      }
      assert.ok(streets.length > 0);
      assert.deepEqual(misses, []);
    });
  }
});

contractSuite({
  name: 'a register',
  before: (service) => service,
  status: (status) => status,
  hasOwnErrors: true,
  countries,
});
