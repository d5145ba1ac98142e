/** The person who comes to a field. */

/** Events by which one is known. A finger enters before it presses. */
export const personSigns = ['pointerenter', 'focusin', 'input', 'keydown'] as const;

/** True for a key that a list, or a form, uses. */
export function isListKey({ isComposing, key }: KeyboardEvent): boolean {
  return !isComposing && /^(Enter|Escape|Arrow(Down|Up))$/.test(key);
}
