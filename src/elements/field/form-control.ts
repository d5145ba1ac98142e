/** Everything a native form control does that has nothing to do with addresses. */

import { entriesUnder } from '../../core/entry/form-entries.ts';
import { Submissions } from '../form/submissions.ts';
import type { FormState } from '../panels/panel-model.ts';
import type { ControlProperties } from './control-properties.ts';
import { isButton, isInput } from './element-kinds.ts';
import type { ElementHost, HostElement } from './host.ts';
import { internalsOf } from './internals.ts';
import { whileConnected } from './while-connected.ts';

/** The element's side of a form control. */
export interface FormControlOptions {
  /** Names of submitted values begin with the name, unless parts have names of their own; without any nothing is submitted. */
  readonly page: Pick<ControlProperties, 'name' | 'submitNames'>;
  /** The control that the browser points at with its message; null when there is nothing yet. */
  readonly anchor: () => HTMLElement | null;
  readonly host: ElementHost;
  /** Takes what is in the fields, as far as it goes without waiting. */
  readonly flushInput: () => void;
}

/** The form association of an element: value, validity, custom states, labels, and what Enter does. */
export class FormControl {
  readonly #element: HostElement;
  readonly #options: FormControlOptions;
  /** The platform's side of it. */
  readonly internals: ElementInternals;
  readonly submissions: Submissions;

  constructor(element: HostElement, options: FormControlOptions) {
    this.#element = element;
    this.#options = options;
    this.internals = internalsOf(element);
    this.submissions = new Submissions(options.host, this.internals, options.flushInput);
    // A click on an outside label arrives as a click on the element itself.
    element.addEventListener('click', (event) => {
      if (event.composedPath()[0] === element) element.focus();
    });
    // One press is one act, however long it lasts: held down, the key would submit or choose again and again.
    element.addEventListener('keydown', (event) => this.#ignoreRepeatedEnter(event), { capture: true });
    whileConnected(element, (signal) => keepAnchors(element, options.anchor, signal));
    // As in a field of the page: the press comes only if no listener prevented the key from going down.
    element.addEventListener('keypress', (event) => this.#submitOnEnter(event));
  }

  /** As in HTML: the person is told. */
  reportValidity(): boolean {
    const isValid = this.internals.reportValidity();
    if (!isValid) this.submissions.refuse();
    return isValid;
  }

  /**
   * Puts a state into the form and the validity, at once, so that listeners find it there.
   *
   * @param saved what the browser gives back after a navigation
   * @param anchor what the browser points at with its message; null when there is nothing yet
   */
  update({ texts, invalid }: FormState, saved: string, anchor: HTMLElement | null): void {
    const { internals } = this;
    internals.setFormValue(this.#formData(texts), saved);
    const { state } = this.#options.host;
    const customError = state.customError !== '' || invalid?.flags.customError === true;
    const message = state.customError || invalid?.message;
    if (!message) {
      internals.setValidity({});
      return;
    }
    internals.setValidity({ ...invalid?.flags, customError }, message, anchor ?? undefined);
  }

  #formData(texts: FormState['texts']): FormData | null {
    const { name, submitNames } = this.#options.page;
    // Frameworks take a property away by null or undefined.
    const names = submitNames ?? {};
    if (!texts || (name === '' && Object.keys(names).length === 0)) return null;
    const data = new FormData();
    for (const [own, text] of entriesUnder(texts, name, names)) data.append(own, text);
    return data;
  }

  /** By name: whether each of the element's custom states is on. */
  setStates(states: Readonly<Record<string, boolean>>): void {
    for (const [state, isOn] of Object.entries(states)) this.internals.states[isOn ? 'add' : 'delete'](state);
  }

  #ignoreRepeatedEnter(event: KeyboardEvent): void {
    if (event.target !== this.#element || event.key !== 'Enter' || !event.repeat) return;
    event.preventDefault();
    event.stopPropagation();
  }

  #submitOnEnter(event: KeyboardEvent): void {
    const isOurs = event.target === this.#element && isInput(event.composedPath()[0]);
    const { form } = this.internals;
    // Without a form it is for the element around this one, if there is one.
    if (!isOurs || !form || event.key !== 'Enter' || event.defaultPrevented) return;
    event.preventDefault();
    this.#submitImplicitly(form);
  }

  /** As Enter in a text field: presses the form's default button, or submits a form that has none. */
  #submitImplicitly(form: HTMLFormElement): void {
    const isSubmit = (element: Element): element is HTMLButtonElement => isButton(element) && element.type === 'submit';
    const button = [...form.elements].find(isSubmit);
    if (button) {
      button.click();
      return;
    }
    form.requestSubmit();
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

/**
 * Asked, not mirrored from `formDisabledCallback`: a mirrored fieldset would leave the control disabled. A server sees no
 * fieldset.
 */
export function isDisabled(element: Element): boolean {
  return element.hasAttribute('disabled') || element.matches?.(':disabled') === true;
}
