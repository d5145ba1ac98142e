/** The places where the sources keep state that can change: each is one that can disagree with the others. */
import type { Node, PropertyDefinition, VariableDeclaration } from '@oxc-project/types';
import { type AnyFunction, childrenOf, isFunction, nameIn, nodesIn, placeOf, type Source } from './source.ts';

/**
 * One line for each place:
 * - an instance field that is not `readonly`, save Lit's reactive properties, and `declare`d ones;
 * - a `let` of the module;
 * - a `let` of a function that a function within it writes to: a field by another notation.
 */
export function mutableState(source: Source): readonly string[] {
  const nodes = [...nodesIn(source.program)];
  const reactive = new Set(nodes.flatMap(reactiveNames));
  const fields = nodes.filter(isMutableField).filter(({ key }) => !reactive.has(nameIn(key)));
  const places = [...fields, ...source.program.body.flatMap(moduleVariables), ...nodes.flatMap(closureVariables)];
  return places.map((node) => `${placeOf(source, node)} ${shortened(source.text.slice(node.start, node.end))}`);
}

function shortened(code: string): string {
  return (code.split('\n')[0] ?? '').slice(0, 80);
}

function isMutableField(node: Node): node is PropertyDefinition {
  return node.type === 'PropertyDefinition' && !node.readonly && !node.static && !node.declare && !isDecorated(node);
}

function isDecorated({ decorators }: PropertyDefinition): boolean {
  return decorators.some(({ expression }) => {
    return ['property', 'state'].includes(nameIn('callee' in expression ? expression.callee : expression));
  });
}

/** The names in `static properties = { … }`, Lit's list of properties whose changes render. */
function reactiveNames(node: Node): readonly string[] {
  if (node.type !== 'PropertyDefinition' || !node.static || nameIn(node.key) !== 'properties') return [];
  if (node.value?.type !== 'ObjectExpression') return [];
  return node.value.properties.map((property) => (property.type === 'Property' ? nameIn(property.key) : ''));
}

function moduleVariables(statement: Node): readonly Node[] {
  const declaration = statement.type === 'ExportNamedDeclaration' ? statement.declaration : statement;
  return declaration && isLet(declaration) ? [declaration] : [];
}

function isLet(node: Node): node is VariableDeclaration {
  return node.type === 'VariableDeclaration' && node.kind === 'let';
}

/** The `let`s directly in a function that a function within it writes to. */
function closureVariables(node: Node): readonly Node[] {
  if (!isFunction(node) || !node.body) return [];
  const written = new Set(innerFunctionsOf(node).flatMap((inner) => [...nodesIn(inner)].flatMap(writtenNames)));
  return outerNodesOf(node).filter((own) => isLet(own) && own.declarations.some(({ id }) => written.has(nameIn(id))));
}

function innerFunctionsOf(node: AnyFunction): readonly AnyFunction[] {
  return outerNodesOf(node).filter(isFunction);
}

/** All nodes of a function, without what is inside the functions within it. */
function outerNodesOf(node: Node): readonly Node[] {
  return childrenOf(node).flatMap((child) => [child, ...(isFunction(child) ? [] : outerNodesOf(child))]);
}

function writtenNames(node: Node): readonly string[] {
  if (node.type === 'AssignmentExpression') return [nameIn(node.left)];
  return node.type === 'UpdateExpression' ? [nameIn(node.argument)] : [];
}
