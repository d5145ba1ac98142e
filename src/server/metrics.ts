/**
 * What a monitor counts, in OpenMetrics. By prom-client: it also knows the process (heap, event loop, handles), and
 * gets the escaping and the end of the format right.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import type { ProxyEvent, RequestLog } from '../proxy.ts';

export interface Metrics {
  readonly contentType: string;
  readonly text: () => Promise<string>;
  readonly request: (request: RequestLog) => void;
  readonly event: (event: ProxyEvent) => void;
  /** A new proxy trusts the service as at the start. */
  readonly renewed: () => void;
}

/** Labels are names of our own, so nobody who asks can make up new series. */
export function createMetrics(): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  const registers = [registry];
  collectDefaultMetrics({ register: registry });

  const requests = new Counter({
    name: 'address_proxy_requests',
    help: 'Requests by what became of them.',
    labelNames: ['operation', 'status', 'source', 'problem', 'limit'],
    registers,
  });
  const seconds = new Histogram({
    name: 'address_proxy_request_seconds',
    help: 'Time until the answer was there.',
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
    help: 'What an operator should know, by kind.',
    labelNames: ['kind'],
    registers,
  });
  const breakers = new Gauge({
    name: 'address_proxy_breaker_open',
    help: 'Whether this half of the service is given a rest.',
    labelNames: ['family'],
    registers,
  });
  const renewed = () => {
    for (const family of ['dutch', 'international'] as const) breakers.set({ family }, 0);
  };
  renewed();

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    request: ({ operation, status, source, problem, limit, upstreamStatus, milliseconds }) => {
      const name = operation ?? 'none';
      const from = source ?? 'none';
      requests.inc({
        operation: name,
        status,
        source: from,
        problem: problem?.replace(/^.*:/, '') ?? 'none',
        limit: limit ?? 'none',
      });
      seconds.observe({ operation: name, source: from }, milliseconds / 1_000);
      if (upstreamStatus !== null) answers.inc({ operation: name, status: upstreamStatus });
    },
    event: (event) => {
      events.inc({ kind: event.kind });
      if (event.kind === 'breaker') breakers.set({ family: event.family }, event.state === 'closed' ? 0 : 1);
    },
    renewed,
  };
}
