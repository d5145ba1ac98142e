import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { undescribedExports } from '../support/descriptions.ts';
import { parseSource } from '../support/source.ts';

const undescribedIn = (code: string) => undescribedExports(parseSource('file.ts', code));

describe('an export', () => {
  for (const code of ['function a() {}', 'class a {}', 'const a = 1;', 'type a = 1;', 'interface a {}']) {
    it(`is reported without a description: ${code}`, () => {
      assert.deepEqual(undescribedIn(`export ${code}`), ['file.ts:1 a is exported without a description']);
      assert.deepEqual(undescribedIn(`/** What it is. */\nexport ${code}`), []);
    });
  }

  it('is reported when it is exported in a list', () => {
    assert.deepEqual(undescribedIn('const a = 1;\nexport { a as b };'), [
      'file.ts:1 a is exported without a description',
    ]);
    assert.deepEqual(undescribedIn('/** What it is. */\nconst a = 1;\nexport { a };'), []);
  });

  it('is described by words, directly in front of it', () => {
    const cases = [
      '// What it is.\nexport const a = 1;',
      '/* What it is. */\nexport const a = 1;',
      '/** @internal */\nexport const a = 1;',
      '/** */\nexport const a = 1;',
      "/** What it is. */\nimport 'b';\nexport const a = 1;",
    ];
    for (const code of cases) assert.equal(undescribedIn(code).length, 1, code);
    assert.deepEqual(undescribedIn('/**\n * What it is.\n *\n * @param b how\n */\nexport function a(b) {}'), []);
  });

  it('with several signatures is described by the first', () => {
    const signatures = 'export function a(b: string): void;\nexport function a(b: number): void;';
    assert.deepEqual(undescribedIn(`/** What it does. */\n${signatures}\nexport function a() {}`), []);
    assert.equal(undescribedIn(`${signatures}\nexport function a() {}`).length, 3);
  });

  it('of another file is described there', () => {
    assert.deepEqual(
      undescribedIn("import { c } from './c.ts';\nexport { a } from './a.ts';\nexport * from './b.ts';\nexport { c };"),
      [],
    );
  });
});
