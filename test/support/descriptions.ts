/** Finds exports without a description, and descriptions that open like a question. */
import type { Node } from '@oxc-project/types';
import { nameIn, placeOf, type Source } from './source.ts';

/**
 * A sentence for each exported declaration without a doc comment directly in front of it. What an entry exports of
 * other files is described there.
 */
export function undescribedExports(source: Source): readonly string[] {
  const exported = exportedLater(source);
  return source.program.body.flatMap((statement) => {
    const isExport = statement.type === 'ExportNamedDeclaration' || statement.type === 'ExportDefaultDeclaration';
    const declaration = isExport ? statement.declaration : statement;
    const names = namesOf(declaration).filter((name) => isExport || exported.has(name));
    if (!declaration || names.length === 0 || isDescribed(source, statement)) return [];
    // The signatures of one function are described by the first.
    const first = source.program.body.find((other) => namesOf(declarationIn(other)).includes(names[0] ?? ''));
    if (first && first !== statement && isDescribed(source, first)) return [];
    return names.map((name) => `${placeOf(source, statement)} ${name} is exported without a description`);
  });
}

/** A sentence for each doc comment that opens like a question, in place of its subject. */
export function askingDescriptions(source: Source): readonly string[] {
  return source.comments.flatMap((comment) => {
    const [, word] = (comment.type === 'Block' && /^\*[\s*]*(What|How|Where|Whether|Why)\b/.exec(comment.value)) || [];
    if (!word) return [];
    return [`${placeOf(source, comment)} a doc comment opens with "${word}": say what the thing is or does`];
  });
}

/** The names in `export { … }` without `from`. */
function exportedLater({ program }: Source): ReadonlySet<string> {
  const lists = program.body.filter((node) => node.type === 'ExportNamedDeclaration').filter((node) => !node.source);
  return new Set(lists.flatMap(({ specifiers }) => specifiers.map(({ local }) => nameIn(local))));
}

function declarationIn(statement: Node): Node | null {
  return statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
}

/** The names that a statement declares; none for any other statement. */
function namesOf(declaration: Node | null): readonly string[] {
  switch (declaration?.type) {
    case 'VariableDeclaration':
      return declaration.declarations.map(({ id }) => nameIn(id));
    case 'FunctionDeclaration':
    case 'TSDeclareFunction':
    case 'ClassDeclaration':
    case 'TSInterfaceDeclaration':
    case 'TSTypeAliasDeclaration':
      return [nameIn(declaration.id) || 'default'];
    default:
      return [];
  }
}

/** True if the text right in front of a statement is a doc comment that begins with words, not with a tag. */
function isDescribed({ comments, text }: Source, { start }: Node): boolean {
  const comment = comments.findLast(({ end }) => end <= start && text.slice(end, start).trim() === '');
  return comment?.type === 'Block' && /^\*[\s*]*[^\s*@]/.test(comment.value);
}
