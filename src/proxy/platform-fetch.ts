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
/** Stands for 421 in Node's `fetch`, which does nothing special with it. No answer can have more than three digits. */
const standInStatus = 1_421;

/**
 * The most codings of a body (`Content-Encoding`). Node's `fetch` rejects an answer with more than five, but leaves its
 * body without a listener: when the connection then breaks, the error ends the process. No honest server has two.
 */
const maxCodings = 5;

/**
 * Makes Node's `fetch` send a request once, and refuse answers that would end the process; does nothing on platforms
 * without undici. The Fetch standard repeats a request on a new connection after a 421, and the service may bill both.
 * Node has no setting against it, so its `fetch` is shown another status; `statusOf` reads it. A `fetch` that names a
 * dispatcher of its own replaces this one.
 */
export function guarded(init: RequestInit): RequestInit {
  const dispatcherNow = () => (globalThis as { [dispatcherKey]?: Dispatcher })[dispatcherKey];
  if (!dispatcherNow()) return init;
  const dispatcher: Dispatcher = {
    dispatch: (options, handler) => dispatcherNow()?.dispatch(options, withChecks(handler)) ?? false,
  };
  const guardedInit: RequestInit & { dispatcher: Dispatcher } = { ...init, dispatcher };
  return guardedInit;
}

/** The status of an answer to a guarded request. */
export function statusOf({ status }: Response): number {
  return status === standInStatus ? misdirected : status;
}

/**
 * The same handler, which does not hear of a 421, nor of an answer with too many codings: undici closes the connection
 * when a handler throws. Its two methods are those of undici 6 and of 7.
 */
function withChecks(handler: object): object {
  return new Proxy(handler, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== 'function') return method;
      const at = ['onHeaders', 'onResponseStart'].indexOf(String(name));
      if (at < 0) return method.bind(target);
      return (...args: unknown[]) => {
        refuseManyCodings(args[at + 1]);
        return method.apply(
          target,
          args.map((each, index) => (index === at && each === misdirected ? standInStatus : each)),
        );
      };
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
