/** The submissions of an element's form: one that waits for an answer is held, one that is refused is told why. */
import type { ReactiveController } from 'lit';
import { verificationDue } from '../../core/entry/mode.ts';
import { sameFormOf } from '../../core/entry/same.ts';
import { isAmong } from '../../core/entry/speech.ts';
import type { EntryState, Submission, SubmissionEvent } from '../../core/entry/state.ts';
import { isHoldable } from '../../core/entry/submission.ts';
import { delay } from '../../waiting/delay.ts';
import { isButton, isElement, isInput, memberOf, rootOf, submitForm } from '../field/element-kinds.ts';
import type { SubmissionListeners } from '../field/engine-port.ts';
import type { ElementHost } from '../field/host.ts';
import { refuse } from './refuse.ts';

/** Milliseconds that a submission waits for an answer. What that leads to has as long; all of it, twice as long at most. */
const answerMaxMs = 4_500;

/** Milliseconds a question is there before submitting once more says "never mind". A double click is quicker. */
const questionNoticedMs = 700;

type Submitter = HTMLButtonElement | HTMLInputElement;

/** A submission that the browser is about to check. */
interface Begun {
  readonly submitter: Submitter | null;
  /** True once all listeners of the event that begins it have run: what is checked then, the browser checks. */
  readonly isOver: () => boolean;
}

/** The submissions of all elements in the document: those of one form are held together. */
const connected = new Set<Submissions>();

/** A held submission, maybe held more than once: for an answer, then for fields that are not loaded yet. */
interface Hold {
  /** When it ends unless an answer comes before, on the clock of `performance.now()`. */
  readonly endsAt: number;
  /** When it ends at the latest, on the same clock. */
  readonly endsAtLatest: number;
  /** The element that had the focus when the person submitted. Null for none. */
  readonly focused: Element | null;
  /** The button that submits. As on the platform, the one pressed last. */
  readonly submitter: Submitter | null;
}

/** A submission of a form, as long as the state says that it is held. */
const begun = new WeakMap<HTMLFormElement, Begun>();

/** The holds of forms. */
const holds = new WeakMap<HTMLFormElement, Hold>();

/**
 * Holds a submission back while an answer is on its way, and lets it go on the same way: same button, same checks, same
 * listeners. It hears of it before all other listeners, so none of them sees a submission twice. `form.submit()` skips
 * it, as in HTML; a button with `formnovalidate`, such as "save for later", is let through.
 *
 * As long as an address is on its way the value is not acceptable, to scripts and to the browser. Where the browser refuses
 * a submission for nothing else, that one is held.
 */
export class Submissions implements ReactiveController {
  readonly #host: ElementHost;
  readonly #internals: ElementInternals;
  readonly #flushInput: () => void;
  /** Ends the hold, with the result of the submission. Null while none is held. */
  #release: ((outcome: Submission) => void) | null = null;

  /** @param flushInput commits the fields, if that needs no answer of the service */
  constructor(host: ElementHost, internals: ElementInternals, flushInput: () => void) {
    this.#host = host;
    this.#internals = internals;
    this.#flushInput = flushInput;
    host.element.addController(this);
  }

  hostConnected(): void {
    connected.add(this);
  }

  hostDisconnected(): void {
    connected.delete(this);
  }

  get form(): HTMLFormElement | null {
    return this.#host.form;
  }

  /** The form is submitted: the browser checks it next, at once. */
  begin(): void {
    this.#dispatch('submitBegun');
    const { panel, properties } = this.#host.state;
    // What can find the address is asked, and then waited for. Fields by hand say by themselves whether there is one.
    if ((panel.inSight === 'search' || panel.inSight === 'dutch-lookup') && !properties.isFixed) this.#flushInput();
    setTimeout(() => this.end());
  }

  /** The form was submitted or refused, or there is something to ask first. */
  end(): void {
    this.#dispatch('submitEnded');
  }

  /** Follows the state. */
  follow(next: EntryState, previous: EntryState): void {
    const { submission } = next;
    // Only the answer to a search leads to another request.
    if (previous.submission === 'held' && next.search.request !== previous.search.request) prolong(this.form);
    if (submission === 'held') return;
    const release = this.#release;
    this.#release = null;
    release?.(submission);
  }

  #dispatch(type: SubmissionEvent['type']): void {
    this.#host.dispatch({ slice: 'entry', type });
  }

  /**
   * A script that only asks (`checkValidity`) shows nothing. The browser, where it reports, takes the focus to the first
   * field that is wrong.
   */
  checked(event: Event): void {
    const { form } = this;
    const { submission } = this.#host.state;
    const submitted = form && (submission === 'begun' || submission === 'held') ? begun.get(form) : null;
    if (form && submitted?.isOver()) {
      if (!this.isHoldable) {
        this.#host.element.addEventListener('invalid', (last) => this.#refuse(last), { once: true });
        return;
      }
      // Nobody is told of what may come right.
      event.preventDefault();
      event.stopImmediatePropagation();
      const wrong = [...memberOf(form, 'elements')].filter((control) => control.matches(':invalid:not(fieldset)'));
      const controls = controlsOf(form).filter((control) => control.isHoldable);
      if (wrong.every((it) => controls.some((control) => control.isOf(it)))) holdAll(form, submitted.submitter);
      return;
    }
    const over = new AbortController();
    const focused = ({ target }: Event) => {
      const isInside = isElement(target) && target.getRootNode() === this.#host.root;
      if (isInside || (isElement(target) && target.matches(':invalid'))) refuse(this.#host);
    };
    // Within its own shadow root, a moved focus is heard only there.
    for (const root of [rootOf(this.#host.element), this.#host.root]) {
      root.addEventListener('focusin', focused, { capture: true, signal: over.signal });
    }
    setTimeout(() => over.abort());
  }

  /** The person is told why, unless a listener of the page does it: all of them have run. */
  #refuse(event: Event): void {
    refuse(this.#host);
    if (event.defaultPrevented) return;
    // The browser's own bubble would lie over the same sentence.
    const isInSight = this.#isErrorShown;
    if (isInSight) event.preventDefault();
    void this.#show(isInSight);
  }

  /**
   * The focus goes to the first control of the form that is wrong. Where that is another one, the browser takes it there.
   *
   * @param isOurs whether the browser leaves it to the element; it could not go to a field that was not rendered yet
   */
  async #show(isOurs: boolean): Promise<void> {
    const { element, root, form } = this.#host;
    await element.updateComplete;
    if (this.#host.state.submission !== 'begun') return;
    const first = [...(form ? memberOf(form, 'elements') : [])].find((control) =>
      control.matches(':invalid:not(fieldset)'),
    );
    if (first === element && (isOurs || root.activeElement === null)) element.focus();
  }

  /** True if the element itself shows the browser's message, or the one that it is the same as: that has its own alone. */
  get #isErrorShown(): boolean {
    const { validationMessage: text } = this.#internals;
    const { state, model, error } = this.#host.view;
    return sameFormOf(state) ? state.customError === '' : isAmong({ text }, model?.messagesFor(error) ?? []);
  }

  /** True if waiting may fix the error, which may be that of the element that this one is the same as. */
  get isHoldable(): boolean {
    const { state } = this.#host;
    if (!sameFormOf(state)) return isHoldable(state);
    return state.customError === '' && controlsOf(this.form).some((it) => isHoldable(it.#host.state));
  }

  isOf(element: EventTarget | null): boolean {
    return element === this.#host.element;
  }

  /** True while a submission is held back. */
  get isHolding(): boolean {
    return this.#release !== null;
  }

  /** Brings the address as far as possible without waiting. A question blocks a submission once. */
  hold(): boolean {
    this.#host.configure();
    if (this.#host.state.properties.isFixed) return false;
    this.#flushInput();
    const verification = verificationDue(this.#host.state);
    if (verification) this.#host.dispatch({ slice: 'manual', type: 'verifyRequested', verification, anew: false });
    if (this.#isNoticed) this.#host.dispatch({ slice: 'manual', type: 'typedKept' });
    this.#dispatch('submitHeld');
    return this.#host.state.submission === 'held';
  }

  /** True while the person is asked something about the address. */
  get isAsking(): boolean {
    return this.#host.state.manual.step === 'review';
  }

  /** True if the question on display held a submission back before, long enough ago to be read. */
  get #isNoticed(): boolean {
    const { manual } = this.#host.state;
    if (manual.step !== 'review' || manual.heldSince === null) return false;
    return performance.now() - manual.heldSince > questionNoticedMs;
  }

  /** Resolves when nothing is waited for any more, with the result of the submission. */
  async wait(form: HTMLFormElement): Promise<Submission> {
    const over = new AbortController();
    untilEnd(form, over.signal).then(
      () => this.#dispatch('submitOverdue'),
      () => null,
    );
    const outcome = await new Promise<Submission>((resolve) => {
      this.#release = resolve;
    });
    over.abort();
    return outcome;
  }

  /** Moves the focus to the question. */
  async ask(): Promise<void> {
    this.#host.dispatch({ slice: 'manual', type: 'submitBlocked', time: performance.now() });
    await this.#host.element.updateComplete;
    this.#host.root.querySelector<HTMLElement>('#question')?.focus();
  }
}

const controlsOf = (form: HTMLFormElement | null) =>
  [...connected].filter((control) => form !== null && control.form === form);

function pressed(event: Event): void {
  const button = event.composedPath().find(isSubmitter);
  if (!button?.form || button.disabled || button.formNoValidate) return;
  // A check by the page's own listeners before that is not the browser's.
  const isOver = () => event.eventPhase === Event.NONE && !event.defaultPrevented;
  beginAll(button.form, { submitter: button, isOver });
}

/**
 * As in HTML, Enter in the one field of the page submits a form that has no button; with a button it is a click. A browser
 * would count the fields for autofill, too, and submit nothing.
 */
function entered(event: KeyboardEvent): void {
  const [field] = event.composedPath();
  if (event.key !== 'Enter' || event.defaultPrevented || !isInput(field) || !isLine(field)) return;
  const { form } = field;
  if (!form || controlsOf(form).length === 0) return;
  if ([...memberOf(form, 'elements')].some((it) => it !== field && (isSubmitter(it) || isLine(it)))) return;
  event.preventDefault();
  submitForm(form);
}

/** True for a page's field in which a person types a line. */
const isLine = (element: Element) => element.matches('input:read-write:not([slot=autofill] > *)');

function beginAll(form: HTMLFormElement, submission: Begun): void {
  begun.set(form, submission);
  for (const control of controlsOf(form)) control.begin();
}

function submitted(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement | null;
  const submitter = isSubmitter(event.submitter) ? event.submitter : null;
  if (!form || event.defaultPrevented || submitter?.formNoValidate || !holdAll(form, submitter)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
}

/** An answer came in time: what it leads to has as long. */
function prolong(form: HTMLFormElement | null): void {
  const hold = form && holds.get(form);
  const now = performance.now();
  if (hold && now < hold.endsAt) holds.set(form, { ...hold, endsAt: Math.min(now + answerMaxMs, hold.endsAtLatest) });
}

/** Resolves when the hold ends; rejects when the signal aborts before. */
async function untilEnd(form: HTMLFormElement, signal: AbortSignal): Promise<void> {
  const leftMs = () => (holds.get(form)?.endsAt ?? 0) - performance.now();
  for (let ms = leftMs(); ms > 0; ms = leftMs()) await delay(ms, signal);
}

/** Holds a submission back where an element of the form waits or asks for something. False where it may go on. */
function holdAll(form: HTMLFormElement, submitter: Submitter | null): boolean {
  const controls = controlsOf(form);
  const endsAt = performance.now() + answerMaxMs;
  const hold = holds.get(form) ?? { endsAt, endsAtLatest: endsAt + answerMaxMs, focused: focusedBeside(form) };
  holds.set(form, { ...hold, submitter });
  if (controls.some((control) => control.isHolding)) return true;
  const held = controls.filter((control) => control.hold());
  if (held.length === 0 && !controls.some((control) => control.isAsking)) {
    holds.delete(form);
    return false;
  }
  void submitAgain(form, controls, held);
  return true;
}

/** Waits for all elements of the form, then asks what there is to ask, says what is missing, or submits once more. */
async function submitAgain(
  form: HTMLFormElement,
  controls: readonly Submissions[],
  held: readonly Submissions[],
): Promise<void> {
  const outcomes = await Promise.all(held.map((control) => control.wait(form)));
  const { focused = null, submitter = null } = holds.get(form) ?? {};
  const asking = controls.find((control) => control.isAsking);
  const isGivenUp = outcomes.includes('none');
  // A browser takes the focus to what is wrong. A person who went on to another field meanwhile is typing there.
  const isElsewhere = ![focused, null].includes(focusedBeside(form));
  const isConnected = memberOf(form, 'isConnected');
  if (asking) {
    for (const control of controls) control.end();
    await asking.ask();
  } else if (isConnected && outcomes.includes('refused')) {
    for (const control of controls) control.end();
    if (!isGivenUp && !isElsewhere) memberOf(form, 'reportValidity').call(form);
  } else if (isConnected && !isGivenUp) {
    beginAll(form, { submitter, isOver: () => true });
    const isChecked = isElsewhere && !memberOf(form, 'noValidate');
    if (isChecked && !memberOf(form, 'checkValidity').call(form)) for (const control of controls) control.end();
    // Meanwhile the page may have taken the button away.
    else submitForm(form, submitter?.form === form ? submitter : null);
  }
  if (!controls.some((control) => control.isHolding)) holds.delete(form);
}

/** The element that has the focus in the document or shadow root of a form. Null for none. */
function focusedBeside(form: HTMLFormElement): Element | null {
  const { activeElement } = memberOf(form, 'getRootNode').call(form) as Document | ShadowRoot;
  return activeElement === memberOf(form, 'ownerDocument').body ? null : activeElement;
}

function isSubmitter(target: EventTarget | null): target is Submitter {
  return isButton(target) && ['submit', 'image'].includes(target.type);
}

/** Called by the field's listeners, which are there before any engine. */
export const submissionListeners: SubmissionListeners = {
  pressed,
  entered,
  submitted,
  checked: (event) => [...connected].find((control) => control.isOf(event.target))?.checked(event),
  requested: (form, submitter) =>
    beginAll(form, { submitter: isSubmitter(submitter) ? submitter : null, isOver: () => true }),
};
