/** The last step of the build: what makes a package of the code and the declarations in a folder of `dist`. */
import { cpSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestOf, type PackageName } from './packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files of the project that each package has as they are. */
const documents: Readonly<Record<PackageName, readonly string[]>> = {
  // Console messages refer to a page of the documentation. It links to no other, which the package does not have.
  'address-entry': ['README.md', 'LICENSE', 'NOTICE', 'docs/console.md'],
  'address-entry-server': [
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'LICENSE',
    'NOTICE',
    'docs/*.md',
    'docs/{container,decisions,monitoring,nginx,pictures,systemd}/**/*',
    'docs/accessibility/*.md',
    'demo/recipes/*.py',
    'demo/recipes/php/**/*.{php,json}',
    'demo/recipes/woocommerce-address-entry/*',
    'demo/recipes/Caddyfile',
    'demo/service/README.md',
  ],
  'address-entry-sandbox': [
    'LICENSE',
    'NOTICE',
    'docs/check-proxy.md',
    'demo/sandbox/*.{html,css,js}',
    'demo/service/README.md',
  ],
};

/** Types of the one file, whose exports are a global. A module cannot say that. */
const scriptTypes = `export * from './client.js';
export * from './i18n.js';
export * from './index.js';
export as namespace addressEntry;
`;

/** Adds the `package.json` and the documents to a folder with code and declarations. */
export function writePackage(name: PackageName, folder: string): void {
  const manifest = manifestOf(name);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest)}\n`);
  for (const file of globSync([...documents[name]], { cwd: root })) {
    if (!statSync(join(root, file)).isFile()) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  if (name === 'address-entry') {
    cpSync(join(root, 'src/themes'), join(folder, 'themes'), { recursive: true });
    writeFileSync(join(folder, 'address-entry.min.d.ts'), scriptTypes);
  } else cpSync(join(root, `src/packages/${name}.md`), join(folder, 'README.md'));
  nameDeclarations(folder);
}

/**
 * Names the files in declarations as they are named at run time: compilers that resolve as Node does know no `.ts`. The compiler renames
 * them in JavaScript alone.
 */
function nameDeclarations(folder: string): void {
  for (const file of globSync('**/*.d.ts', { cwd: folder })) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    writeFileSync(path, text.replace(/((?:\bfrom|\bimport\(|^import) ?['"]\.[^'"]+)\.ts(?=['"])/gm, '$1.js'));
  }
}
