/** The behaviour of a native form control that has nothing to do with addresses. */

import { isButton, isInput, memberOf, submitForm } from '../field/element-kinds.ts';
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

/** The form association of an element: value, validity, and what Enter does. */
export class FormControl {
  readonly #element: HostElement;
  readonly #options: FormControlOptions;

  constructor(element: HostElement, options: FormControlOptions) {
    this.#element = element;
    this.#options = options;
    // One press is one act, however long it lasts: held down, the key would submit or choose again and again.
    element.addEventListener('keydown', (event) => this.#ignoreRepeatedEnter(event), { capture: true });
    whileConnected(element, (signal) => keepAnchors(element, options.anchor, signal));
    // As in a field of the page: the press comes only if no listener prevented the key from going down.
    element.addEventListener('keypress', (event) => this.#submitOnEnter(event));
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
    putIntoForm(internals, state, page, host.state.customError, saved, anchor);
  }

  #ignoreRepeatedEnter(event: KeyboardEvent): void {
    if (event.target !== this.#element || event.key !== 'Enter' || !event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #submitOnEnter(event: KeyboardEvent): void {
    const isOurs = event.target === this.#element && isInput(event.composedPath()[0]);
    const { form } = this.internals;
    // Without a form, the key is for the element around this one, if there is one.
    if (!isOurs || !form || event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    this.#submitImplicitly(form);
  }

  /** As Enter in a text field: presses the form's default button, or submits a form that has none. */
  #submitImplicitly(form: HTMLFormElement): void {
    const isSubmit = (element: Element): element is HTMLButtonElement => isButton(element) && element.type === 'submit';
    const button = [...memberOf(form, 'elements')].find(isSubmit);
    if (button) {
      button.click();
      return;
    }
    submitForm(form);
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
