import type { Highlight } from '../../contract/types.ts';

/** A run of a label. */
export interface LabelRun {
  readonly text: string;
  readonly isMatch: boolean;
}

/** Characters as people count them. */
const graphemesOf = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Letters of which none takes what follows it along, so that each unit is a character. */
const plain = /^[ -\u02ff]*$/;

/** More pairs than this are a mistake, not a highlight. */
const most = 100;

/**
 * Cuts a label into runs along its highlights: `[start, end)` in UTF-16 units (§2.3). Pairs may come unsorted,
 * overlapping or out of range; a character that is several units, or several code points, is never cut.
 */
export function labelRunsOf(label: string, highlights: readonly Highlight[] | null | undefined): readonly LabelRun[] {
  const marked = new Set<number>();
  const graphemes = charactersOf(label);
  for (const [start, end] of highlights?.slice(0, most) ?? []) {
    graphemes.forEach(({ index, segment }, position) => {
      if (index < end && index + segment.length > start) marked.add(position);
    });
  }
  const runs: LabelRun[] = [];
  graphemes.forEach(({ segment }, position) => {
    const isMatch = marked.has(position);
    const last = runs.at(-1);
    if (last?.isMatch === isMatch) runs[runs.length - 1] = { text: last.text + segment, isMatch };
    else runs.push({ text: segment, isMatch });
  });
  return runs;
}

/** With the place of each. Most labels need no segmenter, which takes its time. */
function charactersOf(label: string): readonly { readonly segment: string; readonly index: number }[] {
  if (!plain.test(label)) return [...graphemesOf.segment(label)];
  return Array.from(label, (segment, index) => ({ segment, index }));
}
