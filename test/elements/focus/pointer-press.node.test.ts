import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import type { ReactiveController } from 'lit';
import type { HostElement } from '../../../src/elements/field/host.ts';
import { afterPressOn } from '../../../src/elements/focus/pointer-press.ts';

beforeEach(() => mock.timers.enable({ apis: ['setTimeout'] }));
afterEach(() => mock.timers.reset());

/** An element in a page, and what happens on that page. */
function page() {
  const window = new EventTarget();
  const controllers = new Set<ReactiveController>();
  const host = {
    isConnected: true,
    ownerDocument: { defaultView: window },
    addController: (controller: ReactiveController) => controllers.add(controller),
    removeController: (controller: ReactiveController) => controllers.delete(controller),
  };
  const afterPress = afterPressOn(host as unknown as HostElement);
  for (const controller of [...controllers]) controller.hostConnected?.();
  const happened: string[] = [];
  return {
    happened,
    leave: () => Object.assign(host, { isConnected: false }),
    happens: (type: string, more: object = {}) => window.dispatchEvent(Object.assign(new Event(type), more)),
    answer: () => afterPress(() => happened.push('answer')),
    pass: (milliseconds = 0) => {
      mock.timers.tick(milliseconds);
      mock.timers.tick(0);
    },
  };
}

const byMouse = { pointerType: 'mouse', button: 0 };
const byTouch = { pointerType: 'touch', button: 0 };

describe('what an answer changes', () => {
  it('changes immediately while nothing is pressed', () => {
    const { answer, happened } = page();
    answer();
    assert.deepEqual(happened, ['answer']);
  });

  it('waits until a mouse button was released and clicked', () => {
    const { happens, answer, pass, happened } = page();
    happens('pointerdown', byMouse);
    answer();
    pass(500);
    happens('pointerup', byMouse);
    assert.deepEqual(happened, [], 'the click comes first');
    pass();
    assert.deepEqual(happened, ['answer']);
  });

  it('waits for the click of a lifted finger, which comes later', () => {
    const { happens, answer, pass, happened } = page();
    happens('pointerdown', byTouch);
    happens('pointerup', byTouch);
    answer();
    pass(300);
    happens('mousedown');
    happens('mouseup');
    assert.deepEqual(happened, []);
    pass();
    assert.deepEqual(happened, ['answer']);
  });

  it('waits no longer than a tap takes if there is no click', () => {
    const { happens, answer, pass, happened } = page();
    happens('pointerdown', byTouch);
    happens('pointerup', byTouch);
    answer();
    pass(350);
    assert.deepEqual(happened, ['answer']);
  });

  it('waits no longer than a second for a long press, and not for one that became a scroll', () => {
    const { happens, answer, pass, happened } = page();
    happens('pointerdown', byMouse);
    answer();
    pass(1_000);
    assert.deepEqual(happened, ['answer']);
    happens('pointerdown', byTouch);
    answer();
    happens('pointercancel', byTouch);
    pass();
    assert.deepEqual(happened, ['answer', 'answer']);
  });

  it('does not wait for a button that opens a menu', () => {
    const { happens, answer, happened } = page();
    happens('pointerdown', { pointerType: 'mouse', button: 2 });
    answer();
    assert.deepEqual(happened, ['answer']);
  });

  it('does not wait for a press in a page that the element has left', () => {
    const { happens, answer, leave, happened } = page();
    happens('pointerdown', byMouse);
    leave();
    answer();
    assert.deepEqual(happened, ['answer']);
  });
});
