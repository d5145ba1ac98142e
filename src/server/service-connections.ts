/**
 * Keeps connections to the service for longer than a shopper pauses. Node's `fetch` closes an idle one after four seconds, unless the
 * service names another time, and the next request pays for TCP and TLS again. The launcher imports this before anything
 * that loads `fetch`: a dispatcher that is there already is somebody else's choice, such as an outgoing proxy, and stays.
 */

/** Shorter than the 60 seconds after which cloud load balancers close, which could cross a request. */
const keepAliveTimeout = 30_000;

/** The global name under which Node keeps the dispatcher of `fetch`. */
const dispatcherKey = Symbol.for('undici.globalDispatcher.1');
const ofFetch = (): object | undefined => Reflect.get(globalThis, dispatcherKey);

if (!ofFetch()) {
  // Makes Node load its `fetch` and put an agent there, whose class has no other name.
  new Headers();
  const own = ofFetch();
  if (own)
    Reflect.set(
      globalThis,
      dispatcherKey,
      Reflect.construct(own.constructor as new () => object, [{ keepAliveTimeout }]),
    );
}

export {};
