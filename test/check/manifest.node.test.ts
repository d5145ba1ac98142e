import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { attributesOf, interfaceNames } from '../support/interface-names.ts';
import { type ElementDeclaration, outOfDocs, outOfStep, undescribedEntries } from '../support/manifest.ts';
import { parseSource } from '../support/source.ts';

const source = parseSource(
  'element.ts',
  `interface AddressEventDetails { 'x-selected': string }
   class Base extends LitElement { static properties = { name: { reflect: true }, shows: { state: true } }; }
   /** @attr {boolean} autofocus - As in HTML. */
   class Field extends Base {
     static properties = { proxyUrl: { attribute: 'proxy-url' }, minLength: {}, client: { attribute: false } };
     render() {
       return html\`<p part="a b"><slot></slot><slot name="label"></slot></p>
         <i part=\${step === 'no' ? 'c d' : nothing}></i>\`;
     }
     updated() { this.setStates({ open: true, 'user-invalid': false }); this.row.part?.toggle('e', this.isOpen); }
   }
   const styles = css\`p { color: var(--x-accent, var(--_own)); }\`;
   function customStatesOf(view) { return { blank: view.blank }; }`,
);

const field: ElementDeclaration = {
  name: 'Field',
  tagName: 'x-field',
  attributes: ['autofocus', 'proxy-url', 'minlength', 'name'].map(described),
  members: [{ ...described('proxyUrl'), attribute: 'proxy-url' }, described('form'), described('clear')],
  events: ['input', 'change', 'invalid', 'x-selected'].map((name) => ({ ...described(name), type: { text: 'Event' } })),
  slots: ['', 'label'].map(described),
  cssParts: ['a', 'b', 'c', 'd', 'e'].map(described),
  cssProperties: [described('--x-accent')],
  cssStates: ['open', 'user-invalid', 'blank'].map(described),
};

function described(name: string) {
  return { name, description: 'What it is.' };
}

describe('the names in the sources', () => {
  it('are those of templates, styles, states and events', () => {
    assert.deepEqual(interfaceNames([source]), {
      event: ['input', 'change', 'invalid', 'x-selected'],
      slot: ['', 'label'],
      part: ['a', 'b', 'c', 'd', 'e'],
      property: ['--x-accent'],
      state: ['open', 'user-invalid', 'blank'],
    });
  });

  it('are the attributes of a class and of those it extends', () => {
    assert.deepEqual(attributesOf('Field', [source]), ['autofocus', 'proxy-url', 'minlength', 'name']);
  });
});

describe('a manifest', () => {
  it('has no problems if it matches everything', () => {
    assert.deepEqual(outOfStep([field], [source]), []);
    assert.deepEqual(undescribedEntries(field), []);
  });

  it('reports a missing name, and an extra one', () => {
    const wrong = { ...field, cssParts: ['a b', 'c', 'd', 'e'].map(described), attributes: [described('name')] };
    assert.deepEqual(outOfStep([wrong], [source]), [
      'manifest: the sources have no part a b',
      'manifest: the part a is missing',
      'manifest: the part b is missing',
      'manifest: the attribute of <x-field> autofocus is missing',
      'manifest: the attribute of <x-field> proxy-url is missing',
      'manifest: the attribute of <x-field> minlength is missing',
    ]);
  });

  it('describes every entry, and gives every event a type', () => {
    const bare = { ...field, slots: [{ name: 'label' }], events: [described('change')] };
    assert.deepEqual(undescribedEntries(bare), [
      '<x-field>: the event change has no type: `@fires {Type} change - …`',
      '<x-field>: the slot label has no description',
    ]);
  });
});

describe('the documentation', () => {
  const table = [
    '| attribute | default |',
    '|---|---|',
    '| `proxy-url`, `name` | – |',
    '| `minlength` | 2 |',
    '| `autofocus` | |',
  ];
  const rest = '`clear()` `x-selected` `label` `a` `b` `c` `d` `e` `--x-accent` `open` `user-invalid` `blank`';

  it('mentions every public name, except those of HTML', () => {
    const page = `${table.join('\n')}\n\n${rest}`;
    assert.deepEqual(outOfDocs(field, page, page), []);
    assert.deepEqual(outOfDocs(field, page.replace('`clear()`', ''), page), [
      'documentation: the member clear of <x-field> is not mentioned',
    ]);
  });

  it('has a table of exactly the attributes', () => {
    const page = `${table.slice(0, -1).join('\n')}\n| \`old\` | |\n\n${rest} \`autofocus\``;
    assert.deepEqual(outOfDocs(field, page, page), [
      'documentation: <x-field> has no attribute old',
      'documentation: the attribute autofocus of <x-field> is not in its table',
    ]);
  });
});
