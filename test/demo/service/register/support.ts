import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { TestContext } from 'node:test';
import { allCountries } from '../../../../demo/service/data/all.ts';
import { parseDataFile } from '../../../../demo/service/register/files.ts';
import { readRegister } from '../../../../demo/service/register/register.ts';
import { serviceOf } from '../support.ts';

/** A folder that is gone after the test. */
export function folderFor(test: TestContext): string {
  const folder = mkdtempSync(join(tmpdir(), 'address-register-'));
  test.after(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Writes a file into the folder, and returns its path. */
export function put(folder: string, name: string, content: string | Uint8Array): string {
  const path = join(folder, name);
  writeFileSync(path, content);
  return path;
}

/** A service with the register of these files, `[country:]path`. */
export async function registerOf(paths: readonly string[]) {
  const register = await readRegister(paths.map(parseDataFile), allCountries);
  return { ...register, ...serviceOf({ countries: register.countries }) };
}

/** Columns of the Dutch register, as its CSV export names them. */
export const dutchHeader =
  'openbareruimte;huisnummer;huisletter;huisnummertoevoeging;postcode;woonplaats;gemeente;provincie;lon;lat';
