import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Span } from '../../src/proxy.ts';
import { createSpanExporter } from '../../src/server/span-exporter.ts';
import { flushTasks } from '../proxy/support.ts';

const span: Span = {
  traceId: '0af7651916cd43dd8448eb211c80319c',
  spanId: 'b7ad6b7169203331',
  parentSpanId: '00f067aa0ba902b7',
  name: 'GET /international/v1/supported-countries',
  kind: 'client',
  start: 1_767_225_600_000,
  end: 1_767_225_600_012,
  attributes: { 'http.response.status_code': 200 },
};

/** A collector that answers with these statuses, 0 for no answer at all, and then with 200. */
function startExporter(...statuses: number[]) {
  const bodies: { resourceSpans: { scopeSpans: { spans: Record<string, unknown>[] }[] }[] }[] = [];
  const urls: string[] = [];
  let losses = 0;
  const exporter = createSpanExporter({
    url: 'http://collector.test/v1/traces',
    onLost: () => losses++,
    fetch: async (url, { body }) => {
      urls.push(url);
      bodies.push(JSON.parse(String(body)));
      const status = statuses.shift() ?? 200;
      if (status === 0) throw new TypeError('fetch failed');
      return new Response('{}', { status });
    },
  });
  const spansOf = (index: number) => bodies[index]?.resourceSpans[0]?.scopeSpans[0]?.spans ?? [];
  return { ...exporter, bodies, urls, spansOf, losses: () => losses };
}

describe('the exporter of spans', () => {
  it('writes OTLP as JSON', async () => {
    const { onSpan, flush, urls, bodies } = startExporter();
    onSpan(span);
    await flush();
    assert.deepEqual(urls, ['http://collector.test/v1/traces']);
    assert.deepEqual(bodies[0], {
      resourceSpans: [
        {
          resource: { attributes: [{ key: 'service.name', value: { stringValue: 'address-entry-proxy' } }] },
          scopeSpans: [
            {
              scope: { name: 'address-entry' },
              spans: [
                {
                  traceId: span.traceId,
                  spanId: span.spanId,
                  parentSpanId: span.parentSpanId,
                  name: span.name,
                  kind: 3,
                  startTimeUnixNano: '1767225600000000000',
                  endTimeUnixNano: '1767225600012000000',
                  attributes: [{ key: 'http.response.status_code', value: { intValue: '200' } }],
                },
              ],
            },
          ],
        },
      ],
    });
  });

  it('sends the headers and the resource that OpenTelemetry’s own variables give', async () => {
    const sent: RequestInit[] = [];
    const { onSpan, flush } = createSpanExporter({
      url: 'http://collector.test/v1/traces',
      headers: { authorization: 'Bearer key' },
      resource: { 'service.name': 'shop-proxy', 'deployment.environment': 'test' },
      onLost: () => {},
      fetch: async (_, init) => {
        sent.push(init);
        return new Response('{}');
      },
    });
    onSpan(span);
    await flush();
    assert.deepEqual(sent[0]?.headers, { authorization: 'Bearer key', 'content-type': 'application/json' });
    const { resourceSpans } = JSON.parse(String(sent[0]?.body));
    assert.deepEqual(resourceSpans[0].resource.attributes, [
      { key: 'service.name', value: { stringValue: 'shop-proxy' } },
      { key: 'deployment.environment', value: { stringValue: 'test' } },
    ]);
  });

  it('marks what went wrong, and the first span of a trace', async () => {
    const { onSpan, flush, spansOf } = startExporter();
    onSpan({ ...span, kind: 'server', parentSpanId: null, attributes: { 'error.type': 'aborted' } });
    await flush();
    const [written] = spansOf(0);
    assert.deepEqual(
      [written?.['kind'], 'parentSpanId' in (written ?? {}), written?.['status'], written?.['attributes']],
      [2, false, { code: 2 }, [{ key: 'error.type', value: { stringValue: 'aborted' } }]],
    );
  });

  it('sends 256 spans at once without being asked, and nothing when there is nothing', async () => {
    const { onSpan, flush, urls, spansOf } = startExporter();
    await flush();
    assert.equal(urls.length, 0);
    for (let count = 0; count < 256; count++) onSpan(span);
    await flushTasks();
    assert.equal(spansOf(0).length, 256);
  });

  it('says once that a collector takes none, until it takes some again', async () => {
    const { onSpan, flush, losses } = startExporter(0, 503, 200, 0);
    for (const expected of [1, 1, 1, 2]) {
      onSpan(span);
      await flush();
      assert.equal(losses(), expected);
    }
  });
});
