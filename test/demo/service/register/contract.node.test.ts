/** The contract on a register, which is made of the data that come with the service. */
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import { allCountries } from '../../../../demo/service/data/all.ts';
import { openRegister } from '../../../../demo/service/register/register.ts';
import { contractSuite } from '../contract.suite.ts';
import { linesOfCountry } from './export.ts';
import { put } from './support.ts';

const folder = mkdtempSync(join(tmpdir(), 'address-register-'));
const lines = allCountries.flatMap(linesOfCountry);
const path = put(folder, 'all.jsonl', lines.join('\n'));
const register = await openRegister({ files: [{ path, country: '' }], known: allCountries });
after(() => {
  register.close();
  rmSync(folder, { recursive: true, force: true });
});

describe('the data that come with the service', () => {
  it('are a register without a loss', () => {
    assert.deepEqual(register.report?.refusals, []);
    assert.equal(register.report?.duplicates, 0);
    assert.equal(register.report?.addresses, lines.length);
  });
});

const countries = allCountries.flatMap(
  ({ country }) => register.sources.find((it) => it.country.iso3 === country.iso3) ?? [],
);

contractSuite({
  name: 'a register',
  before: (service) => service,
  status: (status) => status,
  hasOwnErrors: true,
  countries,
});
