/**
 * Writes what `src` knows of the addresses of all countries: the table of formats, and the regions of each country that
 * prints them. `npx node test/support/countries/write-formats.ts`. Countries whose facts are written by hand are in
 * `format-data.ts`, not here.
 */
import { execFileSync } from 'node:child_process';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { facts } from '../../../src/core/address/format-data.ts';
import { isoCountries } from '../../../src/core/country/iso-countries.ts';
import { areaLines } from './areas.ts';
import { labelsOf, type Row, rowOf } from './distil.ts';
import { googleCountries, googleSource } from './google.ts';
import { mended } from './mended.ts';
import { worldwide } from './worldwide.ts';

const data = new URL('../../../src/core/address/data/', import.meta.url);
const codes = isoCountries().map(({ iso2 }) => iso2);
const google = googleCountries(codes);
const byHand = Object.keys(facts);

const origin = `/**
 * Written by \`write-formats.ts\`; not to be changed by hand. Distilled from Google's address metadata (CC BY 4.0), as in
 * ${googleSource}, and changed: see docs/formats.md.
 */
`;

function write(name: string, text: string): void {
  writeFileSync(new URL(name, data), `${origin}\n${text}`);
}

function factsOf(code: string) {
  return mended(code, google.get(code) ?? {});
}

function grouped(pairs: readonly (readonly [key: string, code: string])[]): Map<string, string[]> {
  const groups = new Map<string, string[]>();
  for (const [key, code] of pairs) groups.set(key, [...(groups.get(key) ?? []), code]);
  return groups;
}

function lineOf({ rows, latin, example, pattern }: Row): string {
  return [rows, example, pattern, latin].join('#').replace(/#+$/, '');
}

const world = codes.filter((code) => !byHand.includes(code));
const lines = grouped(world.map((code) => [lineOf(rowOf(factsOf(code), worldwide[code])), code]));
// What is assumed of a country without a line.
lines.delete('s;a;l');
const labels = grouped(world.flatMap((code) => labelsOf(code, factsOf(code)).map((label) => [label, code] as const)));
const numbered = world.filter((code) => worldwide[code]?.number);
const capitals = world.filter((code) => factsOf(code).upper?.includes('C'));

/** The build escapes letters beyond ASCII in an expression, and cannot within `String.raw`. */
const escapable = (line: string) => line.replace(/[^\0-\x7f]/g, (letter) => `\${'${letter}'}`);
const table = [...lines].map(([line, of]) => `${of.join(' ')}:${escapable(line)}`).join('\n');
const labelTable = [...labels].map(([label, of]) => `${label}:${of.join(' ')}`).join('\n');
rmSync(new URL('areas/', data), { recursive: true, force: true });
mkdirSync(new URL('areas/', data));
write(
  'world.ts',
  `/** A country's fields by line, postcodes, their shape, and its fields in Latin letters: \`world-formats.ts\` reads it. */
export const table = String.raw\`
${table}\`;

/** The names of fields: letter and label, then the countries. */
export const labels = \`
${labelTable}\`;

/** Countries where a house number is expected. */
export const numbered = '${numbered.join(' ')}';

/** Countries that print the town in capitals. */
export const capitals = '${capitals.join(' ')}';
`,
);

const withAreas = codes.filter((code) => {
  const isPrinted = byHand.includes(code)
    ? (facts[code]?.lines ?? '').match(/[rvc]/) !== null
    : rowOf(factsOf(code), worldwide[code]).rows.includes('r');
  const areas = areaLines(code, factsOf(code), isPrinted);
  if (areas.length === 0) return false;
  write(
    `areas/${code.toLowerCase()}.ts`,
    `/** Regions: printed text, name, Latin name, then ISO 3166-2 code and other names. A repeated text is left out. */\nexport const areas = \`\n${areas.join('\n')}\`;\n`,
  );
  return true;
});
write(
  'area-files.ts',
  `/** The regions of each country that has a closed list of them, a file each. */
export const areaFiles: Readonly<Record<string, () => Promise<{ readonly areas: string }>>> = {
${withAreas.map((code) => `  ${code}: () => import('./areas/${code.toLowerCase()}.ts'),`).join('\n')}
};
`,
);
execFileSync('biome', ['format', '--write', data.pathname]);
console.log(`${lines.size} lines for ${world.length} countries, regions of ${withAreas.length}`);
