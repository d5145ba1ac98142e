/** The prefix of the `type` of all problems of the proxy. */
export const problemPrefix = 'urn:address-entry:problem:';

/**
 * The `type` of every problem (RFC 9457) that the proxy answers with, and its status. The proxy never forwards an error
 * body of the service. The client maps each type to a reason, so both sides use this list.
 */
export const problemTypes = {
  /** The path belongs to no operation. 404. */
  noOperation: 'urn:address-entry:problem:no-operation',
  /** The method is neither GET nor the OPTIONS of an allowed origin. 405. */
  method: 'urn:address-entry:problem:method',
  /** A parameter, header or query is malformed; nothing was sent to the service. 400. */
  invalidInput: 'urn:address-entry:problem:invalid-input',
  /** The page may not use the proxy. 403. */
  forbidden: 'urn:address-entry:problem:forbidden',
  /** The address or country does not exist. 404. */
  notFound: 'urn:address-entry:problem:not-found',
  /** Several addresses fit; a city suffix is needed. 409. */
  ambiguous: 'urn:address-entry:problem:ambiguous',
  /** A limit of the proxy or of the service is reached. 429, with Retry-After. */
  rateLimited: 'urn:address-entry:problem:rate-limited',
  /** Too many requests are pending in the proxy. 503, with Retry-After. */
  overloaded: 'urn:address-entry:problem:overloaded',
  /** The shop's daily cap is reached. 503, with Retry-After. */
  dailyCap: 'urn:address-entry:problem:daily-cap',
  /**
   * The service refused the proxy's credentials or account. 502, because a 401 would make browsers ask for a password.
   */
  upstreamAuth: 'urn:address-entry:problem:upstream-auth',
  /** The service's answer does not match the contract. 502. */
  upstreamShape: 'urn:address-entry:problem:upstream-shape',
  /** The service cannot be reached or fails, or the circuit breaker is open for that. 503. */
  upstreamUnavailable: 'urn:address-entry:problem:upstream-unavailable',
  /** The service took too long. 504. */
  upstreamTimeout: 'urn:address-entry:problem:upstream-timeout',
  /** An unexpected error inside the proxy. 500. */
  internal: 'urn:address-entry:problem:internal',
} as const;

/** One of `problemTypes`. */
export type ProblemType = (typeof problemTypes)[keyof typeof problemTypes];

/** What a limit applies to: this session, all sessions of this client, or all clients of the account. */
export type LimitScope = 'session' | 'client' | 'account';

/** The body of a problem: the members of RFC 9457 that the proxy uses, `parameter` and `limit`. */
export interface ProblemDetails {
  readonly type: ProblemType;
  readonly title: string;
  readonly status: number;
  /** The mistake and how to fix it, for developers. Contains no value from the request. */
  readonly detail?: string;
  /** The name of the invalid parameter, never its value. */
  readonly parameter?: string;
  /** The limit that was reached, if the problem is a limit. */
  readonly limit?: LimitScope;
}
