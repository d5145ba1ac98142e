/** The part of an element with an engine in the submissions of its form: the state says what it waits for. */

import { isPrintAwaited } from '../../core/entry/printing.ts';
import { sameFormOf } from '../../core/entry/same.ts';
import { isAmong } from '../../core/entry/speech.ts';
import type { EntryState, Submission, SubmissionEvent } from '../../core/entry/state.ts';
import { isHoldable } from '../../core/entry/submission.ts';
import { verificationDue } from '../../core/entry/verification.ts';
import type { ElementHost } from '../field/host.ts';
import { membersOf, prolongHold, type SubmissionPart, wrongIn } from '../field/submissions.ts';
import { refuse } from './refuse.ts';

/** Milliseconds a question is there before submitting once more says "never mind". A double click is quicker. */
const questionNoticedMs = 700;

/**
 * As long as an address is on its way the value is not acceptable, to scripts and to the browser. Where the browser refuses
 * a submission for nothing else, that one is held.
 */
export class EntrySubmission implements SubmissionPart {
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
  }

  begin(): void {
    this.#dispatch('submitBegun');
    const { panel, properties } = this.#host.state;
    // What can find the address is asked, and then waited for. Fields by hand say by themselves whether there is one.
    if ((panel.inSight === 'search' || panel.inSight === 'dutch-lookup') && !properties.isFixed) this.#flushInput();
    setTimeout(() => this.end());
  }

  end(): void {
    this.#dispatch('submitEnded');
  }

  /** Follows the state. */
  follow(next: EntryState, previous: EntryState): void {
    const { submission } = next;
    if (previous.submission === 'held' && isStepOn(next, previous)) prolongHold(this.#host.form);
    if (submission === 'held') return;
    const release = this.#release;
    this.#release = null;
    release?.(submission);
  }

  #dispatch(type: SubmissionEvent['type']): void {
    this.#host.dispatch({ slice: 'entry', type });
  }

  refuse(): void {
    refuse(this.#host);
  }

  refused(): void {
    // The person is told why, unless a listener of the page does it: all of them have run by then.
    this.#host.element.addEventListener('invalid', (last) => this.#tell(last), { once: true });
  }

  #tell(event: Event): void {
    this.refuse();
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
    const [first] = form ? wrongIn(form) : [];
    if (first === element && (isOurs || root.activeElement === null)) element.focus();
  }

  /** True if the element itself shows the browser's message, or the one that it is the same as: that has its own alone. */
  get #isErrorShown(): boolean {
    const { validationMessage: text } = this.#internals;
    const { state, model, error } = this.#host.view;
    return sameFormOf(state) ? state.properties.customError === '' : isAmong({ text }, model?.messagesFor(error) ?? []);
  }

  /** The error may be that of the element that this one is the same as. */
  get isHoldable(): boolean {
    const { state } = this.#host;
    if (!sameFormOf(state)) return isHoldable(state);
    return (
      state.properties.customError === '' && membersOf(this.#host.form).some(({ submission }) => submission.isAwaited)
    );
  }

  get isAwaited(): boolean {
    return isHoldable(this.#host.state);
  }

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

  get isAsking(): boolean {
    return this.#host.state.manual.step === 'review';
  }

  /** True if the question on display held a submission back before, long enough ago to be read. */
  get #isNoticed(): boolean {
    const { manual } = this.#host.state;
    if (manual.step !== 'review' || manual.holdStartedAt === null) return false;
    return performance.now() - manual.holdStartedAt > questionNoticedMs;
  }

  wait(): Promise<Submission> {
    return new Promise((resolve) => {
      this.#release = resolve;
    });
  }

  giveUp(): void {
    this.#dispatch('submitOverdue');
  }

  async ask(): Promise<void> {
    this.#host.dispatch({ slice: 'manual', type: 'submitBlocked', time: performance.now() });
    await this.#host.element.updateComplete;
    this.#host.root.querySelector<HTMLElement>('#question')?.focus();
  }
}

/** True if an answer, or code, that was awaited is there, and leads to something else to wait for. */
function isStepOn(next: EntryState, previous: EntryState): boolean {
  return (
    next.search.request !== previous.search.request ||
    next.search.reading !== previous.search.reading ||
    next.panel.mounted !== previous.panel.mounted ||
    isPrintAwaited(next) !== isPrintAwaited(previous) ||
    next.properties.isPageAwaited !== previous.properties.isPageAwaited
  );
}
