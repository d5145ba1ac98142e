/** The bodies of the contract (§2) as JSON Schema 2020-12. */
type Schema = Readonly<Record<string, unknown>>;

const text: Schema = { type: 'string' };
const integer: Schema = { type: 'integer' };
const orNull = (schema: Schema): Schema => ({ anyOf: [schema, { type: 'null' }] });
const list = (items: Schema): Schema => ({ type: 'array', items });
const ref = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });
const upTo = (maxLength: number): Schema => ({ type: 'string', maxLength });
const oneOf = (...values: string[]): Schema => ({ type: 'string', enum: values });

/** Every member is required but the optional ones; more may come. */
function object(properties: Readonly<Record<string, Schema>>, optional: readonly string[] = []): Schema {
  return { type: 'object', properties, required: Object.keys(properties).filter((name) => !optional.includes(name)) };
}

const codes = {
  iso3Code: { type: 'string', pattern: '^[A-Z]{3}$' },
  iso2Code: { type: 'string', pattern: '^[A-Z]{2}$' },
};

const internationalAddress = {
  language: text,
  address: ref('AddressParts'),
  mailLines: list(text),
  location: orNull(
    object({
      latitude: { type: 'number', minimum: -90, maximum: 90 },
      longitude: { type: 'number', minimum: -180, maximum: 180 },
      precision: oneOf('Address', 'Street', 'PostalCode', 'Locality'),
    }),
  ),
  isPoBox: { type: 'boolean' },
  country: ref('CountryWithCodes'),
  details: orNull({ type: 'object' }),
} satisfies Record<string, Schema>;

export const schemas: Readonly<Record<string, Schema>> = {
  Country: object({
    name: text,
    iso3: { type: 'string', pattern: '^[A-Z]{3}$' },
    iso2: { type: 'string', pattern: '^[A-Z]{2}$' },
  }),
  CountryWithCodes: object({ name: text, ...codes }),
  Countries: list(ref('Country')),
  Match: object({
    value: { type: 'string', description: 'Goes back byte for byte; ends in a space.' },
    label: text,
    description: text,
    precision: oneOf('None', 'Locality', 'PostalCode', 'Street', 'PartialAddress', 'Address'),
    context: text,
    highlights: list({ type: 'array', prefixItems: [integer, integer], minItems: 2, maxItems: 2 }),
  }),
  AutocompleteResponse: object({ newContext: orNull(text), matches: list(ref('Match')) }),
  AddressParts: object(
    {
      country: text,
      locality: orNull(text),
      street: orNull(text),
      postcode: orNull(text),
      building: orNull(text),
      buildingNumber: orNull(integer),
      buildingNumberAddition: orNull(text),
      region: orNull(text),
    },
    ['region'],
  ),
  InternationalAddress: object(internationalAddress),
  ValidationMatch: object({
    ...internationalAddress,
    status: object({
      grade: oneOf('A', 'B', 'C', 'D', 'E', 'F'),
      validationLevel: oneOf('Building', 'BuildingPartial', 'Street', 'Locality', 'None'),
      isAmbiguous: { type: 'boolean' },
    }),
  }),
  ValidationResponse: object({ country: ref('CountryWithCodes'), matches: list(ref('ValidationMatch')) }),
  DutchAddress: object({
    street: upTo(80),
    streetNen: upTo(24),
    houseNumber: { type: 'integer', minimum: 0, maximum: 99_999 },
    houseNumberAddition: orNull(upTo(6)),
    postcode: { type: 'string', pattern: '^[1-9][0-9]{3}[A-Z]{2}$' },
    city: upTo(80),
    cityShort: upTo(24),
    cityId: { type: 'string', pattern: '^[0-9]{4}$' },
    municipality: upTo(80),
    municipalityShort: upTo(24),
    municipalityId: { type: 'string', pattern: '^[0-9]{4}$' },
    province: text,
    rdX: orNull({ type: 'integer', minimum: 0, maximum: 300_000 }),
    rdY: orNull({ type: 'integer', minimum: 300_000, maximum: 620_000 }),
    latitude: orNull({ type: 'number' }),
    longitude: orNull({ type: 'number' }),
    bagNumberDesignationId: orNull(text),
    bagAddressableObjectId: orNull(text),
    addressType: oneOf('building', 'house boat site', 'mobile home site', 'PO box'),
    purposes: orNull(list(text)),
    surfaceArea: orNull(integer),
    houseNumberAdditions: list(upTo(6)),
  }),
  Error: object({ exception: text, exceptionId: text }),
};
