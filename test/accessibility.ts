/**
 * Goes through every state of both elements as a person does who cannot see, and in every look: what axe finds, and what
 * Chromium's own accessibility tree has for every control. Prints counts, and fails where something is wrong.
 *
 * `--update` writes the transcripts anew; words choose journeys by name.
 */
import { writeFileSync } from 'node:fs';
import { journeys } from './accessibility/journeys.ts';
import { openStage } from './accessibility/stage.ts';
import { travel } from './accessibility/transcript.ts';

const words = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const chosen = journeys.filter(({ name }) => words.length === 0 || words.includes(name));
const stage = await openStage();
for (const journey of chosen) {
  const transcript = await travel(stage, journey);
  writeFileSync(new URL(`accessibility/transcripts/${journey.name}.txt`, import.meta.url), transcript);
  console.log(transcript);
}
await stage.close();
