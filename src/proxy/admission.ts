/** Decides whether a call may go on to the service, or has its answer in the store, in one round trip to the store. */
import { operations } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import { type CacheOptions, cacheKeyOf, readKept, staleAnswer, stepToKeep } from './cache.ts';
import type { CallHandler, Client, ServiceCall } from './call.ts';
import { type Limits, multiplyLimit, sessionMaxAgeSeconds } from './limits.ts';
import { addressMarkOf, nameOfOtherAddress, takeOfFirstAddress } from './lookups.ts';
import { isLimitName, type LimitName, ProxyProblem } from './problem.ts';
import { isTaken, type Limit, type Reply, refundsOf, runSteps, type Step, type TakeOptions } from './store.ts';

/** Seconds for which a session id is remembered. An id that is used again after that counts as new. */
const sessionMemorySeconds = 86_400;

/** Bounds and places of the admission. */
export interface AdmissionOptions extends CacheOptions {
  readonly limits: Limits;
}

/**
 * Answers from the store while an answer is fresh, and countries for longer while the service fails. Refuses calls beyond
 * what one client or one session may ask with a `ProxyProblem` of the type `rateLimited`: requests whatever they cost, then
 * lookups, and sessions that are too old. A call that the service has not received costs no lookup, whatever the reason:
 * another limit, an open breaker, the same request of another client, a browser that has gone.
 */
export function withAdmission(next: CallHandler, { limits, ...options }: AdmissionOptions): CallHandler {
  const { store } = options;
  const [requests, lookups] = [byWidth(limits.requests), byWidth(limits.lookups)];
  return async (call, signal) => {
    const { client, session, operation } = call;
    const address = operation === 'details' ? await addressMarkOf(call) : null;
    const cacheKey = cacheKeyOf(call);
    const takesOfLookup = (lookup?: TakeOptions) => takesOfClient('lookups', client, lookups, lookup);
    const ofRequest = [...takesOfClient('requests', client, requests), ...takesOfSession(call, limits)];
    const undo: Step[] = [];
    const take = async (steps: readonly Step[], first = 0): Promise<readonly Reply[]> => {
      const replies = await runSteps(store, steps);
      undo.push(...refundsOf(steps.slice(first), replies.slice(first)));
      refuseBeyond(steps, replies);
      return replies;
    };
    const after: Step[] = [];
    try {
      const steps = [...ofRequest, ...(cacheKey === null ? [] : [['get', cacheKey] as const])];
      if (session !== null)
        steps.push(...stepsOfSession(session, address, limits), ...takesOfLookup({ name: session }));
      else if (operations[operation].billedPerRequest) steps.push(...takesOfLookup());
      const replies = await take(steps, ofRequest.length);
      const found = replies[ofRequest.length] ?? null;
      const kept = cacheKey === null ? null : readKept(call, found, options);
      if (kept && kept.maxAge > 0) return kept;
      if (session !== null && isNewSession(found)) after.push(['take', sessionKey(session), sessionLimit]);
      const rest = steps.slice(replies.length);
      // A text that is too old or damaged has ended the steps.
      if (session === null && rest.length > 0) await take(rest);
      // Another address of the session has ended them, too. Each is a lookup of its own.
      if (session !== null && address !== null && rest.length > 0) {
        await take(takesOfLookup({ name: nameOfOtherAddress(session, address) }));
      }
      try {
        const answer = await next(call, signal);
        if (cacheKey !== null) after.push(...stepToKeep(cacheKey, call, answer, options.now()));
        return answer;
      } catch (error) {
        const stale = staleAnswer(kept, error);
        if (stale) return stale;
        throw error;
      }
    } finally {
      // A session begins when one of its requests was sent: until then, each of them has to take its lookup.
      await runSteps(store, call.sent.requests === 0 ? undo : after);
    }
  };
}

/** The limits of each network of a client, the narrowest first; no client has more than three. */
function byWidth(limits: readonly Limit[]): readonly (readonly Limit[])[] {
  return [1, 2, 4].map((factor) => limits.map((limit) => multiplyLimit(limit, factor)));
}

/** Takes for each network of the client. The narrowest comes first, so that its excess costs its neighbours nothing. */
function takesOfClient(name: LimitName, client: Client, limits: ReturnType<typeof byWidth>, options?: TakeOptions) {
  return client.flatMap((network, width) => takesOf(name, network, limits[width] ?? [], options));
}

/** Takes for the requests of a session. */
function takesOfSession({ operation, session }: ServiceCall, limits: Limits): Step[] {
  if (session === null) return [];
  if (operation === 'suggest') return takesOf('suggestions', session, limits.suggestions);
  return takesOf('details', session, limits.details);
}

function takesOf(name: LimitName, key: string, limits: readonly Limit[], options?: TakeOptions): Step[] {
  return limits.map((limit, index) => ['take', `${name}:${index}:${key}`, limit, options]);
}

/** Only the first request of a session takes from it. The wait until it is free again tells how long ago that was. */
const sessionLimit: Limit = { count: 1, seconds: sessionMemorySeconds };

const sessionKey = (session: string) => `session:${session}`;

/**
 * Checks how old the session is, and counts the address whose details it asks for. A lookup is only due for a new
 * session, or for another address: otherwise these steps end the run before it's taken.
 */
function stepsOfSession(session: string, address: string | null, { addresses }: Limits): Step[] {
  const lookUpTo = (milliseconds: number): Step => [
    'take',
    sessionKey(session),
    sessionLimit,
    { maxWaitMs: -milliseconds },
  ];
  if (address === null) return [lookUpTo(1)];
  const naming = takeOfFirstAddress('first', session, sessionMemorySeconds, address);
  return [
    lookUpTo(sessionMemorySeconds * 1_000),
    ...takesOf('addresses', session, addresses, { name: address }),
    naming,
  ];
}

function isNewSession(look: Reply): boolean {
  const wait = typeof look === 'object' ? (look?.wait ?? 0) : 0;
  if (wait > 0 && sessionMemorySeconds - wait / 1_000 > sessionMaxAgeSeconds) throw rateLimited('session', wait);
  return wait === 0;
}

/** Only the last reply can be a refusal, because it ends the steps. The naming of an address refuses nothing. */
function refuseBeyond(steps: readonly Step[], replies: readonly Reply[]): void {
  const [step, reply = null] = [steps[replies.length - 1], replies.at(-1)];
  if (step?.[0] !== 'take' || reply === null || typeof reply === 'string' || isTaken(reply)) return;
  const [name = ''] = step[1].split(':', 1);
  const isLook = (step[3]?.maxWaitMs ?? 0) < 0;
  if (!isLook && isLimitName(name)) throw rateLimited(name, reply.wait);
}

function rateLimited(limit: LimitName, waitMs: number): ProxyProblem {
  return new ProxyProblem(problemTypes.rateLimited, { retryAfter: Math.ceil(waitMs / 1_000), limit });
}
