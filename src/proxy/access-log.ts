/** Turns a finished request into an entry of the log that holds nothing personal. */
import type { Client, ServiceAnswer, ServiceCall } from './call.ts';
import { truncatedNetwork } from './client-address.ts';
import { hashOf, hexOf } from './digest.ts';
import type { Listener, RequestLog } from './events.ts';
import type { ParsedOptions } from './options.ts';
import type { ProxyProblem } from './problem.ts';

/** A balancer's id: letters, digits and separators, so that nothing else gets into the log this way. */
const requestIdPattern = /^[\w.:+/=-]{1,128}$/;

/** W3C Trace Context §3.2: no version ff, and no id of zeros. Version 00 ends there; later ones may go on. */
const traceparentPattern = /^(?!ff)([\da-f]{2})-(?!0{32})([\da-f]{32})-(?!0{16})[\da-f]{16}-[\da-f]{2}(-.*)?$/;

/** The ids by which other logs and traces name the same request. */
function idsOf({ headers }: Request): Pick<RequestLog, 'traceId' | 'requestId'> {
  const [requestId = null] = requestIdPattern.exec(headers.get('x-request-id') ?? '') ?? [];
  const [, version, traceId = null, rest] = traceparentPattern.exec(headers.get('traceparent') ?? '') ?? [];
  return { traceId: version === '00' && rest !== undefined ? null : traceId, requestId };
}

/** A request at its end. Parts are null if the request ended before they were known. */
interface RequestOutcome {
  readonly request: Request;
  /** When the request came, in milliseconds since the epoch. */
  readonly began: number;
  readonly client: Client;
  readonly call: ServiceCall | null;
  readonly answer: ServiceAnswer | null;
  readonly problem: ProxyProblem | null;
  /** The status of the response. */
  readonly status: number;
}

/** Returns a function that passes each request to the listener after its response is on the way. */
export function createAccessLog({
  onRequest,
  logKey,
  now,
}: Pick<ParsedOptions, 'logKey' | 'now'> & { readonly onRequest: Listener<RequestLog> }) {
  const markOf = createSessionMarker(logKey);
  return async ({ request, began, client, call, answer, problem, status }: RequestOutcome): Promise<void> => {
    const milliseconds = now() - began;
    const session = await markOf(call?.session ?? null);
    onRequest({
      time: new Date(began).toISOString(),
      operation: call?.operation ?? null,
      status,
      problem: problem?.type ?? null,
      limit: problem?.init.limit ?? null,
      cause: problem?.init.cause ?? null,
      upstreamStatus: problem?.init.upstreamStatus ?? (answer?.source === 'service' ? answer.status : null),
      source: answer?.source ?? null,
      milliseconds,
      bytes: answer?.bytes ?? 0,
      network: truncatedNetwork(client),
      session,
      ...idsOf(request),
    });
  };
}

/**
 * Turns a session id into a mark of eight hexadecimal digits. Marks tell sessions apart, and a reader of the log
 * cannot use a session.
 */
function createSessionMarker(logKey: string | null): (session: string | null) => Promise<string | null> {
  // The key is made for the first request, because some platforms allow no random numbers earlier.
  let key = logKey;
  return async (session) => {
    if (session === null) return null;
    key ??= hexOf(crypto.getRandomValues(new Uint8Array(32)).buffer);
    return (await hashOf(`${key}\n${session}`)).slice(0, 8);
  };
}
