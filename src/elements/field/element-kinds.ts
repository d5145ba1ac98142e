/** Type guards for elements of any document (classes differ between documents, tag names do not), and access to forms. */

/** True for an `<input>`. */
export function isInput(target: EventTarget | null | undefined): target is HTMLInputElement {
  return localNameOf(target) === 'input';
}

/** True for an element of any kind, but not for a document or window. */
export function isElement(target: EventTarget | null | undefined): target is HTMLElement {
  return localNameOf(target) !== undefined;
}

/** The window that an element is in. */
export function windowOf({ ownerDocument }: Element | ShadowRoot): Window & typeof globalThis {
  return ownerDocument.defaultView ?? window;
}

/** A member of a form, even if a field of that name hides it. Call methods with the form as `this`. */
export function memberOf<Name extends keyof HTMLFormElement>(form: HTMLFormElement, name: Name): HTMLFormElement[Name] {
  return Reflect.get(HTMLFormElement.prototype, name, form);
}

/** The original `requestSubmit` of forms on which it was replaced. */
export const requestSubmits = new WeakMap<HTMLFormElement, HTMLFormElement['requestSubmit']>();

/** Where to listen for the events of an element's form: the shadow root that both are in, or the window. */
export function rootOf(element: Element): ShadowRoot | Window {
  const root = element.getRootNode();
  return 'host' in root ? (root as ShadowRoot) : windowOf(element);
}

/** Submits a form as a script would, even if a field named `requestSubmit` hides the method. */
export function submitForm(form: HTMLFormElement, submitter: HTMLElement | null = null): void {
  const { requestSubmit } = form;
  const hidden = requestSubmits.get(form) ?? memberOf(form, 'requestSubmit');
  (typeof requestSubmit === 'function' ? requestSubmit : hidden).call(form, submitter);
}

function localNameOf(target: EventTarget | null | undefined): string | undefined {
  return (target as Partial<Element> | null | undefined)?.localName;
}
