/** Every string of an answer, by the schemas of the contract: what a new member brings is covered by itself. */
import type { SchemaNode } from '../../src/contract/schema.ts';

/** The place of a string, such as `matches.label`; members of lists have the name of their list. */
export type StringPath = string;

/** The paths of all strings of a schema, in its order. */
export function stringPathsOf(node: SchemaNode, path = ''): readonly StringPath[] {
  switch (node.type) {
    case 'string':
      return [path];
    case 'object':
      return Object.entries(node.of).flatMap(([name, of]) => stringPathsOf(of, path ? `${path}.${name}` : name));
    case 'number':
    case 'boolean':
      return [];
    default:
      return stringPathsOf(node.of, path);
  }
}

/**
 * A body like this one in which the strings at the paths that `textAt` has a text for are those.
 *
 * @param textAt undefined for a string that stays as it is
 */
export function withStrings(
  node: SchemaNode,
  body: unknown,
  textAt: (path: StringPath) => string | undefined,
  path = '',
): unknown {
  switch (node.type) {
    case 'string':
      return textAt(path) ?? body;
    case 'object': {
      if (Object.keys(node.of).length === 0) return withFreeStrings(body, textAt, path);
      const members = Object.entries(node.of).map(([name, of]) => {
        const value = (body as Record<string, unknown> | null | undefined)?.[name];
        return [name, withStrings(of, value, textAt, path ? `${path}.${name}` : name)];
      });
      return { ...(body as object), ...Object.fromEntries(members) };
    }
    case 'array': {
      const items = Array.isArray(body) && body.length > 0 ? body : [undefined];
      return items.map((item) => withStrings(node.of, item, textAt, path));
    }
    case 'number':
    case 'boolean':
    case 'pair':
      return body;
    default:
      return withStrings(node.of, body, textAt, path);
  }
}

/** The same where the contract leaves the members open. */
function withFreeStrings(body: unknown, textAt: (path: StringPath) => string | undefined, path: string): unknown {
  if (typeof body === 'string') return textAt(path) ?? body;
  if (Array.isArray(body)) return body.map((item) => withFreeStrings(item, textAt, path));
  if (typeof body !== 'object' || body === null) return body;
  const members = Object.entries(body).map(([name, value]) => [
    name,
    withFreeStrings(value, textAt, `${path}.${name}`),
  ]);
  return Object.fromEntries(members);
}
