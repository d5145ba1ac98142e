/** The person who comes to a field. */

/** Events by which one is known. A finger enters before it presses. */
export const personSigns = ['pointerenter', 'focusin', 'input', 'keydown'] as const;

/** True for a key that a list, or a form, uses. Safari ends composition before the key that confirms. */
export function isListKey({ isComposing, key, keyCode }: KeyboardEvent): boolean {
  return !isComposing && keyCode !== 229 && /^(Enter|Escape|Arrow(Down|Up))$/.test(key);
}
