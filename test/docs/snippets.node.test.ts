import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { transform } from 'lightningcss';
import { createManifest, elementsOf, namesOf } from '../support/manifest.ts';
import { manifestOf, packageNames } from '../support/packages.ts';
import { compileSnippets, readSnippets, type Snippet, scriptsIn, snippetsIn } from '../support/snippets.ts';

const snippets = readSnippets();
const written = snippets.filter(({ source }) => source === '');
const of = (...languages: string[]) => written.filter(({ language }) => languages.includes(language));
const at = ({ page, line }: Snippet) => `${page}:${line}`;

const { scripts: projectScripts } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
) as {
  readonly scripts: Readonly<Record<string, string>>;
};
/** The commands of the packages, and the packages themselves. */
const known = new Set([...packageNames, ...packageNames.flatMap((name) => Object.keys(manifestOf(name).bin ?? {}))]);

/** Languages of snippets that other tests hold: the page of recipes shows files that `test/recipes` runs. */
const elsewhere = ['caddyfile', 'php', 'text', 'mermaid', 'md', 'yaml'];

describe('the code in the documentation', () => {
  it('is in a language that a test checks', () => {
    const read = ['ts', 'tsx', 'js', 'vue', 'html', 'css', 'json', 'sh', ...elsewhere];
    assert.deepEqual(
      written.filter(({ language }) => !read.includes(language)).map((snippet) => `${at(snippet)} ${snippet.language}`),
      [],
    );
  });

  it('is part of the tested file that is named above it, if one is', () => {
    const linesOf = (text: string) =>
      text
        .trim()
        .split('\n')
        .map((line) => line.trim());
    for (const snippet of snippets.filter(({ source }) => source !== '')) {
      const file = readFileSync(new URL(`../../${snippet.source}`, import.meta.url), 'utf8');
      assert.ok(
        linesOf(file).join('\n').includes(linesOf(snippet.code).join('\n')),
        `${at(snippet)} ${snippet.source}`,
      );
    }
  });

  it('compiles unchanged, in strict TypeScript, including the scripts in HTML and Vue', () => {
    const code = [...of('ts', 'tsx', 'js'), ...of('html', 'vue').flatMap(scriptsIn)];
    assert.ok(code.length >= 15);
    // One that does not compile shows that all are compiled, and where a mistake is found.
    const wrong = snippetsIn('wrong.md', 'Text\n\n```ts\nexport const n: number = 1;\nn.then();\n```\n');
    const said = compileSnippets([...code, ...wrong]);
    assert.deepEqual(
      said.filter((line) => !line.startsWith('wrong.md(5,3): error TS2339')),
      [],
    );
    assert.equal(said.length, 1);
  });

  it('is CSS that a parser accepts, with existing custom properties, parts and states', async () => {
    const elements = elementsOf(await createManifest());
    const known = (kind: 'property' | 'part' | 'state') => elements.flatMap((element) => namesOf(element, kind));
    const namedIn = (code: string, pattern: RegExp) => [...code.matchAll(pattern)].map(([, name = '']) => name);
    assert.ok(of('css').length > 3);
    for (const snippet of of('css')) {
      assert.doesNotThrow(() => transform({ filename: at(snippet), code: Buffer.from(snippet.code) }), at(snippet));
      const unknown = [
        ...namedIn(snippet.code, /(--address-[\w-]+)/g).filter((name) => !known('property').includes(name)),
        ...namedIn(snippet.code, /::part\(([\w-]+)\)/g).filter((name) => !known('part').includes(name)),
        ...namedIn(snippet.code, /:state\(([\w-]+)\)/g).filter((name) => !known('state').includes(name)),
      ];
      assert.deepEqual(unknown, [], at(snippet));
    }
  });

  it('is JSON if it says so', () => {
    for (const snippet of of('json')) assert.doesNotThrow(() => JSON.parse(snippet.code), at(snippet));
  });

  it('is a script that a shell accepts, with existing commands', () => {
    for (const snippet of of('sh')) {
      const { status, stderr } = spawnSync('bash', ['-n'], { input: snippet.code, encoding: 'utf8' });
      assert.equal(status, 0, `${at(snippet)} ${stderr}`);
      const scripts = [...snippet.code.matchAll(/\bnpm run ([\w:-]+)/g)].map(([, name = '']) => name);
      const commands = [...snippet.code.matchAll(/\baddress-entry-(?:check-proxy|\w+)\b(?!\.)/g)].map(([name]) => name);
      assert.deepEqual(
        [...scripts.filter((name) => !(name in projectScripts)), ...commands.filter((name) => !known.has(name))],
        [],
        at(snippet),
      );
    }
  });
});
