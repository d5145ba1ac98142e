import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { manifestOf, packageNames, sourceOf } from '../support/packages.ts';
import { exportedNames } from '../support/public-names.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const [before = ''] = read('docs/exports.md').split('\n## Versions\n');
const [intro = '', ...sections] = before.split(/^## /m);

/** Entries of both packages, by the name they are imported with. */
const entries = Object.fromEntries(
  packageNames.flatMap((of) =>
    Object.entries(manifestOf(of).exports).map(([name, entry]) => [`${of}${name.slice(1)}`, entry] as const),
  ),
);

const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** The names in the first column of the tables. */
const firstColumn = (text: string) => [...text.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) => namesIn(cell));

/** The exports that the page gives to an entry. */
function documentedNames(entry: string): readonly string[] {
  return sections.flatMap((section) => {
    const lines = section.split('\n').filter((line) => line.startsWith('From '));
    const listedIn = (line: string) => namesIn(line.split(': ')[1] ?? '');
    const all = firstColumn(section);
    const taken = new Set(lines.flatMap(listedIn));
    return lines.flatMap((line) => {
      const [before = ''] = line.split(': ');
      const listed = listedIn(line);
      if (listed.length > 0) return namesIn(before).includes(entry) ? listed : [];
      const isMeant = line.startsWith('From both')
        ? lines.some((it) => namesIn(it.split(': ')[0] ?? '').includes(entry))
        : namesIn(before).includes(entry);
      return isMeant ? all.filter((name) => !taken.has(name)) : [];
    });
  });
}

/** The names that the main entry exports again. */
const whole = ['address-entry', 'nl-postcode-lookup'].map((name) => `address-entry/${name}`);

describe('the page of exports', () => {
  it('has every entry of the package, and no other', () => {
    assert.deepEqual(firstColumn(intro).sort(), Object.keys(entries).sort());
  });

  it('has every command', () => {
    assert.deepEqual(
      namesIn(/^The commands are.*$/m.exec(intro)?.[0] ?? '').sort(),
      packageNames.flatMap((name) => Object.keys(manifestOf(name).bin ?? {})).sort(),
    );
  });

  it('describes each name', () => {
    for (const section of sections) {
      const [first, , ...rows] = section.split('\n').filter((line) => line.startsWith('|'));
      assert.equal(first, '| export | what it is |');
      for (const row of rows) {
        const [, , reason = ''] = row.split('|');
        assert.ok(reason.trim().split(' ').length > 1, row);
      }
    }
  });

  for (const [entry, target] of Object.entries(entries)) {
    if (typeof target !== 'object' || entry.includes('*')) continue;
    it(`lists the exports of ${entry}, no more and no less`, () => {
      const documented = entry === 'address-entry' ? whole.flatMap(documentedNames) : documentedNames(entry);
      assert.deepEqual([...new Set(documented)].sort(), exportedNames(sourceOf(target.default)));
    });
  }
});
