import type { Operation, OperationBodies, OperationName, OperationParams } from '../contract/operation.ts';
import { fillPath, ParameterError, type Params } from '../contract/paths.ts';
import { clientHeader, sessionHeader, sessionPattern } from '../contract/rules.ts';

/** Everything that speaks HTTP here has this type, so client, proxy and service can be joined in memory. */
export type Handler = (request: Request) => Promise<Response>;

/** Where and how requests are sent. */
export interface Line {
  /** Without a slash at its end. */
  readonly baseUrl: string;
  readonly fetch: Handler;
  /** Milliseconds one request may take. */
  readonly timeout: number;
}

export interface Answer<Name extends OperationName> {
  readonly body: OperationBodies[Name];
  /** Seconds the answer may be kept; 0 when it must not be. */
  readonly maxAge: number;
}

/** A call without an answer that can be used, as it came; what it means is the business of `trouble.ts`. */
export interface Failure {
  /** Undefined when none could be made of the parameters and the URL. */
  readonly request: Request | undefined;
  /** Undefined when none arrived as a whole. */
  readonly response: Response | undefined;
  readonly text: string;
  /** What was thrown, if anything was. */
  readonly cause: unknown;
}

export type Outcome<Name extends OperationName> = Answer<Name> | Failure;

/** Longest time an answer is kept, in seconds: a day. */
const maxAgeMax = 86_400;

/** One operation, asked once. Never rejects. */
export async function send<Name extends OperationName>(
  { baseUrl, fetch, timeout }: Line,
  operation: Operation<Name>,
  params: OperationParams[Name],
  signal?: AbortSignal,
): Promise<Outcome<Name>> {
  let request: Request | undefined;
  let response: Response | undefined;
  let text = '';
  let cause: unknown;
  try {
    const expiry = AbortSignal.timeout(timeout);
    request = requestFor(baseUrl, operation, params as Params, signal ? AbortSignal.any([signal, expiry]) : expiry);
    const arriving = await fetch(request);
    text = await arriving.text();
    response = arriving;
    const body = JSON.parse(text);
    if (response.ok && operation.isBody(body)) return { body, maxAge: maxAgeOf(response.headers) };
  } catch (error) {
    cause = error;
  }
  return { request, response, text, cause };
}

function requestFor(baseUrl: string, operation: Operation, params: Params, signal: AbortSignal): Request {
  const headers = {
    accept: 'application/json',
    [clientHeader]: '1',
    ...(operation.session && { [sessionHeader]: sessionOf(params) }),
  };
  // A browser's cache does not look at the session header, so an answer kept there would serve another entry.
  const cache = operation.session ? 'no-store' : 'default';
  return new Request(baseUrl + fillPath(operation, params), { headers, signal, cache });
}

function sessionOf({ session }: Params): string {
  if (typeof session === 'string' && sessionPattern.test(session)) return session;
  throw new ParameterError('session', 'is malformed');
}

function maxAgeOf(headers: Headers): number {
  const [, seconds = 0] =
    /^(?!.*\bno-(?:store|cache)\b)(?:.*?[\s,])?max-age=(\d{1,9})(?![^\s,])/i.exec(headers.get('cache-control') ?? '') ??
    [];
  return Math.min(Number(seconds), maxAgeMax);
}
