/** Kinds of elements, also of another document: classes differ from window to window, names do not. */

/** True for an `<input>`. */
export function isInput(target: EventTarget | null | undefined): target is HTMLInputElement {
  return localNameOf(target) === 'input';
}

/** True for a `<select>`. */
export function isSelect(target: EventTarget | null | undefined): target is HTMLSelectElement {
  return localNameOf(target) === 'select';
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

function localNameOf(target: EventTarget | null | undefined): string | undefined {
  return (target as Partial<Element> | null | undefined)?.localName;
}
