/**
 * Sends spans to a collector by the SDK of OpenTelemetry, which reads the variables `OTEL_…`, tries again, and follows no
 * redirect, which would carry the key of the collector to another server.
 */
import { setTimeout as delay } from 'node:timers/promises';
import { type HrTime, type SpanContext, SpanKind, SpanStatusCode, TraceFlags } from '@opentelemetry/api';
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http';
import { detectResources, envDetector, type Resource, resourceFromAttributes } from '@opentelemetry/resources';
import { BatchSpanProcessor, type ReadableSpan } from '@opentelemetry/sdk-trace-base';
import type { Span } from '../proxy.ts';

/** Milliseconds that the last spans may take when the server ends. */
const closeTimeoutMs = 5_000;

/** Options of the exporter. */
export interface SpanExporterOptions {
  /** URL at which the collector takes traces, e.g. `http://127.0.0.1:4318/v1/traces`. */
  readonly url: string;
  /** Is called when spans were lost after none were lost before. */
  readonly onLost: () => void;
}

/** Takes spans and sends them in batches. */
export interface SpanExporter {
  /** Takes a span. Never throws and never waits. */
  readonly onSpan: (span: Span) => void;
  /** Sends the spans that wait, and resolves when they were sent or lost. */
  readonly close: () => Promise<void>;
}

/** Creates the exporter of one server. */
export function createSpanExporter({ url, onLost }: SpanExporterOptions): SpanExporter {
  const own = resourceFromAttributes({ 'service.name': 'address-entry-proxy' });
  const resource = own.merge(detectResources({ detectors: [envDetector] }));
  const collector = new OTLPTraceExporter({ url });
  let isLosing = false;
  const setLosing = (losing: boolean) => {
    if (losing && !isLosing) onLost();
    isLosing = losing;
  };
  const processor = new BatchSpanProcessor({
    export: (spans, done) =>
      collector.export(spans, (result) => {
        setLosing(result.error !== undefined);
        done(result);
      }),
    shutdown: () => collector.shutdown(),
  });
  return {
    onSpan: (span) => processor.onEnd(readableSpan(span, resource)),
    close: async () => {
      const sent = processor.shutdown().catch(() => {});
      const isLate = await Promise.race([sent, delay(closeTimeoutMs, true, { ref: false })]);
      if (isLate) setLosing(true);
    },
  };
}

function readableSpan({ traceId, parentSpanId, ...span }: Span, resource: Resource): ReadableSpan {
  const isError = 'error.type' in span.attributes;
  const contextOf = (spanId: string): SpanContext => ({ traceId, spanId, traceFlags: TraceFlags.SAMPLED });
  return {
    name: span.name,
    kind: span.kind === 'server' ? SpanKind.SERVER : SpanKind.CLIENT,
    spanContext: () => contextOf(span.spanId),
    ...(parentSpanId !== null && {
      parentSpanContext: { ...contextOf(parentSpanId), isRemote: span.kind === 'server' },
    }),
    startTime: timeOf(span.start),
    endTime: timeOf(span.end),
    duration: timeOf(span.end - span.start),
    ended: true,
    status: { code: isError ? SpanStatusCode.ERROR : SpanStatusCode.UNSET },
    attributes: span.attributes,
    resource,
    instrumentationScope: { name: 'address-entry' },
    links: [],
    events: [],
    droppedAttributesCount: 0,
    droppedEventsCount: 0,
    droppedLinksCount: 0,
  };
}

/** Seconds and nanoseconds. */
function timeOf(milliseconds: number): HrTime {
  return [Math.trunc(milliseconds / 1_000), Math.round((milliseconds % 1_000) * 1e6)];
}
