/**
 * Records a real screen reader: goes through the journeys in `test/screen-reader` by keyboard with Orca, in Firefox and in
 * Chromium, and prints each line that is heard.
 *
 * - Words choose journeys by name.
 * - `--browser=firefox` or `chromium`: in that one only.
 * - `--update`: writes the transcripts anew, to be read before they are committed.
 * - `--short`: seven journeys in Chromium alone, each up to the last line that must be heard. Fails where a line stays silent
 *   in each of three tries; what cannot start, or takes longer than four minutes, says so and does not fail.
 * - `--one-description`: Orca with the mistake mended by which it reads a description twice (`docs/accessibility.md`).
 * - `PEERS` in the environment: a folder with other comboboxes, which are heard as well (`peers.ts`).
 */
import { browsers, Desktop, missingIn, missingReader } from './screen-reader/desktop.ts';
import { journeys } from './screen-reader/journeys.ts';
import { peers } from './screen-reader/peers.ts';
import { hearShortForm } from './screen-reader/short-form.ts';
import { openStage } from './screen-reader/stage.ts';
import { writeTranscript } from './screen-reader/transcript.ts';
import { walk } from './screen-reader/walk.ts';

const args = process.argv.slice(2);
const words = args.filter((word) => !word.startsWith('--'));
const only = args.find((word) => word.startsWith('--browser='))?.replace('--browser=', '');
const all = process.env['PEERS'] ? [...journeys, ...peers] : journeys;
const chosen = all.filter(({ name }) => words.length === 0 || words.includes(name));

// What was started ends as this ends, whoever ends it.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));

const absent = missingReader();
if (absent) {
  console.log(absent);
  process.exit();
}
if (args.includes('--short')) process.exit(await hearShortForm());
for (const browser of browsers.filter((name) => !only || name === only)) {
  const missing = missingIn(browser);
  if (missing) {
    console.log(missing);
    continue;
  }
  const stage = await openStage();
  const desktop = await Desktop.start(browser, stage.url, args.includes('--one-description'));
  for (const journey of chosen) {
    console.log(`\n# ${journey.title} (${browser})`);
    const heard = await walk(desktop, stage, journey, ({ words, said, focused }) => {
      console.log(`\n> ${words}${focused && `   [${focused}]`}`);
      for (const line of said) console.log(`    ${line}`);
    });
    if (args.includes('--update')) writeTranscript(journey, browser, heard);
  }
  await desktop.stop();
  await stage.close();
}
process.exit();
