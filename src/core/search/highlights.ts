import type { Highlight } from '../../contract/types.ts';
import { numbered } from '../numbered.ts';

/** A part of a label. */
export interface LabelRun {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Characters as people count them. Created on first use, which takes a slow phone a tenth of a second. */
let graphemes: Intl.Segmenter | undefined;

/** Scripts without combining letters, so that each code unit is a character. */
const plain = /^[ -\u02ff]*$/;

/** More pairs than this are an error. */
const most = 100;

/**
 * Splits a label along its highlights: `[start, end)` in UTF-16 units (§2.3). Pairs may be unsorted, overlapping or out
 * of range. Characters that consist of several units or code points are never split.
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

/** Joins spaces with their neighbours, because Chromium would drop them from the option's name. */
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
