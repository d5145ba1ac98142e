/**
 * What a proxy answers when it, not the service, has something to say: RFC 9457 problem details whose `type`
 * is one of these. The client maps them to reasons, so both sides read this one list.
 */
export const problemTypes = {
  /** No operation has this path. 404. */
  noOperation: 'urn:address-entry:problem:no-operation',
  /** Only GET is answered, and OPTIONS to pages of other origins that may ask. 405. */
  method: 'urn:address-entry:problem:method',
  /** A parameter, header or query is malformed; nothing was sent to the service. 400. */
  invalidInput: 'urn:address-entry:problem:invalid-input',
  /** The page that asks is not allowed to. 403. */
  forbidden: 'urn:address-entry:problem:forbidden',
  /** The address or country does not exist. 404. */
  notFound: 'urn:address-entry:problem:not-found',
  /** Several addresses fit; a city suffix is needed. 409. */
  ambiguous: 'urn:address-entry:problem:ambiguous',
  /** Too many requests, here or at the service. 429, with Retry-After. */
  rateLimited: 'urn:address-entry:problem:rate-limited',
  /** The proxy has too much to do. 503, with Retry-After. */
  overloaded: 'urn:address-entry:problem:overloaded',
  /** The shop's own cap for today is reached. 503, with Retry-After. */
  dailyCap: 'urn:address-entry:problem:daily-cap',
  /** The service refused the proxy's credentials or account. 502: never a 401, which would ask the shopper to log in. */
  upstreamAuth: 'urn:address-entry:problem:upstream-auth',
  /** The service answered something that is not in the contract. 502. */
  upstreamShape: 'urn:address-entry:problem:upstream-shape',
  /** The service cannot be reached or says it is unavailable. 502 or 503. */
  upstreamUnavailable: 'urn:address-entry:problem:upstream-unavailable',
  /** The service took too long. 504. */
  upstreamTimeout: 'urn:address-entry:problem:upstream-timeout',
  /** A mistake in the proxy. 500. */
  internal: 'urn:address-entry:problem:internal',
} as const;

export type ProblemType = (typeof problemTypes)[keyof typeof problemTypes];

/** RFC 9457, the members we use. */
export interface ProblemDetails {
  readonly type: ProblemType;
  readonly title: string;
  readonly status: number;
  /** The parameter at fault, never its value. */
  readonly parameter?: string;
}
