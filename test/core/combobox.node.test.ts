import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { type Intent, type ListboxState, pressKey } from '../../src/core/combobox.ts';

const closed: ListboxState = { open: false, active: -1 };
const open: ListboxState = { open: true, active: -1 };
const first: ListboxState = { open: true, active: 0 };
const last: ListboxState = { open: true, active: 2 };

type Row = readonly [
  what: string,
  state: ListboxState,
  key: string,
  next: ListboxState,
  intent?: Intent,
  handled?: boolean,
];

/** Two options, and a way out beneath them; two rows in sight at once; there is something to put back. `Alt+` in front of a key holds Alt. */
const table: readonly Row[] = [
  ['Down opens the list on its first option', closed, 'ArrowDown', first, null, true],
  ['Down goes from the text to the first option', open, 'ArrowDown', first, null, true],
  ['Down goes on', first, 'ArrowDown', { open: true, active: 1 }, null, true],
  ['Down wraps from the last option to the first', last, 'ArrowDown', first, null, true],
  ['Up opens the list on its last option', closed, 'ArrowUp', last, null, true],
  ['Up wraps from the first option to the last', first, 'ArrowUp', last, null, true],
  ['Alt+Down opens the list and activates nothing', closed, 'Alt+ArrowDown', open, null, true],
  ['Alt+Up closes the list', last, 'Alt+ArrowUp', closed, null, true],
  ['Alt+Up is left alone when the list is closed', closed, 'Alt+ArrowUp', closed],
  ['Enter accepts the active option', first, 'Enter', first, 'accept', true],
  ['Enter with no active option is the form’s', open, 'Enter', closed],
  ['Enter with the list closed is the form’s', closed, 'Enter', closed],
  ['Escape closes the list and keeps the text', last, 'Escape', closed, null, true],
  ['Escape with the list closed puts back what was there before', closed, 'Escape', closed, 'restore', true],
  ['Tab goes from an option to the way out, and accepts nothing', first, 'Tab', last, null, true],
  ['Tab goes from the text to the way out', open, 'Tab', last, null, true],
  ['Tab goes on from the way out', last, 'Tab', last],
  ['Shift+Tab goes back from the way out', last, 'Shift+Tab', last],
  ['Shift+Tab leaves and accepts nothing', first, 'Shift+Tab', closed],
  ['Tab leaves a closed list alone', closed, 'Tab', closed],
  ['Left returns to the text', first, 'ArrowLeft', open],
  ['Right returns to the text', first, 'ArrowRight', open],
  ['Home returns to the text', first, 'Home', open],
  ['End returns to the text', first, 'End', open],
  ['A letter is text', first, 'a', first],
  ['Page down goes on by a page, to the last option at most', first, 'PageDown', last, null, true],
  ['Page down from the text goes a page beyond the first option', open, 'PageDown', last, null, true],
  ['Page up goes back by a page, to the first option at most', last, 'PageUp', first, null, true],
  ['Page up in the text is the page’s', open, 'PageUp', open],
  ['Page down with the list closed is the page’s', closed, 'PageDown', closed],
];

const press = (state: ListboxState, keys: string, count = 3, isRestorable = true, isAwaited = false) => {
  const key = keys.split('+').at(-1) ?? '';
  const held = {
    altKey: keys.startsWith('Alt+'),
    ctrlKey: keys.startsWith('Ctrl+'),
    metaKey: false,
    shiftKey: keys.startsWith('Shift+'),
  };
  const options = {
    count,
    first: 0,
    wayOut: Math.max(count - 1, 0),
    visible: () => ({ top: 0, size: 2 }),
    isAwaited,
    isRestorable,
  };
  return pressKey(state, { key, ...held }, options);
};

describe('a key in the combobox', () => {
  for (const [what, state, key, next, intent = null, handled = false] of table) {
    it(what, () => assert.deepEqual(press(state, key), { next, intent, handled }));
  }

  it('Down enters a list at its first suggestion, below the back button, which Up reaches from there', () => {
    const visible = () => ({ top: 0, size: 2 });
    const options = { count: 5, first: 1, wayOut: 4, visible, isAwaited: false, isRestorable: true };
    const key = { key: 'ArrowDown', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
    const entered = pressKey(open, key, options).next;
    assert.equal(entered.active, 1);
    assert.equal(pressKey(entered, { ...key, key: 'ArrowUp' }, options).next.active, 0);
    assert.equal(pressKey({ open: true, active: 2 }, { ...key, key: 'PageUp' }, options).next.active, 1);
    assert.equal(pressKey({ open: true, active: 0 }, { ...key, key: 'PageUp' }, options).next.active, 0);
    const tab = { ...key, key: 'Tab' };
    assert.equal(pressKey({ open: true, active: 0 }, tab, options).handled, false);
    assert.deepEqual(pressKey(entered, tab, { ...options, wayOut: 5 }).next, closed);
  });

  it('Page Down from the text continues from the first visible option', () => {
    const visible = () => ({ top: 4, size: 2 });
    const options = { count: 9, first: 0, wayOut: 9, visible, isAwaited: false, isRestorable: true };
    const key = { key: 'PageDown', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
    assert.equal(pressKey(open, key, options).next.active, 6);
    assert.equal(pressKey(first, key, options).next.active, 2);
  });

  for (const key of ['ArrowDown', 'ArrowUp', 'Enter', 'Alt+ArrowUp', 'PageDown', 'PageUp']) {
    it(`${key} does nothing of its own without options`, () => {
      assert.deepEqual(press(open, key, 0).handled, false);
      assert.equal(press(open, key, 0).intent, null);
    });
  }

  it('Escape reaches the dialog around the field if there is nothing to close or clear', () => {
    assert.equal(press(closed, 'Escape', 0, false).handled, false);
  });

  it('Escape keeps a pending list closed, and does not reach a dialog around the field', () => {
    for (const state of [open, closed]) {
      assert.deepEqual(press(state, 'Escape', 0, false, true), { next: closed, intent: null, handled: true });
    }
  });

  it('with Control held is left to the browser', () => {
    assert.deepEqual(press(first, 'Ctrl+ArrowDown'), { next: first, intent: null, handled: false });
  });
});
