import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Answer, CheckedCall } from '../../src/proxy/call.ts';
import { withFlights } from '../../src/proxy/flights.ts';
import { answerOf, callOf, patient, settled } from './support.ts';

interface Asked {
  readonly call: CheckedCall;
  readonly signal: AbortSignal;
  readonly answer: () => void;
  readonly fail: (error: Error) => void;
}

function flying() {
  const asked: Asked[] = [];
  const ask = withFlights(
    (call, signal) =>
      new Promise<Answer>((resolve, reject) => {
        asked.push({ call, signal, answer: () => resolve(answerOf(call.operation)), fail: reject });
      }),
  );
  return { asked, ask };
}

describe('the same question at the same time', () => {
  it('is asked once', async () => {
    const { asked, ask } = flying();
    const all = [ask(callOf('countries'), patient), ask(callOf('countries'), patient)];
    asked[0]?.answer();
    assert.deepEqual(
      (await Promise.all(all)).map(({ source }) => source),
      ['service', 'shared'],
    );
    assert.equal(asked.length, 1);
  });

  it('is asked again afterwards', async () => {
    const { asked, ask } = flying();
    const first = ask(callOf('countries'), patient);
    asked[0]?.answer();
    await first;
    void ask(callOf('countries'), patient);
    assert.equal(asked.length, 2);
  });

  it('is the same however it is written', () => {
    const { asked, ask } = flying();
    void ask(callOf('dutchByPostcode', { postcode: '2012 es', houseNumber: '030' }), patient);
    void ask(callOf('dutchByPostcode', { postcode: '2012ES', houseNumber: '30' }), patient);
    assert.equal(asked.length, 1);
    void ask(callOf('dutchByPostcode', { postcode: '2012ES', houseNumber: '30', houseNumberAddition: 'a' }), patient);
    assert.equal(asked.length, 2);
  });

  it('is another one in another session', () => {
    const { asked, ask } = flying();
    void ask(callOf('suggest', undefined, 'session-1'), patient);
    void ask(callOf('suggest', undefined, 'session-1'), patient);
    void ask(callOf('suggest', undefined, 'session-2'), patient);
    assert.equal(asked.length, 2);
  });

  it('fails for everybody who waits, and for nobody later', async () => {
    const { asked, ask } = flying();
    const all = [ask(callOf('countries'), patient), ask(callOf('countries'), patient)];
    asked[0]?.fail(new Error('down'));
    for (const one of all) await assert.rejects(one, /down/);
    const later = ask(callOf('countries'), patient);
    asked[1]?.answer();
    assert.equal((await later).source, 'service');
  });

  it('goes on for the others when one gives up, and ends when the last does', async () => {
    const { asked, ask } = flying();
    const [one, two] = [new AbortController(), new AbortController()];
    const first = ask(callOf('countries'), one.signal);
    const second = ask(callOf('countries'), two.signal);
    one.abort(new Error('gone'));
    await assert.rejects(first, /gone/);
    assert.equal(asked[0]?.signal.aborted, false);
    two.abort(new Error('gone too'));
    await assert.rejects(second, /gone too/);
    assert.equal(asked[0]?.signal.aborted, true);
    const third = ask(callOf('countries'), patient);
    asked[1]?.answer();
    assert.equal((await third).status, 200);
    asked[0]?.fail(new Error('late'));
    await settled();
    await assert.rejects(ask(callOf('countries'), one.signal), /gone/);
  });

  it('is the answer of the service for one of those who still wait, and so is kept', async () => {
    const { asked, ask } = flying();
    const one = new AbortController();
    const first = ask(callOf('countries'), one.signal);
    const others = [ask(callOf('countries'), patient), ask(callOf('countries'), patient)];
    one.abort(new Error('gone'));
    await assert.rejects(first, /gone/);
    asked[0]?.answer();
    assert.deepEqual(
      (await Promise.all(others)).map(({ source }) => source),
      ['service', 'shared'],
    );
  });
});
