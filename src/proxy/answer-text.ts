/** The text of an answer: parsed within bounds, and without what a page could not take or the contract does not know. */
import { type Members, type SchemaNode, textMaxLength } from '../contract/schema.ts';

/** The deepest nesting of objects and arrays that is accepted; the contract needs six levels. */
const jsonMaxDepth = 32;

/** The value of a JSON text, or undefined when it is not JSON or nested more than 32 levels deep. */
export function parseJson(text: string): unknown {
  try {
    const value = JSON.parse(text) as unknown;
    return isShallow(value, jsonMaxDepth) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isShallow(value: unknown, levels: number): boolean {
  if (typeof value !== 'object' || value === null) return true;
  return levels > 0 && Object.values(value).every((member) => isShallow(member, levels - 1));
}

/** The JSON text with each longer text in it cut, so that a page takes it. Names of members are not texts. */
export function withShortTexts(json: string): string {
  const value = json.length > textMaxLength ? parseJson(json) : undefined;
  if (value === undefined) return json;
  let isCut = false;
  const text = JSON.stringify(value, (_, member) => {
    if (typeof member !== 'string' || member.length <= textMaxLength) return member;
    isCut = true;
    // A character of two halves is not cut in two.
    return member.slice(0, textMaxLength).replace(/[\ud800-\udbff]$/, '');
  });
  return isCut ? text : json;
}

/**
 * Treatment of members that the contract does not know, which the service may add at any time, at any depth: with `pass`
 * they reach the browser within a bound, with `drop` never.
 */
export type UnknownMembers = 'pass' | 'drop';

/** The most characters of JSON that all unknown members of an answer may have together in order to pass. */
const unknownMembersMaxLength = 16_384;

/**
 * The text of an answer for the browser. With `pass` it is unchanged, unless its unknown members are longer than
 * `unknownMembersMaxLength`; then, and with `drop`, it is written anew without them. An object for which the contract
 * names no member at all (`details` of an address) is free, and stays whole.
 *
 * @param value what the text stands for; it must fit the schema.
 */
export function withoutUnknownMembers(
  text: string,
  value: unknown,
  schema: SchemaNode,
  unknownMembers: UnknownMembers,
): string {
  if (unknownMembers === 'pass' && text.length <= unknownMembersMaxLength) return text;
  const known = JSON.stringify(knownPartOf(value, schema));
  if (unknownMembers === 'drop') return known;
  // Both are measured as JSON without white space.
  return JSON.stringify(value).length - known.length <= unknownMembersMaxLength ? text : known;
}

function knownPartOf(value: unknown, schema: SchemaNode): unknown {
  if (typeof value !== 'object' || value === null || !('of' in schema)) return value;
  if (schema.type === 'object') return knownMembersOf(value, schema.of);
  if (schema.type !== 'array' && schema.type !== 'pair') return knownPartOf(value, schema.of);
  return Array.isArray(value) ? value.map((item) => knownPartOf(item, schema.of)) : value;
}

function knownMembersOf(value: object, members: Members): object {
  if (Object.keys(members).length === 0) return value;
  const known = Object.entries(value).filter(([name]) => Object.hasOwn(members, name));
  return Object.fromEntries(known.map(([name, member]) => [name, knownPartOf(member, members[name] as SchemaNode)]));
}
