/** A response becomes a checked body or an error with a reason. */
import { isBodyOf, type OperationBodies } from '../contract/bodies.ts';
import type { OperationName } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import { AddressServiceError, type Reason } from './errors.ts';

export interface Answer<Name extends OperationName> {
  /** Null only for `country`, when nothing matches (§4.6). */
  readonly body: OperationBodies[Name] | null;
  /** Seconds the answer may be kept; 0 when it must not be. */
  readonly maxAge: number;
}

const reasonsByProblem: Readonly<Record<string, Reason>> = {
  [problemTypes.noOperation]: 'unexpected',
  [problemTypes.method]: 'unexpected',
  [problemTypes.invalidInput]: 'invalid-input',
  [problemTypes.forbidden]: 'unauthorized',
  [problemTypes.notFound]: 'not-found',
  [problemTypes.ambiguous]: 'ambiguous',
  [problemTypes.rateLimited]: 'rate-limited',
  [problemTypes.overloaded]: 'unavailable',
  [problemTypes.upstreamAuth]: 'unauthorized',
  [problemTypes.upstreamShape]: 'unexpected',
  [problemTypes.upstreamUnavailable]: 'unavailable',
  [problemTypes.upstreamTimeout]: 'unavailable',
};

/** For proxies that pass the service's own answers on. A 404 or 409 counts only with a body of the service's shape. */
const reasonsByStatus: Readonly<Record<number, Reason>> = {
  400: 'invalid-input',
  401: 'unauthorized',
  403: 'unauthorized',
  404: 'not-found',
  409: 'ambiguous',
  429: 'rate-limited',
};

/** Longest wait we believe, in seconds. */
const retryAfterMax = 300;

/** Longest time an answer is kept, in seconds: a day. */
const maxAgeMax = 86_400;

export async function readAnswer<Name extends OperationName>(
  operation: Name,
  response: Response,
  now: number,
): Promise<Answer<Name>> {
  const body = parse(await response.text());
  if (response.ok && isBodyOf(operation, body)) return { body, maxAge: maxAgeOf(response.headers) };
  if (response.status === 404 && operation === 'country' && body === null) return { body: null, maxAge: 0 };
  throw new AddressServiceError(reasonOf(response, body), operation, {
    status: response.status,
    retryAfter: retryAfterOf(response.headers, now),
  });
}

/** Undefined for what is not JSON. */
function parse(text: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    return undefined;
  }
}

function reasonOf(response: Response, body: unknown): Reason {
  const byProblem = reasonsByProblem[String(memberOf(body, 'type'))];
  if (byProblem) return byProblem;
  if (response.status >= 500) return 'unavailable';
  const isServiceError = typeof memberOf(body, 'exceptionId') === 'string';
  // A shop's own "page not found" must not read as "this address does not exist".
  if ((response.status === 404 || response.status === 409) && !isServiceError) return 'unexpected';
  return reasonsByStatus[response.status] ?? 'unexpected';
}

function memberOf(body: unknown, name: string): unknown {
  return typeof body === 'object' && body !== null && Object.hasOwn(body, name) ? Reflect.get(body, name) : undefined;
}

/** Whole seconds from a number or a date (RFC 9110 §10.2.3); null for anything else. */
function retryAfterOf(headers: Headers, now: number): number | null {
  const value = headers.get('retry-after')?.trim() ?? '';
  const date = /^[A-Z][a-z]{2}, /.test(value) ? Date.parse(value) : Number.NaN;
  const seconds = /^\d+$/.test(value) ? Number(value) : Math.ceil((date - now) / 1_000);
  return Number.isFinite(seconds) ? Math.min(Math.max(seconds, 0), retryAfterMax) : null;
}

function maxAgeOf(headers: Headers): number {
  const value = headers.get('cache-control') ?? '';
  if (/\bno-(store|cache)\b/i.test(value)) return 0;
  const [, seconds] = /(?:^|[\s,])max-age=(\d{1,9})(?=$|[\s,])/i.exec(value) ?? [];
  return Math.min(Number(seconds ?? 0), maxAgeMax);
}
