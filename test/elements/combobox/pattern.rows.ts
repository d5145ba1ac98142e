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
  note: 'An empty field has nothing to suggest, unless the page has saved addresses of the person.',
};

/** In the order of the W3C. */
export const patternRows = {
  'combobox: role': { wanted: 'One text field is a combobox', ...met },
  'combobox: autocomplete': { wanted: '`aria-autocomplete` is `list`', ...met },
  'combobox: controls': { wanted: '`aria-controls` names one element', ...met },
  'combobox: expanded': { wanted: '`aria-expanded` is that of the list, before a key and after', ...met },
  'combobox: active': {
    wanted: 'No option is active at first',
    ...met,
    note: '`aria-activedescendant` is absent; the W3C’s is empty.',
  },
  'combobox: id': { wanted: 'One label is for the field', ...met },
  'list: role': { wanted: 'One `ul` is a listbox', ...met },
  'list: name': { wanted: 'The listbox has a name', ...met },
  'option: role': { wanted: 'Down in the empty field shows all options, each a `li`', ...withSaved },
  'option: selected': {
    wanted: 'Only the active option is `aria-selected`',
    ...met,
    note: 'The others say `false`; the W3C’s say nothing, and Chromium has Orca read “not selected” then.',
  },
  'button: no stop': { wanted: 'The button is no stop of Tab', ...withButton },
  'button: name': { wanted: 'The button has a name', ...withButton },
  'button: controls': { wanted: 'The button’s `aria-controls` names one element', ...withButton },
  'button: expanded': { wanted: 'The button’s `aria-expanded` is that of the list', ...withButton },
  'field: Alt+Down': { wanted: 'Alt+Down in the empty field opens the list, and nothing is active', ...withSaved },
  'field: Down': { wanted: 'Down in the empty field opens the list, with the first option active', ...withSaved },
  'list: Down': {
    wanted: 'Down goes to the next option, and from the last to the first',
    ...met,
    note: 'Past the way out beneath the list, a button that has the focus then.',
  },
  'field: Up': {
    wanted: 'Up in the empty field opens the list, with the last option active',
    ...withSaved,
    note: `${withSaved.note} The last row is the way out.`,
  },
  'list: Up': { wanted: 'Up goes to the option above', ...met },
  'field: Enter': {
    wanted: 'Enter with no option active closes the list and keeps the text',
    ...unmet,
    note: 'It orders, as in any text field. A text that nothing was chosen for is refused, and the list to choose from stays.',
  },
  'list: Enter': {
    wanted: 'Enter takes the active option: its text is in the field, the list is closed',
    ...met,
    note: 'A street opens its house numbers instead.',
  },
  'field: Backspace to empty': {
    wanted: 'Backspace up to the empty field leaves the list open, with all options',
    ...withSaved,
  },
  'field: Backspace': { wanted: 'Backspace filters anew, and Down goes to the first option', ...met },
  'field: Escape': { wanted: 'Escape closes the list and keeps the text', ...met },
  'field: Escape twice': { wanted: 'Escape once more empties the field', ...met },
  'list: Escape': { wanted: 'Escape with an option active closes the list and keeps the text', ...met },
  'list: click outside': {
    wanted: 'A click elsewhere with an option active closes the list and keeps the text',
    ...met,
  },
  'field: click outside': { wanted: 'A click elsewhere closes the list and keeps the text', ...met },
  'list: Left': { wanted: 'Left goes back to the text, the caret one to the left', ...met },
  'list: Right': { wanted: 'Right goes back to the text, the caret one to the right', ...met },
  'list: Home': { wanted: 'Home goes back to the text, the caret at its beginning', ...met },
  'list: End': { wanted: 'End goes back to the text, the caret at its end', ...met },
  'list: characters': { wanted: 'A character goes back to the text, and is written', ...met },
  'field: editing': { wanted: 'A text filters the options', ...met },
} as const satisfies Readonly<Record<string, PatternRow>>;

/** The name of a row. */
export type PatternRowName = keyof typeof patternRows;

/** The table, as the page has it. */
export function patternTable(): string {
  const rows: readonly PatternRow[] = Object.values(patternRows);
  const sign = (isMet: boolean) => (isMet ? 'yes' : '**no**');
  const count = (which: 'asItComes' | 'withAll') => rows.filter((row) => row[which]).length;
  return [
    '| The W3C’s test | As it comes | With `open-button` and `addresses` | |',
    '|---|---|---|---|',
    ...rows.map(
      ({ wanted, asItComes, withAll, note = '' }) => `| ${wanted} | ${sign(asItComes)} | ${sign(withAll)} | ${note} |`,
    ),
    `| **Of ${rows.length}** | **${count('asItComes')}** | **${count('withAll')}** | |`,
  ].join('\n');
}
