/** Holds a submission back while an address is validated. */
import type { ReactiveController } from 'lit';
import { isJudgedLater } from '../../../core/entry/mode.ts';
import { isComplete } from '../../../core/manual/selectors.ts';
import type { Verdict } from '../../../core/manual/verdict.ts';
import type { PanelHost } from '../../host.ts';

/**
 * What there is to settle before an address can go with its form. `ready`: nothing. `unsettled`: an answer of the
 * service. `asked`: an answer of the person.
 */
type Readiness = 'ready' | 'unsettled' | 'asked';

/** Milliseconds a question is there before submitting once more says "never mind". A double click is quicker. */
const questionNoticedMs = 700;

/**
 * Holds a submission back while an address is validated, once, and lets it go on the same way: same button, same
 * checks, same listeners. It hears of it before all other listeners, so none of them sees a submission twice.
 */
export class SubmitGuard implements ReactiveController {
  readonly #host: PanelHost;
  readonly #requests: { settled(): Promise<void> };
  readonly #commit: () => void;
  /** Ends listening where submissions are heard of first: a form in a shadow root keeps them there. */
  #listening = new AbortController();
  /** What a submission is or was held back for, and since when; null for nothing yet. */
  #held: { readonly question: Verdict; readonly askedAt: number } | 'waiting' | null = null;

  /** @param commit takes what is in the fields, as far as it goes without waiting */
  constructor(host: PanelHost, requests: { settled(): Promise<void> }, commit: () => void) {
    this.#host = host;
    this.#requests = requests;
    this.#commit = commit;
    host.controllers.addController(this);
  }

  hostConnected(): void {
    const root = this.#host.controllers.getRootNode();
    const { signal } = this.#listening;
    (root instanceof ShadowRoot ? root : window).addEventListener('submit', this.#submitted, { capture: true, signal });
  }

  hostDisconnected(): void {
    this.#listening.abort();
    this.#listening = new AbortController();
  }

  readonly #submitted = (event: Event): void => {
    const { form } = this.#host;
    if (!form || event.target !== form || event.defaultPrevented) return;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    // A button that skips the checks, such as "save for later", skips this one.
    if (isSubmitter(submitter) && submitter.formNoValidate) return;
    if (this.#held !== 'waiting') {
      const readiness = this.#prepare();
      if (readiness === 'ready') return;
      void this.#hold(form, submitter, readiness);
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  /** Brings the address as far as it gets without waiting. A question that held a submission back holds it back once. */
  #prepare(): Readiness {
    this.#host.configure();
    const { state } = this.#host;
    if (state.properties.isFixed) return 'ready';
    if (state.mode === 'manual') {
      if (state.manual.isUntouched || isComplete(state.manual, state.country)) this.#commit();
    }
    if (isJudgedLater(this.#host.state)) {
      this.#host.dispatch({ slice: 'manual', type: 'lookedAt', canAsk: state.properties.hasClient, anew: false });
    }
    if (this.#isNoticed) this.#host.dispatch({ slice: 'manual', type: 'kept' });
    const { step } = this.#host.state.manual;
    return step === 'validating' ? 'unsettled' : step === 'review' ? 'asked' : 'ready';
  }

  /** Whether the question on display held a submission back before, long enough ago to be read. */
  get #isNoticed(): boolean {
    const held = this.#held;
    const question = questionIn(this.#host);
    if (!held || held === 'waiting' || held.question !== question) return false;
    return performance.now() - held.askedAt > questionNoticedMs;
  }

  async #hold(form: HTMLFormElement, submitter: HTMLElement | null, readiness: Readiness): Promise<void> {
    if (readiness === 'unsettled') {
      this.#held = 'waiting';
      await this.#requests.settled();
      this.#held = null;
    }
    const { controllers, state } = this.#host;
    const question = questionIn(this.#host);
    if (question) {
      const isNew = typeof this.#held !== 'object' || this.#held?.question !== question;
      if (isNew) this.#held = { question, askedAt: performance.now() };
      await controllers.updateComplete;
      this.#host.root.querySelector<HTMLElement>('#question')?.focus();
      return;
    }
    // The person went back to the fields, and will submit again.
    const isDropped = state.manual.step !== 'accepted' && controllers.isConnected;
    // Meanwhile the page may have taken the button away, or the form.
    if (!isDropped && form.isConnected)
      form.requestSubmit(isSubmitter(submitter) && submitter.form === form ? submitter : null);
  }
}

function questionIn({ state: { manual } }: PanelHost): Verdict | null {
  return manual.step === 'review' ? manual.verdict : null;
}

function isSubmitter(element: HTMLElement | null): element is HTMLButtonElement | HTMLInputElement {
  return element instanceof HTMLButtonElement || element instanceof HTMLInputElement;
}
