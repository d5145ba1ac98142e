/** Reads the exports of the package's entries from their sources. */
import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { nameIn, parseSource } from './source.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** The names that a module exports, types included, in alphabetical order. */
export function exportedNames(file: string): readonly string[] {
  return [...new Set(namesIn(file))].sort();
}

function namesIn(file: string): readonly string[] {
  const { program } = parseSource(file, readFileSync(join(root, file), 'utf8'));
  return program.body.flatMap((statement) => {
    if (statement.type === 'ExportAllDeclaration') return namesIn(join(dirname(file), statement.source.value));
    if (statement.type !== 'ExportNamedDeclaration') return [];
    const { declaration, specifiers } = statement;
    const declared = declaration && 'declarations' in declaration ? declaration.declarations : [declaration];
    return [
      ...declared.map((it) => (it && 'id' in it ? nameIn(it.id) : '')),
      ...specifiers.map(({ exported }) => nameIn(exported)),
    ].filter(Boolean);
  });
}
