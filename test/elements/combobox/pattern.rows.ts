/**
 * The 34 tests that the W3C has of its combobox with a list (aria-practices 18c1a2f, `test/tests/combobox_autocomplete-list.js`), judged
 * by meaning: of the element as it comes, and with `open-button` and saved `addresses`. Node writes the page of them from here.
 */

/** One of them. */
export interface PatternRow {
  /** The behaviour that it asks for. */
  readonly wanted: string;
  /** True if the element has it as it comes. */
  readonly asItComes: boolean;
  /** True if it has it with the button and saved addresses. */
  readonly withAll: boolean;
  /** The reason why it has not, or why what it has means the same. Default: none is needed. */
  readonly note?: string;
}

const met = { asItComes: true, withAll: true };
const unmet = { asItComes: false, withAll: false };
const withButton = { asItComes: false, withAll: true, note: 'Needs `open-button`.' };
const withSaved = {
  asItComes: false,
  withAll: true,
  note: 'An empty field suggests nothing, unless the page has set saved addresses.',
};

/** In the order of the W3C. */
export const patternRows = {
  'combobox: role': { wanted: 'One text field is a combobox', ...met },
  'combobox: autocomplete': { wanted: '`aria-autocomplete` is `list`', ...met },
  'combobox: controls': { wanted: '`aria-controls` names one element', ...met },
  'combobox: expanded': { wanted: '`aria-expanded` says whether the list is open', ...met },
  'combobox: active': {
    wanted: 'No option is active at first',
    ...met,
    note: '`aria-activedescendant` is absent; the W3C’s is empty.',
  },
  'combobox: id': { wanted: 'The field has one label', ...met },
  'list: role': { wanted: 'One `ul` is a listbox', ...met },
  'list: name': { wanted: 'The listbox has a name', ...met },
  'option: role': { wanted: 'Down in the empty field shows all options, each a `li`', ...withSaved },
  'option: selected': {
    wanted: 'Only the active option is `aria-selected`',
    ...met,
    note: 'The others have `false`; the W3C’s omit it, and in Chromium Orca then reads “not selected”.',
  },
  'button: no stop': { wanted: 'The button isn’t a tab stop', ...withButton },
  'button: name': { wanted: 'The button has a name', ...withButton },
  'button: controls': { wanted: 'The button’s `aria-controls` names one element', ...withButton },
  'button: expanded': { wanted: 'The button’s `aria-expanded` says whether the list is open', ...withButton },
  'field: Alt+Down': { wanted: 'Alt+Down in the empty field opens the list, with no active option', ...withSaved },
  'field: Down': { wanted: 'Down in the empty field opens the list, with the first option active', ...withSaved },
  'list: Down': {
    wanted: 'Down goes to the next option, and from the last to the first',
    ...met,
    note: 'In between, the button beneath the list gets the focus.',
  },
  'field: Up': {
    wanted: 'Up in the empty field opens the list, with the last option active',
    ...withSaved,
    note: `${withSaved.note} The last row is the button beneath the list.`,
  },
  'list: Up': { wanted: 'Up goes to the option above', ...met },
  'field: Enter': {
    wanted: 'Enter with no option active closes the list and keeps the text',
    ...unmet,
    note: 'It submits the form, as in any text field. Text without a chosen address is refused, and the list stays open.',
  },
  'list: Enter': {
    wanted: 'Enter chooses the active option: its text is in the field, and the list closes',
    ...met,
    note: 'A street opens its house numbers instead.',
  },
  'field: Backspace to empty': {
    wanted: 'Deleting all text leaves the list open, with all options',
    ...withSaved,
  },
  'field: Backspace': { wanted: 'Backspace filters again, and Down goes to the first option', ...met },
  'field: Escape': { wanted: 'Escape closes the list and keeps the text', ...met },
  'field: Escape twice': { wanted: 'Pressing Escape again clears the field', ...met },
  'list: Escape': { wanted: 'Escape with an option active closes the list and keeps the text', ...met },
  'list: click outside': {
    wanted: 'A click elsewhere with an option active closes the list and keeps the text',
    ...met,
  },
  'field: click outside': { wanted: 'A click elsewhere closes the list and keeps the text', ...met },
  'list: Left': { wanted: 'Left returns to the text and moves the caret left', ...met },
  'list: Right': { wanted: 'Right returns to the text and moves the caret right', ...met },
  'list: Home': { wanted: 'Home returns to the text, with the caret at the start', ...met },
  'list: End': { wanted: 'End returns to the text, with the caret at the end', ...met },
  'list: characters': { wanted: 'A character returns to the text and is typed', ...met },
  'field: editing': { wanted: 'Typing filters the options', ...met },
} as const satisfies Readonly<Record<string, PatternRow>>;

/** The name of a row. */
export type PatternRowName = keyof typeof patternRows;

/** The table, as the page has it. */
export function patternTable(): string {
  const rows: readonly PatternRow[] = Object.values(patternRows);
  const sign = (isMet: boolean) => (isMet ? 'yes' : '**no**');
  const count = (which: 'asItComes' | 'withAll') => rows.filter((row) => row[which]).length;
  return [
    '| The W3C’s test | By default | With `open-button` and `addresses` | |',
    '|---|---|---|---|',
    ...rows.map(
      ({ wanted, asItComes, withAll, note = '' }) => `| ${wanted} | ${sign(asItComes)} | ${sign(withAll)} | ${note} |`,
    ),
    `| **Of ${rows.length}** | **${count('asItComes')}** | **${count('withAll')}** | |`,
  ].join('\n');
}
