/** Goes on the journeys of the short form with Orca, in Chromium. */
import { setTimeout as wait } from 'node:timers/promises';
import type { Journey } from './acts.ts';
import { Desktop } from './desktop.ts';
import { journeys } from './journeys.ts';
import { mostTries, shortJourneys, silentIn } from './short.ts';
import { openStage, type Stage } from './stage.ts';
import { walk } from './walk.ts';

/** Milliseconds for all of it. */
const limitMs = 240_000;

/**
 * Prints what each journey came to.
 *
 * @returns the exit code: 1 if a line stayed silent; 0 also where Orca did not start, or not everything was heard in time
 */
export async function hearShortForm(): Promise<number> {
  const silent: string[] = [];
  const isOver = wait(limitMs, 'Not heard to the end: it takes too long.');
  const reason = await Promise.race([isOver, start().then((rig) => hearAll(rig, silent), notStarted)]);
  if (reason) console.log(reason);
  for (const line of silent) console.log(line);
  return silent.length > 0 ? 1 : 0;
}

interface Rig {
  readonly stage: Stage;
  readonly desktop: Desktop;
}

async function start(): Promise<Rig> {
  const stage = await openStage();
  return { stage, desktop: await Desktop.start('chromium', stage.url) };
}

const notStarted = ({ message }: Error) => `The screen reader does not start here: ${message}.`;

/**
 * @param silent gets a sentence for each journey with silent lines
 * @returns why not everything was heard; empty if it was
 */
async function hearAll(rig: Rig, silent: string[]): Promise<string> {
  for (const { name, hears } of shortJourneys) {
    const journey = journeys.find((it) => it.name === name);
    if (!journey) throw new Error(`There is no journey "${name}"`);
    const tries: (readonly string[])[] = [];
    try {
      do tries.push(await hear(rig, journey, hears));
      while (silentIn(hears, tries).length > 0 && tries.length < mostTries);
    } catch (error) {
      return `Not heard to the end: ${(error as Error).message}, in "${journey.title}".`;
    }
    const left = silentIn(hears, tries);
    if (left.length > 0) silent.push(`Silent in ${mostTries} tries of "${journey.title}": ${left.join(' | ')}`);
    else console.log(`Heard: ${journey.title}${tries.length > 1 ? ` (in ${tries.length} tries)` : ''}`);
  }
  await rig.desktop.stop();
  await rig.stage.close();
  return '';
}

/** The lines of one try: until all that must be heard was, or until the end of the journey. */
async function hear({ desktop, stage }: Rig, journey: Journey, hears: readonly string[]): Promise<readonly string[]> {
  const said: string[] = [];
  await walk(desktop, stage, journey, (step) => {
    said.push(...step.said);
    return silentIn(hears, [said]).length > 0;
  });
  return said;
}
