import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { JSDOM } from 'jsdom';
import type { Settings } from '../../../demo/playground/settings.ts';
import { codeFor, frameworks } from '../../../demo/playground/tag.ts';
import { compileSnippets, snippetsIn } from '../../support/snippets.ts';

const address = '{"country":"NL","street":"Dam","building":"1"}';

const settings = (framework: string, others: Partial<Settings> = {}): Settings => ({
  element: 'address-entry',
  attributes: { name: 'shipping', 'proxy-url': '/address-api', required: '', label: 'Your "home" & {more}' },
  slots: {},
  tokens: {},
  stage: { fault: '500', width: '320', scheme: '', dir: '', framework },
  ...others,
});

describe('the tag to copy', () => {
  it('is one line if it fits, with the import of its element', () => {
    const attributes = { name: 'shipping', country: 'NL' };
    assert.equal(
      codeFor(settings('', { attributes })),
      `<script type="module">
  import 'address-entry/address-entry';
</script>

<address-entry name="shipping" country="NL"></address-entry>
`,
    );
  });

  it('gives a browser the attributes and texts that were set, whatever they contain', () => {
    const attributes = { ...settings('').attributes, value: address };
    const code = codeFor(settings('', { attributes, slots: { label: 'A <b> & {c}', fields: '' } }));
    const { document } = new JSDOM(code).window;
    const element = document.querySelector('address-entry');
    assert.deepEqual(
      Array.from(element?.attributes ?? [], ({ name, value }) => [name, value]),
      Object.entries(attributes),
    );
    assert.equal(element?.querySelector('[slot=label]')?.textContent, 'A <b> & {c}');
    assert.equal(element?.querySelectorAll('[slot=fields] input[autocomplete]').length, 4);
  });

  it('has the settings of the theme as a style sheet', () => {
    const code = codeFor(settings('', { tokens: { '--address-radius': '0', '--address-accent': 'red' } }));
    assert.match(code, /address-entry \{\n {2}--address-radius: 0;\n {2}--address-accent: red;\n\}\n$/);
  });

  it('never includes a simulated failure', () => {
    for (const framework of Object.keys(frameworks)) assert.doesNotMatch(codeFor(settings(framework)), /faults/);
  });

  it('compiles in React, with its types', () => {
    const attributes = { ...settings('').attributes, value: address };
    const code = codeFor(settings('react', { attributes, slots: { label: 'A <b> & {c}', fields: '' } }));
    const [before = '', tag = ''] = code.split('\n\n');
    const module = `${before}\nimport type {} from 'address-entry/react';\nexport const field = (\n${tag}\n);\n`;
    const snippets = snippetsIn('tag.md', `\`\`\`tsx\n${module}\`\`\`\n`);
    assert.equal(snippets.length, 1);
    assert.deepEqual(compileSnippets(snippets), []);
  });

  for (const [framework, listener] of [
    ['vue', '@change='],
    ['svelte', 'onchange={'],
    ['solid', 'on:change={'],
    ['angular', '(change)='],
  ] as const) {
    it(`listens and sets a value as ${frameworks[framework]?.name} does`, () => {
      const code = codeFor(settings(framework, { attributes: { value: address }, slots: { hint: '{{ x }}' } }));
      assert.ok(code.includes(listener), code);
      assert.match(code, /(?:prop:value=\{|\[value\]="|:value="|value=\{)\{/);
      assert.match(code, /&#123;&#123; x &#125;&#125;/);
    });
  }
});
