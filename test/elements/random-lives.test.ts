import { expect } from '@open-wc/testing';
import { linesOf } from '../../src/core/address/address.ts';
import { addressInEffect, customStatesOf } from '../../src/core/entry/selectors.ts';
import { isListOpen } from '../../src/core/search/selectors.ts';
import { inspect } from '../../src/elements/inspect.ts';
import { checkState, checkStep } from '../core/entry/invariants.ts';
import * as fc from '../support/random.ts';
import { type Act, anyAct, begin, type Life, perform, setups } from './random-lives.support.ts';

/** Everything that is under way has its turn. */
async function turn({ element }: Life): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve));
  await element.updateComplete;
}

/** What the page heard so far, each event at the time when all has to be in place. */
function listen({ element, form }: Life) {
  const heard = { step: element.step as string, wrong: [] as string[], submits: 0 };
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
  inspect(element).subscribe(({ event, previous, next }) => {
    try {
      checkState(next);
      checkStep(event, previous, next);
    } catch (error) {
      heard.wrong.push(`${event.type}: ${(error as Error).message}`);
    }
  });
  return heard;
}

/** What is shown, submitted, told and in effect is one state. */
function check(life: Life, heard: ReturnType<typeof listen>): void {
  const { element, form } = life;
  const { state } = inspect(element);
  const { value, validity, validationMessage } = element;
  expect(heard.wrong, 'what holds of every step').to.deep.equal([]);
  expect(value, 'the value').to.deep.equal(addressInEffect(state));
  expect(heard.step, 'the step that the page heard of').to.equal(element.step);
  expect(validity.valid, 'a reason where the form is stopped').to.equal(validationMessage === '');
  for (const [name, isOn] of Object.entries(customStatesOf(state, validity.valid)))
    expect(element.matches(`:state(${name})`), `:state(${name})`).to.equal(isOn);
  const data = new FormData(form);
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
  const input = root?.querySelector<HTMLInputElement>('#input');
  if (!input || state.mode !== 'search') return;
  expect(input.value, 'the text').to.equal(inputText(state.search.text));
  expect(input.getAttribute('aria-expanded')).to.equal(String(isListOpen(state.search)));
}

/** A text field takes no line breaks. */
const inputText = (text: string) => text.replace(/[\r\n]/g, '');

const mayMoveFocus: readonly Act['kind'][] = [
  ...(['types', 'pastes', 'composes', 'presses a button', 'clicks', 'double clicks', 'releases'] as const),
  ...(['leaves', 'submits', 'moved', 'adopted', 'disabled', 'enterManually', 'presses a key'] as const),
];

/** Only the person moves the focus out of the element, and nothing takes it there. */
function checkFocus(
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

async function live(setup: keyof typeof setups, acts: readonly Act[]): Promise<void> {
  const life = begin(setup);
  const { element, form, service } = life;
  let passed = 0;
  let isSubmitted = false;
  const { now } = Date;
  Date.now = () => now() + passed;
  try {
    await turn(life);
    const heard = listen(life);
    for (const it of acts) {
      const before = document.activeElement;
      if (it.kind === 'half an hour') passed += 30 * 60_000;
      perform(life, it);
      await turn(life);
      check(life, heard);
      isSubmitted = it.kind === 'submits' || (isSubmitted && it.kind !== 'leaves');
      checkFocus(life, it.kind, before, isSubmitted);
    }
    while (service.waiting.length > 0) {
      service.waiting.shift()?.('unavailable');
      await turn(life);
    }
    check(life, heard);
    const { activeElement } = document;
    expect(element.isConnected && activeElement !== null).to.equal(true);
  } finally {
    Date.now = now;
    form.remove();
  }
}

describe('an element, whatever happens', () => {
  const broken: string[] = [];
  const note = (event: ErrorEvent | PromiseRejectionEvent) => {
    const { message } = ('reason' in event ? event.reason : event.error) ?? {};
    // The browser tells of sizes that are observed once more, which is no error.
    if (!String(message ?? '').includes('ResizeObserver')) broken.push(String(message));
  };
  before(() => {
    addEventListener('error', note);
    addEventListener('unhandledrejection', note);
  });
  after(() => {
    removeEventListener('error', note);
    removeEventListener('unhandledrejection', note);
  });

  for (const setup of Object.keys(setups) as (keyof typeof setups)[]) {
    it(`shows, says and submits one state: ${setup}`, async () => {
      const lives = fc.asyncProperty(fc.array(anyAct, { maxLength: 40, size: 'max' }), async (acts) => {
        await live(setup, acts);
        expect(broken.splice(0), 'no exception').to.deep.equal([]);
      });
      await fc.assert(lives, { numRuns: 5 });
    });
  }
});
