/** The submit button of a form. A page may disable, rename or remove it while the submission is held back. */
import { memberOf, submitForm } from './element-kinds.ts';

/** A button that can submit a form. */
export type Submitter = HTMLButtonElement | HTMLInputElement;

/** A button, and its attributes when the submission started. */
export interface KeptSubmitter {
  readonly button: Submitter;
  readonly copy: Submitter;
}

/** Null for anything that cannot submit a form. */
export function submitterOf(target: EventTarget | null | undefined): Submitter | null {
  const { localName = '', type = '' } = (target ?? {}) as Partial<Submitter>;
  return /^(button|input) (submit|image)$/.test(`${localName} ${type}`) ? (target as Submitter) : null;
}

/** Keeps the current attributes of a button. */
export function keepSubmitter(button: Submitter | null): KeptSubmitter | null {
  return button && { button, copy: button.cloneNode() as Submitter };
}

/** The attributes that determine what a button submits, where, and how. */
const attributes = [
  ...(['disabled', 'type', 'name', 'value'] as const),
  ...(['formaction', 'formenctype', 'formmethod', 'formnovalidate', 'formtarget'] as const),
];

/**
 * Submits a form as the button would have done at the time. The button itself submits, with its former attributes, so
 * that listeners receive the button they know. A copy replaces it if a fieldset has disabled it, or if it is no longer
 * in the form.
 */
export function submitAs(form: HTMLFormElement, kept: KeptSubmitter | null): void {
  if (!kept) {
    submitForm(form);
    return;
  }
  const { button, copy } = kept;
  const changed = attributes
    .map((name) => ({ name, now: button.getAttribute(name), kept: copy.getAttribute(name) }))
    .filter((it) => it.now !== it.kept);
  for (const it of changed) setAttribute(button, it.name, it.kept);
  if (button.form === form && !button.matches(':disabled')) submitForm(form, button);
  else {
    copy.hidden = true;
    copy.removeAttribute('form');
    memberOf(form, 'append').call(form, copy);
    submitForm(form, copy);
    copy.remove();
  }
  // A listener of the submission may have changed them again.
  for (const it of changed) if (button.getAttribute(it.name) === it.kept) setAttribute(button, it.name, it.now);
}

function setAttribute(button: Submitter, name: string, value: string | null): void {
  if (value === null) button.removeAttribute(name);
  else button.setAttribute(name, value);
}
