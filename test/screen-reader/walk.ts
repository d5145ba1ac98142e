/** Goes on a journey with Orca, and writes down what it says. */

import type { Act, Journey } from './acts.ts';
import type { Desktop } from './desktop.ts';
import { until } from './desktop.ts';
import type { Stage } from './stage.ts';

/** A step, and what was heard after it. */
export interface Heard {
  readonly words: string;
  /** Each text in the order in which it was said. */
  readonly said: readonly string[];
  /** Label and text of the field that has the focus then; empty where no field has it. */
  readonly focused: string;
}

/** Milliseconds after which a mark is asked for once more: Orca drops what a page says that it has not looked at yet. */
const markAgainMs = 10_000;

/** Orca's lines from now on until everything is said that the page has to say. */
async function listen(desktop: Desktop, stage: Stage, from: number): Promise<readonly string[]> {
  const heard = () => desktop.said.slice(from);
  let asked = 0;
  await until('a mark is heard', () => {
    if (heard().some(isMark)) return true;
    if (Date.now() - asked > markAgainMs) {
      asked = Date.now();
      stage.mark();
    }
    return false;
  });
  const said = heard();
  return said.slice(0, said.findIndex(isMark));
}

const isMark = (text: string) => text.startsWith('Mark ');

async function perform(desktop: Desktop, stage: Stage, act: Act): Promise<void> {
  if ('keys' in act) await desktop.press(...act.keys);
  else if ('text' in act) desktop.type(act.text);
  else if ('files' in act) stage.releaseFiles();
  else if ('network' in act) await stage.connect(act.network);
  else if (act.service === 'held') stage.hold();
  else if (act.service === 'released') stage.release();
  else stage.fail(...act.service);
}

/** Walks it to its end. `visit` is called after each step; `false` ends the journey there. */
export async function walk(
  desktop: Desktop,
  stage: Stage,
  { page, steps }: Pick<Journey, 'page' | 'steps'>,
  visit: (heard: Heard) => unknown = () => {},
): Promise<readonly Heard[]> {
  await stage.show(page);
  // Orca looks at a page that it was led to by a script when a key is pressed.
  await desktop.press('Control_L');
  await listen(desktop, stage, desktop.said.length);
  const heard: Heard[] = [];
  for (const [words, ...acts] of steps) {
    const from = desktop.said.length;
    for (const act of acts) await perform(desktop, stage, act);
    const said = await listen(desktop, stage, from);
    const step = { words, said, focused: stage.marked?.focused ?? '' };
    heard.push(step);
    if (visit(step) === false) break;
  }
  return heard;
}
