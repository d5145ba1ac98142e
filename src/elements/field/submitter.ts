/** The submit button of a form. A page may disable, rename or remove it while the submission is held back. */
import { isButton, memberOf, submitForm } from './element-kinds.ts';

/** A button that can submit a form. */
export type Submitter = HTMLButtonElement | HTMLInputElement;

/** A button, and its attributes when the submission started. */
export interface KeptSubmitter {
  readonly button: Submitter;
  readonly copy: Submitter;
}

/** Where image buttons were pressed. */
const points = new WeakMap<Submitter, { readonly x: number; readonly y: number }>();

/**
 * Remembers where an image button is pressed, because that is submitted and Firefox forgets it. A key has no position.
 */
export function rememberPoint(button: Submitter, { clientX, clientY, detail, isTrusted }: MouseEvent): void {
  const { left, top } = button.getBoundingClientRect();
  if (detail > 0 || !isTrusted) points.set(button, { x: clientX - left, y: clientY - top });
  else points.delete(button);
}

/** Null for anything that cannot submit a form. */
export function submitterOf(target: EventTarget | null | undefined): Submitter | null {
  return isButton(target) && /^(submit|image)$/.test(target.type) ? target : null;
}

/** Keeps the current attributes of a button. */
export function keepSubmitter(button: Submitter | null): KeptSubmitter | null {
  if (!button) return null;
  const copy = button.cloneNode() as Submitter;
  const point = points.get(button);
  if (point) points.set(copy, point);
  return { button, copy };
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
  const pressed = ({ formData }: FormDataEvent) => putPoint(formData, copy);
  const listen = { capture: true };
  memberOf(form, 'addEventListener').call(form, 'formdata', pressed as (event: Event) => void, listen);
  if (button.form === form && !button.matches(':disabled')) submitForm(form, button);
  else {
    copy.hidden = true;
    copy.removeAttribute('form');
    memberOf(form, 'append').call(form, copy);
    submitForm(form, copy);
    copy.remove();
  }
  memberOf(form, 'removeEventListener').call(form, 'formdata', pressed as (event: Event) => void, listen);
  // A listener of the submission may have changed them again.
  for (const it of changed) if (button.getAttribute(it.name) === it.kept) setAttribute(button, it.name, it.now);
}

/** Adds the position to the data of an image button, if the browser lacks it. */
function putPoint(formData: FormData, button: Submitter): void {
  const point = points.get(button);
  const prefix = button.name && `${button.name}.`;
  const [x, y] = [`${prefix}x`, `${prefix}y`];
  if (!point || button.type !== 'image' || formData.get(x) !== '0' || formData.get(y) !== '0') return;
  formData.set(x, String(Math.round(point.x)));
  formData.set(y, String(Math.round(point.y)));
}

function setAttribute(button: Submitter, name: string, value: string | null): void {
  if (value === null) button.removeAttribute(name);
  else button.setAttribute(name, value);
}
