/**
 * The platform's `fetch`, without two faults of Node's: a second attempt after a 421, and answers that end the process.
 */

/** The part of Node's `fetch` that sends requests (undici). Other platforms have none, or keep it to themselves. */
interface Dispatcher {
  readonly dispatch: (options: unknown, handler: object) => boolean;
}

/** The global name under which Node and undici keep the dispatcher of `fetch`, `setGlobalDispatcher` included. */
const dispatcherKey = Symbol.for('undici.globalDispatcher.1');

/** 421 Misdirected Request. */
const misdirected = 421;
/** Stands for 421 between Node's dispatcher and its `fetch`, which does nothing special with it. */
const standInStatus = 599;

/**
 * The most codings of a body (`Content-Encoding`). Node's `fetch` rejects an answer with more than five, but leaves its
 * body without a listener: when the connection then breaks, the error ends the process. No honest server has two.
 */
const maxCodings = 5;

/**
 * Sends a request once. The Fetch standard repeats a request on a new connection after a 421, and the service may bill
 * both. Node has no setting against it, so its `fetch` is shown another status.
 */
export async function fetchOnce(request: Request): Promise<Response> {
  const dispatcher = (globalThis as { [dispatcherKey]?: Dispatcher })[dispatcherKey];
  if (!dispatcher) return globalThis.fetch(request);
  let isMisdirected = false;
  const statusSeen = (status: unknown) => {
    isMisdirected = status === misdirected;
    return isMisdirected ? standInStatus : status;
  };
  const guarded: Dispatcher = {
    dispatch: (options, handler) => dispatcher.dispatch(options, withChecks(handler, statusSeen)),
  };
  const init: RequestInit & { dispatcher: Dispatcher } = { dispatcher: guarded };
  const response = await globalThis.fetch(request, init);
  return isMisdirected ? new Response(response.body, { status: misdirected, headers: response.headers }) : response;
}

/**
 * Makes Node's `fetch` refuse answers that would end the process; does nothing on platforms without undici. A `fetch`
 * that names a dispatcher of its own replaces this one.
 */
export function withSurvival(init: RequestInit): RequestInit {
  const dispatcherNow = () => (globalThis as { [dispatcherKey]?: Dispatcher })[dispatcherKey];
  if (!dispatcherNow()) return init;
  const guarded: Dispatcher = {
    dispatch: (options, handler) =>
      dispatcherNow()?.dispatch(
        options,
        withChecks(handler, (status) => status),
      ) ?? false,
  };
  const guardedInit: RequestInit & { dispatcher: Dispatcher } = { ...init, dispatcher: guarded };
  return guardedInit;
}

/**
 * The same handler, which hears of the status that `statusSeen` returns, and of no answer with too many codings: undici
 * closes the connection when a handler throws. Its two methods are those of undici 6 and of 7.
 */
function withChecks(handler: object, statusSeen: (status: unknown) => unknown): object {
  return new Proxy(handler, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== 'function') return method;
      if (name === 'onHeaders') {
        return (status: unknown, headers: unknown, ...rest: unknown[]) => {
          refuseManyCodings(headers);
          return method.call(target, statusSeen(status), headers, ...rest);
        };
      }
      if (name === 'onResponseStart') {
        return (controller: unknown, status: unknown, headers: unknown, ...rest: unknown[]) => {
          refuseManyCodings(headers);
          return method.call(target, controller, statusSeen(status), headers, ...rest);
        };
      }
      return method.bind(target);
    },
  });
}

/** @param headers names and values in turn, as bytes (`onHeaders`), or an object (`onResponseStart`) */
function refuseManyCodings(headers: unknown): void {
  const flat: readonly unknown[] = Array.isArray(headers) ? headers : Object.entries(headers ?? {}).flat();
  let codings = 0;
  for (const [index, name] of flat.entries()) {
    if (index % 2 > 0 || String(name).toLowerCase() !== 'content-encoding') continue;
    codings += String(flat[index + 1]).split(',').length;
  }
  if (codings > maxCodings) throw new TypeError('The answer has too many codings.');
}
