import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { journeys } from './journeys.ts';
import { shortJourneys, silentIn } from './short.ts';

/** The lines of both browsers in the transcript of a journey. */
function transcriptOf(name: string): readonly (readonly string[])[] {
  const page = readFileSync(new URL(`heard/${name}.md`, import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  return [1, 2].map((column) => rows.flatMap((row) => row.slice(2, -2).split(' | ')[column]?.split('<br>') ?? []));
}

describe('the short run of the screen reader tests', () => {
  for (const { name, hears } of shortJourneys) {
    it(`finds what it waits for in the transcript of ${name}, in both browsers`, () => {
      assert.ok(journeys.some((journey) => journey.name === name));
      for (const said of transcriptOf(name)) assert.deepEqual(silentIn(hears, [said]), []);
    });
  }
});
