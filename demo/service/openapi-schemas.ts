/** The bodies of the contract (§2) as JSON Schema, with the facts that only a description needs. */
import { additionMaxLength, houseNumberRange } from '../../src/contract/rules.ts';
import type { Infer, SchemaNode } from '../../src/contract/schema.ts';
import * as contract from '../../src/contract/shapes.ts';
import { type JsonSchema, shapeSchema } from './json-schema.ts';

const shapes = {
  Country: contract.country,
  CountryWithCodes: contract.countryWithCodes,
  Countries: contract.countries,
  Match: contract.match,
  AutocompleteResponse: contract.autocompleteResponse,
  AddressParts: contract.addressParts,
  Location: contract.location,
  InternationalAddress: contract.internationalAddress,
  ValidationMatch: contract.validationMatch,
  ValidatedCountry: contract.validatedCountry,
  ValidationResponse: contract.validationResponse,
  DutchAddress: contract.dutchAddress,
  Error: contract.errorBody,
} satisfies Readonly<Record<string, SchemaNode>>;

type ShapeName = keyof typeof shapes;

/** Something for members that a shape has: the compiler refuses all others. */
type ByMember<Value> = {
  readonly [Name in Exclude<ShapeName, 'Countries'>]?: {
    readonly [Member in keyof Infer<(typeof shapes)[Name]>]?: Value;
  };
};

const iso3 = { pattern: '^[A-Z]{3}$' };
const iso2 = { pattern: '^[A-Z]{2}$' };
const registerId = { pattern: '^[0-9]{4}$' };
const upTo = (maxLength: number): JsonSchema => ({ maxLength });

const facts: ByMember<JsonSchema> = {
  Country: { iso3, iso2 },
  CountryWithCodes: { iso3Code: iso3, iso2Code: iso2 },
  ValidatedCountry: { iso3Code: iso3, iso2Code: iso2, iso3, iso2 },
  Match: { value: { description: 'Goes back byte for byte; ends in a space.' } },
  Location: { latitude: { minimum: -90, maximum: 90 }, longitude: { minimum: -180, maximum: 180 } },
  DutchAddress: {
    street: upTo(80),
    streetNen: upTo(24),
    // A PO box may have number 0 (§2.1), which no request may.
    houseNumber: { minimum: 0, maximum: houseNumberRange.max },
    houseNumberAddition: upTo(additionMaxLength),
    postcode: { pattern: '^[1-9][0-9]{3}[A-Z]{2}$' },
    city: upTo(80),
    cityShort: upTo(24),
    cityId: registerId,
    municipality: upTo(80),
    municipalityShort: upTo(24),
    municipalityId: registerId,
    rdX: { minimum: 0, maximum: 300_000 },
    rdY: { minimum: 300_000, maximum: 620_000 },
    houseNumberAdditions: upTo(additionMaxLength),
  },
};

/** Members that readers must do without, because older answers miss them; this service always sends them. */
const alwaysSent: ByMember<true> = {
  CountryWithCodes: { iso2Code: true },
  Match: { highlights: true },
  AutocompleteResponse: { newContext: true },
  InternationalAddress: { isPoBox: true, details: true },
  ValidationMatch: { isPoBox: true, details: true },
  ValidatedCountry: { iso3Code: true, iso2Code: true },
};

const names: ReadonlyMap<SchemaNode, string> = new Map(Object.entries(shapes).map(([name, schema]) => [schema, name]));

/** The name of the component that describes a body. */
export function componentOf(schema: SchemaNode): string {
  const name = names.get(schema);
  if (!name) throw new Error('The description has no component for this schema.');
  return name;
}

function describe(shapesByName: Readonly<Record<string, SchemaNode>>, sent: ByMember<true>) {
  const described = Object.entries(shapesByName).map(([name, schema]) => {
    return [name, shapeSchema(name, schema, { names, facts, alwaysSent: sent })] as const;
  });
  return Object.fromEntries<JsonSchema>(described);
}

/** The components of the OpenAPI description, by name. */
export const schemas: Readonly<Record<string, JsonSchema>> = describe(shapes, alwaysSent);

const { Error: _, ...bodies } = shapes;

/** The same for readers of the proxy: older services leave members out, and the proxy has error bodies of its own. */
export const readerSchemas: Readonly<Record<string, JsonSchema>> = describe(bodies, {});
