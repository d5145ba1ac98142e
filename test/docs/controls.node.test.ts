/** Each point of the threat model and of the tables of controls names a test that is there, or says why there is none. */
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));
const tests = globSync('test/**/*.test.ts', { cwd: root }).map((path) => path.replaceAll('\\', '/'));
const scripts = Object.keys(JSON.parse(readFileSync(`${root}package.json`, 'utf8')).scripts);

/** The rows of the table below a heading, cell by cell, without its head. */
function rowsBelow(file: string, heading: string): readonly (readonly string[])[] {
  const text = readFileSync(`${root}docs/${file}`, 'utf8');
  const [, after = ''] = text.split(`\n## ${heading}\n`);
  const [section = ''] = after.split('\n## ');
  const lines = section.split('\n').filter((line) => line.startsWith('| '));
  return lines.slice(1).map((line) => line.split(' | ').map((cell) => cell.replace(/^\| ?| \|$/g, '')));
}

/** A test by its name in `test/proxy`, or by its path without its ending, of several in braces; or a command that runs some. */
function isThere(name: string): boolean {
  const [, before = '', several] = /^(.*)\{(.*)\}$/.exec(name) ?? [];
  if (several) return several.split(',').every((each) => isThere(before + each));
  const [, script, word] = /^npm (?:run )?([\w:]+)(?: -- (\S+))?$/.exec(name) ?? [];
  if (script) return scripts.includes(script) && (!word || tests.some((path) => path.includes(word)));
  const path = name.includes('/') ? name : `test/proxy/${name}`;
  return tests.includes(`${path}.node.test.ts`);
}

const namesIn = (cell: string) => [...cell.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name);

describe('a claim in the docs that a test shows', () => {
  const controls = rowsBelow('threat-model.md', 'Controls');
  const attacks = rowsBelow('threat-model.md', 'Who could attack');
  const requirements = rowsBelow('threat-model.md', 'OWASP ASVS 5.0');

  it('is in tables that are checked', () => {
    assert.ok(Math.min(controls.length, attacks.length, requirements.length) >= 12);
  });

  for (const [what = '', , shownBy = ''] of controls) {
    it(`names existing tests, each of them: ${what}`, () => {
      const names = namesIn(shownBy);
      assert.ok(names.length > 0, 'none is named');
      assert.deepEqual(
        names.filter((name) => !isThere(name)),
        [],
      );
    });
  }

  for (const [, how = '', , shownBy = ''] of attacks) {
    it(`names a command with existing tests: ${how}`, () => {
      const names = namesIn(shownBy);
      assert.ok(names.length > 0, 'none is named');
      assert.deepEqual(
        names.filter((name) => !isThere(name)),
        [],
      );
    });
  }

  for (const [what = '', met = '', why = ''] of requirements) {
    it(`names an existing test, or is not met and says why: ${what}`, () => {
      assert.notEqual(met, '');
      assert.notEqual(why, '');
      if (met.startsWith('yes')) assert.ok(namesIn(why).some(isThere), `none of: ${why}`);
    });
  }
});
