import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { problemTypes } from '../../src/contract/problems.ts';
import { addressHeader, type ProxyEvent, type RequestLog } from '../../src/proxy.ts';
import { ask, bodies, clock, jsonOf, proxyTo, recording, secret, settled, street } from './support.ts';

describe('a line of the log', () => {
  it('says what happened, and nothing about the address or who asked', async () => {
    const { now } = clock();
    const lines: RequestLog[] = [];
    const { fetch } = recording(async () => jsonOf(bodies.suggest));
    const clientAddress = addressHeader('x-client');
    const proxy = proxyTo(fetch, { now, clientAddress, logKey: 'log key', onRequest: (line) => lines.push(line) });
    await proxy(ask('suggest', undefined, { 'x-client': '192.0.2.17' }));
    while (lines.length < 1) await settled();
    assert.deepEqual(lines, [
      {
        time: '2026-01-01T00:00:00.000Z',
        operation: 'suggest',
        status: 200,
        problem: null,
        limit: null,
        upstreamStatus: 200,
        source: 'service',
        milliseconds: 0,
        bytes: JSON.stringify(bodies.suggest).length,
        network: '192.0.2.0/24',
        session: lines[0]?.session,
      },
    ]);
    assert.match(lines[0]?.session ?? '', /^[\da-f]{8}$/);
  });

  it('marks a session the same every time, and by another key otherwise', async () => {
    const marks = async (logKey?: string) => {
      const lines: RequestLog[] = [];
      const { fetch } = recording();
      const proxy = proxyTo(fetch, { ...(logKey && { logKey }), onRequest: (line) => lines.push(line) });
      await proxy(ask('suggest'));
      await proxy(ask('suggest'));
      await proxy(ask('suggest', undefined, { 'x-autocomplete-session': 'session-2' }));
      while (lines.length < 3) await settled();
      return lines.map(({ session }) => session);
    };
    const [first, second, other] = await marks('a');
    assert.equal(first, second);
    assert.notEqual(first, other);
    assert.equal((await marks('a'))[0], first);
    assert.notEqual((await marks('b'))[0], first);
    assert.notEqual((await marks())[0], (await marks())[0]);
  });

  it('is written for what was refused too', async () => {
    const lines: RequestLog[] = [];
    const { fetch } = recording(async () => Response.json({}, { status: 409 }));
    const proxy = proxyTo(fetch, { onRequest: (line) => lines.push(line) });
    await proxy(new Request('http://shop.test/nothing/here', { headers: { 'x-address-client': '1' } }));
    await proxy(ask('dutchByStreet'));
    while (lines.length < 2) await settled();
    assert.deepEqual(
      lines.map(({ operation, status, problem, upstreamStatus }) => [operation, status, problem, upstreamStatus]),
      [
        [null, 404, problemTypes.noOperation, null],
        ['dutchByStreet', 409, problemTypes.ambiguous, 409],
      ],
    );
  });

  it('says 499 for a browser that went away', async () => {
    const lines: RequestLog[] = [];
    const abort = new AbortController();
    const fetch = () => new Promise<Response>(() => abort.abort());
    const proxy = proxyTo(fetch, { onRequest: (line) => lines.push(line) });
    await proxy(new Request(ask('suggest'), { signal: abort.signal }));
    // A request is told of when its answer has gone.
    while (lines.length === 0) await settled();
    assert.deepEqual([lines[0]?.status, lines[0]?.problem], [499, null]);
  });
});

describe('listeners', () => {
  it('that throw change nothing for the browser', async () => {
    const { fetch } = recording();
    const fail = () => {
      throw new Error('disk full');
    };
    const response = await proxyTo(fetch, { onRequest: fail, onEvent: fail })(ask('suggest'));
    await settled();
    assert.equal(response.status, 200);
  });

  it('hear of a mistake without the text that led to it', async () => {
    const events: ProxyEvent[] = [];
    const { fetch } = recording();
    const clientAddress = () => {
      throw new RangeError(`no ${street} and no ${secret}`);
    };
    const response = await proxyTo(fetch, { clientAddress, onEvent: (event) => events.push(event) })(ask('suggest'));
    assert.equal(response.status, 200);
    const bug = events.find(({ kind }) => kind === 'bug');
    assert.ok(bug?.kind === 'bug' && bug.error === 'RangeError' && bug.stack.includes('observe.node.test'));
    assert.ok(!JSON.stringify(events).includes(street) && !JSON.stringify(events).includes(secret));
  });
});
