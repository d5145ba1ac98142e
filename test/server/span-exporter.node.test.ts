import assert from 'node:assert/strict';
import type { IncomingHttpHeaders } from 'node:http';
import { afterEach, describe, it, type TestContext } from 'node:test';
import type { Span } from '../../src/proxy.ts';
import { createSpanExporter } from '../../src/server/span-exporter.ts';
import { listen } from '../proxy/server.ts';

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

interface Batch {
  readonly headers: IncomingHttpHeaders;
  readonly resourceSpans: readonly {
    readonly resource: { readonly attributes: readonly object[] };
    readonly scopeSpans: readonly { readonly scope: object; readonly spans: readonly Record<string, unknown>[] }[];
  }[];
}

afterEach(() => {
  for (const name of Object.keys(process.env)) if (name.startsWith('OTEL_')) delete process.env[name];
});

/** An exporter with a collector that answers with these statuses, and then with 200. */
async function startExporter(test: TestContext, statuses: readonly number[] = [], location = '') {
  const batches: Batch[] = [];
  let losses = 0;
  let onBatch = () => {};
  const collector = await listen(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const status = statuses[batches.length] ?? 200;
    batches.push({ headers: request.headers, ...JSON.parse(Buffer.concat(chunks).toString()) });
    response.writeHead(status, location === '' ? {} : { location }).end('{}');
    onBatch();
  });
  test.after(collector.close);
  const url = `http://127.0.0.1:${collector.port}/v1/traces`;
  const exporter = createSpanExporter({ url, onLost: () => losses++ });
  return {
    ...exporter,
    url,
    batches,
    losses: () => losses,
    nextBatch: () =>
      new Promise<void>((resolve) => {
        onBatch = resolve;
      }),
  };
}

describe('the exporter of spans', () => {
  it('sends what a span says, as OTLP', async (test) => {
    const { onSpan, close, batches } = await startExporter(test);
    onSpan(span);
    await close();
    const [{ resource, scopeSpans: [scoped] = [] } = assert.fail()] = batches[0]?.resourceSpans ?? [];
    assert.deepEqual(resource.attributes, [{ key: 'service.name', value: { stringValue: 'address-entry-proxy' } }]);
    assert.deepEqual(scoped?.scope, { name: 'address-entry' });
    const { traceId, spanId, parentSpanId, name, kind, startTimeUnixNano, endTimeUnixNano, attributes } =
      scoped?.spans[0] ?? {};
    assert.deepEqual(
      { traceId, spanId, parentSpanId, name, kind, startTimeUnixNano, endTimeUnixNano, attributes },
      {
        traceId: span.traceId,
        spanId: span.spanId,
        parentSpanId: span.parentSpanId,
        name: span.name,
        kind: 3,
        startTimeUnixNano: '1767225600000000000',
        endTimeUnixNano: '1767225600012000000',
        attributes: [{ key: 'http.response.status_code', value: { intValue: 200 } }],
      },
    );
  });

  it('marks what went wrong, and the first span of a trace', async (test) => {
    const { onSpan, close, batches } = await startExporter(test);
    onSpan({ ...span, kind: 'server', parentSpanId: null, attributes: { 'error.type': 'aborted' } });
    await close();
    const [written] = batches[0]?.resourceSpans[0]?.scopeSpans[0]?.spans ?? [];
    assert.deepEqual(
      [written?.['kind'], written?.['parentSpanId'], written?.['status'], written?.['attributes']],
      [2, undefined, { code: 2 }, [{ key: 'error.type', value: { stringValue: 'aborted' } }]],
    );
  });

  it('reads the variables of OpenTelemetry, whose values are percent-encoded', async (test) => {
    Object.assign(process.env, {
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20key, x-shop = 1',
      OTEL_RESOURCE_ATTRIBUTES: 'service.name=other,deployment.environment=test',
      OTEL_SERVICE_NAME: 'shop-proxy',
    });
    const { onSpan, close, batches } = await startExporter(test);
    onSpan(span);
    await close();
    const { authorization, 'x-shop': shop } = batches[0]?.headers ?? {};
    assert.deepEqual([authorization, shop], ['Bearer key', '1']);
    const attributes = batches[0]?.resourceSpans[0]?.resource.attributes ?? [];
    assert.deepEqual(
      new Set(attributes.map((each) => JSON.stringify(each))),
      new Set([
        '{"key":"service.name","value":{"stringValue":"shop-proxy"}}',
        '{"key":"deployment.environment","value":{"stringValue":"test"}}',
      ]),
    );
  });

  it('sends a whole batch without being asked, and nothing when there is nothing', async (test) => {
    process.env['OTEL_BSP_MAX_EXPORT_BATCH_SIZE'] = '3';
    const { onSpan, close, batches, nextBatch } = await startExporter(test);
    const sent = nextBatch();
    for (let count = 0; count < 3; count++) onSpan(span);
    await sent;
    await close();
    assert.equal(batches.length, 1);
    assert.equal(batches[0]?.resourceSpans[0]?.scopeSpans[0]?.spans.length, 3);
  });

  it('carries the key of the collector to no other server', async (test) => {
    process.env['OTEL_EXPORTER_OTLP_HEADERS'] = 'x-key=kanarie';
    const other = await startExporter(test);
    for (const status of [301, 302, 307, 308]) {
      const { onSpan, close, losses, batches } = await startExporter(test, [status], other.url);
      onSpan(span);
      await close();
      assert.deepEqual([batches[0]?.headers['x-key'], losses()], ['kanarie', 1]);
    }
    assert.equal(other.batches.length, 0);
  });

  it('says once that a collector takes none, until it takes some again', async (test) => {
    process.env['OTEL_BSP_MAX_EXPORT_BATCH_SIZE'] = '1';
    const { onSpan, losses, nextBatch, close } = await startExporter(test, [400, 401, 200, 400]);
    for (const expected of [1, 1, 1, 2]) {
      const sent = nextBatch();
      onSpan(span);
      await sent;
      while (losses() < expected) await new Promise(setImmediate);
    }
    await close();
    assert.equal(losses(), 2);
  });
});
