import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { AddressProxyOptions, Span } from '../../src/proxy.ts';
import {
  createClock,
  createProxy,
  createRecordingService,
  createRequest,
  jsonResponse,
  secret,
  street,
} from './support.ts';

const traceId = '0af7651916cd43dd8448eb211c80319c';
const parentId = 'b7ad6b7169203331';

/** Sends one suggestion; returns the spans and the header that the service got. */
async function trace(header: string | null, options: Partial<AddressProxyOptions> = {}, status = 200) {
  const spans: Span[] = [];
  const { seen, fetch } = createRecordingService(async () =>
    status === 200 ? jsonResponse({ matches: [] }) : new Response(null, { status }),
  );
  const request = createRequest('suggest', undefined, header === null ? {} : { traceparent: header });
  const response = await createProxy(fetch, { onSpan: (span) => spans.push(span), ...options })(request);
  return { spans, response, sent: seen.map(({ headers }) => headers.get('traceparent')) };
}

describe('spans', () => {
  it('continue the trace of the page, one for its request and a child for the request to the service', async () => {
    const clock = createClock();
    const { spans, sent } = await trace(`00-${traceId}-${parentId}-01`, { now: clock.now });
    const [client, server] = spans;
    assert.ok(client && server);
    assert.deepEqual(sent, [`00-${traceId}-${client.spanId}-01`]);
    const name = 'GET /international/v1/autocomplete/{context}/{term}/{language}/{buildingListMode}';
    const attributes = { 'http.request.method': 'GET', 'http.route': name.slice(4), 'http.response.status_code': 200 };
    const common = { traceId, name, start: clock.now(), end: clock.now(), attributes };
    assert.deepEqual(server, { ...common, kind: 'server', spanId: server.spanId, parentSpanId: parentId });
    assert.deepEqual(client, { ...common, kind: 'client', spanId: client.spanId, parentSpanId: server.spanId });
    assert.match(client.spanId, /^[\da-f]{16}$/);
  });

  it('hold no address text, no session and no account', async () => {
    const { spans } = await trace(null);
    const text = JSON.stringify(spans);
    for (const canary of [street, 'session-1', secret]) assert.ok(!text.includes(canary), canary);
  });

  it('begin a trace of their own where there is none, or one that cannot be read', async () => {
    for (const header of [
      null,
      'x',
      `00-${traceId}-${parentId}-01-more`,
      `ff-${traceId}-${parentId}-01`,
      `00-${'0'.repeat(32)}-${parentId}-01`,
      `00-${traceId}-${'0'.repeat(16)}-01`,
      `00-${traceId.toUpperCase()}-${parentId}-01`,
      `00-${traceId}-${parentId}-1`,
      `00-${traceId}-${parentId}-01, 00-${traceId}-${parentId}-01`,
    ]) {
      const { spans, sent } = await trace(header);
      const [client, server] = spans;
      assert.equal(server?.parentSpanId, null, String(header));
      assert.notEqual(server?.traceId, traceId);
      assert.match(server?.traceId ?? '', /^[\da-f]{32}$/);
      assert.deepEqual(sent, [`00-${server?.traceId}-${client?.spanId}-01`]);
    }
  });

  it('continue a trace whose header is of a later version', async () => {
    const { spans } = await trace(`01-${traceId}-${parentId}-01-more`);
    assert.equal(spans[1]?.parentSpanId, parentId);
  });

  it('pass a trace on that is not recorded, and record nothing', async () => {
    const { spans, sent } = await trace(`00-${traceId}-${parentId}-00`);
    assert.deepEqual(spans, []);
    assert.match(sent[0] ?? '', new RegExp(`^00-${traceId}-[0-9a-f]{16}-00$`));
  });

  it('say what went wrong', async () => {
    const { spans, response } = await trace(null, {}, 500);
    assert.equal(response.status, 503);
    const problem = 'urn:address-entry:problem:upstream-unavailable';
    assert.deepEqual(
      spans.map(({ kind, attributes }) => [kind, attributes['http.response.status_code'], attributes['error.type']]),
      [
        ['client', 500, problem],
        ['server', 503, problem],
      ],
    );
  });

  it('are there for a request that is no operation, without its path', async () => {
    const spans: Span[] = [];
    const proxy = createProxy(async () => jsonResponse([]), { onSpan: (span) => spans.push(span) });
    await proxy(new Request('http://shop.test/kanarie'));
    const attributes = { 'http.response.status_code': 404, 'error.type': 'urn:address-entry:problem:no-operation' };
    assert.deepEqual(
      spans.map(({ name, attributes }) => [name, attributes]),
      [['request', attributes]],
    );
  });
});

it('no traceparent reaches the service when nothing listens to spans', async () => {
  const { seen, fetch } = createRecordingService();
  await createProxy(fetch)(createRequest('suggest', undefined, { traceparent: `00-${traceId}-${parentId}-01` }));
  assert.deepEqual(
    seen.map(({ headers }) => headers.get('traceparent')),
    [null],
  );
});
