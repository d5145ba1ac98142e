import assert from 'node:assert/strict';
import { existsSync, globSync, readFileSync, statSync } from 'node:fs';
import { isBuiltin } from 'node:module';
import { tmpdir } from 'node:os';
import { dirname, isAbsolute, join, sep } from 'node:path';
import { describe, it } from 'node:test';
import { fileURLToPath } from 'node:url';
import { oldestBrowsers } from '../../vite.config.ts';
import { shopWithPackage } from '../support/package.ts';
import { type PackageManifest, packageNames } from '../support/packages.ts';

const shop = shopWithPackage();
const { package: folder } = shop;
const root = fileURLToPath(new URL('../..', import.meta.url));

const isFile = (path: string) => statSync(path).isFile();
const textIn = (place: string, file: string) => readFileSync(join(place, file), 'utf8');
const filesIn = (place: string, pattern: string) =>
  globSync(pattern, { cwd: place, exclude: ['node_modules/**'] }).filter((file) => isFile(join(place, file)));
const text = (file: string) => textIn(folder, file);
const files = (pattern: string) => filesIn(folder, pattern);

/** The members of a package's manifest that are written by hand, too. */
interface Published extends PackageManifest {
  readonly typesVersions: { readonly '*': Readonly<Record<string, readonly string[]>> };
  readonly keywords: readonly string[];
  readonly scripts?: unknown;
}

const places = {
  'address-entry': folder,
  'address-entry-server': shop.server,
  'address-entry-sandbox': shop.sandbox,
} as const;
const manifests = packageNames.map((name) => JSON.parse(textIn(places[name], 'package.json')) as Published);
const [ofPages] = manifests as [Published];

/** The modules that a file imports, without those beside it and those of Node. What is imported for its types alone does not count. */
const foreignImports = (code: string) =>
  [
    ...code.matchAll(
      /^(?:import|export)\s(?!type\b)(?:[^'"]*\sfrom\s)?["']([^"'.][^"']*)["']|\bimport\(["']([^"'.][^"']*)["']\)/gm,
    ),
  ]
    .map(([, name, later]) => name ?? later ?? '')
    // `#…` is a module of the package itself, which its `imports` name.
    .filter((name) => !isBuiltin(name) && !name.startsWith('#'))
    .map((name) => name.replace(/^((?:@[^/]+\/)?[^/]+).*/, '$1'));

for (const [name, place] of Object.entries(places)) {
  const built = filesIn(place, '**/*.js').filter((file) => !/^(?:docs|browser)\//.test(file));
  const declarations = filesIn(place, '**/*.d.ts');

  describe(`the package ${name}`, () => {
    it('contains no sources, tests, examples or settings of the project', () => {
      assert.deepEqual(filesIn(place, '{src,test,demo/examples,.*}/**'), []);
      assert.deepEqual(
        filesIn(place, '**/*.ts').filter((file) => !file.endsWith('.d.ts')),
        [],
      );
    });

    it('contains no code that imports a missing file', () => {
      // A shop copies the files for pages into the folder of the plugin.
      const own = [...built, ...declarations].filter(
        (file) => !file.startsWith('demo/recipes/woocommerce-address-entry/'),
      );
      const missing = own.flatMap((file) =>
        [...textIn(place, file).matchAll(/(?:^(?:import|export)\b[^;'"]*?(?:from )?|\bimport\()['"](\.[^'"]+)['"]/gm)]
          .map(([, target = '']) => join(dirname(file), target))
          .filter((target) => !existsSync(join(place, file.endsWith('.d.ts') ? target.replace(/js$/, 'd.ts') : target)))
          .map((target) => `${file}: ${target}`),
      );
      assert.deepEqual(missing, []);
    });

    it('names files in its declarations as they are at run time', () => {
      assert.ok(declarations.length > 0);
      assert.deepEqual(
        declarations.filter((file) => /['"]\.[^'"\n]*\.ts['"]/.test(textIn(place, file))),
        [],
      );
    });

    it('reveals nothing about the machine that it was built on', () => {
      const all = filesIn(place, '**/*');
      assert.ok(all.length > 100);
      const telling = all.filter(
        (file) => textIn(place, file).includes(root) || textIn(place, file).includes(tmpdir() + sep),
      );
      assert.deepEqual(telling, []);
      const sources = all
        .filter((file) => file.endsWith('.map'))
        .flatMap((file) => JSON.parse(textIn(place, file)).sources);
      assert.deepEqual(
        sources.filter((source) => isAbsolute(source)),
        [],
      );
    });

    it('depends on what its code imports, in the versions of the project, and on nothing else', () => {
      const { dependencies, peerDependencies = {}, version } = JSON.parse(textIn(place, 'package.json')) as Published;
      const project = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Published;
      const imported = new Set(built.flatMap((file) => foreignImports(textIn(place, file))));
      // The adapter wants Hono beside it. The page of the sandbox is made of the package for pages, and tests start the proxy.
      const beside = {
        'address-entry': [],
        'address-entry-server': ['hono'],
        'address-entry-sandbox': ['address-entry', 'address-entry-server', 'hono'],
      }[name as PackageManifest['name']];
      const all = { ...dependencies, ...peerDependencies };
      assert.deepEqual(Object.keys(all).sort(), [...new Set([...imported, ...beside])].sort());
      for (const [of, range] of Object.entries(all)) {
        assert.equal(range, of.startsWith('address-entry') ? version : project.dependencies[of]);
      }
    });

    it('runs nothing when it is installed', () => {
      assert.equal('scripts' in JSON.parse(textIn(place, 'package.json')), false);
    });

    it('has types that are found by compilers without support for exports', () => {
      const { exports, types, typesVersions } = JSON.parse(textIn(place, 'package.json')) as Published;
      const typed = Object.entries(exports).flatMap(([entry, of]) =>
        typeof of === 'object' ? [[entry.replace(/^\.\/?/, ''), of.types] as const] : [],
      );
      assert.equal(types, Object.fromEntries(typed)['']);
      const others = typed.filter(([entry]) => entry !== '');
      assert.deepEqual(typesVersions['*'], Object.fromEntries(others.map(([entry, of]) => [entry, [of]])));
    });
  });
}

describe('the package for pages', () => {
  it('only depends on lit, requires no version of Node, and has no command', () => {
    assert.deepEqual(Object.keys(ofPages.dependencies), ['@lit/task', 'lit']);
    assert.deepEqual([ofPages.engines, ofPages.bin], [undefined, undefined]);
    assert.deepEqual(files('{bin,lib,proxy,server,demo}/**'), []);
  });

  it('includes the page that the console messages link to, and no other page of the docs', () => {
    const [named = ''] =
      /node_modules\/address-entry\/(docs\/[\w.]+)/.exec(text(files('developer-notes-*.js')[0] ?? ''))?.slice(1) ?? [];
    assert.deepEqual(files('docs/**'), [named]);
    for (const [, page = ''] of text(named).matchAll(/\]\(([^)#]+)/g)) assert.fail(`${page} is not in the package`);
  });

  it('lists the sources of each minified file in a map', () => {
    // What only passes on other files has no code to find the way back from.
    const passesOn = (file: string) => /^(?:(?:import|export)[^;]*;\s*)*$/.test(text(file));
    // What the bundler adds itself has no source.
    const hasSource = (file: string) =>
      !file.includes('/rolldown-runtime-') && !passesOn(file) && existsSync(join(folder, `${file}.map`));
    const minified = files('browser/**/*.js').filter(hasSource);
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
    assert.ok(JSON.parse(text('address-entry.min.js.map')).sources.length > 100);
  });

  it('has keywords', () => {
    assert.ok(ofPages.keywords.includes('address-autocomplete'));
  });

  it('describes the attributes for editors, with their values', () => {
    const { tags } = JSON.parse(text('vscode.html-custom-data.json')) as {
      tags: { name: string; attributes: { name: string; values: { name: string }[] }[] }[];
    };
    const policy = tags.map(({ attributes }) => attributes.find(({ name }) => name === 'po-box'));
    for (const attribute of policy) {
      assert.deepEqual(
        attribute?.values.map(({ name }) => name),
        ['allow', 'warn', 'deny'],
      );
    }
    const { name, contributions } = JSON.parse(text('web-types.json'));
    assert.equal(name, 'address-entry');
    assert.equal(contributions.html.elements.length, 2);
  });
});

describe('the package for servers', () => {
  const { server } = shop;

  it('leaves Redis and metrics optional', () => {
    const { dependencies, peerDependencies, peerDependenciesMeta } = JSON.parse(textIn(server, 'package.json'));
    assert.deepEqual(Object.keys(dependencies), ['@hono/node-server', 'hono', 'ipaddr.js', 'lru-cache', 'undici']);
    assert.deepEqual(Object.keys(peerDependencies), ['@redis/client', 'prom-client']);
    for (const name of Object.keys(peerDependencies)) assert.deepEqual(peerDependenciesMeta[name], { optional: true });
  });

  it('has what a shop needs without the repository: pages, recipes, configurations and the description of the proxy', () => {
    const wanted = [
      'README.md',
      'CHANGELOG.md',
      'SECURITY.md',
      'LICENSE',
      'NOTICE',
      'openapi.json',
      'docs/recipes.md',
      'docs/deploy.md',
      'docs/nginx/balancer.conf',
      'docs/container/Dockerfile',
      'demo/recipes/php/src/address-proxy.php',
      'demo/recipes/woocommerce-address-entry/checkout.js',
      'demo/recipes/Caddyfile',
    ];
    assert.deepEqual(
      wanted.filter((file) => filesIn(server, file).length === 0),
      [],
    );
  });

  it('says which browsers the other one is built for', () => {
    const rows = [...textIn(server, 'docs/bundling.md').matchAll(/^\| (Chrome|Firefox|Safari)[^|]*\| ([\d.]+) \|/gm)];
    const said = rows.map(([, name = '', version]) => [name.toLowerCase(), version]);
    assert.deepEqual(Object.fromEntries(said), oldestBrowsers);
  });

  it('has no link in its pages that leads nowhere', () => {
    const aboutTests = ['docs/accessibility.md', 'docs/behaviour.md'];
    const pages = ['README.md', 'demo/service/README.md', ...filesIn(server, 'docs/*.md')];
    const dead = pages.flatMap((page) =>
      linksIn(textIn(server, page))
        // The tests are in the repository alone.
        .filter((target) => !(aboutTests.includes(page) && target.startsWith('../test/')))
        .filter((target) => globSync(join(dirname(page), target), { cwd: server }).length === 0)
        .map((target) => `${page}: ${target}`),
    );
    assert.deepEqual(dead, []);
  });
});

/** The targets of a page's links, without those to other sites. */
function linksIn(page: string): readonly string[] {
  const links = page.replace(/^```[\s\S]*?^```/gm, '').matchAll(/\]\((?!https?:|#)([^)\s#]+)[^)]*\)/g);
  return [...links].map(([, target = '']) => target);
}

describe('every line with npx', () => {
  const lines = globSync(['*.md', '{docs,demo,src,.github}/**/*'], { cwd: root, exclude: ['docs/site/**'] })
    .filter((file) => isFile(join(root, file)))
    .flatMap((file) => readFileSync(join(root, file), 'utf8').split('\n'));

  it('names the package, because a registry could have another one with the name of the command', () => {
    const commands = lines.flatMap((line) => line.match(/\bnpx [^`]*address-entry-[\w-]+/g) ?? []);
    assert.ok(commands.length > 5);
    assert.deepEqual(
      commands.filter(
        (command) =>
          !/^npx (?:-p address-entry-server address-entry-proxy|(?:-p address-entry-sandbox )?address-entry-(?:check-proxy|service|sandbox))$/.test(
            command,
          ),
      ),
      [],
    );
  });
});
