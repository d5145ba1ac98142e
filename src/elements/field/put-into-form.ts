/** Sets a control's form value, validity and custom states. */
import { entriesUnder } from '../../core/entry/form-entries.ts';
import type { ControlProperties } from './control-properties.ts';
import type { FormState } from './panel-model.ts';

/** The names under which parts of an address are submitted. */
type Names = Pick<ControlProperties, 'name' | 'submitNames'>;

/**
 * Sets the form value and the validity immediately, so that event listeners find them there.
 *
 * @param customMessage the page's own message; empty or undefined for none
 * @param saved what the browser should restore after a navigation
 * @param anchor the control that the browser points at with its message; null if there is none yet
 */
export function putIntoForm(
  internals: ElementInternals,
  { texts, invalid }: FormState,
  names: Names,
  customMessage: string | undefined,
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
