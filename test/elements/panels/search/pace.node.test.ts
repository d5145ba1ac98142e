import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { suggestIntervalMs } from '../../../../src/elements/panels/search/pace.ts';
import { type TypingOutcome, type TypingSituation, typeInto } from '../../../support/typing-simulation.ts';

/** The lengths of texts: the number of keys decides if the last one is the key that waits. */
const lengths = [19, 20, 21, 22, 23, 24];

async function outcomes(situation: Omit<TypingSituation, 'keys'>): Promise<(TypingOutcome & TypingSituation)[]> {
  const all: (TypingOutcome & TypingSituation)[] = [];
  for (const keys of lengths) {
    all.push({ ...situation, keys, ...(await typeInto(suggestIntervalMs, { ...situation, keys })) });
  }
  return all;
}

describe('suggestions during typing', () => {
  for (const gapMs of [80, 100, 200]) {
    for (const latencyMs of [0, 50, 200]) {
      it(`are requested with the key: every ${gapMs} ms, of a service that takes ${latencyMs} ms`, async () => {
        const { requests, lastWaitMs } = await typeInto(suggestIntervalMs, { gapMs, latencyMs, keys: 12 });
        assert.deepEqual({ requests, lastWaitMs }, { requests: 12, lastWaitMs: 0 });
      });
    }
  }

  it('are requested for at most half the keys of a burst, and none waits more than 40 ms', async () => {
    for (const latencyMs of [0, 50, 200]) {
      for (const { keys, requests, lastWaitMs } of await outcomes({ gapMs: 40, latencyMs })) {
        assert.ok(requests <= keys / 2, `${requests} requests for ${keys} keys`);
        assert.ok(lastWaitMs <= 40, `${lastWaitMs} ms of wait after ${keys} keys`);
      }
    }
  });

  it('arrive during typing, at most two at a time, from a service that takes a second, for fewer requests than keys', async () => {
    for (const gapMs of [40, 120]) {
      for (const { keys, requests, inFlight, lastWaitMs, listsBefore } of await outcomes({ gapMs, latencyMs: 1_000 })) {
        assert.ok(requests < keys, `${requests} requests for ${keys} keys`);
        assert.ok(inFlight <= 2, `${inFlight} requests at a time`);
        assert.ok(lastWaitMs <= 1_000 / 3, `${lastWaitMs} ms of wait`);
        // A list a second, while there are keys; with the first answer a second after the first key.
        const seconds = Math.floor((gapMs * (keys - 1)) / 1_000);
        assert.ok(listsBefore >= seconds, `${listsBefore} lists in ${seconds} s`);
      }
    }
  });
});
