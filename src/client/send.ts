import { clientHeader } from '../contract/headers.ts';
import type { Operation, OperationBodies, OperationName } from '../contract/operation.ts';

/** Everything that speaks HTTP here has this type, so client, proxy and service can be joined in memory. */
export type Handler = (request: Request) => Promise<Response>;

/** What a request is made of besides the base URL. */
export interface Prepared {
  readonly path: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly cache?: RequestCache;
}

/** @throws ParameterError when a parameter cannot be sent. */
export type Prepare = (operation: Operation, params: object) => Prepared;

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
  prepare: () => Prepared,
  callerSignal?: AbortSignal,
): Promise<Outcome<Name>> {
  let request: Request | undefined;
  let response: Response | undefined;
  let text = '';
  let cause: unknown;
  try {
    const expiry = AbortSignal.timeout(timeout);
    const signal = callerSignal ? AbortSignal.any([callerSignal, expiry]) : expiry;
    const { path, headers, cache = 'default' } = prepare();
    const always = { accept: 'application/json', [clientHeader]: '1' };
    request = new Request(baseUrl + path, { headers: { ...always, ...headers }, signal, cache });
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

function maxAgeOf(headers: Headers): number {
  const [, seconds = 0] =
    /^(?!.*\bno-(?:store|cache)\b)(?:.*?[\s,])?max-age=(\d{1,9})(?![^\s,])/i.exec(headers.get('cache-control') ?? '') ??
    [];
  return Math.min(Number(seconds), maxAgeMax);
}
