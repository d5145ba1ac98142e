import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { CallHandler, ServiceAnswer, ServiceCall } from '../../src/proxy/call.ts';
import { withSharing } from '../../src/proxy/coalesce.ts';
import { ProxyProblem } from '../../src/proxy/problem.ts';
import { createAnswer, createCall, flushTasks, neverAborted } from './support.ts';

/** A request that reached the service, and the functions that answer it. */
interface ServiceRequest {
  readonly call: ServiceCall;
  readonly signal: AbortSignal;
  readonly answer: () => void;
  readonly fail: (error: Error) => void;
}

/** A handler with coalescing, before a service that answers when the test says so. */
function createSharingHandler() {
  const asked: ServiceRequest[] = [];
  const service: CallHandler = (call, signal) =>
    new Promise<ServiceAnswer>((resolve, reject) => {
      asked.push({ call, signal, answer: () => resolve(createAnswer(call.operation)), fail: reject });
    });
  return { asked, ask: withSharing(service, 5_000) };
}

describe('equal calls at the same time', () => {
  it('become one request', async () => {
    const { asked, ask } = createSharingHandler();
    const all = [ask(createCall('countries'), neverAborted), ask(createCall('countries'), neverAborted)];
    asked[0]?.answer();
    assert.deepEqual(
      (await Promise.all(all)).map(({ source }) => source),
      ['service', 'shared'],
    );
    assert.equal(asked.length, 1);
  });

  it('become a new request after the first one was answered', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { asked, ask } = createSharingHandler();
    const first = ask(createCall('countries'), neverAborted);
    asked[0]?.answer();
    await first;
    void ask(createCall('countries'), neverAborted);
    assert.equal(asked.length, 2);
  });

  it('are equal in all spellings', ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { asked, ask } = createSharingHandler();
    void ask(createCall('dutchByPostcode', { postcode: '2012 es', houseNumber: '030' }), neverAborted);
    void ask(createCall('dutchByPostcode', { postcode: '2012ES', houseNumber: '30' }), neverAborted);
    assert.equal(asked.length, 1);
    void ask(
      createCall('dutchByPostcode', { postcode: '2012ES', houseNumber: '30', houseNumberAddition: 'a' }),
      neverAborted,
    );
    assert.equal(asked.length, 2);
  });

  it('are not shared between sessions', ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { asked, ask } = createSharingHandler();
    void ask(createCall('suggest', undefined, 'session-1'), neverAborted);
    void ask(createCall('suggest', undefined, 'session-1'), neverAborted);
    void ask(createCall('suggest', undefined, 'session-2'), neverAborted);
    assert.equal(asked.length, 2);
  });

  it('fail together, and do not affect later calls', async () => {
    const { asked, ask } = createSharingHandler();
    const all = [ask(createCall('countries'), neverAborted), ask(createCall('countries'), neverAborted)];
    asked[0]?.fail(new Error('down'));
    for (const one of all) await assert.rejects(one, /down/);
    const later = ask(createCall('countries'), neverAborted);
    asked[1]?.answer();
    assert.equal((await later).source, 'service');
  });

  it('continue if one caller aborts, and are aborted if the last one does', async () => {
    const { asked, ask } = createSharingHandler();
    const [one, two] = [new AbortController(), new AbortController()];
    const first = ask(createCall('countries'), one.signal);
    const second = ask(createCall('countries'), two.signal);
    one.abort(new Error('gone'));
    await assert.rejects(first, /gone/);
    assert.equal(asked[0]?.signal.aborted, false);
    two.abort(new Error('gone too'));
    await assert.rejects(second, /gone too/);
    assert.equal(asked[0]?.signal.aborted, true);
    const third = ask(createCall('countries'), neverAborted);
    asked[1]?.answer();
    assert.equal((await third).status, 200);
    asked[0]?.fail(new Error('late'));
    await flushTasks();
    await assert.rejects(ask(createCall('countries'), one.signal), /gone/);
  });

  it('each have a whole deadline, whenever they join', async ({ mock }) => {
    mock.timers.enable({ apis: ['setTimeout'] });
    const { asked, ask } = createSharingHandler();
    const first = ask(createCall('countries'), neverAborted);
    mock.timers.tick(4_000);
    const second = ask(createCall('countries'), neverAborted);
    const isTimeout = (error: unknown) => error instanceof ProxyProblem && error.status === 504;
    const firstEnds = assert.rejects(first, isTimeout);
    mock.timers.tick(1_000);
    await firstEnds;
    assert.equal(asked[0]?.signal.aborted, false);
    const third = ask(createCall('countries'), neverAborted);
    assert.equal(asked.length, 2, 'a request that was too slow for one is not joined any more');
    mock.timers.tick(3_999);
    asked[0]?.answer();
    assert.equal((await second).status, 200);
    const thirdEnds = assert.rejects(third, isTimeout);
    mock.timers.tick(1_001);
    await thirdEnds;
    assert.equal(asked[1]?.signal.aborted, true);
  });

  it('give the source "service" to exactly one of the callers that still wait, so that its answer is cached', async () => {
    const { asked, ask } = createSharingHandler();
    const one = new AbortController();
    const first = ask(createCall('countries'), one.signal);
    const others = [ask(createCall('countries'), neverAborted), ask(createCall('countries'), neverAborted)];
    one.abort(new Error('gone'));
    await assert.rejects(first, /gone/);
    asked[0]?.answer();
    assert.deepEqual(
      (await Promise.all(others)).map(({ source }) => source),
      ['service', 'shared'],
    );
  });
});
