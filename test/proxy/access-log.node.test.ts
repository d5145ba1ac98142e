import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import { addressHeader, type ProxyEvent, type RequestLog } from '../../src/proxy.ts';
import {
  bodies,
  createClock,
  createProxy,
  createRecordingService,
  createRequest,
  flushTasks,
  jsonResponse,
  secret,
  street,
} from './support.ts';

describe('an entry of the access log', () => {
  it('says what happened, without the postal address and without the identity of the client', async () => {
    const { now } = createClock();
    const lines: RequestLog[] = [];
    const { fetch } = createRecordingService(async () => jsonResponse(bodies.suggest));
    const clientAddress = addressHeader('x-client');
    const proxy = createProxy(fetch, {
      now,
      clientAddress,
      logKey: 'log key'.repeat(5),
      onRequest: (line) => lines.push(line),
    });
    await proxy(createRequest('suggest', undefined, { 'x-client': '192.0.2.17' }));
    while (lines.length < 1) await flushTasks();
    assert.deepEqual(lines, [
      {
        time: '2026-01-01T00:00:00.000Z',
        operation: 'suggest',
        status: 200,
        problem: null,
        limit: null,
        cause: null,
        upstreamStatus: 200,
        source: 'service',
        milliseconds: 0,
        bytes: JSON.stringify(bodies.suggest).length,
        network: '192.0.2.0/24',
        session: lines[0]?.session,
        traceId: null,
        requestId: null,
      },
    ]);
    assert.match(lines[0]?.session ?? '', /^[\da-f]{8}$/);
  });

  it('has the ids by which a balancer and a trace name the request, and nothing else from its headers', async () => {
    const trace = '0af7651916cd43dd8448eb211c80319c';
    for (const [headers, ids] of [
      [{ traceparent: `00-${trace}-b7ad6b7169203331-01`, 'x-request-id': 'a1B2:3.4-5_6' }, [trace, 'a1B2:3.4-5_6']],
      [{ traceparent: 'Kanariestraat 30', 'x-request-id': 'Kanariestraat 30' }, [null, null]],
      [{ 'x-request-id': 'x'.repeat(129) }, [null, null]],
      // Of a later version, which may go on.
      [{ traceparent: `01-${trace}-b7ad6b7169203331-00-more` }, [trace, null]],
      [{ traceparent: `00-${trace}-b7ad6b7169203331-00-more` }, [null, null]],
      [{ traceparent: `ff-${trace}-b7ad6b7169203331-00` }, [null, null]],
      [{ traceparent: `00-${'0'.repeat(32)}-b7ad6b7169203331-00` }, [null, null]],
      [{ traceparent: `00-${trace}-${'0'.repeat(16)}-00` }, [null, null]],
    ] as const) {
      const lines: RequestLog[] = [];
      const { fetch } = createRecordingService(async () => jsonResponse(bodies.countries));
      const proxy = createProxy(fetch, { onRequest: (line) => lines.push(line) });
      await proxy(createRequest('countries', {}, headers));
      while (lines.length < 1) await flushTasks();
      assert.deepEqual([lines[0]?.traceId, lines[0]?.requestId], ids);
    }
  });

  it('marks one session always the same with one key, and differently with another key', async () => {
    const marks = async (logKey?: string) => {
      const lines: RequestLog[] = [];
      const { fetch } = createRecordingService();
      const proxy = createProxy(fetch, { ...(logKey && { logKey }), onRequest: (line) => lines.push(line) });
      for (const session of ['session-1', 'session-1', 'session-2']) {
        const linesBefore = lines.length;
        await proxy(createRequest('suggest', undefined, { 'x-autocomplete-session': session }));
        while (lines.length === linesBefore) await flushTasks();
      }
      return lines.map(({ session }) => session);
    };
    const [a, b] = ['a'.repeat(32), 'b'.repeat(32)];
    const [first, second, other] = await marks(a);
    assert.equal(first, second);
    assert.notEqual(first, other);
    assert.equal((await marks(a))[0], first);
    assert.notEqual((await marks(b))[0], first);
    assert.notEqual((await marks())[0], (await marks())[0]);
  });

  it('is also written for a request that was refused', async () => {
    const lines: RequestLog[] = [];
    const { fetch } = createRecordingService(async () => Response.json({}, { status: 409 }));
    const proxy = createProxy(fetch, { onRequest: (line) => lines.push(line) });
    await proxy(new Request('http://shop.test/nothing/here', { headers: { 'x-address-client': '1' } }));
    await proxy(createRequest('dutchByStreet'));
    while (lines.length < 2) await flushTasks();
    assert.deepEqual(
      lines.map(({ operation, status, problem, upstreamStatus }) => [operation, status, problem, upstreamStatus]),
      [
        [null, 404, problemTypes.noOperation, null],
        ['dutchByStreet', 409, problemTypes.ambiguous, 409],
      ],
    );
  });

  it('has the status 499 when the browser has closed the connection', async () => {
    const lines: RequestLog[] = [];
    const abort = new AbortController();
    const fetch = () => new Promise<Response>(() => abort.abort());
    const proxy = createProxy(fetch, { onRequest: (line) => lines.push(line) });
    await proxy(new Request(createRequest('suggest'), { signal: abort.signal }));
    // The log entry of a request comes after its response.
    while (lines.length === 0) await flushTasks();
    assert.deepEqual([lines[0]?.status, lines[0]?.problem], [499, null]);
  });
});

describe('listeners', () => {
  for (const [what, fail] of [
    [
      'throw',
      () => {
        throw new Error('disk full');
      },
    ],
    ['reject', () => Promise.reject(new Error('disk full'))],
  ] as const) {
    it(`change nothing for the browser when they ${what}`, async () => {
      const { fetch } = createRecordingService();
      let heard = 0;
      const listener = () => {
        heard++;
        return fail();
      };
      const proxy = createProxy(fetch, { onRequest: listener, onEvent: listener });
      assert.equal((await proxy(createRequest('suggest'))).status, 200);
      // One entry of the log, and the event that the client address is not known.
      while (heard < 2) await flushTasks();
    });
  }

  it('get an unexpected error without its message, which may quote input', async () => {
    const events: ProxyEvent[] = [];
    const { fetch } = createRecordingService();
    const clientAddress = () => {
      throw new RangeError(`no ${street} and no ${secret}`);
    };
    const response = await createProxy(fetch, { clientAddress, onEvent: (event) => events.push(event) })(
      createRequest('suggest'),
    );
    assert.equal(response.status, 200);
    const bug = events.find(({ kind }) => kind === 'bug');
    assert.ok(bug?.kind === 'bug' && bug.error === 'RangeError' && bug.stack.includes('access-log.node.test'));
    assert.ok(!JSON.stringify(events).includes(street) && !JSON.stringify(events).includes(secret));
  });
});
