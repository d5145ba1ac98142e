import type { ReactiveController, ReactiveControllerHost } from 'lit';

/**
 * What there is to settle before an address can go with its form. `ready`: nothing. `unsettled`: an answer of the
 * service. `asked`: an answer of the person.
 */
export type Readiness = 'ready' | 'unsettled' | 'asked';

/** How it was settled. `dropped`: the person went back to the fields, and will submit again. */
export type Settlement = 'ready' | 'asked' | 'dropped';

export interface SubmitGuardOptions {
  readonly form: () => HTMLFormElement | null;
  /** Brings the address as far as it gets without waiting. */
  readonly prepare: () => Readiness;
  /** Resolves once the address is settled, or a question is on display. */
  readonly settle: () => Promise<Settlement>;
  /** Shows the person what has to be answered. */
  readonly ask: () => void;
}

/**
 * Holds a submission back while an address is validated, once, and lets it go on the same way: same button, same
 * checks, same listeners. It hears of it before anybody else, so nobody sees a submission twice.
 */
export class SubmitGuard implements ReactiveController {
  readonly #host: ReactiveControllerHost & Element;
  readonly #options: SubmitGuardOptions;
  /** Where submissions are heard of first: a form in a shadow root keeps them there. */
  #scope: EventTarget = window;
  #isHeld = false;

  constructor(host: ReactiveControllerHost & Element, options: SubmitGuardOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    const root = this.#host.getRootNode();
    this.#scope = root instanceof ShadowRoot ? root : window;
    this.#scope.addEventListener('submit', this.#submitted, true);
  }

  hostDisconnected(): void {
    this.#scope.removeEventListener('submit', this.#submitted, true);
  }

  readonly #submitted = (event: Event): void => {
    const form = this.#options.form();
    if (!form || event.target !== form || event.defaultPrevented) return;
    const submitter = event instanceof SubmitEvent ? event.submitter : null;
    // A button that skips the checks, such as "save for later", skips this one.
    if (isSubmitter(submitter) && submitter.formNoValidate) return;
    if (!this.#isHeld) {
      const readiness = this.#options.prepare();
      if (readiness === 'ready') return;
      void this.#hold(form, submitter, readiness);
    }
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  async #hold(form: HTMLFormElement, submitter: HTMLElement | null, readiness: Readiness): Promise<void> {
    this.#isHeld = true;
    const outcome = readiness === 'asked' ? 'asked' : await this.#options.settle();
    this.#isHeld = false;
    if (outcome === 'asked') this.#options.ask();
    // Meanwhile the page may have taken the button away, or the form.
    if (outcome === 'ready' && form.isConnected)
      form.requestSubmit(isSubmitter(submitter) && submitter.form === form ? submitter : null);
  }
}

function isSubmitter(element: HTMLElement | null): element is HTMLButtonElement | HTMLInputElement {
  return element instanceof HTMLButtonElement || element instanceof HTMLInputElement;
}
