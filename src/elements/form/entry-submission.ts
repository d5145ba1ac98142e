/** The part of an element with an engine in submissions of its form. What it waits for is in the state. */

import { panelOf, sameFormOf } from '../../core/entry/panel-status.ts';
import { isAmong } from '../../core/entry/speech.ts';
import type { EntryState, SubmissionEvent } from '../../core/entry/state.ts';
import { isHeld, isHoldable, verificationDue } from '../../core/entry/submission.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import type { PanelHost } from '../field/host.ts';
import { isBegun, membersOf, prolongHold, type SubmissionPart, settled, wrongIn } from '../field/submissions.ts';

/**
 * Milliseconds for which a question has to be visible before submitting again dismisses it. A double click is quicker.
 */
const questionNoticedMs = 700;

/**
 * While an address is loading, the value is invalid for scripts and for the browser. If the browser refuses a
 * submission for no other reason, that is held back.
 */
export class EntrySubmission implements SubmissionPart {
  readonly #host: PanelHost;
  readonly #flushInput: () => void;
  /** The question that blocks a submission, and since when, by `performance.now()`; null for none. */
  #blocking: { readonly verdict: Verdict; readonly since: number } | null = null;

  /** @param flushInput commits the fields, if that needs no answer from the service */
  constructor(host: PanelHost, flushInput: () => void) {
    this.#host = host;
    this.#flushInput = flushInput;
  }

  begin(): void {
    this.#dispatch('submitBegun');
    const { state } = this.#host;
    // Requests whatever may find the address, and then waits for it. Manual fields know themselves whether they contain
    // one.
    if (!panelOf(state).isByHand && !state.properties.isFixed) this.#flushInput();
  }

  /** Called on each state change. */
  follow(next: EntryState, previous: EntryState): void {
    if (!isHeld(previous)) return;
    if (isStepOn(next, previous)) prolongHold(this.#host.element.form);
    if (!isHeld(next)) settled(this.#host.element, next.attempt.submission);
  }

  #dispatch(type: SubmissionEvent['type']): void {
    this.#host.dispatch({ slice: 'entry', type });
  }

  refused(): void {
    // Shows the error, unless one of the page's listeners does: all have run by then.
    this.#host.element.addEventListener('invalid', (last) => this.#tell(last), { once: true });
  }

  #tell(event: Event): void {
    refuse(this.#host);
    if (event.defaultPrevented) return;
    // The browser's bubble would cover the same message.
    const isInSight = this.isErrorShown;
    if (isInSight) event.preventDefault();
    void this.#show(isInSight);
  }

  /**
   * Moves the focus to the first invalid control of the form. If that is another element's, the browser does so.
   *
   * @param isOurs true if the browser leaves it to the element; it could not focus a field that was not rendered yet
   */
  async #show(isOurs: boolean): Promise<void> {
    const { element, root } = this.#host;
    await element.updateComplete;
    const { form } = element;
    const [first] = form && isBegun(form) ? wrongIn(form) : [];
    if (first === element && (isOurs || root.activeElement === null)) element.focus();
  }

  /** True if the error is displayed by this element, or by the one it follows. */
  get isErrorShown(): boolean {
    const { view, element } = this.#host;
    const { state, messages } = view;
    const text = element.validationMessage;
    return (sameFormOf(state) && state.properties.customError === '') || isAmong({ text }, messages);
  }

  /** The error may be that of the element that this one follows. */
  get isHoldable(): boolean {
    const { state } = this.#host;
    if (!sameFormOf(state)) return isHoldable(state);
    return (
      state.properties.customError === '' &&
      membersOf(this.#host.element.form).some(({ submission }) => submission.isAwaited)
    );
  }

  get isAwaited(): boolean {
    return isHoldable(this.#host.state);
  }

  /** Completes the address as far as possible without waiting. A question blocks a submission once. */
  hold(): boolean {
    this.#host.configure();
    if (this.#host.state.properties.isFixed) return false;
    this.#flushInput();
    const verification = verificationDue(this.#host.state);
    if (verification) this.#host.dispatch({ slice: 'manual', type: 'verifyRequested', verification, anew: false });
    if (this.#isNoticed) this.#host.dispatch({ slice: 'manual', type: 'candidateChosen', candidate: null });
    this.#dispatch('submitHeld');
    return isHeld(this.#host.state);
  }

  get #question(): Verdict | null {
    const { manual } = this.#host.state;
    return manual.step === 'review' ? manual.verdict : null;
  }

  /** True if the visible question has blocked a submission before, long enough ago to be read. */
  get #isNoticed(): boolean {
    const { verdict = null, since = 0 } = this.#blocking ?? {};
    return verdict !== null && verdict === this.#question && performance.now() - since > questionNoticedMs;
  }

  giveUp(): void {
    this.#dispatch('submitOverdue');
  }

  get ask(): (() => Promise<void>) | null {
    const verdict = this.#question;
    if (!verdict) return null;
    return async () => {
      if (verdict !== this.#blocking?.verdict) this.#blocking = { verdict, since: performance.now() };
      await this.#host.element.updateComplete;
      this.#host.root.querySelector<HTMLElement>('#question')?.focus();
    };
  }
}

/** True if an awaited answer, or code, has arrived and leads to another wait. */
function isStepOn(next: EntryState, previous: EntryState): boolean {
  return (
    next.search.request !== previous.search.request ||
    next.search.toRead !== previous.search.toRead ||
    next.panel.mounted !== previous.panel.mounted ||
    next.properties.isPageAwaited !== previous.properties.isPageAwaited
  );
}

/** Shows the shopper why the value is invalid. */
export function refuse(host: PanelHost): void {
  if (host.view.formState?.invalid?.isWait) return;
  host.dispatch({ slice: 'entry', type: 'invalidShown' });
  // If the focus comes here only now, the field opens the list itself.
  if (host.element.matches(':focus-within')) host.dispatch({ slice: 'search', type: 'listWanted' });
}
