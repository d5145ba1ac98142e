import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { journeys } from './journeys.ts';
import { openStage, type Stage } from './stage.ts';
import { travel } from './transcript.ts';

const folder = new URL('transcripts/', import.meta.url);

let stage: Stage;

before(async () => {
  stage = await openStage();
});
after(() => stage.close());

describe('what a blind shopper hears', { concurrency: 3 }, () => {
  for (const journey of journeys) {
    it(`is as it was read and found good: ${journey.name}`, async () => {
      const transcript = await travel(stage, journey);
      assert.equal(transcript, readFileSync(new URL(`${journey.name}.txt`, folder), 'utf8'));
    });
  }

  it('is kept for no journey that there is not', () => {
    assert.deepEqual(readdirSync(folder).sort(), journeys.map(({ name }) => `${name}.txt`).sort());
  });
});
