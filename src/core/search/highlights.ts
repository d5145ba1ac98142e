import type { Highlight } from '../../contract/types.ts';
import { numbered } from '../numbered.ts';

/** A run of a label. */
export interface LabelRun {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Characters as people count them. Made for the first label that needs it: on a slow phone that takes a tenth of a second. */
let graphemes: Intl.Segmenter | undefined;

/** Scripts in which no letter joins the next one, so that each unit is a character. */
const plain = /^[ -\u02ff]*$/;

/** More pairs than this are a mistake, not a highlight. */
const most = 100;

/**
 * Cuts a label into runs along its highlights: `[start, end)` in UTF-16 units (§2.3). Pairs may come unsorted,
 * overlapping or out of range; a character that is several units, or several code points, is never cut.
 */
export function labelRunsOf(label: string, highlights: readonly Highlight[] | null | undefined): readonly LabelRun[] {
  const pairs = highlights?.slice(0, most) ?? [];
  const runs: LabelRun[] = [];
  let index = 0;
  for (const character of charactersOf(label)) {
    let isMatch = false;
    for (const [start, end] of pairs) isMatch ||= index < end && index + character.length > start;
    const last = runs.at(-1);
    if (last?.isMatch === isMatch) runs[runs.length - 1] = { text: last.text + character, isMatch };
    else runs.push({ text: character, isMatch });
    index += character.length;
  }
  return joined(runs);
}

/** Joins runs of spaces with their neighbours: Chromium would leave them out of the name of the option. */
function joined(runs: readonly LabelRun[]): readonly LabelRun[] {
  const whole: LabelRun[] = [];
  for (const [index, { text, isMatch }] of numbered(runs)) {
    const last = whole.at(-1);
    const isSpace = text.trim() === '' && index < runs.length - 1;
    if (last && (isSpace || last.isMatch === isMatch)) whole[whole.length - 1] = { ...last, text: last.text + text };
    else whole.push({ text, isMatch });
  }
  return whole;
}

function charactersOf(label: string): Iterable<string> {
  if (plain.test(label)) return label;
  graphemes ??= new Intl.Segmenter(undefined, { granularity: 'grapheme' });
  return [...graphemes.segment(label)].map(({ segment }) => segment);
}
