/** Turns what happened to a request into the line a log may hold. */
import type { Answer, CheckedCall } from './call.ts';
import { truncatedAddress } from './client-address.ts';
import type { Listener, RequestLog } from './events.ts';
import type { Problem } from './problem.ts';

/** What is known in the end; each part may be missing when the request came to its end before. */
export interface Course {
  readonly began: number;
  readonly call: CheckedCall | null;
  readonly address: string | null;
  readonly answer: Answer | null;
  readonly problem: Problem | null;
  readonly status: number;
}

export interface ObserverOptions {
  readonly onRequest: Listener<RequestLog>;
  readonly logKey: string | null;
  readonly now: () => number;
}

/** Tells the listener after the response is on its way; never rejects. */
export function createObserver({ onRequest, logKey, now }: ObserverOptions): (course: Course) => void {
  const mark = createMark(logKey);
  return ({ began, call, address, answer, problem, status }) => {
    const milliseconds = now() - began;
    void mark(call?.session ?? null).then((session) => {
      onRequest({
        time: new Date(began).toISOString(),
        operation: call?.operation ?? null,
        status,
        problem: problem?.type ?? null,
        limit: problem?.init.limit ?? null,
        upstreamStatus: problem?.init.upstreamStatus ?? (answer?.source === 'service' ? answer.status : null),
        source: answer?.source ?? null,
        milliseconds,
        bytes: answer?.bytes ?? 0,
        network: address === null ? null : truncatedAddress(address),
        session,
      });
    });
  };
}

/** Tells sessions apart without naming them: whoever reads the log cannot use one. */
function createMark(logKey: string | null): (session: string | null) => Promise<string | null> {
  // Made for the first request: some platforms have no chance and no cryptography before it.
  let key: Promise<CryptoKey> | null = null;
  const createKey = () => {
    const bytes = logKey === null ? crypto.getRandomValues(new Uint8Array(32)) : new TextEncoder().encode(logKey);
    return crypto.subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  };
  return async (session) => {
    if (session === null) return null;
    key ??= createKey();
    const signature = await crypto.subtle.sign('HMAC', await key, new TextEncoder().encode(session));
    return Array.from(new Uint8Array(signature, 0, 4), (byte) => byte.toString(16).padStart(2, '0')).join('');
  };
}
