/** Behaviour of a native form control that is independent of addresses. */

import type { ElementHost, HostElement } from '../field/host.ts';
import type { FormState } from '../field/panel-model.ts';
import { type Names, putIntoForm } from '../field/put-into-form.ts';
import { whileConnected } from '../field/while-connected.ts';

/** What the form control needs from its element. */
export interface FormControlOptions {
  readonly internals: ElementInternals;
  /** The element's `name`, which prefixes submitted names, and `submitNames`. Without either, nothing is submitted. */
  readonly page: Names;
  /** The control that the browser points at with its message; null if there is none yet. */
  readonly anchor: () => HTMLElement | null;
  readonly host: ElementHost;
}

/** Form value and validity of an element. */
export class FormControl {
  readonly #element: HostElement;
  readonly #options: FormControlOptions;

  constructor(element: HostElement, options: FormControlOptions) {
    this.#element = element;
    this.#options = options;
    // Holding the key down is one press; otherwise it would submit or choose again and again.
    element.addEventListener('keydown', (event) => this.#ignoreRepeatedEnter(event), { capture: true });
    whileConnected(element, (signal) => keepAnchors(element, options.anchor, signal));
  }

  /** The element's internals. */
  get internals(): ElementInternals {
    return this.#options.internals;
  }

  /**
   * Updates form value and validity.
   *
   * @param saved what the browser should restore after a navigation
   * @param anchor the control that the browser points at with its message; null if there is none yet
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
 * Keeps the anchor of a failed check, and the one before: WebKit's message still refers to that, and WebKit crashes
 * without it.
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
