import assert from 'node:assert/strict';
import { globSync, readFileSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, sep } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { oldestBrowsers } from '../../vite.config.ts';
import { shopWithPackage } from '../support/package.ts';

const shop = shopWithPackage();
const { package: folder } = shop;
const root = fileURLToPath(new URL('../..', import.meta.url));

const text = (file: string) => readFileSync(join(folder, file), 'utf8');
const files = (pattern: string) => globSync(pattern, { cwd: folder }).filter((file) => isFile(join(folder, file)));
const isFile = (path: string) => statSync(path).isFile();

interface PackageJson {
  readonly main: string;
  readonly types: string;
  readonly typesVersions: { readonly '*': Readonly<Record<string, readonly string[]>> };
  readonly exports: Readonly<Record<string, string | { readonly types: string; readonly default: string }>>;
  readonly engines: { readonly node: string };
  readonly keywords: readonly string[];
  readonly scripts: Readonly<Record<string, string>>;
  readonly dependencies: Readonly<Record<string, string>>;
}

const manifest = JSON.parse(text('package.json')) as PackageJson;

describe('the package', () => {
  it('holds what a shop needs without the repository: pages, recipes, configurations and the description of the proxy', () => {
    const wanted = [
      'README.md',
      'CHANGELOG.md',
      'SECURITY.md',
      'LICENSE',
      'docs/recipes.md',
      'docs/deploy.md',
      'docs/nginx/address-server.conf',
      'docs/container/Dockerfile',
      'demo/recipes/address-proxy.php',
      'demo/recipes/Caddyfile',
      'dist/openapi.json',
      'dist/custom-elements.json',
      'dist/bin/licenses.md',
      'dist/vendor/lru-cache.js',
      'dist/vendor/licenses.md',
    ];
    assert.deepEqual(
      wanted.filter((file) => files(file).length === 0),
      [],
    );
  });

  it('holds no sources, tests, examples or settings of the project', () => {
    assert.deepEqual(files('{src,test,demo/examples,.*}/**'), []);
  });

  it('holds no code that imports a file which it does not hold', () => {
    // The recipes in TypeScript import the source; `docs/recipes.md` has them in whole, as a shop writes them.
    const missing = files('{demo,docs,dist}/**/*.{ts,js,mjs}').flatMap((file) =>
      [...text(file).matchAll(/^(?:import|export)\b[^;'"]*?(?:from )?['"](\.[^'"]+)['"];/gm)]
        .map(([, target = '']) => join(dirname(file), target))
        .filter((target) => files(target).length === 0 && files(target.replace(/\.[jt]s$/, '.d.ts')).length === 0)
        .map((target) => `${file}: ${target}`),
    );
    assert.deepEqual(missing, []);
  });

  it('says in a map what each minified file was made of; modules have their comments and no map', () => {
    // What only passes on other files has no code to find the way back from.
    const passesOn = (file: string) => /^(?:(?:import|export)[^;]*;\s*)*$/.test(text(file));
    // What the bundler adds itself has no source.
    const hasSource = (file: string) => !file.includes('/rolldown-runtime-') && !passesOn(file);
    const minified = files('dist/browser/**/*.js').filter(hasSource);
    assert.ok(minified.length > 50);
    const [named, held] = [new Set<string>(), new Set<string>()];
    for (const file of minified) {
      const map = JSON.parse(text(`${file}.map`)) as { sources: string[]; sourcesContent?: (string | null)[] };
      for (const [at, source] of map.sources.entries()) {
        named.add(source);
        if (map.sourcesContent?.[at]) held.add(source);
      }
      assert.match(text(file), /\n\/\/# sourceMappingURL=[\w.-]+\.js\.map\n?$/, file);
    }
    // What two files have in common is in the map of one.
    assert.deepEqual(
      [...named].filter((source) => !held.has(source)),
      [],
    );
    assert.ok(JSON.parse(text('dist/address-entry.min.js.map')).sources.length > 100);
    assert.match(text('dist/core/entry/reducer.js'), /The rules of an element: one pure reducer/);
    assert.deepEqual(files('dist/{core,elements,client,i18n,proxy,bin}/**/*.map'), []);
  });

  it('has the functions and classes of its modules under the names of the source, as a stack then shows them', () => {
    const declared = /^(?:export )?(?:abstract )?(?:async )?(?:function\*?|class) (\w+)/gm;
    const modules = files('dist/{core,elements,client,i18n,proxy}/**/*.js');
    const lost = modules.flatMap((file) => {
      const source = readFileSync(join(root, file.replace('dist', 'src').replace(/js$/, 'ts')), 'utf8');
      const names = [...source.matchAll(declared)].map(([, name = '']) => name);
      return names.filter(
        (name) => !new RegExp(`\\b(?:function\\*?|class) ${name}\\b|\\b${name} = class\\b`).test(text(file)),
      );
    });
    assert.ok(modules.length > 150);
    assert.deepEqual(lost, []);
  });

  it('is no larger than its cap, so that a needless file is noticed', () => {
    // 2 MB until the words came that the reader of addresses knows of 32 languages; 2.1 until each element came as one file,
    // with what it loads later. Two packages (one for pages, one for servers) will each have a smaller cap.
    const packed = statSync(shop.tarball).size / 1e6;
    assert.ok(packed < 2.4, `${packed.toFixed(2)} MB`);
  });

  it('tells nothing of the machine that it was built on', () => {
    const built = files('dist/**/*');
    assert.ok(built.length > 100);
    const telling = built.filter((file) => text(file).includes(root) || text(file).includes(tmpdir() + sep));
    assert.deepEqual(telling, []);
    const sources = built.filter((file) => file.endsWith('.map')).flatMap((file) => JSON.parse(text(file)).sources);
    assert.deepEqual(
      sources.filter((source) => isAbsolute(source)),
      [],
    );
  });

  it('runs nothing when it is installed, and installs lit alone', () => {
    const hooks = ['preinstall', 'install', 'postinstall', 'prepare'];
    assert.deepEqual(
      hooks.filter((name) => name in manifest.scripts),
      [],
    );
    assert.deepEqual(Object.keys(manifest.dependencies), ['@lit/task', 'lit']);
  });

  it('is found by its keywords, and its types by compilers that know no exports', () => {
    assert.ok(manifest.keywords.includes('address-autocomplete'));
    const typed = Object.entries(manifest.exports).flatMap(([name, entry]) =>
      typeof entry === 'object' && 'types' in entry ? [[name.replace('./', ''), entry.types] as const] : [],
    );
    const [[, main] = [], ...others] = typed;
    assert.equal(manifest.types, main);
    assert.deepEqual(manifest.typesVersions['*'], Object.fromEntries(others.map(([name, types]) => [name, [types]])));
  });

  it('tells editors the attributes, with the texts to choose from', () => {
    const { tags } = JSON.parse(text('dist/vscode.html-custom-data.json')) as {
      tags: { name: string; attributes: { name: string; values: { name: string }[] }[] }[];
    };
    const policy = tags.map(({ attributes }) => attributes.find(({ name }) => name === 'po-box'));
    for (const attribute of policy) {
      assert.deepEqual(
        attribute?.values.map(({ name }) => name),
        ['allow', 'warn', 'deny'],
      );
    }
    const { name, contributions } = JSON.parse(text('dist/web-types.json'));
    assert.equal(name, 'address-entry');
    assert.equal(contributions.html.elements.length, 2);
  });

  it('says which browsers it is built for', () => {
    const rows = [...text('docs/bundling.md').matchAll(/^\| (Chrome|Firefox|Safari)[^|]*\| ([\d.]+) \|/gm)];
    const said = rows.map(([, name = '', version]) => [name.toLowerCase(), version]);
    assert.deepEqual(Object.fromEntries(said), oldestBrowsers);
  });

  it('has no link in its pages that leads nowhere', () => {
    const aboutTests = ['docs/accessibility.md', 'docs/behaviour.md', 'docs/keystrokes.md'];
    const pages = ['README.md', 'demo/service/README.md', ...files('docs/*.md')];
    const dead = pages.flatMap((page) =>
      [
        ...text(page)
          .replace(/^```[\s\S]*?^```/gm, '')
          .matchAll(/\]\((?!https?:|#)([^)\s#]+)[^)]*\)/g),
      ]
        .map(([, target = '']) => target)
        // The tests are in the repository alone.
        .filter((target) => !(aboutTests.includes(page) && target.startsWith('../test/')))
        .filter((target) => globSync(join(dirname(page), target), { cwd: folder }).length === 0)
        .map((target) => `${page}: ${target}`),
    );
    assert.deepEqual(dead, []);
  });
});

describe('every line with npx', () => {
  const lines = globSync(['*.md', '{docs,demo,src,.github}/**/*'], { cwd: root, exclude: ['docs/site/**'] })
    .filter((file) => isFile(join(root, file)))
    .flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'));

  it('names the package, because a registry could have another one with the name of the command', () => {
    const commands = lines.flatMap((line) => line.match(/\bnpx [^`]*address-entry-[\w-]+/g) ?? []);
    assert.ok(commands.length > 5);
    assert.deepEqual(
      commands.filter(
        (command) => !/^npx -p address-entry address-entry-(proxy|check-proxy|service|sandbox)$/.test(command),
      ),
      [],
    );
  });
});
