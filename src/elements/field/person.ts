/** The person who comes to a field. */

/** Events by which one is known. A finger enters before it presses. */
export const personSigns = ['pointerenter', 'focusin', 'input', 'keydown'] as const;

/**
 * The key of an event; empty for one of an input method, which confirms its text by Enter and Escape. Safari ends the composition
 * before that key, and only its code tells.
 */
export function keyOf({ isComposing, key, keyCode }: KeyboardEvent): string {
  return isComposing || keyCode === 229 ? '' : key;
}

/** True for a key that a list, or a form, uses. */
export function isListKey(event: KeyboardEvent): boolean {
  return /^(Enter|Escape|Arrow(Down|Up))$/.test(keyOf(event));
}
