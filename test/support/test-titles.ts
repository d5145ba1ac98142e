import { readFileSync } from 'node:fs';

/** Titles of the tests and suites in a file, with `…` for what a template fills in. */
export function titlesIn(file: URL): ReadonlySet<string> {
  const source = readFileSync(file, 'utf8');
  const calls = source.matchAll(/\b(?:it|describe)(?:InFirst)?\(\s*(['"`])((?:\\.|(?!\1).)+)\1/gs);
  return new Set(
    [...calls].map(([, , title = '']) => title.replaceAll(/\$\{[^}]*\}/g, '…').replaceAll(/\\(.)/g, '$1')),
  );
}

/** The tests that a line of a page names. */
export function testsNamedIn(line: string): readonly { readonly title: string; readonly path: string }[] {
  const links = line.matchAll(/\[((?:[^\][]|\[[^\]]*\])+)\]\(((?:\.\.\/)+test\/[^)]+\.test\.ts)\)/g);
  return [...links].map(([, title = '', path = '']) => ({ title, path }));
}
