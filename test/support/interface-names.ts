/** The public names that the sources of the elements use: a manifest has to describe them. */
import type { Class, Node, ObjectExpression } from '@oxc-project/types';
import { childrenOf, isFunction, nameIn, nodesIn, type Source } from './source.ts';

/** Events every form control has; they are the platform's, and no list in the sources names them. */
export const nativeEvents = ['input', 'change', 'invalid'];

/** The slot in which the element keeps the fields for autofill; no page uses it. */
const ownSlots = ['autofill'];

/** By kind: what is used anywhere in the sources. */
interface InterfaceNames {
  readonly event: readonly string[];
  readonly slot: readonly string[];
  readonly part: readonly string[];
  readonly property: readonly string[];
  readonly state: readonly string[];
}

/** Reads templates, styles, the table of events, and the objects that say which custom states are on. */
export function interfaceNames(sources: readonly Source[]): InterfaceNames {
  const nodes = sources.flatMap(({ program }) => [...nodesIn(program)]);
  const templates = nodes.filter(({ type }) => type === 'TemplateElement');
  const text = templates.map((node) => ('value' in node ? (node.value as { raw: string }).raw : '')).join('\n');
  return {
    event: [...nativeEvents, ...nodes.flatMap(ownEvents)],
    slot: [...text.matchAll(/<slot(?:\s+name="([^"]*)")?/g)]
      .map(([, name = '']) => name)
      .filter((name) => !ownSlots.includes(name)),
    part: [
      ...[...text.matchAll(/\spart="([^"]*)"/g)].flatMap(([, names = '']) => words(names)),
      ...nodes.flatMap(chosenParts),
      ...nodes.flatMap(toggledParts),
    ],
    property: [...text.matchAll(/var\(\s*(--(?!_)[\w-]+)/g)].map(([, name = '']) => name),
    state: nodes.flatMap(statesIn),
  };
}

/** The attributes of a class and of those it extends: its reactive properties, and `@attr` of its comments. */
export function attributesOf(className: string, sources: readonly Source[]): readonly string[] {
  for (const source of sources) {
    const found = [...nodesIn(source.program)].find((node): node is Class => isClassNamed(node, className));
    if (!found) continue;
    const comment = source.comments.findLast(({ end }) => end <= found.start)?.value ?? '';
    const tags = [...comment.matchAll(/@attr(?:ibute)?\s+(?:\{[^}]*\}\s+)?\[?([\w-]+)/g)].map(([, name = '']) => name);
    const properties = found.body.body.flatMap((member) => {
      const isList = member.type === 'PropertyDefinition' && member.static && nameIn(member.key) === 'properties';
      return isList && member.value?.type === 'ObjectExpression' ? attributesIn(member.value) : [];
    });
    return [...tags, ...properties, ...attributesOf(nameIn(found.superClass), sources)];
  }
  return [];
}

function isClassNamed(node: Node, name: string): boolean {
  return (node.type === 'ClassDeclaration' || node.type === 'ClassExpression') && nameIn(node.id) === name;
}

/** The attributes of `static properties = { … }`; Lit's default is the property in lower case. */
function attributesIn({ properties }: ObjectExpression): readonly string[] {
  return properties.flatMap((property) => {
    if (property.type !== 'Property' || property.value.type !== 'ObjectExpression') return [];
    const { attribute = nameIn(property.key).toLowerCase(), state } = optionsIn(property.value);
    return attribute === false || state === true ? [] : [String(attribute)];
  });
}

function optionsIn({ properties }: ObjectExpression): Record<string, unknown> {
  const options = properties.filter((property) => property.type === 'Property');
  return Object.fromEntries(options.map(({ key, value }) => [nameIn(key), 'value' in value ? value.value : undefined]));
}

/** The table that gives each event of ours its detail. */
function ownEvents(node: Node): readonly string[] {
  if (node.type !== 'TSInterfaceDeclaration' || node.id.name !== 'AddressEventDetails') return [];
  return node.body.body.map((member) => ('key' in member ? nameIn(member.key) : ''));
}

/** Of `part=${isActive ? 'option option-active' : 'option'}`: the strings the expression may give. */
function chosenParts(node: Node): readonly string[] {
  if (node.type !== 'TemplateLiteral') return [];
  const chosen = node.expressions.filter((_, index) => /\spart=$/.test(node.quasis[index]?.value.raw ?? ''));
  return chosen.flatMap(stringsIn).flatMap(words);
}

/** Of `row.part.toggle('option-active', isActive)`: the part that a control has only sometimes. */
function toggledParts(node: Node): readonly string[] {
  if (node.type !== 'CallExpression' || node.callee.type !== 'MemberExpression') return [];
  const { object, property } = node.callee;
  const isToggle = nameIn(property) === 'toggle' && object.type === 'MemberExpression';
  return isToggle && nameIn(object.property) === 'part' ? node.arguments.slice(0, 1).flatMap(stringsIn) : [];
}

/** Strings of an expression, not those that something is compared to. */
function stringsIn(node: Node): readonly string[] {
  if (node.type === 'Literal') return typeof node.value === 'string' ? [node.value] : [];
  return node.type === 'BinaryExpression' ? [] : childrenOf(node).flatMap(stringsIn);
}

function words(names: string): readonly string[] {
  return names.split(/\s+/).filter(Boolean);
}

/** `setStates`, `customStatesOf`. */
const states = /states(Of)?$/i;

/** The keys of the object in a call of `setStates` and the like, or in a function of such a name. */
function statesIn(node: Node): readonly string[] {
  const isCall = node.type === 'CallExpression' && states.test(nameIn(node.callee));
  const isNamed = isFunction(node) && node.type !== 'ArrowFunctionExpression' && states.test(nameIn(node.id));
  if (!isCall && !isNamed) return [];
  const parts = isCall ? node.arguments : isFunction(node) && node.body ? returnedIn(node.body) : [];
  return parts
    .filter((part) => part.type === 'ObjectExpression')
    .flatMap(({ properties }) => {
      return properties.map((property) => (property.type === 'Property' ? nameIn(property.key) : ''));
    });
}

function returnedIn(node: Node): readonly Node[] {
  if (node.type === 'ReturnStatement') return node.argument ? [node.argument] : [];
  return isFunction(node) ? [] : childrenOf(node).flatMap(returnedIn);
}
