/** The reference service: the whole contract with a small set of data, so that everything runs without an account. */

import { sessionHeader } from '../../src/contract/headers.ts';
import { type MatchedPath, matchPath, operations, ParameterError } from '../../src/contract/operations.ts';
import { sessionPattern } from '../../src/contract/rules.ts';
import { createContexts } from './contexts.ts';
import { wholeCountries } from './data/whole.ts';
import { errors, ServiceError } from './errors.ts';
import { createFaults, type FaultRule, parseFault } from './faults.ts';
import { Ledger, type LedgerEntry } from './ledger.ts';
import { limitsOf, slidingLimit } from './limits.ts';
import { sourceOf } from './memory-store.ts';
import { createOperations } from './operations.ts';
import type { ReferenceServiceOptions } from './options.ts';

export type { ReferenceServiceOptions } from './options.ts';

/** A reference service. */
export interface ReferenceService {
  /** Answers a request. */
  readonly handle: (request: Request) => Promise<Response>;
  /** Counts the requests. */
  readonly ledger: Ledger;
  /** Milliseconds before each answer; can be changed at any time. */
  latency: number;
  /** Faults on purpose; can be changed at any time. */
  faults: readonly FaultRule[];
}

/** Header with faults for its own request, separated by commas, in the form of `parseFault`. */
const faultHeader = 'x-fault';
const debugPath = '/debug/ledger';

/** Creates a reference service. It opens no port; `handle` answers web-standard requests. */
export function createReferenceService(options: ReferenceServiceOptions = {}): ReferenceService {
  const { credentials = { key: 'demo-key', secret: 'demo-secret' }, maxAge = 28_800, now = Date.now } = options;
  const { signingSecret = credentials.secret, contextLifetime = 1_800, rateLimit = Number.POSITIVE_INFINITY } = options;
  const contexts = createContexts({ secret: signingSecret, lifetime: contextLifetime, now });
  const perform = createOperations((options.countries ?? wholeCountries).map(sourceOf), contexts);
  const ledger = new Ledger(now);
  const faults = createFaults();
  const limits = limitsOf(rateLimit);
  const isWithinLimit = {
    dutch: slidingLimit(limits.dutch, now),
    international: slidingLimit(limits.international, now),
  };

  const answer = async (request: Request, matched: MatchedPath): Promise<Response> => {
    const { operation, params } = matched;
    const note = noteOf(request, matched);
    const { session } = note;
    try {
      if (options.hasAccess === false) throw errors.noAccess();
      if (!isWithinLimit[operation.startsWith('dutch') ? 'dutch' : 'international']()) throw errors.rateLimit();
      if (operations[operation].session && session === null) {
        throw errors.invalidParameter(`${sessionHeader} is not valid.`);
      }
      const result = await perform[operation]({ params, query: queryOf(request), session: session ?? '' });
      const { body, status = 200, address, isForeign = false } = result;
      ledger.record({ ...note, status, isForeign, ...(address !== undefined && { address }) });
      return respond(body, status, maxAge);
    } catch (error) {
      if (!(error instanceof ServiceError)) throw error;
      ledger.record({ ...note, status: error.status });
      return respond(error.body, error.status, maxAge);
    }
  };

  /** Records a request that was refused before it was performed. */
  const recordRefusal = (request: Request, matched: MatchedPath | null, status: number) => {
    if (matched) ledger.record({ ...noteOf(request, matched), status });
  };

  const route = (
    request: Request,
  ): { readonly matched: MatchedPath | null; readonly perform: () => Promise<Response> } => {
    const say = (error: ServiceError) => ({
      matched: null,
      perform: async () => {
        if (error.status === 401) recordRefusal(request, match(request), 401);
        return respond(error.body, error.status, maxAge);
      },
    });
    try {
      authorize(request, credentials);
      if (request.method !== 'GET' && request.method !== 'HEAD') throw errors.method();
      if (pathOf(request) === debugPath && options.debug !== false && isLoopback(request)) {
        return { matched: null, perform: async () => Response.json(ledger.report()) };
      }
      const matched = matchPath(pathOf(request));
      if (!matched) throw missingParameter(pathOf(request)) ?? errors.notFound();
      return { matched, perform: () => answer(request, matched) };
    } catch (error) {
      if (error instanceof ParameterError) return say(parameterError(error));
      if (error instanceof ServiceError) return say(error);
      throw error;
    }
  };

  const service: ReferenceService = {
    ledger,
    latency: options.latency ?? 0,
    faults: options.faults ?? [],
    handle: async (request) => {
      if (service.latency > 0) await new Promise((resolve) => setTimeout(resolve, service.latency));
      const { matched, perform: respondTo } = route(request);
      const own = options.faultHeader ? faultsOf(request) : [];
      const tell = (status: number) => recordRefusal(request, matched, status);
      return faults.apply(matched?.operation ?? null, [...service.faults, ...own], respondTo, tell);
    },
  };
  return service;
}

/** The part of the ledger entry that is known before the call is performed. */
function noteOf({ headers }: Request, { operation, params }: MatchedPath): Omit<LedgerEntry, 'status'> {
  const given = headers.get(sessionHeader) ?? '';
  const session = operations[operation].session && sessionPattern.test(given) ? given : null;
  return { operation, session, ...(operation === 'suggest' && { term: params['term'] ?? '' }) };
}

/** The operation of a request, or null when its path belongs to none or is malformed. */
function match(request: Request): MatchedPath | null {
  try {
    return matchPath(pathOf(request));
  } catch (error) {
    if (error instanceof ParameterError) return null;
    throw error;
  }
}

/** The path as it was sent. It is decoded only after it was split. */
function pathOf({ url }: Request): string {
  const [, path = ''] = /^[a-z]+:\/\/[^/?#]*([^?#]*)/i.exec(url) ?? [];
  return path;
}

function queryOf({ url }: Request): URLSearchParams {
  return new URL(url).searchParams;
}

function isLoopback({ url }: Request): boolean {
  return /^(localhost|127(\.\d+){3}|\[::1\])$/.test(new URL(url).hostname);
}

/** The error of the service for a wrong path segment. */
function parameterError({ parameter, message }: ParameterError): ServiceError {
  if (parameter === 'postcode' && message.endsWith('is required')) return errors.noPostcode();
  if (parameter === 'houseNumber' && message.endsWith('is required')) return errors.noHouseNumber();
  if (parameter === 'context' && message.endsWith('is required')) return errors.tooShort();
  return errors.invalidParameter(`Parameter ${parameter} is not valid.`);
}

/** The error of a Dutch lookup (§4.1) whose path ends too early; null for any other path. */
function missingParameter(path: string): ServiceError | null {
  const [whole, postcode = ''] = /^\/nl\/v1\/addresses\/postcode(?:\/([^/]*))?$/.exec(path) ?? [];
  if (whole === undefined) return null;
  return postcode === '' ? errors.noPostcode() : errors.noHouseNumber();
}

/** The faults that a request chooses. Malformed ones are ignored. */
function faultsOf(request: Request): FaultRule[] {
  const texts = (request.headers.get(faultHeader) ?? '').split(',').map((text) => text.trim());
  return texts.filter(Boolean).flatMap((text) => {
    try {
      return [parseFault(text)];
    } catch {
      return [];
    }
  });
}

function authorize(request: Request, { key, secret }: { readonly key: string; readonly secret: string }): void {
  const [, encoded = ''] = /^Basic\s+([A-Za-z0-9+/]+=*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const [user, ...password] = decodeBase64(encoded).split(':');
  if (user !== key) throw errors.unknownKey();
  if (password.join(':') !== secret) throw errors.wrongSecret();
}

function decodeBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** §1 rule 3: only a 200 may be cached. */
function respond(body: unknown, status: number, maxAge: number): Response {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' });
  if (status === 200) headers.set('cache-control', `public, max-age=${maxAge}`);
  if (status === 401) headers.set('www-authenticate', 'Basic realm="address service"');
  return new Response(JSON.stringify(body), { status, headers });
}
