import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { pressKey } from '../../src/core/combobox.ts';

/** How far Page Down goes. `elements/combobox/keyboard` and `pattern` press the other keys in a page. */
const activeAfterPageDown = (active: number, count: number, top: number) => {
  const key = { key: 'PageDown', altKey: false, ctrlKey: false, metaKey: false, shiftKey: false };
  const visible = () => ({ top, size: 2 });
  const options = { count, first: 0, wayOut: count, visible, isAwaited: false, isRestorable: true };
  return pressKey({ open: true, active }, key, options).next.active;
};

describe('Page Down in the combobox', () => {
  for (const [what, active, count, top, next] of [
    ['goes on by a page', 0, 9, 4, 2],
    ['goes to the last option at most', 0, 3, 0, 2],
    ['continues from the first visible option, from the text', -1, 9, 4, 6],
  ] as const) {
    it(what, () => assert.equal(activeAfterPageDown(active, count, top), next));
  }
});
