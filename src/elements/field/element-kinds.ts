/** Kinds of elements, also of another document: classes differ from window to window, names do not. */

/** True for an `<input>`. */
export function isInput(target: EventTarget | null | undefined): target is HTMLInputElement {
  return localNameOf(target) === 'input';
}

/** True for an element that can submit a form. */
export function isButton(target: EventTarget | null | undefined): target is HTMLButtonElement | HTMLInputElement {
  return isInput(target) || localNameOf(target) === 'button';
}

/** True for an element of any kind; a document and a window are none. */
export function isElement(target: EventTarget | null | undefined): target is HTMLElement {
  return localNameOf(target) !== undefined;
}

/** The window that an element is in. */
export function windowOf({ ownerDocument }: Element | ShadowRoot): Window {
  return ownerDocument.defaultView ?? window;
}

/** A member of a form, also where a field of that name hides it. Methods have to be called with the form. */
export function memberOf<Name extends keyof HTMLFormElement>(form: HTMLFormElement, name: Name): HTMLFormElement[Name] {
  return Reflect.get(HTMLFormElement.prototype, name, form);
}

/** Ways to submit a form that are its `requestSubmit`, as long as no field of that name hides it. */
export const requestSubmits = new WeakMap<HTMLFormElement, HTMLFormElement['requestSubmit']>();

/** The place where events of an element's form are heard: the shadow root that both are in, or the window. */
export function rootOf(element: Element): ShadowRoot | Window {
  const root = element.getRootNode();
  return 'host' in root ? (root as ShadowRoot) : windowOf(element);
}

/** Submits a form as a script does, also one with a field named `requestSubmit`, which hides the method. */
export function submitForm(form: HTMLFormElement, submitter: HTMLElement | null = null): void {
  const { requestSubmit } = form;
  const hidden = requestSubmits.get(form) ?? memberOf(form, 'requestSubmit');
  (typeof requestSubmit === 'function' ? requestSubmit : hidden).call(form, submitter);
}

function localNameOf(target: EventTarget | null | undefined): string | undefined {
  return (target as Partial<Element> | null | undefined)?.localName;
}
