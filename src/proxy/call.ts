/** The types between the parsed request of a browser and the response to it: calls, answers, and their handlers. */
import { type OperationName, operations } from '../contract/operations.ts';

/** One call of an operation. Every value in it was checked by `parseRequest`. */
export interface ServiceCall {
  /** The operation that is called. */
  readonly operation: OperationName;
  /** Decoded values of path and query, by the name of the parameter; an optional one may be an empty string. */
  readonly params: Readonly<Record<string, string>>;
  /** The session id of the browser, or null for operations without sessions. */
  readonly session: string | null;
}

/**
 * A client: the networks that its address belongs to, the narrowest first. Where one name is needed, the widest network
 * stands for the client, because all addresses of it may be in one hand.
 */
export type Client = readonly [narrowest: string, ...wider: string[]];

/** A call with the client that it comes from. */
export interface ClientCall extends ServiceCall {
  readonly client: Client;
  /** Counts the requests of this call that the service may have received. A call with none costs nothing. */
  readonly sent: { requests: number };
  /** A turn at the pace of the service that was free when the call came, and when that was. Default: none. */
  readonly turn?: { readonly takenAt: number; isUsed: boolean };
}

/** The name of a client, under which its data are kept. */
export function nameOfClient(client: Client): string {
  return client.at(-1) ?? client[0];
}

/** An answer of the service that has the shape of the contract. */
export interface ServiceAnswer {
  /** 404 stands for a country that does not exist, whose body is `null` (§4.6); everything else is a 200. */
  readonly status: 200 | 404;
  /** The body, unchanged. */
  readonly text: string;
  /** Length of the body in bytes of UTF-8. */
  readonly bytes: number;
  /** Seconds for which the answer may still be cached, 0 to 86,400. */
  readonly maxAge: number;
  /**
   * The source of the answer: `service` for this request alone, `shared` from the same request of another browser,
   * `kept` from the cache, `stale` from the cache although its age has passed, because the service fails.
   */
  readonly source: 'service' | 'shared' | 'kept' | 'stale';
}

/**
 * Answers a call. Each concern of the proxy is one wrapper that takes a handler (`next`) and returns a handler.
 * Rejects with a `ProxyProblem`, or with the reason of the signal when the browser has gone.
 */
export type CallHandler = (call: ClientCall, signal: AbortSignal) => Promise<ServiceAnswer>;

/** The two halves of the service. Each has its own circuit breaker and its own limits, because each fails alone. */
export type OperationFamily = 'dutch' | 'international';

/** The half of the service that an operation belongs to. */
export function familyOf(operation: OperationName): OperationFamily {
  return operations[operation].path.startsWith('/nl/') ? 'dutch' : 'international';
}

/** How the service reads a Dutch parameter, whatever its spelling: §4.1, and §4.2 for names. */
const spellings: Readonly<Record<string, (text: string) => string | number>> = {
  postcode: (text) => text.replace(/\s/g, '').toUpperCase(),
  houseNumber: Number,
  city: foldName,
  street: foldName,
};

function foldName(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase().replace(/\s+/g, ' ').trim();
}

/**
 * A key that is equal for all spellings of the same call, for example `2012 es` and `2012ES`. The cache and shared
 * requests use it, so that no spelling costs a request of its own. The session is not part of it.
 */
export function canonicalKey({ operation, params }: ServiceCall): string {
  const spelled = familyOf(operation) === 'dutch' ? spellings : {};
  const given = Object.entries(params).filter(([, text]) => text !== '');
  return JSON.stringify([operation, ...given.sort().map(([name, text]) => [name, spelled[name]?.(text) ?? text])]);
}
