/**
 * Metrics in the format OpenMetrics. prom-client writes them, because it also measures the process (heap, event loop,
 * handles) and knows the details of the format.
 */
import { Counter, collectDefaultMetrics, Gauge, Histogram, type OpenMetricsContentType, Registry } from 'prom-client';
import type { AddressProxy, Load, LookupLog, ProxyEvent, RequestLog } from '../proxy.ts';
import type { RunningShop } from './shops.ts';

/** The sources of the metrics, read whenever the metrics are. */
interface MetricsSources {
  /** Version of the package. */
  readonly version: string;
  /** The current shops: new settings may bring others. */
  readonly shops: () => readonly (Pick<RunningShop, 'name' | 'cap'> & { readonly proxy: Pick<AddressProxy, 'load'> })[];
}

/** The label of a shop with a name. */
const labelOf = (shop: string | null) => (shop === null ? {} : { shop });

/** Counts requests and events, and writes the counts as text. */
export type Metrics = ReturnType<typeof createMetrics>;

/** Creates the metrics of one server. All labels are names of our own, so that a client cannot create new series. */
export function createMetrics({ version, shops }: MetricsSources) {
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
      'shop',
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
  const events = new Counter(described('events', 'Events for the operator, by kind.', 'shop', 'kind'));
  const breakers = new Gauge(
    described(
      'breaker_open',
      '1 while the circuit breaker of this half of the service is not closed.',
      'shop',
      'family',
    ),
  );
  const lookups = new Counter(described('lookups', 'Lookups that the service may bill.', 'shop', 'family'));
  const capGauge = (name: string, help: string, read: (cap: NonNullable<ReturnType<RunningShop['cap']>>) => number) =>
    new Gauge({
      ...described(name, help, 'shop'),
      collect() {
        this.reset();
        for (const shop of shops()) {
          const cap = shop.cap();
          if (cap) this.set(labelOf(shop.name), read(cap));
        }
      },
    });
  capGauge('cap', 'Lookups that the daily cap allows; absent without a cap.', ({ cap }) => cap);
  capGauge(
    'cap_left',
    'Lookups of the daily cap that are left today, as far as this process knows.',
    ({ left }) => left,
  );
  const loadGauge = (name: string, help: string, read: (load: Load) => number) =>
    new Gauge({
      ...described(name, help, 'shop', 'family'),
      collect() {
        this.reset();
        for (const { name: shop, proxy } of shops()) {
          for (const [family, each] of Object.entries(proxy.load())) this.set({ ...labelOf(shop), family }, read(each));
        }
      },
    });
  loadGauge('places', 'Concurrent requests allowed to this half of the service.', ({ places }) => places);
  loadGauge('places_taken', 'Concurrent requests to this half of the service.', ({ taken }) => taken);
  loadGauge('queue', 'Requests that are waiting.', ({ waiting }) => waiting);
  const build = new Gauge(described('build_info', 'Always 1, with the versions as labels.', 'version', 'node'));
  build.set({ version, node: process.versions.node }, 1);
  /** Shows the current shops, with their circuit breakers closed, as in a new proxy. */
  const showShops = () => {
    breakers.reset();
    for (const { name } of shops()) {
      for (const family of ['dutch', 'international'] as const) {
        breakers.set({ ...labelOf(name), family }, 0);
        lookups.inc({ ...labelOf(name), family }, 0);
      }
    }
  };

  return {
    contentType: registry.contentType,
    text: () => registry.metrics(),
    countRequest: (request: RequestLog, shop: string | null) => {
      const { operation, status, source, problem, limit, cause, upstreamStatus, milliseconds } = request;
      const operationLabel = operation ?? 'none';
      const sourceLabel = source ?? 'none';
      requests.inc({
        ...labelOf(shop),
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
    countLookup: ({ family }: LookupLog, shop: string | null) => lookups.inc({ ...labelOf(shop), family }),
    countEvent: (event: ProxyEvent, shop: string | null) => {
      const labels = labelOf(shop);
      events.inc({ ...labels, kind: event.kind });
      if (event.kind === 'breaker') breakers.set({ ...labels, family: event.family }, event.state === 'closed' ? 0 : 1);
    },
    showShops,
  };
}
