/** Puts a control's entries, validity and custom states into its form, always in the same way. */
import { entriesUnder } from '../../core/entry/form-entries.ts';
import type { SubmitNames } from '../../core/page-fields/field-map.ts';
import type { FormState } from './panel-model.ts';

/** The names under which a form gets the parts of an address. */
export interface Names {
  readonly name: string;
  readonly submitNames: SubmitNames;
}

/**
 * Puts a state into the form and the validity, at once, so that listeners find it there.
 *
 * @param customMessage the page's own message; empty or undefined for none
 * @param saved what the browser gives back after a navigation
 * @param anchor what the browser points at with its message; null when there is nothing yet
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
  // As in HTML, nothing is missing if nobody may type.
  if (!message || !internals.willValidate) {
    internals.setValidity({});
    return;
  }
  internals.setValidity({ customError: Boolean(customMessage), ...invalid?.flags }, message, anchor ?? undefined);
}

function formDataOf(texts: FormState['texts'], { name, submitNames }: Names): FormData | null {
  if (!texts) return null;
  const data = new FormData();
  // Frameworks remove a property by null or undefined.
  for (const [own, text] of entriesUnder(texts, name, submitNames ?? {})) data.append(own, text);
  return data;
}

/** By name: whether each of the element's custom states is on. */
export function setStates({ states: own }: ElementInternals, states: Readonly<Record<string, boolean>>): void {
  for (const [state, isOn] of Object.entries(states)) own[isOn ? 'add' : 'delete'](state);
}

/**
 * Asked, not mirrored from `formDisabledCallback`: a mirrored fieldset would leave the control disabled. A server sees no
 * fieldset.
 */
export function isDisabled(element: Element): boolean {
  return element.hasAttribute('disabled') || Boolean(element.matches?.(':disabled'));
}
