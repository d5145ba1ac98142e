/** The platform's `fetch`, without its second attempt after a 421. */

/** The part of Node's `fetch` that sends requests (undici). Other platforms have none, or keep it to themselves. */
interface Dispatcher {
  readonly dispatch: (options: unknown, handler: object) => boolean;
}

/** The global name under which Node and undici keep the dispatcher of `fetch`, `setGlobalDispatcher` included. */
const dispatcherKey = Symbol.for('undici.globalDispatcher.1');

/** 421 Misdirected Request. */
const misdirected = 421;
/** Stands for 421 between Node's dispatcher and its `fetch`. No server sends it, because statuses end at 599. */
const hiddenMisdirected = 599;

/**
 * Sends a request once. The Fetch standard tries a request again on a new connection when the answer is a 421, and the
 * service may bill both. Node offers no setting against it, so its `fetch` gets to see another status.
 */
export async function fetchOnce(request: Request): Promise<Response> {
  const dispatcher = (globalThis as { [dispatcherKey]?: Dispatcher })[dispatcherKey];
  if (!dispatcher) return globalThis.fetch(request);
  const withoutMisdirected: Dispatcher = {
    dispatch: (options, handler) => dispatcher.dispatch(options, hideMisdirected(handler)),
  };
  const init: RequestInit & { dispatcher: Dispatcher } = { dispatcher: withoutMisdirected };
  const response = await globalThis.fetch(request, init);
  if (response.status !== hiddenMisdirected) return response;
  return new Response(response.body, { status: misdirected, headers: response.headers });
}

/** The same handler, which hears of another status instead of 421. Its two methods are those of undici 6 and of 7. */
function hideMisdirected(handler: object): object {
  const statusSeen = (status: unknown) => (status === misdirected ? hiddenMisdirected : status);
  return new Proxy(handler, {
    get: (target, name) => {
      const method: unknown = Reflect.get(target, name, target);
      if (typeof method !== 'function') return method;
      if (name === 'onHeaders') {
        return (status: unknown, ...rest: unknown[]) => method.call(target, statusSeen(status), ...rest);
      }
      if (name === 'onResponseStart') {
        return (controller: unknown, status: unknown, ...rest: unknown[]) =>
          method.call(target, controller, statusSeen(status), ...rest);
      }
      return method.bind(target);
    },
  });
}
