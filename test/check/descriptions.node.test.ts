import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { askingDescriptions, undescribedExports } from '../support/descriptions.ts';
import { parseSource } from '../support/source.ts';

const undescribedIn = (code: string) => undescribedExports(parseSource('file.ts', code));

describe('an export', () => {
  for (const code of ['function a() {}', 'class a {}', 'const a = 1;', 'type a = 1;', 'interface a {}']) {
    it(`is reported without a description: ${code}`, () => {
      assert.deepEqual(undescribedIn(`export ${code}`), ['file.ts:1 a is exported without a description']);
      assert.deepEqual(undescribedIn(`/** A thing. */\nexport ${code}`), []);
    });
  }

  it('is reported when it is exported in a list', () => {
    assert.deepEqual(undescribedIn('const a = 1;\nexport { a as b };'), [
      'file.ts:1 a is exported without a description',
    ]);
    assert.deepEqual(undescribedIn('/** A thing. */\nconst a = 1;\nexport { a };'), []);
  });

  it('is described by words, directly in front of it', () => {
    const cases = [
      '// A thing.\nexport const a = 1;',
      '/* A thing. */\nexport const a = 1;',
      '/** @internal */\nexport const a = 1;',
      '/** */\nexport const a = 1;',
      "/** A thing. */\nimport 'b';\nexport const a = 1;",
    ];
    for (const code of cases) assert.equal(undescribedIn(code).length, 1, code);
    assert.deepEqual(undescribedIn('/**\n * A thing.\n *\n * @param b a number\n */\nexport function a(b) {}'), []);
  });

  it('with several signatures is described by the first', () => {
    const signatures = 'export function a(b: string): void;\nexport function a(b: number): void;';
    assert.deepEqual(undescribedIn(`/** Does it. */\n${signatures}\nexport function a() {}`), []);
    assert.equal(undescribedIn(`${signatures}\nexport function a() {}`).length, 3);
  });

  it('of another file is described there', () => {
    assert.deepEqual(
      undescribedIn("import { c } from './c.ts';\nexport { a } from './a.ts';\nexport * from './b.ts';\nexport { c };"),
      [],
    );
  });
});

describe('a doc comment', () => {
  const askingIn = (code: string) => askingDescriptions(parseSource('file.ts', code));

  for (const word of ['What', 'How', 'Where', 'Whether', 'Why']) {
    it(`that opens with "${word}" is reported by file and line, wherever it stands`, () => {
      const problem = `opens with "${word}": say what the thing is or does`;
      assert.deepEqual(askingIn(`/** ${word} it is. */\nconst a = 1;`), [`file.ts:1 a doc comment ${problem}`]);
      assert.deepEqual(askingIn(`interface A {\n  /**\n   * ${word} it is.\n   */\n  b: 1;\n}`), [
        `file.ts:2 a doc comment ${problem}`,
      ]);
    });
  }

  it('may have these words later, or as a part of another', () => {
    assert.deepEqual(askingIn('/** A thing, and what it does. How it ends is its own. */\nconst a = 1;'), []);
    assert.deepEqual(askingIn('/** Whatever is there. */\nconst a = 1;'), []);
  });

  it('is no other comment, and no text', () => {
    assert.deepEqual(askingIn("// What it is.\n/* How it is. */\nconst a = '/** What it is. */';"), []);
  });
});
