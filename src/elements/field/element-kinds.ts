/** What an element of the page is, also of another document: classes differ from window to window, names do not. */

/** Whether it is an `<input>`. */
export function isInput(target: EventTarget | null | undefined): target is HTMLInputElement {
  return localNameOf(target) === 'input';
}

/** Whether it is a `<select>`. */
export function isSelect(target: EventTarget | null | undefined): target is HTMLSelectElement {
  return localNameOf(target) === 'select';
}

/** Whether a form can be submitted with it. */
export function isButton(target: EventTarget | null | undefined): target is HTMLButtonElement | HTMLInputElement {
  return isInput(target) || localNameOf(target) === 'button';
}

/** Whether it is an element at all; a document and a window are none. */
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
