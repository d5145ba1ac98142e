import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { sideEffects } from '../support/side-effects.ts';
import { parseSource } from '../support/source.ts';

function effectsIn(code: string): readonly string[] {
  return sideEffects(parseSource('view.ts', code)).map((sentence) => sentence.replace(/^.*? does: /, ''));
}

const inRender = (code: string) => `class Panel { #shown = 0; render() { ${code} return html\`\`; } }`;

describe('a side effect of rendering', () => {
  const cases: readonly (readonly [what: string, code: string, effects: readonly string[]])[] = [
    ['a private field', inRender('this.#shown = 1;'), ['this.#shown = 1']],
    ['a counter', inRender('this.#shown++;'), ['this.#shown++']],
    ['a field of a field', inRender('this.input.value += text;'), ['this.input.value += text']],
    ['a deleted field', inRender('delete this.cache.key;'), ['delete this.cache.key']],
    ['an element found by a call', inRender("this.find('a').hidden = true;"), ["this.find('a').hidden = true"]],
    ['fields by a pattern', inRender('[this.a, { b: this.b }] = pair;'), ['[this.a, { b: this.b }] = pair']],
    ['a collection of the element', inRender('this.#seen.add(view);'), ['this.#seen.add(view)']],
    ['an alias of a field', inRender('const { list } = this; list.push(1);'), ['list.push(1)']],
    ['an item of a loop', inRender('for (const item of items) item.seen = true;'), ['item.seen = true']],
    ['an event', inRender("this.dispatchEvent(new Event('change'));"), ["this.dispatchEvent(new Event('change'))"]],
    ['a store event', inRender("store.dispatch({ type: 'seen' });"), ["store.dispatch({ type: 'seen' })"]],
    ['a check that fires an event', inRender('if (!this.checkValidity()) return nothing;'), ['this.checkValidity()']],
    ['focus, if there is something', inRender('this.input?.focus();'), ['this.input?.focus()']],
    ['a rendering asked for', inRender('this.requestUpdate();'), ['this.requestUpdate()']],
    ['an immediate callback', inRender('items.forEach((item) => { this.#shown += item; });'), ['this.#shown += item']],
    ['a variable of the module', 'let last = 0; function renderList() { last = 1; }', ['last = 1']],
    ['a parameter', 'const renderList = (view) => { view.items.sort(); };', ['view.items.sort()']],
    ['an arrow in an object', 'const views = { renderList: (view) => { view.open = true; } };', ['view.open = true']],
    ['a getter', 'class Panel { get isOpen() { return (this.#asked = true); } }', ['this.#asked = true']],
    ['a getter of an object', 'const panel = { get open() { input.focus(); return true; } };', ['input.focus()']],
    [
      'a function of the file',
      'function renderA() { return b(); } function b() { store.dispatch(1); }',
      ['store.dispatch(1)'],
    ],
    ['a method of the class', 'class A { render() { return this.#b(); } #b() { this.c = 1; } }', ['this.c = 1']],
  ];
  for (const [what, code, effects] of cases) {
    it(`is found: ${what}`, () => assert.deepEqual(effectsIn(code), effects));
  }
});

describe('no side effect of rendering', () => {
  const cases: readonly (readonly [what: string, code: string])[] = [
    ['an event handler', inRender(`return html\`<button @click=\${() => this.#shown++}></button>\`;`)],
    ['a handler handed on', inRender("return renderButton('x', () => store.dispatch({ type: 'closed' }));")],
    ['a handler in an object', inRender('return renderList({ act: { closed: () => this.focus() } });')],
    ['a method that is no rendering', 'class A { close() { this.open = false; } }'],
    ['a function whose name only begins alike', 'function renderer() { store.dispatch(1); }'],
    ['a list of its own', inRender('const list = []; list.push(1); list[0] = 2;')],
    ['a variable of its own', inRender('let text = ""; text += "a"; [text] = parts;')],
    ['a copy that is sorted', inRender('const sorted = [...items].sort(); names.filter(Boolean).sort();')],
    ['a list that is filled by reduce', inRender('items.reduce((all, item) => { all.push(item); return all; }, []);')],
    ['a parameter replaced', 'function renderList(text) { text = text.trim(); return text; }'],
    ['a setter', 'class A { set value(value) { this.#value = value; } }'],
  ];
  for (const [what, code] of cases) {
    it(`is seen in ${what}`, () => assert.deepEqual(effectsIn(code), []));
  }

  it('hides the line of one that is there', () => {
    const source = parseSource('view.ts', 'class Panel {\n  render() {\n    this.focus();\n  }\n}');
    assert.deepEqual(sideEffects(source), ['view.ts:3 Panel.render does: this.focus()']);
  });
});
