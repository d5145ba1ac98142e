/**
 * The seven operations as one table. It drives the client's URLs, the proxy's allow-list and the reference
 * service's router, so the three cannot drift apart.
 */
import type { BuildingListMode } from './types.ts';

export interface Operation {
  /** `{name}` is a required segment; `{name?}` may be empty, and left out at the end. */
  readonly path: string;
  /** Query parameters it knows. */
  readonly query: readonly string[];
  /** Whether the session header is required (§5.3 rule 3). */
  readonly session: boolean;
  /** Whether each request counts; the calls of one autocomplete session count once together. */
  readonly billedPerRequest: boolean;
}

const international = '/international/v1';
const addresses = '/nl/v1/addresses';

export const operations = {
  /** §4.1 */
  dutchByPostcode: {
    path: `${addresses}/postcode/{postcode}/{houseNumber}/{houseNumberAddition?}`,
    query: [],
    session: false,
    billedPerRequest: true,
  },
  /** §4.2 */
  dutchByStreet: {
    path: `${addresses}/exact/{city}/{street}/{houseNumber}/{houseNumberAddition?}`,
    query: [],
    session: false,
    billedPerRequest: true,
  },
  /** §4.3 */
  suggest: {
    path: `${international}/autocomplete/{context}/{term}/{language?}/{buildingListMode?}`,
    query: [],
    session: true,
    billedPerRequest: false,
  },
  /** §4.4 */
  details: {
    path: `${international}/address/{context}/{dispatchCountry?}`,
    query: [],
    session: true,
    billedPerRequest: false,
  },
  /** §4.5 */
  validate: {
    path: `${international}/validate/{country}`,
    query: ['postcode', 'locality', 'street', 'building', 'region', 'streetAndBuilding'],
    session: false,
    billedPerRequest: true,
  },
  /** §4.6 */
  country: { path: `${international}/country/{country}`, query: [], session: false, billedPerRequest: false },
  /** §4.7 */
  countries: { path: `${international}/supported-countries`, query: [], session: false, billedPerRequest: false },
} as const satisfies Record<string, Operation>;

export type OperationName = keyof typeof operations;

/** What each operation is asked. */
export interface OperationParams {
  dutchByPostcode: {
    readonly postcode: string;
    readonly houseNumber: number;
    readonly houseNumberAddition?: string;
  };
  dutchByStreet: {
    readonly city: string;
    readonly street: string;
    readonly houseNumber: number;
    readonly houseNumberAddition?: string;
  };
  suggest: {
    readonly context: string;
    readonly term: string;
    /** `language-REGION`, e.g. `nl-NL`. Default: the service's own for the country. */
    readonly language?: string;
    /** Default: the service's own, `short`. */
    readonly buildingListMode?: BuildingListMode;
    readonly session: string;
  };
  details: {
    readonly context: string;
    /** ISO 3166-1 alpha-3 code of the sending country. Default: no country line in `mailLines`. */
    readonly dispatchCountry?: string;
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

/** Values for a path or query, by parameter name. */
export type Params = Readonly<Record<string, string | number | undefined>>;

/** A parameter that cannot be sent. */
export class ParameterError extends Error {
  override readonly name = 'ParameterError';
  readonly parameter: string;

  constructor(parameter: string, problem: string) {
    super(`${parameter} ${problem}`);
    this.parameter = parameter;
  }
}

interface Segment {
  readonly name: string | null;
  readonly literal: string;
  readonly optional: boolean;
}

const segments = new Map<OperationName, readonly Segment[]>(
  operationNames().map((name) => [name, operations[name].path.slice(1).split('/').map(parseSegment)]),
);

export function operationNames(): readonly OperationName[] {
  return Object.keys(operations) as OperationName[];
}

function parseSegment(text: string): Segment {
  const [, name, mark] = /^\{(\w+)(\??)\}$/.exec(text) ?? [];
  return { name: name ?? null, literal: text, optional: mark === '?' };
}

/**
 * The operation's path and query for these values, each encoded on its own (§1 rule 2). Empty values at the
 * end are left out, an empty one in the middle stays an empty segment.
 *
 * @throws ParameterError when a required value is missing, or one cannot be sent: `.` and `..` would be
 *   folded into another path by every URL parser, a lone surrogate has no UTF-8 form.
 */
export function buildPath(operation: OperationName, params: Params): string {
  const parts = (segments.get(operation) ?? []).map((segment) => {
    if (segment.name === null) return segment.literal;
    const value = String(params[segment.name] ?? '');
    if (value === '' && !segment.optional) throw new ParameterError(segment.name, 'is required');
    if (value === '.' || value === '..') throw new ParameterError(segment.name, 'cannot be sent');
    return encode(segment.name, value);
  });
  while (parts.at(-1) === '') parts.pop();
  const query = operations[operation].query
    .filter((name) => (params[name] ?? '') !== '')
    .map((name) => `${name}=${encode(name, String(params[name]))}`);
  return `/${parts.join('/')}${query.length > 0 ? `?${query.join('&')}` : ''}`;
}

function encode(name: string, value: string): string {
  try {
    return encodeURIComponent(value);
  } catch {
    throw new ParameterError(name, 'is not well-formed text');
  }
}

export interface MatchedPath {
  readonly operation: OperationName;
  /** Decoded once; an optional segment that was left out is an empty string. */
  readonly params: Readonly<Record<string, string>>;
}

/**
 * The operation a raw path (still encoded, without query) asks for, or null when there is none. Splits on
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

function fits(parts: readonly string[], expected: readonly Segment[]): boolean {
  const required = expected.filter((segment) => !segment.optional).length;
  if (parts.length < required || parts.length > expected.length) return false;
  return expected.every((segment, index) => segment.name !== null || segment.literal === parts[index]);
}

function decodeAll(parts: readonly string[], expected: readonly Segment[]): Record<string, string> {
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
