/**
 * Sends spans to a collector of OpenTelemetry in OTLP/JSON over HTTP. It uses no package of OpenTelemetry, because the
 * format is one JSON document, and the packages would be larger than the rest of the server.
 */
import type { Span } from '../proxy.ts';

/** Spans are sent when this many have ended, or when the oldest has waited for the interval. */
const batchSize = 256;
const sendIntervalMs = 5_000;
/** The most spans that wait; further ones are dropped until a collector that is down answers again. */
const maxWaiting = 2_048;
/** Milliseconds that the collector may take for a batch. */
const sendTimeoutMs = 5_000;

/** Options of the exporter. */
export interface SpanExporterOptions {
  /** URL at which the collector takes traces, e.g. `http://127.0.0.1:4318/v1/traces`. */
  readonly url: string;
  /** Headers of each batch beside its type. Default: none. */
  readonly headers?: Readonly<Record<string, string>>;
  /** Attributes of the resource. Default: `service.name` alone, `address-entry-proxy`. */
  readonly resource?: Readonly<Record<string, string>>;
  /** Is called when spans were lost after none were lost before. */
  readonly onLost: () => void;
  /** Sends a batch. Default: the platform's `fetch`. */
  readonly fetch?: (url: string, init: RequestInit) => Promise<Response>;
}

/** Takes spans and sends them in batches. */
export interface SpanExporter {
  /** Takes a span. Never throws and never waits. */
  readonly onSpan: (span: Span) => void;
  /** Sends the spans that wait, and resolves when they were sent or lost. */
  readonly flush: () => Promise<void>;
}

/** Creates the exporter of one server. */
export function createSpanExporter({
  url,
  headers: ownHeaders = {},
  resource = {},
  onLost,
  fetch = globalThis.fetch,
}: SpanExporterOptions): SpanExporter {
  let waiting: Span[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isLosing = false;

  const setLosing = (losing: boolean) => {
    if (losing && !isLosing) onLost();
    isLosing = losing;
  };
  const flush = async () => {
    clearTimeout(timer);
    timer = undefined;
    const batch = waiting;
    waiting = [];
    if (batch.length === 0) return;
    try {
      const headers = { ...ownHeaders, 'content-type': 'application/json' };
      const signal = AbortSignal.timeout(sendTimeoutMs);
      const response = await fetch(url, {
        method: 'POST',
        headers,
        body: JSON.stringify(otlpOf(batch, resource)),
        signal,
      });
      await response.body?.cancel();
      setLosing(!response.ok);
    } catch {
      setLosing(true);
    }
  };
  return {
    onSpan: (span) => {
      if (waiting.length >= maxWaiting) return setLosing(true);
      waiting.push(span);
      if (waiting.length === batchSize) void flush();
      // The timer must not keep a server alive that has ended otherwise.
      else timer ??= setTimeout(() => void flush(), sendIntervalMs).unref();
    },
    flush,
  };
}

/** Numbers of OTLP for `SPAN_KIND_SERVER`, `SPAN_KIND_CLIENT` and `STATUS_CODE_ERROR`. */
const kinds: Readonly<Record<Span['kind'], number>> = { server: 2, client: 3 };
const errorStatus = { code: 2 };

function otlpOf(spans: readonly Span[], attributes: Readonly<Record<string, string>>): object {
  const resource = { attributes: attributesOf({ 'service.name': 'address-entry-proxy', ...attributes }) };
  return {
    resourceSpans: [{ resource, scopeSpans: [{ scope: { name: 'address-entry' }, spans: spans.map(spanOf) }] }],
  };
}

function spanOf({ traceId, spanId, parentSpanId, name, kind, start, end, attributes }: Span): object {
  return {
    traceId,
    spanId,
    ...(parentSpanId !== null && { parentSpanId }),
    name,
    kind: kinds[kind],
    startTimeUnixNano: nanoseconds(start),
    endTimeUnixNano: nanoseconds(end),
    attributes: attributesOf(attributes),
    ...('error.type' in attributes && { status: errorStatus }),
  };
}

/** JSON cannot hold a number of this size exactly, so OTLP writes it as a string. */
function nanoseconds(milliseconds: number): string {
  return `${Math.round(milliseconds)}000000`;
}

function attributesOf(attributes: Span['attributes']): readonly object[] {
  return Object.entries(attributes).map(([key, value]) => ({
    key,
    value: typeof value === 'number' ? { intValue: String(value) } : { stringValue: value },
  }));
}
