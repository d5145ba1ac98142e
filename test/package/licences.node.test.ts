import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { libraryOf, noticeOf } from '../support/notices.ts';
import { shopWithPackage } from '../support/package.ts';
import type { Component, Sbom } from '../support/sbom.ts';

const shop = shopWithPackage();
const root = fileURLToPath(new URL('../..', import.meta.url));
const read = (folder: string, file: string) => readFileSync(join(folder, file), 'utf8');
const sbomIn = (folder: string) => JSON.parse(read(folder, 'sbom.cdx.json')) as Sbom;
const folders = [shop.package, shop.server];

/** The libraries in each file for pages, by its map. */
const bundled = globSync('**/*.js.map', { cwd: shop.package }).map((map) => {
  const { sources } = JSON.parse(read(shop.package, map)) as { readonly sources: readonly string[] };
  return { file: map.replace(/\.map$/, ''), libraries: [...new Set(sources.flatMap((it) => libraryOf(it) ?? []))] };
});

/** The licences of a component in a list. */
const licencesOf = ({ licenses }: Component) =>
  licenses.map((it) => ('license' in it ? it.license.id : it.expression)).join(' ');

describe('a file for pages', () => {
  it('says at its top which libraries are in it, whose they are, and under which licence', () => {
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

  it('says nothing where all is our own, and a library without a copyright ends the build', () => {
    const own = bundled.filter(({ libraries }) => libraries.length === 0);
    assert.ok(own.length > 50);
    for (const { file } of own) assert.doesNotMatch(read(shop.package, file), /^\/\*!/, file);
    assert.throws(() => noticeOf(['/x/node_modules/@lit-labs/ssr-dom-shim/index.js'], 'licenses.md'), /ssr-dom-shim/);
  });

  it('has a map that knows of the line at the top', () => {
    const { mappings } = JSON.parse(
      read(shop.package, globSync('browser/field-*.js.map', { cwd: shop.package })[0] ?? ''),
    ) as {
      readonly mappings: string;
    };
    assert.match(mappings, /^;/);
  });
});

describe('the list of components', () => {
  it('has every module that is bundled, as such, with the licence that its package names', () => {
    const { components } = sbomIn(shop.package);
    const names = new Set(bundled.flatMap(({ libraries }) => libraries));
    assert.ok(names.has('lit-html') && names.has('@lit/reactive-element'));
    const listed = components.filter(({ properties = [] }) => properties.some(({ value }) => value === 'true'));
    assert.deepEqual(listed.map(({ name }) => name).sort(), [...names].sort());
    for (const component of listed) {
      const { license } = JSON.parse(read(join(root, 'node_modules', component.name), 'package.json'));
      assert.equal(licencesOf(component), license);
    }
  });

  it('has all that npm installs with a package, and nothing else', () => {
    for (const folder of folders) {
      const { components, dependencies, metadata } = sbomIn(folder);
      const wanted = new Set([metadata.component.name]);
      for (const name of wanted) {
        const manifest = JSON.parse(read(join(shop.folder, 'node_modules', name), 'package.json'));
        for (const dependency of Object.keys(manifest.dependencies ?? {})) wanted.add(dependency);
      }
      wanted.delete(metadata.component.name);
      assert.deepEqual(components.map(({ name }) => name).sort(), [...wanted].sort());
      const refs = new Set([metadata.component, ...components].map((component) => component['bom-ref']));
      assert.deepEqual(new Set(dependencies.map(({ ref }) => ref)), refs);
      for (const { dependsOn } of dependencies) for (const ref of dependsOn) assert.ok(refs.has(ref), ref);
    }
  });

  it('has licences that a shop can use without opening its own source', () => {
    const known = ['MIT', 'BSD-3-Clause', 'Apache-2.0', 'BlueOak-1.0.0'];
    for (const folder of folders) {
      for (const component of sbomIn(folder).components)
        assert.ok(known.includes(licencesOf(component)), component.name);
    }
  });
});
