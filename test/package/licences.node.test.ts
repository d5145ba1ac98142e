import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { libraryOf, noticeOf } from '../support/notices.ts';
import { shopWithPackage } from '../support/package.ts';

const shop = shopWithPackage();
const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');

/** The libraries in each file for pages, by its map. */
const bundled = globSync('**/*.js.map', { cwd: shop.package }).map((map) => {
  const { sources } = JSON.parse(read(shop.package, map)) as { readonly sources: readonly string[] };
  return { file: map.replace(/\.map$/, ''), libraries: [...new Set(sources.flatMap((it) => libraryOf(it) ?? []))] };
});

describe('a file for pages', () => {
  it('says at its top which libraries it contains, with copyright and licence', () => {
    const lit = 'lit-html: Copyright (c) 2017 Google LLC, BSD-3-Clause. See licenses.md */';
    for (const file of ['address-entry.min.js', ...globSync('browser/field-*.js', { cwd: shop.package })]) {
      assert.ok(read(shop.package, file).slice(0, 300).includes(lit), file);
    }
    const withLibraries = bundled.filter(({ libraries }) => libraries.length > 0);
    assert.ok(withLibraries.length > 1);
    for (const { file, libraries } of withLibraries) {
      const [, names = ''] = /^\/\*! Contains (.*?): Copyright/.exec(read(shop.package, file)) ?? [];
      // A module that only passes on another one leaves nothing in the map.
      for (const name of libraries) assert.ok(names.split(', ').includes(name), `${file}: ${name}`);
      const texts = read(shop.package, join(dirname(file), 'licenses.md'));
      for (const name of libraries) assert.ok(texts.includes(`\n## ${name} - `), `${file}: ${name}`);
    }
  });

  it('says nothing if all is our own, and a library without a copyright fails the build', () => {
    const own = bundled.filter(({ libraries }) => libraries.length === 0);
    assert.ok(own.length > 50);
    for (const { file } of own) assert.doesNotMatch(read(shop.package, file), /^\/\*!/, file);
    assert.throws(() => noticeOf(['/x/node_modules/@lit-labs/ssr-dom-shim/index.js'], 'licenses.md'), /ssr-dom-shim/);
  });

  it('has its functions compiled while it loads, if they run until the first list', () => {
    const files = globSync('browser/*.js', { cwd: shop.package });
    const hinted = files.filter((file) => /^\/\*.*\n\/\/# allFunctionsCalledOnLoad\n/.test(read(shop.package, file)));
    assert.deepEqual(hinted.map((file) => /(?<=browser\/)[a-z]+/.exec(file)?.[0]).sort(), ['engine', 'search']);
  });

  it('has a map that accounts for the line at the top', () => {
    const { mappings } = JSON.parse(
      read(shop.package, globSync('browser/field-*.js.map', { cwd: shop.package })[0] ?? ''),
    ) as {
      readonly mappings: string;
    };
    assert.match(mappings, /^;/);
  });
});

describe('the libraries of the packages', () => {
  it('have licences that a shop can use without opening its own source', () => {
    const { packages } = JSON.parse(read(root, 'package-lock.json')) as {
      readonly packages: Readonly<Record<string, { readonly license?: string; readonly dev?: boolean }>>;
    };
    const known = ['MIT', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'];
    const others = Object.entries(packages).filter(([, { license = '', dev }]) => !dev && !known.includes(license));
    assert.deepEqual(
      others.map(([path]) => path),
      [],
    );
  });
});
