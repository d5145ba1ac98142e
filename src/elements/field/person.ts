/** How a person who interacts with a field is recognised. */

/** Events that show that there is one. A finger enters before it presses. */
export const personSigns = ['pointerenter', 'focusin', 'input', 'keydown'] as const;

/**
 * The key of an event; empty while an input method uses it: Enter confirms a composition, Escape cancels it. Safari
 * ends the composition before that key, which only `keyCode` 229 gives away.
 */
export function keyOf({ isComposing, key, keyCode }: KeyboardEvent): string {
  return isComposing || keyCode === 229 ? '' : key;
}

/** The character that a key types; empty for none. */
export function letterOf(event: KeyboardEvent): string {
  const key = keyOf(event);
  return key.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey ? key : '';
}

/** True for Ctrl+Z, or its equivalent on a Mac. */
export function isUndo(event: KeyboardEvent): boolean {
  const { ctrlKey, metaKey, altKey, shiftKey } = event;
  return (ctrlKey || metaKey) && !altKey && !shiftKey && keyOf(event).toLowerCase() === 'z';
}

/** True for a key with a meaning in a list or a form. */
export function isListKey(event: KeyboardEvent): boolean {
  return /^(Enter|Escape|Arrow(Down|Up))$/.test(keyOf(event));
}
