/**
 * Metrics in the format OpenMetrics. prom-client writes them, because it also measures the process (heap, event loop,
 * handles) and knows the details of the format.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import type { ProxyEvent, RequestLog } from '../proxy.ts';

/** Counts requests and events, and writes the counts as text. */
export interface Metrics {
  /** Media type of the text. */
  readonly contentType: string;
  /** All metrics as text. */
  readonly text: () => Promise<string>;
  /** Counts a request. */
  readonly countRequest: (request: RequestLog) => void;
  /** Counts an event. */
  readonly countEvent: (event: ProxyEvent) => void;
  /** Marks all circuit breakers as closed, as they are in a new proxy. */
  readonly resetBreakers: () => void;
}

/** Creates the metrics of one server. All labels are names of our own, so that a client cannot create new series. */
export function createMetrics(): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'address_proxy_requests',
    help: 'Requests by operation and outcome.',
    labelNames: ['operation', 'status', 'source', 'problem', 'limit'],
    registers,
  });
  const seconds = new Histogram({
    name: 'address_proxy_request_seconds',
    help: 'Seconds until the response was ready.',
    labelNames: ['operation', 'source'],
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  });
  const answers = new Counter({
    name: 'address_proxy_service_answers',
    help: 'Answers of the service by their status.',
    labelNames: ['operation', 'status'],
    registers,
  });
  const events = new Counter({
    name: 'address_proxy_events',
    help: 'Events for the operator, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const breakers = new Gauge({
    name: 'address_proxy_breaker_open',
    help: '1 while the circuit breaker of this half of the service is not closed.',
    labelNames: ['family'],
    registers,
  });
  const resetBreakers = () => {
    for (const family of ['dutch', 'international'] as const) breakers.set({ family }, 0);
  };
  resetBreakers();

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    countRequest: ({ operation, status, source, problem, limit, upstreamStatus, milliseconds }) => {
      const operationLabel = operation ?? 'none';
      const sourceLabel = source ?? 'none';
      requests.inc({
        operation: operationLabel,
        status,
        source: sourceLabel,
        problem: problem?.replace(/^.*:/, '') ?? 'none',
        limit: limit ?? 'none',
      });
      seconds.observe({ operation: operationLabel, source: sourceLabel }, milliseconds / 1_000);
      if (upstreamStatus !== null) answers.inc({ operation: operationLabel, status: upstreamStatus });
    },
    countEvent: (event) => {
      events.inc({ kind: event.kind });
      if (event.kind === 'breaker') breakers.set({ family: event.family }, event.state === 'closed' ? 0 : 1);
    },
    resetBreakers,
  };
}
