/** The last step of the build: what makes a package of the code and the declarations in a folder of `dist`. */
import { cpSync, globSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { minifySync } from 'rolldown/utils';
import { manifestOf, type PackageName } from './packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files of the project that each package has as they are. */
const documents: Readonly<Record<PackageName, readonly string[]>> = {
  // The notes in the console name a page of the documentation.
  'address-entry': ['README.md', 'LICENSE', 'NOTICE', 'docs/console.md'],
  'address-entry-server': [
    'ARCHITECTURE.md',
    'CONTRIBUTING.md',
    'CHANGELOG.md',
    'SECURITY.md',
    'LICENSE',
    'NOTICE',
    'docs/*.md',
    'docs/{container,decisions,monitoring,nginx,pictures}/**/*',
    'docs/accessibility/*.md',
    'demo/recipes/*.{php,py}',
    'demo/recipes/Caddyfile',
    'demo/sandbox/*.{html,css,js}',
    'demo/service/README.md',
    'demo/service/page/*.{html,css,js}',
  ],
};

/** Adds the `package.json` and the documents to a folder with code and declarations, and takes out declarations that no entry needs. */
export function writePackage(name: PackageName, folder: string): void {
  const manifest = manifestOf(name);
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest)}\n`);
  for (const file of globSync([...documents[name]], { cwd: root })) {
    if (!statSync(join(root, file)).isFile()) continue;
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    cpSync(join(root, file), join(folder, file));
  }
  if (name === 'address-entry') cpSync(join(root, 'src/themes'), join(folder, 'themes'), { recursive: true });
  if (name === 'address-entry-server') {
    cpSync(join(root, 'src/packages/address-entry-server.md'), join(folder, 'README.md'));
  }
  const entries = Object.values(manifest.exports).flatMap((entry) => (typeof entry === 'string' ? [] : [entry.types]));
  cutDeclarations(folder, globSync(entries, { cwd: folder }));
  closeUpTables(folder);
}

/** Tables are read by nobody in a package, and a tenth of their bytes is white space. The rest of the code stays as it is written. */
function closeUpTables(folder: string): void {
  for (const file of globSync(['i18n/{countries,languages}/*.js', 'core/**/data/**/*.js'], { cwd: folder })) {
    const path = join(folder, file);
    const { code } = minifySync(path, readFileSync(path, 'utf8'), { module: true, compress: false, mangle: false });
    writeFileSync(path, code);
  }
}

/** The path in an import, an export, or a type that is imported where it is used. */
const specifiers = /(\bfrom |\bimport\(|^import )(['"])(\.{1,2}\/[^'"]+)\2/gm;

/** The files whose names an entry passes on. */
const passedOn = /^export [^;]*?\bfrom ['"](\.{1,2}\/[^'"]+)['"]/gm;

/** Names that a file takes from another one. */
const imported = /^import (?:type )?\{([^}]*)\} from ['"](\.{1,2}\/[^'"]+)['"]/gm;

/** A comment on lines of its own. */
const comment = /^[ \t]*\/\*\*[\s\S]*?\*\/\n/gm;

/**
 * Leaves the declarations of entries and of what they name, each named as the file that is there at run time: compilers that resolve as
 * Node does know no other name. An editor shows the comments of what an entry passes on; those of all others would be a fiftieth of
 * the package.
 */
function cutDeclarations(folder: string, entries: readonly string[]): void {
  const declarationOf = (path: string, from: string) => join(dirname(from), path.replace(/\.[jt]s$/, '.d.ts'));
  const shown = new Set(entries);
  for (const file of shown) {
    const text = readFileSync(join(folder, file), 'utf8');
    for (const [, path = ''] of text.matchAll(passedOn)) shown.add(declarationOf(path, file));
    // An element is passed on by its name, and has the members of what it extends.
    const isShown = (name: string) => new RegExp(`(?:\\bextends |^export \\{[^}]*\\b)${name}\\b`, 'm').test(text);
    for (const [, names = '', path = ''] of text.matchAll(imported)) {
      if (names.split(',').some((name) => isShown(name.trim().replace(/^type /, ''))))
        shown.add(declarationOf(path, file));
    }
  }
  const kept = new Set(entries);
  for (const file of kept) {
    const text = readFileSync(join(folder, file), 'utf8');
    const named = text.replace(specifiers, (_, before: string, quote: string, path: string) => {
      kept.add(declarationOf(path, file));
      return `${before}${quote}${path.replace(/\.ts$/, '.js')}${quote}`;
    });
    const short = shown.has(file) ? named : named.replace(comment, '');
    if (short !== text) writeFileSync(join(folder, file), short);
  }
  for (const file of globSync('**/*.d.ts', { cwd: folder })) if (!kept.has(file)) rmSync(join(folder, file));
}
