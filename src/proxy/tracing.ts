/**
 * Spans for a tracing system such as OpenTelemetry, without its packages: ids and the header `traceparent` are those of
 * W3C Trace Context, names of attributes those of OpenTelemetry's HTTP conventions.
 */
import { operations } from '../contract/operations.ts';
import type { CallHandler, ServiceCall } from './call.ts';
import { hexOf } from './digest.ts';
import type { Listener } from './events.ts';
import { ProxyProblem } from './problem.ts';

/** A piece of work that has ended. It holds no address text, no session and no client address. */
export interface Span {
  /** 32 hexadecimal digits that all spans of a trace have in common. */
  readonly traceId: string;
  /** 16 hexadecimal digits. */
  readonly spanId: string;
  /** The span that this one is a part of; null for the first one of a trace. */
  readonly parentSpanId: string | null;
  /** Method and route, e.g. `GET /international/v1/country/{country}`; `request` for one that is no operation. */
  readonly name: string;
  /** `server` for a request of a browser, `client` for a request to the service. */
  readonly kind: 'server' | 'client';
  /** Milliseconds since the epoch. */
  readonly start: number;
  /** Milliseconds since the epoch. */
  readonly end: number;
  /** `http.request.method`, `http.route`, `http.response.status_code` and `error.type`; missing ones are left out. */
  readonly attributes: Readonly<Record<string, string | number>>;
}

/** The end of a span's work. */
export interface SpanOutcome {
  /** The call; null for a request that is no operation. */
  readonly call: ServiceCall | null;
  /** Status of the response; null when there was none. */
  readonly status: number | null;
  /** Type of the problem, or `aborted` when no client waited any more; null when all went well. */
  readonly error: string | null;
}

/** A span that has begun. */
export interface OpenSpan {
  /** Value of the header `traceparent` for those who do a part of this work. */
  readonly traceparent: string;
  /** Ends the span and passes it to the listener. */
  readonly end: (outcome: SpanOutcome) => void;
}

/** Begins a span, as a part of the one in a header `traceparent`; null when nothing listens to spans. */
export type StartSpan = (kind: Span['kind'], traceparent: string | null) => OpenSpan | null;

/** Bit of the flags that says whether the trace is recorded. */
const sampledFlag = 1;

/**
 * Creates the function that begins spans. A malformed `traceparent` counts as none, and a new trace begins. A trace
 * that is not recorded is passed on, and the listener hears nothing of it.
 *
 * @param onSpan gets each span at its end; null for no spans.
 * @param now milliseconds since the epoch.
 */
export function createStartSpan(onSpan: Listener<Span> | null, now: () => number): StartSpan {
  if (!onSpan) return () => null;
  return (kind, traceparent) => {
    const parent = parseTraceparent(traceparent);
    const traceId = parent?.traceId ?? randomHex(16);
    const spanId = randomHex(8);
    const flags = parent?.flags ?? sampledFlag;
    const start = now();
    return {
      traceparent: `00-${traceId}-${spanId}-${flags.toString(16).padStart(2, '0')}`,
      end: (outcome) => {
        if ((flags & sampledFlag) === 0) return;
        const ids = { traceId, spanId, parentSpanId: parent?.spanId ?? null };
        onSpan({ ...ids, kind, start, end: now(), ...describe(outcome) });
      },
    };
  };
}

interface Parent {
  readonly traceId: string;
  readonly spanId: string;
  readonly flags: number;
}

/** W3C Trace Context §3.2: version 00, and no id of zeros. A later version is read as 00, as it asks for. */
function parseTraceparent(header: string | null): Parent | null {
  const [, version, traceId = '', spanId = '', flags = '', rest] =
    /^([\da-f]{2})-([\da-f]{32})-([\da-f]{16})-([\da-f]{2})(-.*)?$/.exec(header ?? '') ?? [];
  if (version === undefined || version === 'ff' || (version === '00' && rest !== undefined)) return null;
  if (/^0+$/.test(traceId) || /^0+$/.test(spanId)) return null;
  return { traceId, spanId, flags: Number.parseInt(flags, 16) & sampledFlag };
}

/** The id of the trace in a header `traceparent`; null without a valid one. */
export function traceIdOf(traceparent: string | null): string | null {
  return parseTraceparent(traceparent)?.traceId ?? null;
}

function randomHex(bytes: number): string {
  return hexOf(crypto.getRandomValues(new Uint8Array(bytes)).buffer);
}

function describe({ call, status, error }: SpanOutcome): Pick<Span, 'name' | 'attributes'> {
  const route = call && operations[call.operation].path.replaceAll('?}', '}');
  return {
    name: route ? `GET ${route}` : 'request',
    attributes: {
      ...(route && { 'http.request.method': 'GET', 'http.route': route }),
      ...(status !== null && { 'http.response.status_code': status }),
      ...(error !== null && { 'error.type': error }),
    },
  };
}

/** Puts a span around each request to the service, which gets the span's `traceparent`. */
export function withSpans(next: CallHandler, startSpan: StartSpan): CallHandler {
  return async (call, signal) => {
    const span = startSpan('client', call.traceparent ?? null);
    if (!span) return next(call, signal);
    try {
      const answer = await next({ ...call, traceparent: span.traceparent }, signal);
      span.end({ call, status: answer.status, error: null });
      return answer;
    } catch (error) {
      const problem = error instanceof ProxyProblem ? error : null;
      span.end({ call, status: problem?.init.upstreamStatus ?? null, error: problem?.type ?? 'aborted' });
      throw error;
    }
  };
}
