/** Outcomes of ours that are not those of the platform's own controls. docs/behaviour.md has a row for each, with the reason. */

/** The same from the beginning on, and another thing as long as there is no engine. Default: the same. */
interface Difference {
  readonly seen: unknown;
  readonly early?: unknown;
  /** True for another control that the act makes, and that nobody comes to: it has an engine only in a run with the engine at once. */
  readonly isOfNew?: true;
}

const input = 'input of the control bubbles composed';
const invalid = 'invalid of the control cancelable';

/** By the title of the act. */
export const differences: Readonly<Record<string, Difference>> = {
  'the selectors of a required control, and of one that is not': { seen: [[false, false], false, false] },
  'the selectors of an editable control': { seen: [false, true] },
  'in a datalist': { seen: false },
  'validity out of a page': { seen: [null, true, true, false], early: [null, true, false, true], isOfNew: true },
  'the value that a text is': { seen: [false, false, false] },
  'keys of a person who goes on': { seen: [input, input] },
  'keys of a person, then a value by a script, then on': { seen: [true, [input, input]] },
  'its place in the order of Tab, as scripts read it': { seen: [-1, -1] },
  'out by Tab': { seen: false },
  'autofocus, put in by a script once something had it before': { seen: true },
  'a submission beside another control that is not valid': { seen: [0, true, [invalid]], early: [0, true, []] },
  'a button that is pressed twice': { seen: 2, early: 1 },
};
