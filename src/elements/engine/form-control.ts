/** The behaviour of a native form control that has nothing to do with addresses. */

import type { ElementHost, HostElement } from '../field/host.ts';
import type { FormState } from '../field/panel-model.ts';
import { type Names, putIntoForm } from '../field/put-into-form.ts';
import { whileConnected } from '../field/while-connected.ts';

/** The element's side of a form control. */
export interface FormControlOptions {
  readonly internals: ElementInternals;
  /** Names of submitted values begin with the name, unless parts have names of their own; without any nothing is submitted. */
  readonly page: Names;
  /** The control that the browser points at with its message; null if there is none yet. */
  readonly anchor: () => HTMLElement | null;
  readonly host: ElementHost;
}

/** The form association of an element: value and validity. */
export class FormControl {
  readonly #element: HostElement;
  readonly #options: FormControlOptions;

  constructor(element: HostElement, options: FormControlOptions) {
    this.#element = element;
    this.#options = options;
    // One press is one act, however long it lasts: held down, the key would submit or choose again and again.
    element.addEventListener('keydown', (event) => this.#ignoreRepeatedEnter(event), { capture: true });
    whileConnected(element, (signal) => keepAnchors(element, options.anchor, signal));
  }

  /** The platform's side of it. */
  get internals(): ElementInternals {
    return this.#options.internals;
  }

  /**
   * Puts a state into the form and the validity.
   *
   * @param saved what the browser gives back after a navigation
   * @param anchor what the browser points at with its message; null when there is nothing yet
   */
  update(state: FormState, saved: string, anchor: HTMLElement | null): void {
    const { host, page, internals } = this.#options;
    putIntoForm(internals, state, page, host.state.properties.customError, saved, anchor);
  }

  #ignoreRepeatedEnter(event: KeyboardEvent): void {
    if (event.target !== this.#element || event.key !== 'Enter' || !event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
  }
}

/**
 * Keeps what a check that failed points at, and what the one before pointed at: WebKit's message still belongs to that, and
 * without it the process of the page ends.
 */
function keepAnchors(element: HTMLElement, anchorOf: () => HTMLElement | null, signal: AbortSignal): void {
  const kept: (HTMLElement | null)[] = [];
  const checked = () => {
    const anchor = anchorOf();
    if (anchor !== kept[0]) kept.unshift(anchor);
    kept.splice(2);
  };
  element.addEventListener('invalid', checked, { signal });
}
