import assert from 'node:assert/strict';
import { afterEach, beforeEach, describe, it, mock } from 'node:test';
import type { Message } from '../../../src/core/entry/speech.ts';
import { Announcer } from '../../../src/elements/speech/announcer.ts';

/** Everything the region held, in order. */
let said: string[];
/** Selector of the control that has the focus. */
let focused: string;
/** The shadow root, and a field in it. */
let root: EventTarget;
let field: EventTarget;
let announcer: Announcer;

const message = (text: string, more: Partial<Message> = {}): Message => ({ text, ...more });
/** These messages come into sight, beside those that are there. */
const show = (fresh: readonly Message[], there: readonly Message[] = []) =>
  announcer.follow({ fresh, appeared: fresh, shown: [...there, ...fresh] });
/** Dispatches an act of the person. */
const act = (
  type: 'input' | 'keydown' | 'change' | 'focusin' | 'focusout',
  target = field,
  relatedTarget?: EventTarget,
) => {
  const event = Object.defineProperties(new Event(type, { composed: true }), {
    target: { value: target },
    relatedTarget: { value: relatedTarget ?? null },
  });
  root.dispatchEvent(event);
};
const pass = (milliseconds: number) => mock.timers.tick(milliseconds);

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_000_000 });
  const { now } = Date;
  mock.method(performance, 'now', now);
  said = [];
  focused = '';
  const activeElement = { matches: (selector: string) => selector === focused } as Element;
  const element = {
    // What may be described changes, too.
    requestUpdate: () => announcer.text !== (said.at(-1) ?? '') && said.push(announcer.text),
    shadowRoot: { activeElement } as ShadowRoot,
  };
  announcer = new Announcer(element, (run) => run());
  root = new EventTarget();
  field = Object.assign(new EventTarget(), { localName: 'input', getRootNode: () => root });
  announcer.listen(root, '');
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

describe('the live region', () => {
  it('announces the result of an action immediately', () => {
    act('keydown');
    show([message('Address filled in')]);
    pass(100);
    assert.deepEqual(said, ['Address filled in']);
  });

  it('continues to announce if the machine’s clock is set back', () => {
    act('input');
    mock.method(Date, 'now', () => 0);
    show([message('5 suggestions')]);
    pass(1_000);
    assert.deepEqual(said, ['5 suggestions']);
  });

  it('waits until nothing was typed for a second, and announces the last message only', () => {
    act('input');
    show([message('5 suggestions')]);
    pass(600);
    act('input');
    show([message('2 suggestions')]);
    pass(999);
    assert.deepEqual(said, []);
    pass(1);
    assert.deepEqual(said, ['2 suggestions']);
  });

  it('announces immediately what follows from choosing in a list, or from a field of the page', () => {
    const list = Object.assign(new EventTarget(), { localName: 'select', getRootNode: () => root });
    show([message('Searching')]);
    pass(100);
    act('input', list);
    act('change', list);
    show([message('Address filled in')]);
    pass(100);
    act('input', Object.assign(new EventTarget(), { localName: 'input', getRootNode: () => null }));
    show([message('Corrected')]);
    pass(1_000);
    assert.deepEqual(said, ['Searching', 'Address filled in', 'Corrected']);
  });

  it('does not wait any longer when another key is pressed', () => {
    act('input');
    show([message('2 suggestions')]);
    act('keydown');
    pass(100);
    assert.deepEqual(said, ['2 suggestions']);
  });

  it('does not repeat a message for each letter', () => {
    show([message('2 suggestions')]);
    pass(100);
    act('input');
    show([]);
    show([message('2 suggestions')]);
    pass(1_000);
    assert.deepEqual(said, ['2 suggestions']);
  });

  it('repeats a message after another attempt, in a text that differs for screen readers', () => {
    show([message('It failed')]);
    pass(100);
    act('keydown');
    show([]);
    show([message('It failed')]);
    pass(100);
    act('keydown');
    show([]);
    show([message('It failed')]);
    pass(100);
    assert.deepEqual(said, ['It failed', 'It failed\u00a0', 'It failed']);
  });

  it('only announces that an answer is pending if it takes long', () => {
    show([message('Looking', { isWait: true })]);
    pass(400);
    show([message('Found')]);
    pass(100);
    act('keydown');
    show([message('Looking', { isWait: true })]);
    pass(500);
    assert.deepEqual(said, ['Found', 'Looking']);
  });

  it('omits what is read with the focus', () => {
    focused = '#street';
    show([message('Enter a street.', { of: '#street' }), message('Enter a postcode.', { of: '#postcode' })]);
    act('focusin');
    pass(100);
    assert.deepEqual(said, ['Enter a postcode.']);
  });

  it('announces a new description of the control that has the focus already', async () => {
    focused = '#street';
    act('focusin');
    await Promise.resolve();
    pass(1);
    show([message('Enter a street.', { of: '#street' })]);
    pass(100);
    assert.deepEqual(said, ['Enter a street.']);
  });

  it('keeps a text for a second, so that the next one does not replace it unheard', () => {
    const first = message('Address filled in');
    show([first]);
    pass(100);
    show([message('Not included: 99')], [first]);
    pass(999);
    assert.deepEqual(said, ['Address filled in']);
    pass(1);
    assert.deepEqual(said, ['Address filled in', 'Not included: 99']);
  });

  it('leaves it there also while the element moves the focus, which is no action', () => {
    const first = message('It failed');
    show([first]);
    pass(100);
    // A text field that loses the focus says first that it was changed.
    act('change');
    act('focusout', field, field);
    show([message('Enter a street.')], [first]);
    pass(999);
    assert.deepEqual(said, ['It failed']);
    pass(1);
    assert.deepEqual(said, ['It failed', 'Enter a street.']);
  });

  it('announces immediately what follows from leaving the element', () => {
    act('input');
    act('focusout');
    show([message('Enter a street.')]);
    pass(100);
    assert.deepEqual(said, ['Enter a street.']);
  });

  it('announces the result of an action immediately, whatever was announced just before', () => {
    show([message('Searching')]);
    pass(100);
    act('keydown');
    show([message('Address filled in')]);
    pass(100);
    assert.deepEqual(said, ['Searching', 'Address filled in']);
  });

  it('does not keep a sentence that no longer applies beside one that does', () => {
    const second = message('Switch to Belgium');
    show([message('2 suggestions'), second]);
    pass(100);
    show([], [second]);
    pass(1_000);
    assert.deepEqual(said, ['2 suggestions. Switch to Belgium', '']);
  });

  it('keeps what is waiting when something is announced besides the messages', () => {
    const first = message('Not included: 99');
    show([first]);
    announcer.announce('Street is empty now');
    pass(100);
    assert.deepEqual(said, ['Not included: 99. Street is empty now']);
  });

  it('only announces the last of several announcements, one per key', () => {
    announcer.announce('5 countries', () => true);
    announcer.announce('2 countries', () => true);
    pass(100);
    assert.deepEqual(said, ['2 countries']);
  });

  it('keeps what is waiting when another message comes', () => {
    const first = message('Enter a street.');
    show([first]);
    pass(50);
    show([message('Enter a postcode.')], [first]);
    pass(100);
    assert.deepEqual(said, ['Enter a street. Enter a postcode.']);
  });

  it('announces nothing that is no longer displayed, and keeps nothing that no longer applies', () => {
    show([message('Searching')]);
    show([]);
    pass(100);
    assert.deepEqual(said, []);
    show([message('2 suggestions')]);
    pass(100);
    show([]);
    pass(1_000);
    assert.deepEqual(said, ['2 suggestions', '']);
  });

  it('announces what is not displayed, even if the messages change at the same time', () => {
    announcer.announce('Filled in by the browser');
    show([]);
    pass(100);
    assert.deepEqual(said, ['Filled in by the browser']);
  });

  it('keeps an announcement as long as it applies, or until something newer is announced', () => {
    let isTrue = true;
    const tell = () => announcer.announce('Filled in by the browser', () => isTrue);
    tell();
    pass(100);
    show([]);
    pass(100);
    assert.deepEqual(said, ['Filled in by the browser']);
    isTrue = false;
    show([]);
    pass(1_000);
    isTrue = true;
    tell();
    pass(100);
    show([message('Enter a postcode.')]);
    pass(1_000);
    assert.deepEqual(said, ['Filled in by the browser', '', 'Filled in by the browser', 'Enter a postcode.']);
  });

  it('keeps a momentary announcement until the next change', () => {
    announcer.announce('Julianastraat 30');
    pass(100);
    show([]);
    pass(1_000);
    assert.deepEqual(said, ['Julianastraat 30', '']);
  });

  it('is empty, and stays so, once it is stopped', () => {
    show([message('2 suggestions')]);
    announcer.stop();
    pass(1_000);
    assert.deepEqual([said, announcer.text], [[], '']);
  });
});
