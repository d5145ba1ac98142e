import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { elementsOf, type Manifest, namesOf } from '../support/manifest.ts';
import { shopWithPackage } from '../support/package.ts';

const shop = shopWithPackage();
const root = fileURLToPath(new URL('../..', import.meta.url));

/** Compiles files in a folder of the shop; throws with what the compiler says. */
function compile(name: string, files: Readonly<Record<string, string>>, options: object, packages: readonly string[]) {
  const folder = join(shop.folder, `types-${name}`);
  mkdirSync(folder, { recursive: true });
  for (const path of packages) {
    // Beside the package, which imports the types of the framework itself.
    const link = join(shop.folder, 'node_modules', path);
    mkdirSync(join(link, '..'), { recursive: true });
    if (!existsSync(link)) symlinkSync(join(root, 'node_modules', path), link, 'dir');
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(join(folder, file), text);
  const compilerOptions = {
    target: 'es2022',
    lib: ['es2023', 'dom', 'dom.iterable'],
    module: 'esnext',
    moduleResolution: 'bundler',
    strict: true,
    noEmit: true,
    types: [],
    skipLibCheck: true,
    ...options,
  };
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: Object.keys(files) }));
  try {
    execFileSync(join(root, 'node_modules/.bin/tsc'), ['-p', folder], { encoding: 'utf8', stdio: 'pipe' });
  } catch (error) {
    assert.fail((error as { stdout: string }).stdout);
  }
}

const example = (file: string) => ({ [file]: readFileSync(join(root, 'test/package/types', file), 'utf8') });

describe('the types', () => {
  const cases: readonly (readonly [file: string, options: object, packages: readonly string[]])[] = [
    ['plain.ts', {}, []],
    ['react.tsx', { jsx: 'react-jsx' }, ['@types/react', 'react', 'csstype']],
    ['solid.tsx', { jsx: 'preserve', jsxImportSource: 'solid-js' }, ['solid-js']],
    ['vue.ts', {}, ['vue']],
    ['svelte.ts', {}, ['svelte']],
  ];
  for (const [file, options, packages] of cases) {
    it(`accept correct uses and reject wrong ones: ${file}`, () => compile(file, example(file), options, packages));
  }

  it('know every attribute of the elements, and no other', () => {
    const manifest = JSON.parse(readFileSync(join(shop.package, 'custom-elements.json'), 'utf8')) as Manifest;
    for (const element of elementsOf(manifest)) {
      const isEntry = element.tagName === 'address-entry';
      const names = namesOf(element, 'attribute').filter((name) => name !== 'value');
      const type = isEntry ? 'EntryAttributes' : 'LookupAttributes';
      const union = names.map((name) => `'${name}'`).join(' | ');
      const code = `import type { ${type} } from '${join(shop.package, 'frameworks/attributes.js')}';
        type Same<A, B> = [A] extends [B] ? ([B] extends [A] ? true : never) : never;
        export const isSame: Same<keyof ${type}, ${union}> = true;`;
      compile(`attributes-${element.tagName}`, { 'names.ts': code }, {}, []);
    }
  });
});
