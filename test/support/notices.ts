/** The licences of libraries that are in a file for pages. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The package that a module belongs to, by its path; null for one of the project's own. */
export function libraryOf(path: string): string | null {
  const [, name = null] = /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(`/${path}`) ?? [];
  return name;
}

/**
 * One comment that minifiers leave where it is: the copyright and the licence of each library that is in a file. Empty for a
 * file of the project's own.
 *
 * @param modules paths of what the file is made of
 * @param licences the file, beside it, that has the licences in full
 */
export function noticeOf(modules: readonly string[], licences: string): string {
  const libraries = [...new Set(modules.flatMap((path) => libraryOf(path) ?? []))].sort();
  const copyrights = libraries.map(copyrightOf);
  const notices = [...new Set(copyrights)].map(
    (copyright) => `${libraries.filter((_, at) => copyrights[at] === copyright).join(', ')}: ${copyright}`,
  );
  return notices.length === 0 ? '' : `/*! Contains ${notices.join('; ')}. See ${licences} */`;
}

/** @throws for a library whose licence says nothing of a copyright */
function copyrightOf(library: string): string {
  const folder = join(root, 'node_modules', library);
  const { license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')) as { readonly license: string };
  const file = join(folder, 'LICENSE');
  const [line] = (existsSync(file) ? /^Copyright .*$/m.exec(readFileSync(file, 'utf8')) : null) ?? [];
  if (!line) throw new Error(`${library} has no copyright: say in test/support/notices.ts whose it is`);
  return `${line.replace(/\.? All rights reserved\.?$/, '')}, ${license}`;
}
