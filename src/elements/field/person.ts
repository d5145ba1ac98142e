/** The person who comes to a field. */

/** Events by which one is known. A finger enters before it presses. */
export const personSigns = ['pointerenter', 'focusin', 'input', 'keydown'] as const;

/**
 * The key of an event; empty while an input method uses it: Enter confirms a composition, Escape cancels it. Safari ends the
 * composition before that key, and only `keyCode` 229 gives it away.
 */
export function keyOf({ isComposing, key, keyCode }: KeyboardEvent): string {
  return isComposing || keyCode === 229 ? '' : key;
}

/** The letter that a key writes; empty for none. */
export function letterOf(event: KeyboardEvent): string {
  const key = keyOf(event);
  return key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey ? key : '';
}

/** True for a key that a list, or a form, uses. */
export function isListKey(event: KeyboardEvent): boolean {
  return /^(Enter|Escape|Arrow(Down|Up))$/.test(keyOf(event));
}
