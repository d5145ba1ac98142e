/**
 * The platform's `fetch`, without two faults of Node's: a second attempt after a 421, and answers that end the process.
 */

/** What undici, Node's `fetch`, reports of an answer to `fetch`: by `onHeaders` in undici 6, by `onResponseStart` in 7. */
interface AnswerHandler {
  onHeaders?(status: number, headers: unknown, ...rest: unknown[]): boolean;
  onResponseStart?(controller: unknown, status: number, headers: unknown, ...rest: unknown[]): void;
}

/** A handler that undici 6, 7 and 8 understand. */
export interface ExchangeHandler {
  readonly onConnect: (abort: (reason: unknown) => void) => void;
  /** @param fields names and values in turn, as bytes */
  readonly onHeaders: (status: number, fields: readonly unknown[]) => boolean;
  readonly onData: (chunk: Uint8Array<ArrayBuffer>) => boolean;
  readonly onComplete: () => void;
  readonly onError: (error: unknown) => void;
}

/** The part of undici that sends requests. Other platforms have none, or keep it to themselves. */
export interface Dispatcher {
  readonly dispatch: (options: object, handler: object) => boolean;
}

/** The global name under which Node and undici keep the dispatcher of `fetch`, `setGlobalDispatcher` included. */
const dispatcherKey = Symbol.for('undici.globalDispatcher.1');
export const dispatcherNow = () => (globalThis as { [dispatcherKey]?: Dispatcher })[dispatcherKey];

/** 421 Misdirected Request. */
const misdirected = 421;
/** Stands for 421 in Node's `fetch`, which does nothing special with it. No answer can have more than three digits. */
const standInStatus = 1_421;

/**
 * The most codings of a body (`Content-Encoding`). Node's `fetch` rejects an answer with more than five, but leaves its
 * body without a listener: when the connection then breaks, the error ends the process. No honest server has two.
 */
const maxCodings = 5;

/** Sends with the current dispatcher, and hides a 421 and answers with too many codings from the handler of `fetch`. */
const guard = {
  dispatch: (options: object, handler: AnswerHandler): boolean => {
    const guarding: AnswerHandler = Object.create(handler);
    // The handler of `fetch` is the prototype, so `this` has all that it needs.
    if (handler.onHeaders) {
      guarding.onHeaders = function (status, headers, ...rest) {
        return handler.onHeaders?.call(this, shownStatus(status, headers), headers, ...rest) ?? true;
      };
    }
    if (handler.onResponseStart) {
      guarding.onResponseStart = function (controller, status, headers, ...rest) {
        handler.onResponseStart?.call(this, controller, shownStatus(status, headers), headers, ...rest);
      };
    }
    return dispatcherNow()?.dispatch(options, guarding) ?? false;
  },
};

/**
 * Makes Node's `fetch` send a request once, and refuse answers that would end the process; does nothing on platforms
 * without undici. The Fetch standard repeats a request on a new connection after a 421, and the service may bill both.
 * Node has no setting against it, so its `fetch` is shown another status; `statusOf` reads it. A `fetch` that names a
 * dispatcher of its own replaces this one.
 */
export function guarded(init: RequestInit): RequestInit {
  const guardedInit: RequestInit & { dispatcher: typeof guard } = { ...init, dispatcher: guard };
  return dispatcherNow() ? guardedInit : init;
}

/** The status of an answer to a guarded request. */
export function statusOf({ status }: Response): number {
  return status === standInStatus ? misdirected : status;
}

/** Compares lengths first: they mostly differ, so that few names in bytes have to be decoded. */
function isNameOfCodings(name: unknown): boolean {
  const length = typeof name === 'string' || name instanceof Uint8Array ? name.length : 0;
  return length === 'content-encoding'.length && String(name).toLowerCase() === 'content-encoding';
}

/**
 * The status that `fetch` is shown.
 *
 * @param headers names and values in turn, as bytes (undici 6), or an object (7).
 * @throws TypeError when the answer has too many codings: undici closes the connection when a handler throws.
 */
function shownStatus(status: number, headers: unknown): number {
  const flat: readonly unknown[] = Array.isArray(headers) ? headers : Object.entries(headers ?? {}).flat();
  let codings = 0;
  for (const [index, name] of flat.entries()) {
    if (index % 2 > 0 || !isNameOfCodings(name)) continue;
    codings += String(flat[index + 1]).split(',').length;
  }
  if (codings > maxCodings) throw new TypeError('The answer has too many codings.');
  return status === misdirected ? standInStatus : status;
}
