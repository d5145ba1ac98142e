/** Listens for the person who comes to a field. */

/** A finger enters before it presses. */
const signs = ['pointerenter', 'focusin', 'input', 'keydown'];

/** Hears of each sign of a person until `leavePerson`. */
export function listenForPerson(element: HTMLElement, listener: EventListenerObject): void {
  for (const sign of signs) element.addEventListener(sign, listener);
}

/** Ends it. */
export function leavePerson(element: HTMLElement, listener: EventListenerObject): void {
  for (const sign of signs) element.removeEventListener(sign, listener);
}

/** True for a key that a list, or a form, uses. */
export function isListKey({ isComposing, key }: KeyboardEvent): boolean {
  return !isComposing && /^(Enter|Arrow(Down|Up))$/.test(key);
}
