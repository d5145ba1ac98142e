/** Members of answers that the contract does not know: the service may add some at any time, at any depth. */
import type { Members, SchemaNode } from '../contract/schema.ts';

/** Treatment of unknown members: with `pass` they reach the browser within a bound, with `drop` never. */
export type UnknownMembers = 'pass' | 'drop';

/** The most characters of JSON that all unknown members of an answer may have together in order to pass. */
export const unknownMembersMaxLength = 16_384;

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
  if (typeof value !== 'object' || value === null) return value;
  switch (schema.type) {
    case 'object':
      return knownMembersOf(value, schema.of);
    case 'array':
    case 'pair':
      return Array.isArray(value) ? value.map((item) => knownPartOf(item, schema.of)) : value;
    case 'nullable':
    case 'optional':
    case 'lenient':
    case 'unread':
      return knownPartOf(value, schema.of);
    default:
      return value;
  }
}

function knownMembersOf(value: object, members: Members): object {
  const names = Object.keys(members);
  if (names.length === 0) return value;
  const entries = Object.entries(value).flatMap(([name, member]) => {
    const schema = Object.hasOwn(members, name) ? members[name] : undefined;
    return schema ? [[name, knownPartOf(member, schema)] as const] : [];
  });
  return Object.fromEntries(entries);
}
