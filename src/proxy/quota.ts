import { operations } from '../contract/operations.ts';
import { type ProblemType, problemTypes } from '../contract/problems.ts';
import { type CallHandler, familyOf, type ServiceCall } from './call.ts';
import { createDayCount, type DayCountOptions, dayMs, type Settle } from './day-count.ts';
import { errorNameOf, type Listener, type LookupLog, type Surroundings } from './events.ts';
import { ProxyProblem } from './problem.ts';

/**
 * Within this time before and after midnight, a lookup counts for both days: the service may have another idea of the
 * time, and may bill a request later than the proxy has sent it.
 */
const turnMs = 60_000;

/** Stands for no cap. */
const noCap = 1_000_000_000;

/** Seconds after which the count may be there again. */
const unavailableSeconds = 10;

/** Bounds and places of the daily quota; the event `dailyCap` comes once a day. */
export interface DailyQuotaOptions extends Surroundings, Omit<DayCountOptions, 'cap'> {
  /** Lookups in a day (UTC), from the option `dailyCap`; null for no quota. */
  readonly cap: number | null;
  /** Hears of each lookup that may be billed; null when nothing listens. */
  readonly onLookup: Listener<LookupLog> | null;
}

/**
 * Refuses lookups once the day's are used up, with a `ProxyProblem` of the type `dailyCap`. It counts as `nameOfLookup`
 * says, before the request is sent. A lookup that is not billed is refunded; one that may have been billed stays counted.
 * A session that goes on after midnight (UTC) is counted again. A lookup that was counted in time may be finished.
 */
export function withDailyQuota(
  next: CallHandler,
  { cap: givenCap, now, onEvent, onLookup, ownStore, sharedStore, capStore }: DailyQuotaOptions,
): CallHandler {
  if (givenCap === null && onLookup === null) return next;
  const cap = givenCap ?? noCap;
  // Without a cap lookups are counted for the listener alone.
  const count = createDayCount(
    givenCap === null ? { cap, ownStore, sharedStore: null, capStore: null } : { cap, ownStore, sharedStore, capStore },
  );
  const daysAround = createCalendar(now);
  let reportedDay = '';
  let isUnavailable = false;

  const charge = async (call: ServiceCall, day: string): Promise<Settle> => {
    let settle: Settle | null;
    try {
      settle = await count(call, day);
      isUnavailable = false;
    } catch (error) {
      if (!isUnavailable) onEvent({ kind: 'capUnavailable', error: errorNameOf(error) });
      isUnavailable = true;
      const detail = 'The count of the day cannot be read or written now. The log of the proxy says more.';
      throw new ProxyProblem(problemTypes.dailyCap, { retryAfter: unavailableSeconds, limit: 'dailyCap', detail });
    }
    if (settle) return settle;
    if (reportedDay < day) {
      reportedDay = day;
      onEvent({ kind: 'dailyCap', day, cap });
    }
    throw new ProxyProblem(problemTypes.dailyCap, { retryAfter: dayMs / 1_000, limit: 'dailyCap' });
  };

  return async (call, signal) => {
    const charges: Settle[] = [];
    let isBilled = false;
    try {
      for (const day of daysAround()) charges.push(await charge(call, day));
      const answer = await next(call, signal);
      isBilled = call.sent.requests > 0;
      return answer;
    } catch (error) {
      isBilled = call.sent.requests > 0 && !isUnbilled(call, error);
      throw error;
    } finally {
      const news = await Promise.all(charges.map((settle) => settle(isBilled)));
      if (news[0]) onLookup?.({ family: familyOf(call.operation) });
    }
  };
}

/**
 * Returns the day, and near midnight the two days, in turn. A clock that is set back by less than a day does not bring
 * back a day that is over: the service bills by the true day.
 */
function createCalendar(now: () => number): () => readonly string[] {
  const dayAt = (time: number) => Math.floor(time / dayMs);
  let first = 0;
  return () => {
    const time = now();
    if (first > dayAt(time + dayMs)) first = 0;
    first = Math.max(first, dayAt(time - turnMs));
    const last = dayAt(time + turnMs);
    return (first < last ? [first, last] : [first]).map((day) => new Date(day * dayMs).toISOString().slice(0, 10));
  };
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
