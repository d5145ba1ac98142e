import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { exportedNames } from '../support/public-names.ts';

const read = (file: string) => readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8');
const manifest = JSON.parse(read('package.json')) as {
  readonly exports: Readonly<Record<string, string | { readonly default: string }>>;
  readonly bin: Readonly<Record<string, string>>;
};
const [intro = '', ...sections] = read('docs/exports.md').split(/^## /m);

/** Entry names as they are imported. */
const entries = Object.keys(manifest.exports).map((name) => `address-entry${name.slice(1)}`);

const namesIn = (text: string) => [...text.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

/** What stands in the first column of the tables. */
const firstColumn = (text: string) => [...text.matchAll(/^\|([^|]*)\|/gm)].flatMap(([, cell = '']) => namesIn(cell));

/** The exports that the page gives to an entry. */
function documentedNames(entry: string): readonly string[] {
  return sections.flatMap((section) => {
    const lines = section.split('\n').filter((line) => line.startsWith('From '));
    const all = firstColumn(section);
    const taken = new Set(
      lines.filter((line) => / alone: /.test(line)).flatMap((line) => namesIn(line.split(' alone: ')[1] ?? '')),
    );
    return lines.flatMap((line) => {
      const [before = '', named = ''] = line.split(' alone: ');
      if (named) return namesIn(before).includes(entry) ? namesIn(named) : [];
      const isMeant = line.startsWith('From both')
        ? lines.some((it) => namesIn(it.split(' alone: ')[0] ?? '').includes(entry))
        : namesIn(line).includes(entry);
      return isMeant ? all.filter((name) => !taken.has(name)) : [];
    });
  });
}

const whole = ['address-entry', 'nl-postcode-lookup', 'client', 'i18n'].map((name) => `address-entry/${name}`);

describe('the page of exports', () => {
  it('has every entry of the package, and no other', () => {
    assert.deepEqual(firstColumn(intro).sort(), [...entries].sort());
  });

  it('has every command', () => {
    assert.deepEqual(namesIn(/^The commands are.*$/m.exec(intro)?.[0] ?? '').sort(), Object.keys(manifest.bin).sort());
  });

  for (const entry of entries) {
    const target = manifest.exports[`.${entry.slice('address-entry'.length)}`];
    if (typeof target !== 'object' || entry.includes('*')) continue;
    it(`says of ${entry} what it exports, no more and no less`, () => {
      const source = target.default.replace('./dist/', 'src/').replace(/\.js$/, '.ts');
      const documented = entry === 'address-entry' ? whole.flatMap(documentedNames) : documentedNames(entry);
      assert.deepEqual([...new Set(documented)].sort(), exportedNames(source));
    });
  }
});
