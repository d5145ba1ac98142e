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
const act = (type: 'input' | 'keydown' | 'focusin', target = field) => {
  const event = Object.defineProperty(new Event(type), 'target', { value: target });
  root.dispatchEvent(event);
};
const pass = (milliseconds: number) => mock.timers.tick(milliseconds);

beforeEach(() => {
  mock.timers.enable({ apis: ['setTimeout', 'Date'], now: 1_000_000 });
  const { now } = Date;
  mock.method(performance, 'now', now);
  said = [];
  focused = '';
  announcer = new Announcer(
    // What may be described changes, too.
    () => announcer.text !== (said.at(-1) ?? '') && said.push(announcer.text),
    (selector) => selector === focused,
    (run) => run(),
  );
  root = new EventTarget();
  field = Object.assign(new EventTarget(), { localName: 'input', getRootNode: () => root });
  announcer.listen(root, '');
});
afterEach(() => {
  mock.timers.reset();
  mock.restoreAll();
});

describe('the live region', () => {
  it('says an answer to a deliberate act at once', () => {
    act('keydown');
    show([message('Address filled in')]);
    pass(100);
    assert.deepEqual(said, ['Address filled in']);
  });

  it('speaks on while the clock of the machine is set back', () => {
    act('input');
    mock.method(Date, 'now', () => 0);
    show([message('5 suggestions')]);
    pass(1_000);
    assert.deepEqual(said, ['5 suggestions']);
  });

  it('waits until the person has not typed for a second, and says the last message only', () => {
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

  it('says at once what comes of a list that is chosen from, or of a field of the page', () => {
    act('input', Object.assign(new EventTarget(), { localName: 'select', getRootNode: () => root }));
    show([message('Address filled in')]);
    pass(100);
    act('input', Object.assign(new EventTarget(), { localName: 'input', getRootNode: () => null }));
    show([message('Corrected')]);
    pass(1_000);
    assert.deepEqual(said, ['Address filled in', 'Corrected']);
  });

  it('does not wait any longer when the person presses another key', () => {
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

  it('repeats it for the person who tried again, in other words to a screen reader', () => {
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

  it('says that an answer is awaited only when it takes long', () => {
    show([message('Looking', { isWait: true })]);
    pass(400);
    show([message('Found')]);
    pass(100);
    act('keydown');
    show([message('Looking', { isWait: true })]);
    pass(500);
    assert.deepEqual(said, ['Found', 'Looking']);
  });

  it('leaves out what the focus reads', () => {
    focused = '#street';
    show([message('Enter a street.', { of: '#street' }), message('Enter a postcode.', { of: '#postcode' })]);
    act('focusin');
    pass(100);
    assert.deepEqual(said, ['Enter a postcode.']);
  });

  it('says what comes to describe the control that has the focus already', async () => {
    focused = '#street';
    act('focusin');
    await Promise.resolve();
    pass(1);
    show([message('Enter a street.', { of: '#street' })]);
    pass(100);
    assert.deepEqual(said, ['Enter a street.']);
  });

  it('leaves a text there for a second, so that one that follows at once takes it from nobody', () => {
    const first = message('Address filled in');
    show([first]);
    pass(100);
    show([message('Not included: 99')], [first]);
    pass(999);
    assert.deepEqual(said, ['Address filled in']);
    pass(1);
    assert.deepEqual(said, ['Address filled in', 'Not included: 99']);
  });

  it('answers an act at once, whatever was said just before', () => {
    show([message('Searching')]);
    pass(100);
    act('keydown');
    show([message('Address filled in')]);
    pass(100);
    assert.deepEqual(said, ['Searching', 'Address filled in']);
  });

  it('holds no sentence that is not true any more beside one that is', () => {
    const second = message('Switch to Belgium');
    show([message('2 suggestions'), second]);
    pass(100);
    show([], [second]);
    pass(1_000);
    assert.deepEqual(said, ['2 suggestions. Switch to Belgium', '']);
  });

  it('keeps what waits to be said when something is told beside the messages', () => {
    const first = message('Not included: 99');
    show([first]);
    announcer.announce('Street is empty now');
    pass(100);
    assert.deepEqual(said, ['Not included: 99. Street is empty now']);
  });

  it('says of what is told at each key the last only', () => {
    announcer.announce('5 countries', () => true);
    announcer.announce('2 countries', () => true);
    pass(100);
    assert.deepEqual(said, ['2 countries']);
  });

  it('keeps what waits to be said when another message comes', () => {
    const first = message('Enter a street.');
    show([first]);
    pass(50);
    show([message('Enter a postcode.')], [first]);
    pass(100);
    assert.deepEqual(said, ['Enter a street. Enter a postcode.']);
  });

  it('says nothing that is not shown any more, and holds nothing that is not true', () => {
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

  it('says what is told beside the messages, also when these change at the same time', () => {
    announcer.announce('Filled in by the browser');
    show([]);
    pass(100);
    assert.deepEqual(said, ['Filled in by the browser']);
  });

  it('holds what was told as long as it is true, or until something newer is said', () => {
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

  it('holds what was told of a moment until the next change', () => {
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
