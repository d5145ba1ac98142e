/** The code in the pages of the documentation, and what a compiler, a parser and `package.json` say about it. */
import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { manifestOf, packageNames, sourceOf } from './packages.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** A piece of code between two fences. */
export interface Snippet {
  /** Path of the page, from the root of the project. */
  readonly page: string;
  /** Line of the page on which the code begins, from 1. */
  readonly line: number;
  /** As the fence names it: `ts`, `html`; empty for none. */
  readonly language: string;
  readonly code: string;
  /** The file that the code is a part of, where a comment right above names one: `<!-- demo/examples/… -->`; else empty. */
  readonly source: string;
}

/** Every snippet of the pages that are written for the users of the package. */
export function readSnippets(): readonly Snippet[] {
  const pages = [
    'README.md',
    'demo/service/README.md',
    ...globSync('docs/**/*.md', { cwd: root, exclude: ['docs/site/**'] }),
  ];
  return pages
    .filter((page) => !page.startsWith('docs/decisions/'))
    .sort()
    .flatMap((page) => snippetsIn(page, readFileSync(join(root, page), 'utf8')));
}

/** The snippets of one page. */
export function snippetsIn(page: string, text: string): readonly Snippet[] {
  return [...text.matchAll(/^```(\w*)\n([\s\S]*?)^```$/gm)].map(({ index, 1: language = '', 2: code = '' }) => {
    const before = text.slice(0, index);
    const [, source = ''] = /<!-- (\S+) -->\n$/.exec(before) ?? [];
    return { page, line: before.split('\n').length + 1, language, code, source };
  });
}

/** The scripts in a snippet of HTML or Vue, as snippets of their own. */
export function scriptsIn({ page, line, code, source }: Snippet): readonly Snippet[] {
  return [...code.matchAll(/(<script(?![^>]*\b(?:src|importmap))[^>]*>)(.*?)<\/script>/gs)].map((found) => {
    const [, tag = '', script = ''] = found;
    const linesBefore = code.slice(0, found.index + tag.length).split('\n').length - 1;
    return { page, line: line + linesBefore, language: tag.includes('lang="ts"') ? 'ts' : 'js', code: script, source };
  });
}

/** A sentence for each attribute that HTML in the documentation gives to an element, and that the element does not have. */
export function unknownAttributes(tagName: string, known: readonly string[]): readonly string[] {
  const everywhere = ['id', 'class', 'slot', 'style', 'lang', 'dir', tagName];
  return readSnippets()
    .filter(({ language }) => language === 'html')
    .flatMap(({ page, line, code }) =>
      [...code.matchAll(new RegExp(`<(${tagName}\\b[^>]*)>`, 'g'))]
        .flatMap(([, tag = '']) => tag.replace(/=("[^"]*"|'[^']*')/g, '').split(/\s+/))
        .filter((name) => name !== '' && ![...everywhere, ...known].includes(name))
        .map((name) => `${page}:${line} <${tagName}> has no attribute ${name}`),
    );
}

/** The paths by which `tsc` finds each entry of the package: the source that the published file is made of. */
function entryPaths(): Readonly<Record<string, readonly string[]>> {
  return Object.fromEntries(
    packageNames.flatMap((of) =>
      Object.entries(manifestOf(of).exports).flatMap(([name, entry]) => {
        if (typeof entry === 'string') return [];
        const names = [`${of}${name.slice(1)}.js`, `${of}${name.slice(1)}`];
        // With the ending it is the file for pages without a bundler, by the import map in docs/bundling.md.
        return names.map((it) => [it, [join(root, sourceOf(entry.default))]]);
      }),
    ),
  );
}

const options = {
  target: 'es2023',
  lib: ['es2023', 'dom', 'dom.iterable'],
  module: 'esnext',
  moduleResolution: 'bundler',
  moduleDetection: 'force',
  jsx: 'react-jsx',
  types: ['node'],
  strict: true,
  allowJs: true,
  checkJs: true,
  noEmit: true,
  skipLibCheck: true,
  allowImportingTsExtensions: true,
  experimentalDecorators: true,
  useDefineForClassFields: false,
};

/** Declarations for the names that the text around the snippets explains, and for the globals of Cypress, whose `it` is not that of our tests. */
const surroundings = ['surroundings', 'cypress'].map((name) => join(root, `test/docs/${name}.d.ts`));

/**
 * Compiles snippets together, each as a module of its own, in strict TypeScript. JavaScript is checked, too.
 *
 * @returns what the compiler says, with page and line; nothing where all is well
 */
export function compileSnippets(snippets: readonly Snippet[]): readonly string[] {
  // Within the project, so that its packages are found.
  const folder = join(root, 'node_modules/.cache/snippets');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const pages = new Map<string, string>();
  for (const { page, line, language, code } of snippets) {
    const file = `${page.replaceAll(/[/.]/g, '-')}-${line}.${language}`;
    pages.set(file, page);
    // Lines are counted as in the page.
    writeFileSync(join(folder, file), '\n'.repeat(line - 1) + code);
  }
  const compilerOptions = {
    ...options,
    // What the page of a folder imports from beside itself.
    rootDirs: [folder, join(root, 'demo/service')],
    // The client of Redis is the package `redis` without its modules.
    paths: { ...entryPaths(), redis: [join(root, 'node_modules/@redis/client')] },
  };
  writeFileSync(
    join(folder, 'tsconfig.json'),
    JSON.stringify({ compilerOptions, files: [...pages.keys(), ...surroundings] }),
  );
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/tsc'), ['-p', 'tsconfig.json', '--pretty', 'false'], {
    cwd: folder,
    encoding: 'utf8',
  });
  return stdout
    .split('\n')
    .filter(Boolean)
    .map((said) => said.replace(/^[^(]+/, (file) => pages.get(file) ?? file));
}
