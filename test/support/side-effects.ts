/**
 * Finds what rendering or reading does besides giving an answer: functions and methods named `render…`, and getters,
 * may not change state, dispatch events, move focus or touch the form. Lit may call them at any time, or never.
 */
import type { Node } from '@oxc-project/types';
import { type AnyFunction, childrenOf, isFunction, nameIn, placeOf, type Source } from './source.ts';

/** Calls that act, by the name of the function or method. */
const acting = new Set(
  [
    ['dispatch', 'dispatchEvent', 'requestUpdate', 'performUpdate', 'reportError', 'fetch'],
    ['checkValidity', 'reportValidity', 'setFormValue', 'setValidity', 'setCustomValidity', 'requestSubmit'],
    ['focus', 'blur', 'click', 'showModal', 'showPopover', 'hidePopover', 'togglePopover', 'scrollIntoView'],
    ['setAttribute', 'removeAttribute', 'toggleAttribute', 'addEventListener', 'removeEventListener'],
    ['setTimeout', 'clearTimeout', 'setInterval', 'queueMicrotask', 'requestAnimationFrame', 'requestIdleCallback'],
  ].flat(),
);

/** Methods that change the object they belong to. */
const mutating = new Set([
  'add',
  'append',
  'clear',
  'delete',
  'pop',
  'push',
  'reverse',
  'set',
  'shift',
  'sort',
  'splice',
  'unshift',
]);

/** Calls that run a function they are given before they return. A function given to any other call runs later. */
const immediate = new Set(
  [
    ['every', 'filter', 'find', 'findIndex', 'findLast', 'findLastIndex', 'flatMap', 'forEach', 'from', 'map'],
    ['reduce', 'reduceRight', 'some', 'sort', 'toSorted', 'replace', 'replaceAll'],
    // Of Lit.
    ['choose', 'guard', 'join', 'range', 'repeat', 'when'],
  ].flat(),
);

/** The functions of a file by name; those of a class with the class in front: `AddressEntry.#focus`. */
type Functions = ReadonlyMap<string, AnyFunction>;

/** The names bound in a function; true for one whose value the function makes itself and may therefore change. */
type Names = ReadonlyMap<string, boolean>;

/** A sentence for each side effect of a function that renders, and of a getter, functions of the same file included. */
export function sideEffects(source: Source): readonly string[] {
  const named = [...namedFunctions(source.program)];
  const functions = new Map(named.filter(({ isGetter }) => !isGetter).map(({ name, node }) => [name, node]));
  const found = new Map<Node, string>();
  for (const { name, node, isGetter } of named) {
    if (!isGetter && !/(^|\.)#?render([A-Z]|$)/.test(name)) continue;
    for (const effect of effectsOf(node, functions, name.slice(0, name.indexOf('.') + 1))) {
      const code = source.text.slice(effect.start, effect.end).replace(/\s+/g, ' ');
      found.set(effect, `${placeOf(source, effect)} ${isGetter ? `getter ${name}` : name} does: ${shortened(code)}`);
    }
  }
  return [...found.values()];
}

function shortened(code: string): string {
  return code.length > 60 ? `${code.slice(0, 59)}…` : code;
}

interface NamedFunction {
  readonly name: string;
  readonly node: AnyFunction;
  readonly isGetter: boolean;
}

/** Every function that has a name, by whatever notation. */
function* namedFunctions(node: Node, owner = ''): Generator<NamedFunction> {
  const isMember = node.type === 'MethodDefinition' || node.type === 'PropertyDefinition';
  const value =
    isMember || node.type === 'Property' ? node.value : node.type === 'VariableDeclarator' ? node.init : node;
  if (isFunction(value)) {
    const name = nameIn('key' in node ? node.key : 'id' in node ? node.id : null);
    yield { name: isMember ? owner + name : name, node: value, isGetter: 'kind' in node && node.kind === 'get' };
  }
  const isClass = node.type === 'ClassDeclaration' || node.type === 'ClassExpression';
  for (const child of childrenOf(node)) yield* namedFunctions(child, isClass ? `${nameIn(node.id)}.` : owner);
}

/** The nodes that act while the function runs, and while the functions of its file run that it calls. */
function effectsOf(root: AnyFunction, functions: Functions, owner: string): ReadonlySet<Node> {
  const effects = new Set<Node>();
  const entered = new Set<AnyFunction>();

  function enter(called: AnyFunction, outer: Names, isCallback: boolean): void {
    if (entered.has(called) || !called.body) return;
    entered.add(called);
    // What an immediate call hands to its callback may be changed there: `reduce` gives it the list to fill.
    const parameters = called.params.flatMap(boundIn).map((name) => [name, isCallback] as const);
    visit(called.body, new Map([...outer, ...parameters, ...variablesIn(called.body)]));
  }

  function follow(callee: Node, names: Names): void {
    if (isFunction(callee)) {
      enter(callee, names, true);
      return;
    }
    const isOfThis = callee.type === 'MemberExpression' && callee.object.type === 'ThisExpression';
    if (!isOfThis && callee.type !== 'Identifier') return;
    const called = functions.get(`${isOfThis ? owner : ''}${nameIn(callee)}`);
    const isNested = called && called.start > root.start && called.end < root.end;
    if (called) enter(called, isNested ? names : new Map(), false);
  }

  function visit(node: Node, names: Names): void {
    if (isEffect(node, names)) effects.add(node);
    if (node.type === 'CallExpression') {
      follow(node.callee, names);
      if (immediate.has(nameIn(node.callee))) for (const argument of node.arguments) follow(argument, names);
    }
    // A function that is not called here is an event handler: it runs later.
    for (const child of childrenOf(node)) if (!isFunction(child)) visit(child, names);
  }

  enter(root, new Map(), false);
  return effects;
}

function isEffect(node: Node, names: Names): boolean {
  switch (node.type) {
    case 'AssignmentExpression':
      return targetsIn(node.left).some((target) => isForeign(target, names));
    case 'UpdateExpression':
      return isForeign(node.argument, names);
    case 'UnaryExpression':
      return node.operator === 'delete' && isForeign(node.argument, names);
    case 'CallExpression':
      if (acting.has(nameIn(node.callee))) return true;
      // A call gives a new list, as `filter` does: that may be changed.
      if (node.callee.type !== 'MemberExpression' || node.callee.object.type === 'CallExpression') return false;
      return mutating.has(nameIn(node.callee)) && isForeign(node.callee, names);
    default:
      return false;
  }
}

/** True if the target of a write is not the function's own: of `this`, of a parameter, of the module. */
function isForeign(target: Node, names: Names): boolean {
  if (target.type === 'Identifier') return !names.has(target.name);
  const root = rootOf(target);
  if (root.type === 'Identifier') return names.get(root.name) !== true;
  return root.type === 'ThisExpression' || root.type === 'Super';
}

/** The root of an expression: `this` of `this.#list.items`. */
function rootOf(node: Node): Node {
  switch (node.type) {
    case 'MemberExpression':
      return rootOf(node.object);
    case 'CallExpression':
      return rootOf(node.callee);
    case 'ChainExpression':
    case 'ParenthesizedExpression':
    case 'TSAsExpression':
    case 'TSNonNullExpression':
      return rootOf(node.expression);
    default:
      return node;
  }
}

/** The targets of an assignment; several for a pattern. */
function targetsIn(left: Node): readonly Node[] {
  const isPattern = left.type === 'ArrayPattern' || left.type === 'ObjectPattern';
  return isPattern
    ? childrenOf(left).flatMap((child) => targetsIn(child.type === 'Property' ? child.value : child))
    : [left];
}

/** The names that a parameter or a variable binds; several for a pattern. */
function boundIn(pattern: Node): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name];
    case 'Property':
      return boundIn(pattern.value);
    case 'AssignmentPattern':
      return boundIn(pattern.left);
    case 'RestElement':
      return boundIn(pattern.argument);
    case 'ArrayPattern':
    case 'ObjectPattern':
      return childrenOf(pattern).flatMap(boundIn);
    default:
      return [];
  }
}

/** The variables of a function, not of those within it. */
function variablesIn(body: Node): readonly (readonly [name: string, isOwn: boolean])[] {
  if (isFunction(body)) return [];
  const inside = childrenOf(body).flatMap(variablesIn);
  if (body.type !== 'VariableDeclarator') return inside;
  return [...boundIn(body.id).map((name) => [name, isNew(body.init)] as const), ...inside];
}

/** True if a value did not exist before; null is that of `let list;` and of a loop. */
function isNew(value: Node | null): boolean {
  const made = ['ArrayExpression', 'ObjectExpression', 'NewExpression', 'CallExpression', 'AwaitExpression'];
  return value !== null && made.includes(value.type);
}
