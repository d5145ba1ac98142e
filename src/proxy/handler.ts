import { problemTypes } from '../contract/problems.ts';
import { createAccessLog } from './access-log.ts';
import { withAdmission } from './admission.ts';
import {
  addCorsHeaders,
  createAnswerResponse,
  createClientGoneResponse,
  createPreflightResponse,
  createProblemResponse,
} from './browser-response.ts';
import { type Client, familyOf, type OperationFamily, type ServiceAnswer, type ServiceCall } from './call.ts';
import { withCircuitBreaker } from './circuit-breaker.ts';
import { networksOf, unknownClient } from './client-address.ts';
import { withSharing } from './coalesce.ts';
import { type Load, withConcurrencyLimit } from './concurrency.ts';
import { bugEventOf } from './events.ts';
import { type AddressProxyOptions, type ParsedOptions, parseOptions } from './options.ts';
import { checkOrigin, pageHostOf } from './origin.ts';
import { withPacing } from './pacing.ts';
import { parseRequest } from './parse-request.ts';
import { ProxyProblem } from './problem.ts';
import { withRetry } from './retry.ts';
import { createUpstream } from './upstream.ts';

/** A function from a web-standard request to a response. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * The proxy.
 *
 * @param platform what the platform passes beside the request; the option `clientAddress` reads the client's address
 *   from it.
 */
export interface AddressProxy {
  (request: Request, platform?: unknown): Promise<Response>;
  /** The load on each half of the service, as this process sees it, for metrics. */
  readonly load: () => Readonly<Record<OperationFamily, Load>>;
  /** Resolves with false while no lookup can be counted, so that each of them is refused; with `dailyCap` only. */
  readonly isReady: () => Promise<boolean>;
}

/**
 * Creates a backend proxy. It answers the seven operations below its mount, adds the credentials of the account, and
 * passes nothing else on, neither to the service nor to the browser. It works wherever there are web-standard requests.
 *
 * @throws TypeError with a sentence when the options are unsafe or misspelt.
 * @example
 * const proxy = createAddressProxy({ baseUrl, credentials: { key, secret }, mount: '/address-api' });
 * const response = await proxy(request);
 */
export function createAddressProxy(options: AddressProxyOptions): AddressProxy {
  const parsed = parseOptions(options);
  const { allowedOrigins, ownHosts, mount, verifyPageToken, writeReceipts, onRequest, onEvent, now } = parsed;
  const { handleCall, load } = createPipeline(parsed);
  const readClient = createClientReader(parsed);
  const writeAccessLog = onRequest ? createAccessLog({ ...parsed, onRequest }) : null;

  const proxy = async (request: Request, platform?: unknown): Promise<Response> => {
    const began = now();
    const client = readClient(request, platform);
    let origin: string | null = null;
    let call: ServiceCall | null = null;
    let answer: ServiceAnswer | null = null;
    let problem: ProxyProblem | null = null;
    const finish = (response: Response): Response => {
      writeAccessLog?.({ request, began, client, call, answer, problem, status: response.status });
      return addCorsHeaders(response, origin, allowedOrigins);
    };
    try {
      origin = checkOrigin(request, allowedOrigins, ownHosts);
      if (request.method === 'OPTIONS' && origin !== null) return finish(createPreflightResponse());
      call = parseRequest(request, mount);
      await verifyPageToken?.(request, pageHostOf(request));
      answer = await handleCall({ ...call, client, sent: { requests: 0 } }, request.signal);
      const signed = (await writeReceipts?.(answer, call, request, pageHostOf(request))) ?? answer;
      return finish(createAnswerResponse(signed, call));
    } catch (error) {
      if (request.signal.aborted) return finish(createClientGoneResponse());
      if (!(error instanceof ProxyProblem)) onEvent(bugEventOf(error));
      problem = error instanceof ProxyProblem ? error : new ProxyProblem(problemTypes.internal);
      return finish(createProblemResponse(problem, call));
    }
  };
  return Object.assign(proxy, { load, isReady: () => canCount(parsed) });
}

/** Asks the places of the count, and takes nothing. */
async function canCount({ dailyCap, shared, capStore }: ParsedOptions): Promise<boolean> {
  if (dailyCap === null) return true;
  try {
    await Promise.all([shared?.run([['get', 'ready']]), capStore?.take('ready', 0)]);
    return true;
  } catch {
    return false;
  }
}

/** Wraps the handlers between a parsed call and the service around each other; the first line is the innermost. */
function createPipeline(options: ParsedOptions) {
  const upstream = createUpstream(options);
  const createHalf = (family: OperationFamily) => {
    let handler = withRetry(upstream);
    handler = withPacing(handler, family, options);
    // Outside the pace: those that wait for it hold places, which clients share fairly.
    const limited = withConcurrencyLimit(handler);
    return { handle: withCircuitBreaker(limited, family, options), load: limited.load };
  };
  // Each half of the service fails alone.
  const halves = { dutch: createHalf('dutch'), international: createHalf('international') };
  // The deadline is inside the admission, where the time of a slow store is bounded.
  const handler = withSharing((call, signal) => halves[familyOf(call.operation)].handle(call, signal), options.timeout);
  const load = () => ({ dutch: halves.dutch.load(), international: halves.international.load() });
  return { handleCall: withAdmission(handler, options), load };
}

/**
 * Returns a function that reads the client from a request. All without an address that can be read count as one client, and
 * the operator hears of them.
 */
function createClientReader({ clientAddress, onEvent }: ParsedOptions) {
  let unreadable = 0;
  let nextReported = 1;
  return (request: Request, platform: unknown): Client => {
    let address: string | null = null;
    try {
      address = clientAddress(request, platform);
    } catch (error) {
      onEvent(bugEventOf(error));
    }
    // The function may come from code without types, and return anything.
    const client = typeof address === 'string' ? networksOf(address) : null;
    if (client) return client;
    unreadable++;
    if (unreadable >= nextReported) {
      nextReported *= 10;
      onEvent({ kind: 'noClientAddress', requests: unreadable });
    }
    return unknownClient;
  };
}
