/** The reference service: the whole contract with a small set of data, so that everything runs without an account. */

import { sessionHeader } from '../../src/contract/headers.ts';
import { type MatchedPath, matchPath, operations, ParameterError } from '../../src/contract/operations.ts';
import { sessionPattern } from '../../src/contract/rules.ts';
import { createContexts } from './contexts.ts';
import { createControl, isControl } from './control.ts';
import { wholeCountries } from './data/whole.ts';
import { errors, ServiceError } from './errors.ts';
import { createFaults, type FaultRule } from './faults.ts';
import { Ledger, type LedgerEntry } from './ledger.ts';
import { slidingLimit } from './limits.ts';
import { createOperations } from './operations.ts';
import type { ReferenceServiceOptions } from './options.ts';
import {
  authorize,
  faultsOf,
  isLoopback,
  match,
  missingParameter,
  parameterError,
  pathOf,
  queryOf,
  scenarioOf,
} from './requests.ts';
import { createScenarios, type ScenarioName } from './scenarios.ts';

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
  /** The scenario that is on, or null; can be changed at any time. */
  scenario: ScenarioName | null;
}

/** Creates a reference service. It opens no port; `handle` answers web-standard requests. */
export function createReferenceService(options: ReferenceServiceOptions = {}): ReferenceService {
  const { credentials = { key: 'demo-key', secret: 'demo-secret' }, maxAge = 28_800, now = Date.now } = options;
  const { contextLifetime = 1_800, rateLimit = Number.POSITIVE_INFINITY } = options;
  const contexts = createContexts({ secret: credentials.secret, lifetime: contextLifetime, now });
  const countries = options.countries ?? wholeCountries;
  const perform = createOperations(countries, contexts, options.undocumented ?? false);
  const strikesOf = createScenarios(options.seed ?? 1, now);
  const ledger = new Ledger(now);
  const applyFaults = createFaults();
  const isWithinLimit = { dutch: slidingLimit(rateLimit, now), international: slidingLimit(rateLimit, now) };

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
    scenario: options.scenario ?? null,
    handle: async (request) => {
      const beside = options.debug === false || !isLoopback(request) ? null : await answerBeside(request);
      if (beside) return beside;
      if (service.latency > 0) await new Promise((resolve) => setTimeout(resolve, service.latency));
      const { matched, perform: respondTo } = route(request);
      const tell = (status: number) => recordRefusal(request, matched, status);
      const scenario = (options.faultHeader ? scenarioOf(request) : null) ?? service.scenario;
      const strikes = scenario && matched ? strikesOf(scenario) : [];
      const own = options.faultHeader ? faultsOf(request) : [];
      const rules = strikes.flatMap((strike) => (strike.kind === 'expire' ? [] : [{ fault: strike }]));
      const isExpired = rules.length < strikes.length && isDrillDown(matched);
      const perform = isExpired ? async () => expire(tell) : respondTo;
      return applyFaults(matched?.operation ?? null, [...service.faults, ...own, ...rules], perform, tell);
    },
  };
  const control = createControl(service);

  /** Answers the paths beside the contract, on this machine only. No fault strikes it. */
  const answerBeside = async (request: Request): Promise<Response | null> => {
    if (!isControl(pathOf(request))) return null;
    try {
      authorize(request, credentials);
      return await control(request, pathOf(request));
    } catch (error) {
      if (error instanceof ServiceError) return respond(error.body, error.status, maxAge);
      throw error;
    }
  };
  const expire = async (tell: (status: number) => void) => {
    tell(400);
    const { body, status } = errors.expired();
    return respond(body, status, maxAge);
  };
  return service;
}

/** The part of the ledger entry that is known before the call is performed. */
function noteOf({ headers }: Request, { operation, params }: MatchedPath): Omit<LedgerEntry, 'status'> {
  const given = headers.get(sessionHeader) ?? '';
  const session = operations[operation].session && sessionPattern.test(given) ? given : null;
  return { operation, session, ...(operation === 'suggest' && { term: params['term'] ?? '' }) };
}

/** True if a request has a context that may have expired: that of a country never does. */
function isDrillDown(matched: MatchedPath | null): boolean {
  return (matched?.params['context'] ?? '').length > 3;
}

/** §1 rule 3: only a 200 may be cached. */
function respond(body: unknown, status: number, maxAge: number): Response {
  const headers = new Headers({ 'content-type': 'application/json; charset=utf-8' });
  if (status === 200) headers.set('cache-control', `public, max-age=${maxAge}`);
  if (status === 401) headers.set('www-authenticate', 'Basic realm="address service"');
  return new Response(JSON.stringify(body), { status, headers });
}
