/**
 * Metrics in the format OpenMetrics. prom-client writes them, because it also measures the process (heap, event loop,
 * handles) and knows the details of the format.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import type { Load, LookupLog, ProxyEvent, RequestLog } from '../proxy.ts';

/** Counts requests and events, and writes the counts as text. */
export interface Metrics {
  /** Media type of the text. */
  readonly contentType: string;
  /** All metrics as text. */
  readonly text: () => Promise<string>;
  /** Counts a request. */
  readonly countRequest: (request: RequestLog) => void;
  /** Counts a lookup. */
  readonly countLookup: (lookup: LookupLog) => void;
  /** Counts an event. */
  readonly countEvent: (event: ProxyEvent) => void;
  /** Marks all circuit breakers as closed, as they are in a new proxy. */
  readonly resetBreakers: () => void;
}

/** The sources of the metrics, read when the metrics are. */
export interface MetricsSources {
  /** Version of the package. */
  readonly version: string;
  /** The load of the proxy. */
  readonly load: () => Readonly<Record<'dutch' | 'international', Load>>;
  /** The daily cap, and the lookups of it that are left today; null without a cap. */
  readonly cap: () => { readonly cap: number; readonly left: number } | null;
}

/** Creates the metrics of one server. All labels are names of our own, so that a client cannot create new series. */
export function createMetrics({ version, load, cap }: MetricsSources): Metrics {
  const registry = new Registry<OpenMetricsContentType>();
  registry.setContentType(Registry.OPENMETRICS_CONTENT_TYPE);
  collectDefaultMetrics({ register: registry });

  const described = <Label extends string>(name: string, help: string, ...labelNames: Label[]) => {
    return { name: `address_proxy_${name}`, help, labelNames, registers: [registry] };
  };
  const requests = new Counter(
    described(
      'requests',
      'Requests by operation and outcome.',
      'operation',
      'status',
      'source',
      'problem',
      'limit',
      'cause',
    ),
  );
  const seconds = new Histogram({
    ...described('request_seconds', 'Seconds until the response was ready.', 'operation', 'source'),
    buckets: [0.001, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
  });
  const answers = new Counter(
    described('service_answers', 'Answers of the service by their status.', 'operation', 'status'),
  );
  const events = new Counter(described('events', 'Events for the operator, by kind.', 'kind'));
  const breakers = new Gauge(
    described('breaker_open', '1 while the circuit breaker of this half of the service is not closed.', 'family'),
  );
  const lookups = new Counter(described('lookups', 'Lookups that the service may bill.', 'family'));
  new Gauge({
    ...described('cap', 'Lookups that the daily cap allows; missing without a cap.'),
    collect() {
      this.reset();
      const limits = cap();
      if (limits) this.set(limits.cap);
    },
  });
  new Gauge({
    ...described('cap_left', 'Lookups of the daily cap that are left today, as far as this process knows.'),
    collect() {
      this.reset();
      const limits = cap();
      if (limits) this.set(limits.left);
    },
  });
  const loadGauge = (name: string, help: string, read: (load: Load) => number) =>
    new Gauge({
      ...described(name, help, 'family'),
      collect() {
        for (const [family, each] of Object.entries(load())) this.set({ family }, read(each));
      },
    });
  loadGauge('places', 'Requests that may be at this half of the service.', ({ places }) => places);
  loadGauge('places_taken', 'Requests that are at this half of the service.', ({ taken }) => taken);
  loadGauge('queue', 'Requests that wait for a place.', ({ waiting }) => waiting);
  const build = new Gauge(described('build_info', '1, with the version.', 'version', 'node'));
  build.set({ version, node: process.versions.node }, 1);
  for (const family of ['dutch', 'international'] as const) lookups.inc({ family }, 0);
  const resetBreakers = () => {
    for (const family of ['dutch', 'international'] as const) breakers.set({ family }, 0);
  };
  resetBreakers();

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    countRequest: ({ operation, status, source, problem, limit, cause, upstreamStatus, milliseconds }) => {
      const operationLabel = operation ?? 'none';
      const sourceLabel = source ?? 'none';
      requests.inc({
        operation: operationLabel,
        status,
        source: sourceLabel,
        problem: problem?.replace(/^.*:/, '') ?? 'none',
        limit: limit ?? 'none',
        cause: cause ?? 'none',
      });
      seconds.observe({ operation: operationLabel, source: sourceLabel }, milliseconds / 1_000);
      if (upstreamStatus !== null) answers.inc({ operation: operationLabel, status: upstreamStatus });
    },
    countLookup: ({ family }) => lookups.inc({ family }),
    countEvent: (event) => {
      events.inc({ kind: event.kind });
      if (event.kind === 'breaker') breakers.set({ family: event.family }, event.state === 'closed' ? 0 : 1);
    },
    resetBreakers,
  };
}
