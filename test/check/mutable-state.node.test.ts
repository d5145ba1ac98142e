import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { mutableState } from '../support/mutable-state.ts';
import { parseSource } from '../support/source.ts';

const stateIn = (code: string) => mutableState(parseSource('file.ts', code)).map((line) => line.split(' ')[1]);

describe('state that can change', () => {
  it('is each field that is not readonly, static or declared', () => {
    const fields = '#a = 1; private b = 1; c = 1; readonly d = 1; readonly #e = 1; static f = 1; declare g: string;';
    assert.deepEqual(stateIn(`class A { ${fields} }`), ['#a', 'private', 'c']);
  });

  it('is no reactive property: Lit sees it change', () => {
    assert.deepEqual(stateIn("class A { static properties = { a: {}, 'b': { state: true } }; a = 1; b = 1; c = 1; }"), [
      'c',
    ]);
    assert.deepEqual(stateIn('class A { @property() a = 1; @state() private b = 1; @query("c") c; }'), ['@query("c")']);
  });

  it('is each `let` of the module', () => {
    assert.deepEqual(stateIn('let a = 1; export let b = 2; const c = 3;'), ['let', 'let']);
  });

  it('is a `let` that a function within writes to', () => {
    assert.equal(stateIn('function create() { let open = false; return { show() { open = true; } }; }').length, 1);
    assert.equal(stateIn('const create = () => { let count = 0; return () => count++; };').length, 1);
    assert.deepEqual(
      stateIn('function sum(list) { let all = 0; for (const one of list) all += one; return all; }'),
      [],
    );
    assert.deepEqual(stateIn('function first() { let a = 1; return () => a; }'), []);
  });
});
