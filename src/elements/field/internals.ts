/** What an element is for forms and for the browser: `ElementInternals`. */
import { entriesUnder } from '../../core/entry/form-entries.ts';
import type { ControlProperties } from './control-properties.ts';
import type { FormState } from './panel-model.ts';

/**
 * The `ElementInternals` of an element. In documents with an incomplete implementation, such as jsdom or happy-dom in a
 * shop's unit tests, a stand-in is used: the element works, but does not take part in forms.
 */
export function internalsOf(element: HTMLElement): ElementInternals {
  const internals = element.attachInternals?.();
  // The part of it that such documents implement last.
  return internals?.states ? internals : standIn(element);
}

function standIn(element: HTMLElement): ElementInternals {
  const isValid = () => own.validity.valid;
  const own = {
    states: new Set<string>(),
    labels: [],
    willValidate: true,
    validity: { valid: true },
    validationMessage: '',
    get form() {
      return element.closest('form');
    },
    setFormValue() {},
    setValidity(flags: ValidityStateFlags = {}, message = '') {
      own.validity = { ...flags, valid: !Object.values(flags).includes(true) };
      own.validationMessage = message;
    },
    checkValidity: isValid,
    reportValidity: isValid,
  };
  return own as unknown as ElementInternals;
}

/** The names under which parts of an address are submitted. */
type Names = Pick<ControlProperties, 'name' | 'submitNames'>;

/**
 * Sets the form value and the validity immediately, so that event listeners find them there.
 *
 * @param customMessage the page's own message; empty for none
 * @param saved what the browser should restore after a navigation
 * @param anchor the control that the browser points at with its message; null if there is none yet
 */
export function putIntoForm(
  internals: ElementInternals,
  { texts, invalid }: FormState,
  names: Names,
  customMessage: string,
  saved: File | string | FormData,
  anchor: HTMLElement | null | undefined,
): void {
  internals.setFormValue(formDataOf(texts, names), saved);
  const message = customMessage || invalid?.message;
  // As in HTML, a control that cannot be edited has nothing missing.
  if (!message || !internals.willValidate) {
    internals.setValidity({});
    return;
  }
  internals.setValidity({ customError: Boolean(customMessage), ...invalid?.flags }, message, anchor ?? undefined);
}

function formDataOf(texts: FormState['texts'], { name, submitNames }: Names): FormData | null {
  if (!texts) return null;
  const data = new FormData();
  // Frameworks remove a property by setting null or undefined.
  for (const [own, text] of entriesUnder(texts, name, submitNames ?? {})) data.append(own, text);
  return data;
}

/** @param states whether each of the element's custom states is on, by name */
export function setStates({ states: own }: ElementInternals, states: Readonly<Record<string, boolean>>): void {
  for (const [state, isOn] of Object.entries(states)) own[isOn ? 'add' : 'delete'](state);
}

/**
 * Queried rather than tracked with `formDisabledCallback`: a fieldset that has gone would leave the control disabled.
 * On a server there is no fieldset.
 */
export function isDisabled(element: Element): boolean {
  return element.hasAttribute('disabled') || Boolean(element.matches?.(':disabled'));
}
