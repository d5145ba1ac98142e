/** TypeScript sources as syntax trees, for what `npm run check` proves besides the compiler and the linter. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ArrowFunctionExpression, Function as FunctionNode, Node, Program } from '@oxc-project/types';
import { type ParseResult, parseSync } from 'rolldown/utils';

/** One parsed file. */
export interface Source {
  /** Path from the project's root. */
  readonly file: string;
  readonly text: string;
  readonly program: Program;
  readonly comments: ParseResult['comments'];
}

/** A function of any notation: declaration, method, expression, arrow. */
type AnyFunction = FunctionNode | ArrowFunctionExpression;

/**
 * Parses one file.
 *
 * @param file path from the project's root; it appears in messages only
 * @throws Error for a syntax error
 */
export function parseSource(file: string, text: string): Source {
  const { program, comments, errors } = parseSync(file, text);
  if (errors[0]) throw new Error(`${file}: ${errors[0].message}`);
  return { file, text, program, comments };
}

/** Parses every file that matches the pattern, in the order of their names. Files that a build has made are left out. */
export function readSources(root: string, pattern: string): readonly Source[] {
  const exclude = ['**/node_modules/**', '**/dist/**', '**/.*/**'];
  const files = globSync(pattern, { cwd: root, exclude }).sort();
  return files.map((file) => parseSource(file, readFileSync(join(root, file), 'utf8')));
}

/** The place where a node begins, as editors and terminals link it: `src/client.ts:12`. */
export function placeOf({ file, text }: Source, { start }: { readonly start: number }): string {
  return `${file}:${text.slice(0, start).split('\n').length}`;
}

/** The nodes directly within a node, in the order of the source. */
export function childrenOf(node: Node): readonly Node[] {
  return Object.values(node).flat().filter(isNode);
}

/** The node and everything within it, outer nodes first. */
export function* nodesIn(node: Node): Generator<Node> {
  yield node;
  for (const child of childrenOf(node)) yield* nodesIn(child);
}

/** True if the node is a function of any notation. */
export function isFunction(node: Node | null | undefined): node is AnyFunction {
  return (
    node?.type === 'FunctionDeclaration' ||
    node?.type === 'FunctionExpression' ||
    node?.type === 'ArrowFunctionExpression'
  );
}

/** The name in a key, a callee or a declaration, with `#` for a private one; empty for a computed one. */
export function nameIn(node: Node | null | undefined): string {
  if (node?.type === 'Identifier') return node.name;
  if (node?.type === 'PrivateIdentifier') return `#${node.name}`;
  if (node?.type === 'Literal') return String(node.value);
  if (node?.type === 'MemberExpression' && !node.computed) return nameIn(node.property);
  return '';
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && typeof (value as Partial<Node>).type === 'string';
}
