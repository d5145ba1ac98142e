import assert from 'node:assert/strict';
import { readdirSync, readFileSync } from 'node:fs';
import { after, before, describe, it } from 'node:test';
import { audit } from './audit.ts';
import { journeys } from './journeys.ts';
import { openStage, type Stage } from './stage.ts';
import { travel } from './transcript.ts';

const folder = new URL('transcripts/', import.meta.url);

let stage: Stage;
/** The problems found in each state. */
const problems = new Map<string, readonly string[]>();
const seen = new Set<string>();

before(async () => {
  stage = await openStage();
});
after(() => stage.close());

describe('what a screen reader announces', { concurrency: 3 }, () => {
  for (const journey of journeys) {
    it(`is as it was when someone read and approved it: ${journey.name}`, async () => {
      const transcript = await travel(stage, journey, undefined, async (step, page) => {
        const found = await audit(page, seen);
        problems.set(`${journey.name}, ${problems.size}: ${step}`, found.problems);
      });
      assert.equal(transcript, readFileSync(new URL(`${journey.name}.txt`, folder), 'utf8'));
    });
  }

  it('is kept only for journeys that exist', () => {
    assert.deepEqual(readdirSync(folder).sort(), journeys.map(({ name }) => `${name}.txt`).sort());
  });
});

describe('the states of both elements', () => {
  it('have no problems in axe or in the browser’s own accessibility tree, all hundred and more', () => {
    const wrong = [...problems].filter(([, found]) => found.length > 0);
    assert.deepEqual(wrong, []);
    assert.ok(problems.size > 100, `${problems.size} states`);
  });
});
