/** Constants of one name that have several values: one of the two names says too little, or one of the values is wrong. */
import type { Expression } from '@oxc-project/types';
import { placeOf, type Source } from './source.ts';

/** A constant at the top level of a file. */
interface Constant {
  readonly value: string;
  readonly place: string;
}

/** One sentence for each name that stands for several numbers, texts or booleans in these files. */
export function ambiguousConstants(sources: readonly Source[]): readonly string[] {
  const byName = new Map<string, readonly Constant[]>();
  for (const source of sources) {
    for (const [name, constant] of constantsIn(source)) byName.set(name, [...(byName.get(name) ?? []), constant]);
  }
  return [...byName].flatMap(([name, constants]) => {
    const values = new Set(constants.map(({ value }) => value));
    if (values.size === 1) return [];
    return [`${name} is ${constants.map(({ value, place }) => `${value} (${place})`).join(', ')}`];
  });
}

function constantsIn(source: Source): readonly (readonly [name: string, Constant])[] {
  return source.program.body.flatMap((statement) => {
    const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
    if (declaration?.type !== 'VariableDeclaration') return [];
    return declaration.declarations.flatMap(({ id, init }) => {
      const value = init && scalarOf(init);
      return id.type === 'Identifier' && value !== null
        ? [[id.name, { value: JSON.stringify(value), place: placeOf(source, id) }] as const]
        : [];
    });
  });
}

/** The value of a literal, also of one with a sign or in a calculation; null for everything else. */
function scalarOf(node: Expression): number | string | boolean | null {
  if (node.type === 'TSAsExpression') return scalarOf(node.expression);
  if (node.type === 'Literal') return 'regex' in node || typeof node.value === 'bigint' ? null : node.value;
  if (node.type === 'UnaryExpression' && node.operator === '-') return -Number(scalarOf(node.argument) ?? Number.NaN);
  if (node.type !== 'BinaryExpression' || node.left.type === 'PrivateIdentifier') return null;
  const [left, right] = [scalarOf(node.left), scalarOf(node.right)];
  if (typeof left !== 'number' || typeof right !== 'number') return null;
  return (
    { '+': left + right, '-': left - right, '*': left * right, '/': left / right, '**': left ** right }[
      node.operator as string
    ] ?? null
  );
}
