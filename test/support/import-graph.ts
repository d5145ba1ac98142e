/** Which files import which, in the sources, the demo and the tests. */
import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';

/** The files named, and every file whose imports lead to one of them, directly or through others. Paths from the root. */
export function affectedBy(root: string, files: readonly string[]): ReadonlySet<string> {
  const importers = importersIn(root);
  const affected = new Set(files);
  for (const file of affected) for (const importer of importers.get(file) ?? []) affected.add(importer);
  return affected;
}

/** By file: the files that import it, types and dynamic imports included. */
function importersIn(root: string): ReadonlyMap<string, readonly string[]> {
  const importers = new Map<string, string[]>();
  for (const file of globSync('{src,demo,test}/**/*.ts', { cwd: root, exclude: ['**/node_modules/**'] })) {
    for (const path of importedBy(file, readFileSync(join(root, file), 'utf8'))) {
      importers.set(path, [...(importers.get(path) ?? []), file]);
    }
  }
  return importers;
}

/**
 * The relative imports of a file, as paths from the root.
 *
 * @param file path from the root
 * @param text its content
 */
function importedBy(file: string, text: string): readonly string[] {
  return [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)].map(([, path]) =>
    normalize(join(dirname(file), path ?? '')),
  );
}
