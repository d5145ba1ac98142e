/** The invariants of an element in a page after every act of a random life. */

import { expect } from '@open-wc/testing';
import { linesOf } from '../../../src/core/address/shown.ts';
import { isAwaited } from '../../../src/core/dutch-lookup/selectors.ts';
import { addressInEffect, stepOf } from '../../../src/core/entry/panel-status.ts';
import { isListOpen } from '../../../src/core/entry/saved.ts';
import { customStatesOf } from '../../../src/core/entry/selectors.ts';
import { isAmong, type Message, speechOf } from '../../../src/core/entry/speech.ts';
import { isAwaitingAddress } from '../../../src/core/search/selectors.ts';
import { inspect } from '../../../src/elements/engine/inspect.ts';
import type { Transition } from '../../../src/elements/engine/store.ts';
import { checkState, checkStep } from '../../core/entry/invariants.ts';
import { messagesOf } from '../panels/late-code.support.ts';
import { type Act, type Life, restMs } from './support.ts';

/** The events that the page and the person heard so far, each checked at the time when all has to be in place. */
export function listen(life: Life) {
  const { element, form, pointer } = life;
  const heard = {
    step: element.step as string,
    wrong: [] as string[],
    submits: 0,
    /** Everything that happened, to be told with a failure. */
    events: [] as string[],
    speech: listenToSpeech(life),
  };
  element.addEventListener('address-step', (event) => {
    heard.step = (event as CustomEvent<{ step: string }>).detail.step;
  });
  element.addEventListener('address-selected', (event) => {
    const { address } = (event as CustomEvent<{ address: unknown }>).detail;
    if (JSON.stringify(element.value) !== JSON.stringify(address)) heard.wrong.push('value at address-selected');
  });
  form.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.submits++;
  });
  inspect(element).subscribe((transition) => {
    const { event, previous, next } = transition;
    heard.events.push(`${event.slice}/${event.type}`);
    try {
      checkState(next);
      checkStep(event, previous, next);
      if (event.type === 'matchChosen' && next !== previous && pointer.isClicking && pointer.pressed !== null)
        expect(pointer.pressed, 'what was pressed').to.contain(event.match.label ?? event.match.value);
    } catch (error) {
      heard.wrong.push(`${event.type}: ${(error as Error).message}`);
    }
    if (isOfPage(transition) || element.matches(':disabled')) heard.step = stepOf(next);
    heard.speech.follow(transition);
  });
  return heard;
}

/** True for what a script does to the address. The page knows of it, and hears no event. */
function isOfPage({ event, next, previous }: Transition): boolean {
  if (event.slice === 'entry' && event.type === 'addressGiven') return event.by === 'script';
  if (event.slice === 'entry' && ['reset', 'restored'].includes(event.type)) return true;
  return next.committed !== previous.committed && next.changedBy === 'script';
}

export type Heard = ReturnType<typeof listen>;

/** Milliseconds in which the focus arrives where it goes. */
const arrivalMs = 100;

/** Milliseconds that an answer may take before it is said that it is awaited. */
const waitMs = 500;

/** A message, and when it came into sight. */
interface Said extends Message {
  readonly since: number;
}

/** The messages that a screen reader has to say, and whether they were said. */
function listenToSpeech({ element, clock }: Life) {
  let owed: readonly Said[] = [];
  let [focusedAt, changedAt, saidAt] = [0, 0, 0];
  const root = element.shadowRoot as ShadowRoot;
  const region = () => root.querySelector('[part=status]')?.textContent?.replaceAll('\u00a0', '') ?? '';
  const shown = () => messagesOf(element, inspect(element).state);
  const isRead = ({ of, since }: Said) =>
    of !== undefined && focusedAt >= since && root.activeElement?.matches(of) === true;

  root.addEventListener('focusin', ({ target }) => {
    focusedAt = clock.passed;
    // Should the page disable it at once, it was read all the same.
    owed = owed.filter(({ of }) => of === undefined || !(target as Element).matches(of));
  });
  // Safari's readers are told the active option, instead of all that was to be said before.
  const isTold = navigator.vendor.startsWith('Apple');
  const pressed = ({ key }: KeyboardEvent) => {
    if (isTold && ['ArrowDown', 'ArrowUp', 'Home'].includes(key)) owed = [];
  };
  element.addEventListener('keydown', pressed as EventListener, { capture: true });
  let said = region();
  new MutationObserver(() => {
    owed = owed.filter(({ text }) => !region().includes(text));
    if (said !== region()) saidAt = clock.passed;
    said = region();
  }).observe(root, { subtree: true, childList: true, characterData: true });

  return {
    follow({ event, next, previous }: Transition): void {
      changedAt = clock.passed;
      const { fresh, shown } = speechOf(next, previous, messagesOf(element, next), messagesOf(element, previous));
      const left = owed.filter((message) => isAmong(message, shown) && !isAmong(message, fresh));
      owed =
        event.type === 'disconnected'
          ? []
          : [...left, ...fresh.map((message) => ({ ...message, since: clock.passed }))];
    },
    /** Drops messages at the focus: they are read there, and need not be said. */
    read(): void {
      owed = owed.filter((message) => clock.passed < message.since + arrivalMs || !isRead(message));
    },
    /** After a rest: what is new was said or is read, and what was said last is still true. */
    check(): void {
      const isKnown = (message: Said) => isRead(message) || region().includes(message.text);
      const isDue = ({ since }: Said) => clock.passed >= since + restMs;
      // A countdown is another text each second.
      const unheard = owed.filter((message) => isDue(message) && isAmong(message, shown()) && !isKnown(message));
      expect(unheard.map(({ text }) => text).join(), 'what was never said').to.equal('');
      // What is awaited is said, and what it takes the place of taken back, a moment later.
      const isFresh = clock.passed - changedAt < waitMs || clock.passed - saidAt < readMs;
      const isTrue = isFresh || region().trim() === '' || shown().some(({ text }) => region().includes(text));
      if (!isTold) expect(isTrue, `"${region()}" is still so`).to.equal(true);
    },
  };
}

/** Milliseconds after which no form waits any more, where one wait has led to another. */
const heldMaxMs = 9_000;

/** Milliseconds that a screen reader has for a text before the next takes its place. */
const readMs = 1_000;

const lettersOf = (text: string) => text.toUpperCase().replace(/[^\p{L}\p{N}]/gu, '');

/** Checks that the typed text is there, in one field or in several. */
function checkTyped(root: ShadowRoot, text: string): void {
  if (!root.activeElement?.matches('input:read-write')) return;
  let shown = [...root.querySelectorAll('input')].map(({ value }) => lettersOf(value)).join('');
  for (const letter of lettersOf(text)) {
    expect(shown, `what is left of "${text}" in the fields`).to.contain(letter);
    shown = shown.replace(letter, '');
  }
}

/** A form that is ordered now goes through, or the person is told why not and can go on. */
export async function checkWayOn(life: Life, heard: Heard): Promise<void> {
  const { element, form, clock } = life;
  if (element.disabled || element.readOnly) return;
  const before = heard.submits;
  let reason = '';
  element.addEventListener('invalid', () => {
    reason = element.validationMessage;
  });
  form.querySelector<HTMLButtonElement>(':scope > button')?.click();
  // Nothing answers any more.
  await clock.pass(heldMaxMs);
  await element.updateComplete;
  const { panel, attempt } = inspect(element).state;
  expect(panel.awaited, 'a panel that is not there').to.equal(null);
  expect(attempt.submission, 'a submission that was answered by nothing').not.to.equal('held');
  if (heard.submits > before) return;
  const { validity, validationMessage } = element;
  const { state } = inspect(element);
  const isAsked = state.manual.step === 'review';
  expect(reason !== '' || validationMessage !== '' || isAsked, 'a reason').to.equal(true);
  const shown = `${element.shadowRoot?.querySelector('[part=form-control]')?.textContent}`;
  // The browser says the page's own reason; one of the element may be in sight beside it.
  if (!isAsked && !validity.customError)
    expect(shown.replace(/\s+/g, ' '), 'the reason is in sight').to.contain(validationMessage);
  const controls = [...(element.shadowRoot?.querySelectorAll<HTMLElement>('input, button, select') ?? [])];
  const isOpen = (it: HTMLElement) => it.matches(':enabled') && it.getClientRects().length > 0;
  expect(controls.some(isOpen) || validity.customError, 'a way on').to.equal(true);
}

/** Checks that everything shown, said, submitted, told and in effect is one state. */
export function check({ element, form }: Life, heard: Heard, it?: Act): void {
  const { state } = inspect(element);
  const { value, validity, validationMessage } = element;
  expect(heard.wrong, 'what holds of every step').to.deep.equal([]);
  expect(value, 'the value').to.deep.equal(addressInEffect(state));
  expect(heard.step, 'the step that the page heard of').to.equal(element.step);
  expect(validity.valid, 'a reason where the form is stopped').to.equal(validationMessage === '');
  const { panel, search, dutchLookup, attempt } = state;
  const { inSight } = panel;
  const isOnItsWay =
    (inSight === 'search' && isAwaitingAddress(search)) || (inSight === 'dutch-lookup' && isAwaited(dutchLookup));
  // An address on its way is no answer to the page's own reason.
  const isRight = validity.valid || (isOnItsWay && !validity.customError) || attempt.submission === 'held';
  for (const [name, isOn] of Object.entries(customStatesOf(state, isRight)))
    expect(element.matches(`:state(${name})`), `:state(${name})`).to.equal(isOn);
  const data = new FormData(element.form ?? form);
  if (isOnItsWay && element.willValidate) {
    expect(validity.valid, 'no word that an address on its way is there').to.equal(false);
    const names = [...data.keys()].filter((name) => name.startsWith('a.'));
    expect(names, 'no half of it').to.deep.equal([]);
  }
  const isSubmitting = value && element.step === 'done' && !state.properties.hasPageFields && !element.disabled;
  if (isSubmitting) {
    expect(data.get('a.country'), 'the form').to.equal(value.country.iso2);
    expect(data.get('a.street'), 'the form').to.equal(value.street ?? '');
  }
  const root = element.shadowRoot;
  const lines = [...(root?.querySelectorAll('[part=address] .lines div') ?? [])].map((it) => it.textContent);
  if (element.step === 'done' && !state.properties.hasPageFields && value)
    expect(lines, 'the card').to.deep.equal(linesOf(value));
  else if (!state.committed) expect(lines, 'no card').to.deep.equal([]);
  if (it?.kind === 'waits' && it.milliseconds >= heldMaxMs)
    expect(state.attempt.submission, 'a submission after nine seconds').not.to.equal('held');
  if (it?.kind === 'types') checkTyped(root as ShadowRoot, it.text);
  heard.speech.read();
  if (it?.kind === 'waits' && it.milliseconds >= restMs) heard.speech.check();
  const input = root?.querySelector<HTMLInputElement>('#input');
  if (!input || state.panel.inSight !== 'search') return;
  expect(input.value, 'the text').to.equal(inputText(state.search.text));
  expect(input.getAttribute('aria-expanded')).to.equal(String(isListOpen(state)));
}

/** A text field takes no line breaks. */
const inputText = (text: string) => text.replace(/[\r\n]/g, '');

const mayMoveFocus: readonly Act['kind'][] = [
  ...(['types', 'pastes', 'composes', 'presses a button', 'clicks', 'double clicks', 'releases'] as const),
  ...(['leaves', 'submits', 'moved', 'adopted', 'disabled', 'enterManually', 'presses a key', 'undoes'] as const),
  ...(['presses for long', 'searches', 'finds an address'] as const),
];

/** Only the person moves the focus out of the element, and nothing takes it there. */
export function checkFocus(
  { element, elsewhere }: Life,
  kind: Act['kind'],
  before: Element | null,
  isSubmitted: boolean,
): void {
  if (mayMoveFocus.includes(kind)) return;
  const { activeElement } = document;
  // A submission that was held and is refused leads to what is missing.
  if (before === elsewhere && !isSubmitted)
    expect(activeElement === elsewhere, `focus stays elsewhere after ${kind}`).to.equal(true);
  if (before === element && !element.disabled)
    expect(activeElement === element, `focus stays in the element after ${kind}`).to.equal(true);
}
