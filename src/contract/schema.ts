/**
 * JSON schemas as plain data, with three uses: the compiler infers the TypeScript type, `accepts` is the type guard,
 * and the reference service derives JSON Schema. What only JSON Schema needs (patterns, ranges, the words of a list) is
 * not in here, because this is loaded by browsers.
 *
 * An object may always have more members than its schema names.
 */
import type { WordList, Words } from './words.ts';

/** A schema as data, without the TypeScript type. */
export type SchemaNode =
  | { readonly type: 'string'; readonly words?: WordList }
  | { readonly type: 'boolean' }
  | { readonly type: 'number'; readonly isInteger?: true }
  | WrappingNode
  | { readonly type: 'object'; readonly of: Members };

/** A schema that wraps another one. */
export interface WrappingNode {
  readonly type: 'array' | 'pair' | 'nullable' | 'optional' | 'lenient' | 'unread';
  readonly of: SchemaNode;
}

/** Schemas of the members of an object, by name. */
export interface Members {
  readonly [name: string]: SchemaNode;
}

/** Exists only for the compiler: no object has such a member. */
declare const inferred: unique symbol;

/** Carries the TypeScript type of a schema's values, for `Infer`. */
export interface Typed<Value> {
  readonly [inferred]?: Value;
}

/** The schema of a `Value`. */
export type Schema<Value> = SchemaNode & Typed<Value>;

/** The TypeScript type of the values that a schema describes. */
export type Infer<S> = S extends Typed<infer Value> ? Value : never;

/** The schema of a member that may be missing. */
export interface OptionalSchema<Value> extends Typed<Value> {
  readonly type: 'optional';
  readonly of: SchemaNode;
}

/**
 * The TypeScript type of an object with these members. Both halves map over the members themselves, so that editors
 * show their comments; `infer` merges them into one type, so that editors show no `&`.
 */
export type InferMembers<M extends Members> = [keyof M] extends [never]
  ? Readonly<Record<string, unknown>>
  : { readonly [Name in keyof M as M[Name] extends OptionalSchema<unknown> ? never : Name]: Infer<M[Name]> } & {
        readonly [Name in keyof M as M[Name] extends OptionalSchema<unknown> ? Name : never]?: Infer<M[Name]>;
      } extends infer Both
    ? { [Name in keyof Both]: Both[Name] }
    : never;

/** The schema of an object, with the schemas of its members. */
export interface ObjectSchema<M extends Members> extends Typed<InferMembers<M>> {
  readonly type: 'object';
  readonly of: M;
}

/** A string. */
export const string: Schema<string> = { type: 'string' };

/** A JSON boolean. */
export const boolean: Schema<boolean> = { type: 'boolean' };

/** A finite number: JSON can write `1e999`, which parses as infinity. */
export const number: Schema<number> = { type: 'number' };

/** A number that the contract calls an integer. The guard accepts fractions, too. */
export const integer: Schema<number> = { type: 'number', isInteger: true };

/** One word of a list. The guard accepts any string, because a later version of the service may add words. */
export function oneOf<List extends WordList>(words: List): Schema<Words[List]> {
  return { type: 'string', words };
}

/** Like `oneOf`, but the type also admits words that this version does not know. */
export const openOneOf: <List extends WordList>(words: List) => Schema<Words[List] | (string & {})> = oneOf;

/** A list of values of one kind. */
export function array<S extends SchemaNode>(of: S): Schema<readonly Infer<S>[]> {
  return { type: 'array', of };
}

/** Start and end of a range. The guard accepts a list of any length. */
export function pair<S extends SchemaNode>(of: S): Schema<readonly [start: Infer<S>, end: Infer<S>]> {
  return { type: 'pair', of };
}

/** An object with these members, and possibly others. If no members are named, anything goes. */
export function object<M extends Members>(of: M): ObjectSchema<M> {
  return { type: 'object', of };
}

/** The value, or null with a meaning defined by the contract. */
export function nullable<S extends SchemaNode>(of: S): Schema<Infer<S> | null> {
  return { type: 'nullable', of };
}

/** A member that may be missing, as its type says. The guard accepts null as missing. */
export function optional<S extends SchemaNode>(of: S): OptionalSchema<Infer<S>> {
  return { type: 'optional', of };
}

/** A member that the contract promises. The guard also accepts answers in which it is missing or null. */
export function lenient<S extends SchemaNode>(of: S): Schema<Infer<S>> {
  return { type: 'lenient', of };
}

/** A member that the contract promises, but that elements and proxy only pass on. The guard accepts anything. */
export function unread<S extends SchemaNode>(of: S): Schema<Infer<S>> {
  return { type: 'unread', of };
}

/** Maximum length of a list: several times the additions of the largest holiday park. More would freeze a page. */
const listMaxLength = 5_000;

/** Maximum length of a text, in UTF-16. No address label is that long, and a page would have to lay it out. */
export const textMaxLength = 10_240;

/**
 * The guard: true if decoded JSON matches a schema, as leniently as described above, and is no larger than a page can
 * handle.
 */
export function accepts(schema: SchemaNode, value: unknown): boolean {
  const isList = Array.isArray(value);
  switch (schema.type) {
    case 'array':
    case 'pair':
      return isList && value.length <= listMaxLength && value.every((item) => accepts(schema.of, item));
    case 'object':
      if (typeof value !== 'object' || value === null || isList) return false;
      // No schema names a member that every object inherits.
      for (const [name, member] of Object.entries(schema.of)) {
        if (!accepts(member, (value as Record<string, unknown>)[name])) return false;
      }
      return true;
    case 'nullable':
      return value === null || accepts(schema.of, value);
    case 'optional':
    case 'lenient':
      return value == null || accepts(schema.of, value);
    case 'unread':
      return true;
    case 'number':
      return Number.isFinite(value);
    default:
      // Booleans have no length.
      return typeof value === schema.type && !((value as string).length > textMaxLength);
  }
}
