import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pressKey } from '../../src/core/combobox.ts';

/** What `elements/combobox/keyboard` and `pattern` do not press in a page. */
const activeAfter = (pressed: string, ctrlKey: boolean, active: number, count: number, top: number) => {
  const key = { key: pressed, altKey: false, ctrlKey, metaKey: false, shiftKey: false };
  const visible = () => ({ top, size: 2 });
  const options = { count, first: 0, wayOut: count, visible, isAwaited: false, isRestorable: true };
  return pressKey({ open: true, active }, key, options).next.active;
};

describe('a key in the combobox', () => {
  for (const [what, key, ctrlKey, active, count, top, next] of [
    ['Page Down goes on by a page', 'PageDown', false, 0, 9, 4, 2],
    ['Page Down goes to the last option at most', 'PageDown', false, 0, 3, 0, 2],
    ['Page Down continues from the first visible option, from the text', 'PageDown', false, -1, 9, 4, 6],
    ['with Control held is left to the browser', 'ArrowDown', true, 0, 3, 0, 0],
  ] as const) {
    it(what, () => assert.equal(activeAfter(key, ctrlKey, active, count, top), next));
  }
});
