/**
 * The seven operations as one table. It drives the proxy's allow-list and the reference service's router, and the
 * client's URLs come from the same entries, so the three cannot drift apart.
 */
import { details, suggest } from './autocomplete.ts';
import { countries } from './countries.ts';
import { country } from './country.ts';
import { dutchByPostcode, dutchByStreet } from './dutch.ts';
import type { Operation, OperationName } from './operation.ts';
import { fillPath, ParameterError, type Params } from './paths.ts';
import { validate } from './validation.ts';

export type { Operation, OperationName, OperationParams } from './operation.ts';
export { ParameterError, type Params } from './paths.ts';

export const operations: { readonly [Name in OperationName]: Operation<Name> } = {
  dutchByPostcode,
  dutchByStreet,
  suggest,
  details,
  validate,
  country,
  countries,
};

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
 * The operation's path and query for these values.
 *
 * @throws ParameterError as `fillPath` does.
 */
export function buildPath(operation: OperationName, params: Params): string {
  return fillPath(operations[operation], params);
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
