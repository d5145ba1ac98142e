/** JSON Schema 2020-12 from the schemas of the contract. Only this service needs it, so no browser loads it. */
import type { Members, SchemaNode } from '../../src/contract/schema.ts';
import { words } from '../../src/contract/words.ts';

/** A JSON Schema, as JSON. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/** Something for some members, by their name. */
type ByMember<Value> = Readonly<Record<string, Value | undefined>>;

/** The data that the contract's schemas lack. */
interface Derivation {
  /** Names under which schemas are referred to instead of being repeated. */
  readonly names: ReadonlyMap<SchemaNode, string>;
  /** Patterns, ranges and descriptions, by shape and member. Those of a list are about its items. */
  readonly facts: Readonly<Record<string, ByMember<JsonSchema>>>;
  /** Optional members that are there nevertheless, by shape and member. */
  readonly alwaysSent: Readonly<Record<string, ByMember<true>>>;
}

/** The schema of a named shape, spelled out. */
export function shapeSchema(name: string, schema: SchemaNode, derivation: Derivation): JsonSchema {
  if (schema.type !== 'object') return spelledOut(schema, derivation);
  return objectSchema(schema.of, derivation, derivation.facts[name], derivation.alwaysSent[name]);
}

/** A reference to a named shape, or the schema itself. */
function jsonSchema(schema: SchemaNode, derivation: Derivation, facts?: JsonSchema): JsonSchema {
  const name = derivation.names.get(schema);
  return name ? { $ref: `#/components/schemas/${name}` } : spelledOut(schema, derivation, facts);
}

function spelledOut(schema: SchemaNode, derivation: Derivation, facts?: JsonSchema): JsonSchema {
  switch (schema.type) {
    case 'string':
      return { type: 'string', ...(schema.words && { enum: words[schema.words] }), ...facts };
    case 'boolean':
      return { type: 'boolean', ...facts };
    case 'number':
      return { type: schema.isInteger ? 'integer' : 'number', ...facts };
    case 'array':
      return { type: 'array', items: jsonSchema(schema.of, derivation, facts) };
    case 'pair': {
      const item = jsonSchema(schema.of, derivation, facts);
      return { type: 'array', prefixItems: [item, item], minItems: 2, maxItems: 2 };
    }
    case 'nullable':
      return { anyOf: [jsonSchema(schema.of, derivation, facts), { type: 'null' }] };
    case 'object':
      return objectSchema(schema.of, derivation);
    // Readers forgive what these members do; this service does as the contract says.
    case 'optional':
    case 'lenient':
    case 'unread':
      return jsonSchema(schema.of, derivation, facts);
  }
}

function objectSchema(
  members: Members,
  derivation: Derivation,
  facts: ByMember<JsonSchema> = {},
  alwaysSent: ByMember<true> = {},
): JsonSchema {
  const named = Object.entries(members);
  if (named.length === 0) return { type: 'object' };
  return {
    type: 'object',
    properties: Object.fromEntries(named.map(([name, of]) => [name, jsonSchema(of, derivation, facts[name])])),
    required: named.filter(([name, { type }]) => type !== 'optional' || alwaysSent[name]).map(([name]) => name),
  };
}
