import { problemTypes } from '../contract/problems.ts';
import { withBreaker } from './breaker.ts';
import { withCache } from './cache.ts';
import type { Answer, Ask, CheckedCall } from './call.ts';
import { checkRequest } from './check.ts';
import { networkOf } from './client-address.ts';
import { withDailyCap } from './daily-cap.ts';
import { storeTime, withTimeout } from './deadline.ts';
import { bugOf } from './events.ts';
import { withFlights } from './flights.ts';
import { withConcurrency, withPace } from './gate.ts';
import { withClientLimits } from './limits.ts';
import { createObserver } from './observe.ts';
import { type AddressProxyOptions, type CheckedOptions, checkOptions } from './options.ts';
import { admit, answerPreflight, checkOrigin, pageHost } from './origin.ts';
import { Problem } from './problem.ts';
import { replyToNobody, replyWith, replyWithProblem } from './reply.ts';
import { withRetry } from './retry.ts';
import { createAsk } from './upstream.ts';

/** Everything that speaks HTTP here has this type. */
export type Handler = (request: Request) => Promise<Response>;

/** A handler that also takes what the platform passes beside the request; the client's address may be in there. */
export type AddressProxy = (request: Request, platform?: unknown) => Promise<Response>;

/**
 * A backend proxy: mirrors the seven operations below its mount, adds the account's credentials, and lets
 * nothing else through in either direction. Works wherever there are web-standard requests.
 *
 * @throws TypeError when the options are unsafe.
 * @example
 * const proxy = createAddressProxy({ baseUrl, credentials: { key, secret }, mount: '/address-api' });
 * const response = await proxy(request);
 */
export function createAddressProxy(options: AddressProxyOptions): AddressProxy {
  const checked = checkOptions(options);
  const { allowedOrigins, mount, checkToken, publicLookups, onRequest, onEvent, now } = checked;
  const askFor = createPipeline(checked);
  const addressOf = createAddressReader(checked);
  const observe = onRequest ? createObserver({ ...checked, onRequest }) : null;

  return async (request, platform) => {
    const began = now();
    const address = addressOf(request, platform);
    let origin: string | null = null;
    let call: CheckedCall | null = null;
    let answer: Answer | null = null;
    let problem: Problem | null = null;
    const finish = (response: Response): Response => {
      observe?.({ began, call, address, answer, problem, status: response.status });
      return admit(response, origin, allowedOrigins);
    };
    try {
      origin = checkOrigin(request, allowedOrigins);
      if (request.method === 'OPTIONS' && origin !== null) return finish(answerPreflight());
      call = checkRequest(request, mount);
      await checkToken?.(request, pageHost(request));
      answer = await askFor(address)(call, request.signal);
      return finish(replyWith(answer, call, publicLookups));
    } catch (error) {
      if (request.signal.aborted) return finish(replyToNobody());
      if (!(error instanceof Problem)) onEvent(bugOf(error));
      problem = error instanceof Problem ? error : new Problem(problemTypes.internal);
      if (problem.type === problemTypes.upstreamAuth) {
        onEvent({ kind: 'accountRefused', status: problem.init.upstreamStatus ?? 0 });
      }
      return finish(replyWithProblem(problem, call));
    }
  };
}

/** What is between a checked call of a client and the service, from the inside out. */
function createPipeline(options: CheckedOptions): (address: string | null) => Ask {
  const { limits, store, timeout, dailyCap: cap, now, onEvent } = options;
  let ask = createAsk(options);
  ask = withRetry(ask);
  ask = withDailyCap(ask, { cap, store, now, onEvent });
  ask = withConcurrency(ask);
  // Outside: who waits for the pace of one family must not hold a place that the other one needs.
  ask = withPace(ask, limits, store);
  ask = withTimeout(ask, timeout);
  ask = withBreaker(ask, { now, onEvent });
  ask = withFlights(ask);
  ask = withCache(ask, store, now);
  // Once more, for what the store takes its time over out here, where no breaker hears of it.
  return (address) => withTimeout(withClientLimits(ask, address, limits, store), timeout, storeTime);
}

/** A client whose address is none, or is not known, has no limit of its own; the operator hears of it once. */
function createAddressReader({ clientAddress, onEvent }: CheckedOptions) {
  let isTold = false;
  return (request: Request, platform: unknown): string | null => {
    let address: string | null = null;
    try {
      address = clientAddress(request, platform);
    } catch (error) {
      onEvent(bugOf(error));
    }
    // Code without types may give anything.
    if (typeof address === 'string' && networkOf(address) !== null) return address;
    if (!isTold) onEvent({ kind: 'noClientAddress' });
    isTold = true;
    return null;
  };
}
