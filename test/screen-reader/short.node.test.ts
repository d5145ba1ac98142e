import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { describe, it } from 'node:test';
import { journeys } from './journeys.ts';
import { shortJourneys, silentIn } from './short.ts';

const cases: readonly (readonly [
  title: string,
  hears: readonly string[],
  tries: readonly (readonly string[])[],
  silent: readonly string[],
])[] = [
  ['nothing where each line is heard', ['Street', 'Town'], [['Street', 'Town']], []],
  [
    'nothing where more is said before, between and after',
    ['Street', 'Town'],
    [['form', 'Street', 'x', 'Town', 'y']],
    [],
  ],
  ['nothing where a line is a part of another', ['Undo'], [['Undo push button.']], []],
  ['nothing where a space is another', ['15 suggestions'], [['15\u00a0suggestions']], []],
  ['a line that is not heard', ['Street', 'Town'], [['Street']], ['Town']],
  ['a line that is heard before its turn alone', ['Street', 'Town'], [['Town', 'Street']], ['Town']],
  ['a line that is to be heard twice and is heard once', ['Undo', 'Undo'], [['Undo']], ['Undo']],
  ['nothing where a later try hears it', ['Street', 'Town'], [['Street'], ['Street', 'Town']], []],
  ['nothing where each try misses another', ['Street', 'Town'], [['Street'], ['Town']], []],
  ['what every try misses', ['Street', 'Town', 'Undo'], [['Street'], ['Town'], []], ['Undo']],
  ['everything where nothing is said', ['Street', 'Town'], [[], [], []], ['Street', 'Town']],
];

/** The lines of both browsers in the transcript of a journey. */
function transcriptOf(name: string): readonly (readonly string[])[] {
  const page = readFileSync(new URL(`heard/${name}.md`, import.meta.url), 'utf8');
  const rows = page.split('\n').filter((line) => line.startsWith('| '));
  return [1, 2].map((column) => rows.flatMap((row) => row.slice(2, -2).split(' | ')[column]?.split('<br>') ?? []));
}

describe('the short run of the screen reader tests', () => {
  for (const [title, hears, tries, silent] of cases) {
    it(`fails for a missing announcement: ${title}`, () => assert.deepEqual(silentIn(hears, tries), silent));
  }

  for (const { name, hears } of shortJourneys) {
    it(`finds what it waits for in the transcript of ${name}, in both browsers`, () => {
      assert.ok(journeys.some((journey) => journey.name === name));
      for (const said of transcriptOf(name)) assert.deepEqual(silentIn(hears, [said]), []);
    });
  }
});
