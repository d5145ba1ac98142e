/** Decides whether a call may go on to the service, or has its answer in the store: one question before, one note after. */
import { operations } from '../contract/operations.ts';
import { type ProblemType, problemTypes } from '../contract/problems.ts';
import { cacheKeyOf, readKept, staleAnswer, stepToKeep } from './cache.ts';
import { type CallHandler, type Client, familyOf, type ServiceCall } from './call.ts';
import { createDailyCap } from './daily-cap.ts';
import { hashOf } from './digest.ts';
import { type Limits, sessionMaxAgeSeconds, takesOf } from './limits.ts';
import type { ParsedOptions } from './options.ts';
import { isLimitName, type LimitName, ProxyProblem } from './problem.ts';
import {
  burstOf,
  isTaken,
  type Limit,
  type Reply,
  refillIntervalMs,
  refundsOf,
  type Step,
  type StepOptions,
} from './store.ts';

/** Seconds for which a session id is remembered. An id that is used again after that counts as new. */
const sessionMemorySeconds = 86_400;

/**
 * Answers from the store while an answer is fresh, and countries for longer while the service fails. Otherwise it takes, in
 * one step, everything that the call needs, or refuses it with a `ProxyProblem`: requests of the client and of the session,
 * whatever they cost, a lookup of the client, a lookup of the day. The pace is taken when it is free, so that a call that need
 * not wait need not ask again.
 *
 * A lookup is what the service bills (§5.3): each request of an operation that is billed per request; a session, however many
 * suggestions it asks for, together with the first address whose details it asks for; each further address. Addresses are
 * told apart by their context, so that details that are asked for again are none.
 *
 * A call that the service has not received gets all but the requests back, whatever the reason: another limit, an open
 * breaker, the same request of another client, a browser that has gone. One that it has received and does not bill gets the
 * lookup of the day back.
 */
export function withAdmission(next: CallHandler, options: ParsedOptions): CallHandler {
  const { limits, ask, now } = options;
  const [requests, lookups] = [byWidth(limits.requests), byWidth(limits.lookups)];
  const dailyCap = createDailyCap(options);

  return async (call, signal) => {
    const { client, session, operation } = call;
    const family = familyOf(operation);
    const isLookup = session !== null || operations[operation].billedPerRequest;
    const address = session !== null && operation === 'details' ? await hashOf(call.params['context'] ?? '') : null;
    const names: StepOptions =
      session === null ? {} : { name: session, otherName: address === null ? undefined : `${session} ${address}` };
    const charge = isLookup ? (dailyCap?.(family, names) ?? null) : null;
    const cacheKey = cacheKeyOf(call);
    const steps: readonly Step[] = [
      ...takesOfClient('requests', client, requests),
      ...(cacheKey === null ? [] : [['get', cacheKey] as const]),
      ...(session === null ? [] : takesOfSession(session, address, limits)),
      ...(charge?.steps ?? []),
      ...takesOf(family, 'all', limits[family], { goesOn: true }),
      // Looks how old a session is. Of suggestions, only those of a new session need a lookup of the client.
      ...(session === null ? [] : [takeOfSession(session, address === null ? -1 : -sessionMemorySeconds * 1_000)]),
      ...(isLookup ? takesOfClient('lookups', client, lookups, names) : []),
    ];
    const askedAt = now();
    let { replies, place } = await ask(steps);
    const replyTo = (key: string | null) => replies[steps.findIndex((step) => step[1] === key)] ?? null;
    const kept = cacheKey === null ? null : readKept(call, replyTo(cacheKey), place.isOwn, now());
    if (kept && kept.maxAge > 0) return kept;
    // A text that is too old or damaged has ended the steps.
    if (typeof replies.at(-1) === 'string' && replies.length < steps.length) {
      const rest = await ask(steps.slice(replies.length));
      replies = [...replies, ...rest.replies];
      place = rest.place;
    }
    const refunds = refundsOf(steps, replies);
    const isPaceFree = refunds.filter((refund) => limitOf(refund) === family).length === limits[family].length;
    const turn = { takenAt: isPaceFree ? now() : Number.NEGATIVE_INFINITY, isUsed: false };
    let begun: readonly Step[] = [];
    let toKeep: readonly Step[] = [];
    let isBilled = false;
    try {
      refuseBeyond(steps, replies);
      if (session !== null && isNewSession(replyTo(sessionKey(session)))) begun = [takeOfSession(session)];
      const isFirst = address === null || isTaken(replyTo(firstAddressKey(session ?? '')));
      const counts = replies.filter((_, index) => limitOf(steps[index]) === 'dailyCap');
      await charge?.count(isFirst, counts, place);
      const answer = await next({ ...call, turn }, signal);
      isBilled = call.sent.requests > 0;
      // Also if another browser, which has gone, pays for it.
      if (cacheKey !== null) toKeep = stepToKeep(cacheKey, call, answer, now());
      return answer;
    } catch (error) {
      isBilled = call.sent.requests > 0 && !isUnbilled(call, error);
      const stale = staleAnswer(kept, error);
      if (stale) return stale;
      throw error;
    } finally {
      await charge?.settle(isBilled);
      const isSent = call.sent.requests > 0;
      // A session begins when one of its requests was sent: until then, each of them has to take its lookup.
      const isSpent: Readonly<Record<string, boolean>> = {
        requests: true,
        suggestions: true,
        details: true,
        [family]: turn.isUsed,
        dailyCap: isBilled,
      };
      // Another browser may wait for the same request, which then takes a turn of its own.
      turn.isUsed = true;
      const elapsed = Math.abs(now() - askedAt);
      const undo = refunds.filter((refund) => !(isSpent[limitOf(refund)] ?? isSent) && !isBack(refund, elapsed));
      const note = [...undo, ...(isSent ? begun : []), ...toKeep];
      // A store that has failed meanwhile has forgotten what was taken, or keeps it.
      if (note.length > 0) await place.run(note).catch(() => {});
    }
  };
}

/** The limits of each network of a client, the narrowest first; no client has more than three. */
function byWidth(limits: readonly Limit[]): readonly (readonly Limit[])[] {
  const times = (factor: number) => (limit: Limit) => {
    return { ...limit, count: limit.count * factor, burst: burstOf(limit) * factor };
  };
  return [1, 2, 4].map((factor) => limits.map(times(factor)));
}

/** Takes for each network of the client. The narrowest comes first, so that its excess costs its neighbours nothing. */
function takesOfClient(name: keyof Limits, client: Client, limits: ReturnType<typeof byWidth>, options?: StepOptions) {
  return client.flatMap((network, width) => takesOf(name, network, limits[width] ?? [], options));
}

/** Takes for a request of a session, and for the address whose details it asks for. */
function takesOfSession(session: string, address: string | null, limits: Limits): Step[] {
  if (address === null) return takesOf('suggestions', session, limits.suggestions);
  return [
    ...takesOf('details', session, limits.details),
    ...takesOf('addresses', session, limits.addresses, { name: address }),
    ['take', firstAddressKey(session), sessionLimit, { name: address, goesOn: true }],
  ];
}

/** Only the first request of a session takes from it. The wait until it is free again tells how long ago that was. */
const sessionLimit: Limit = { count: 1, seconds: sessionMemorySeconds };

const sessionKey = (session: string) => `session:${session}`;
const firstAddressKey = (session: string) => `first:${session}`;

function takeOfSession(session: string, maxWaitMs = 0): Step {
  return ['take', sessionKey(session), sessionLimit, { maxWaitMs }];
}

function isNewSession(look: Reply): boolean {
  const wait = typeof look === 'object' ? (look?.wait ?? 0) : 0;
  if (wait > 0 && sessionMemorySeconds - wait / 1_000 > sessionMaxAgeSeconds) throw rateLimited('session', wait);
  return wait === 0;
}

/** The name of the limit that a step takes from. */
const limitOf = (step: Step | undefined): string => step?.[1].split(':', 1)[0] ?? '';

/** What the limit may have given back by itself: the bucket may have been full since, and would get one more. */
const isBack = ([, , limit]: Step, elapsedMs: number) =>
  typeof limit === 'object' && elapsedMs >= refillIntervalMs(limit);

/** Only the last reply can be a refusal, because it ends the steps. `DailyCap` refuses by itself. */
function refuseBeyond(steps: readonly Step[], replies: readonly Reply[]): void {
  const [step, reply = null] = [steps[replies.length - 1], replies.at(-1)];
  if (step?.[0] !== 'take' || reply === null || typeof reply === 'string' || reply.isTaken) return;
  const { goesOn = false, maxWaitMs = 0 } = step[3] ?? {};
  const name = limitOf(step);
  if (!goesOn && maxWaitMs >= 0 && name !== 'dailyCap' && isLimitName(name)) throw rateLimited(name, reply.wait);
}

function rateLimited(limit: LimitName, waitMs: number): ProxyProblem {
  return new ProxyProblem(problemTypes.rateLimited, { retryAfter: Math.ceil(waitMs / 1_000), limit });
}

/** Failures that the service knows of and does not bill, as long as it bills each answer of the operation. */
const unbilledTypes: readonly ProblemType[] = [
  problemTypes.invalidInput,
  problemTypes.notFound,
  problemTypes.ambiguous,
  problemTypes.rateLimited,
  problemTypes.upstreamAuth,
];

/** False in case of doubt: a request without an answer may have been billed, and each request of a session is. */
function isUnbilled({ operation }: ServiceCall, error: unknown): boolean {
  if (!(error instanceof ProxyProblem) || error.init.upstreamStatus === undefined) return false;
  return operations[operation].billedPerRequest && unbilledTypes.includes(error.type);
}
