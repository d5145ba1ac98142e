/**
 * The seven operations as one table. The client, the proxy's allow-list and the reference service's router all use it,
 * so they cannot diverge.
 */
import { fillPath, ParameterError, type Params, type PathTemplate } from './paths.ts';
import { accepts, type Schema } from './schema.ts';
import * as shapes from './shapes.ts';
import type * as types from './types.ts';

export { ParameterError, type Params } from './paths.ts';

/** The parameters of each operation, by operation. */
export interface OperationParams {
  dutchByPostcode: {
    /** Four digits and two letters, with or without a space in between. */
    readonly postcode: string;
    /** 1 to 99,999. */
    readonly houseNumber: number;
    /** At most six characters. Default: none. */
    readonly houseNumberAddition?: string;
  };
  dutchByStreet: {
    /** With a suffix for the municipality or province if two cities of the same name have this street. */
    readonly city: string;
    readonly street: string;
    /** 1 to 99,999. */
    readonly houseNumber: number;
    /** At most six characters. Default: none. */
    readonly houseNumberAddition?: string;
  };
  suggest: {
    /** First the country's lower-case alpha-3 code, then the context of the chosen match, or `newContext`. */
    readonly context: string;
    /** The typed text, or the `value` of the chosen match, unaltered. */
    readonly term: string;
    /** `language-REGION`, e.g. `nl-NL`. Default: the service's own for the country. */
    readonly language?: string;
    /** Default: the service's own, `short`. */
    readonly buildingListMode?: types.BuildingListMode;
    /** From `newSessionId`, the same for all calls that lead to one address. */
    readonly session: string;
  };
  details: {
    /** The context of a match with precision `Address`. */
    readonly context: string;
    /** ISO 3166-1 alpha-3 code of the sending country. Default: no country line in `mailLines`. */
    readonly dispatchCountry?: string;
    /** The session id of the autocomplete calls that returned the context. */
    readonly session: string;
  };
  validate: {
    /** ISO 3166-1 alpha-3, any case. */
    readonly country: string;
    readonly postcode?: string;
    readonly locality?: string;
    readonly street?: string;
    readonly building?: string;
    readonly region?: string;
    /** Not together with `street` or `building`. */
    readonly streetAndBuilding?: string;
  };
  /** A name, alpha-2 or alpha-3 code. */
  country: { readonly country: string };
  countries: Readonly<Record<never, never>>;
}

/** The body of a 200, by operation. */
export interface OperationBodies {
  dutchByPostcode: types.DutchAddress;
  dutchByStreet: types.DutchAddress;
  suggest: types.AutocompleteResponse;
  details: types.InternationalAddress;
  validate: types.ValidationResponse;
  country: types.Country;
  countries: readonly types.Country[];
}

/** The name of an operation in the client, the proxy and their errors. */
export type OperationName = keyof OperationParams;

/** A row of the table of operations. */
export interface Operation<Name extends OperationName = OperationName> extends PathTemplate {
  readonly name: Name;
  /** True when the session header is required (§5.3 rule 3). */
  readonly session: boolean;
  /** True if each request is billed; the calls of an autocomplete session are billed once together. */
  readonly billedPerRequest: boolean;
  /** The body of a 200. Client and proxy both reject a body that does not match this schema. */
  readonly body: Schema<OperationBodies[Name]>;
}

const dutch = '/nl/v1/addresses';
const international = '/international/v1';

/** Every operation, by name. */
export const operations: { readonly [Name in OperationName]: Operation<Name> } = {
  /** §4.1. */
  dutchByPostcode: {
    name: 'dutchByPostcode',
    path: `${dutch}/postcode/{postcode}/{houseNumber}/{houseNumberAddition?}`,
    query: [],
    session: false,
    billedPerRequest: true,
    body: shapes.dutchAddress,
  },
  /** §4.2. */
  dutchByStreet: {
    name: 'dutchByStreet',
    path: `${dutch}/exact/{city}/{street}/{houseNumber}/{houseNumberAddition?}`,
    query: [],
    session: false,
    billedPerRequest: true,
    body: shapes.dutchAddress,
  },
  /** §4.3. */
  suggest: {
    name: 'suggest',
    path: `${international}/autocomplete/{context}/{term}/{language?}/{buildingListMode?}`,
    query: [],
    session: true,
    billedPerRequest: false,
    body: shapes.autocompleteResponse,
  },
  /** §4.4. */
  details: {
    name: 'details',
    path: `${international}/address/{context}/{dispatchCountry?}`,
    query: [],
    session: true,
    billedPerRequest: false,
    body: shapes.internationalAddress,
  },
  /** §4.5. */
  validate: {
    name: 'validate',
    path: `${international}/validate/{country}`,
    query: ['postcode', 'locality', 'street', 'building', 'region', 'streetAndBuilding'],
    session: false,
    billedPerRequest: true,
    body: shapes.validationResponse,
  },
  /** §4.6. */
  country: {
    name: 'country',
    path: `${international}/country/{country}`,
    query: [],
    session: false,
    billedPerRequest: false,
    body: shapes.country,
  },
  /** §4.7. */
  countries: {
    name: 'countries',
    path: `${international}/supported-countries`,
    query: [],
    session: false,
    billedPerRequest: false,
    body: shapes.countries,
  },
};

/** The names of all operations, in the table's order. */
export function operationNames(): readonly OperationName[] {
  return Object.keys(operations) as OperationName[];
}

interface PathSegment {
  /** The parameter's name, or null for a fixed segment. */
  readonly name: string | null;
  readonly literal: string;
  readonly optional: boolean;
}

/** The segments of every path. Only `matchPath` uses them, so bundles that never match paths do not include them. */
const segments = /* @__PURE__ */ segmentsByOperation();

function segmentsByOperation(): ReadonlyMap<OperationName, readonly PathSegment[]> {
  return new Map(operationNames().map((name) => [name, operations[name].path.slice(1).split('/').map(parseSegment)]));
}

function parseSegment(text: string): PathSegment {
  const [, name, mark] = /^\{(\w+)(\??)\}$/.exec(text) ?? [];
  return { name: name ?? null, literal: text, optional: mark === '?' };
}

/**
 * The operation's path and query for these values.
 *
 * @throws ParameterError as `fillPath` does.
 */
export function buildPath(operation: OperationName, params: Params): string {
  return fillPath(operations[operation], params);
}

/** The operation and the parameters of a path. */
export interface MatchedPath {
  readonly operation: OperationName;
  /** Decoded once; an omitted optional segment is an empty string. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The operation that a raw path (still encoded, without query) asks for, or null when there is none. Splits on
 * `/` before decoding, so an encoded slash stays inside its parameter.
 *
 * @throws ParameterError when a segment is not well-formed percent-encoded UTF-8, is empty although
 *   required, or decodes to `.` or `..`.
 */
export function matchPath(path: string): MatchedPath | null {
  const parts = path.slice(1).split('/');
  for (const [operation, expected] of segments) {
    if (fits(parts, expected)) return { operation, params: decodeAll(parts, expected) };
  }
  return null;
}

function fits(parts: readonly string[], expected: readonly PathSegment[]): boolean {
  const required = expected.filter((segment) => !segment.optional).length;
  if (parts.length < required || parts.length > expected.length) return false;
  return expected.every((segment, index) => segment.name !== null || segment.literal === parts[index]);
}

function decodeAll(parts: readonly string[], expected: readonly PathSegment[]): Record<string, string> {
  const params: Record<string, string> = {};
  expected.forEach((segment, index) => {
    if (segment.name === null) return;
    const value = decode(segment.name, parts[index] ?? '');
    if (value === '' && !segment.optional) throw new ParameterError(segment.name, 'is required');
    params[segment.name] = value;
  });
  return params;
}

function decode(name: string, part: string): string {
  let value: string;
  try {
    value = decodeURIComponent(part);
  } catch {
    throw new ParameterError(name, 'is not well-formed percent-encoding');
  }
  if (value === '.' || value === '..') throw new ParameterError(name, 'cannot be sent');
  return value;
}

/**
 * True if a decoded body is an answer that the operation may give. Only members that are read somewhere are checked.
 */
export function isBodyOf<Name extends OperationName>(operation: Name, body: unknown): body is OperationBodies[Name] {
  return accepts(operations[operation].body, body);
}
