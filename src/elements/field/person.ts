/** How a person who interacts with a field is recognised, and what they do. */
import type { Typing } from '../../core/search/state.ts';

/** Events that show that there is one. A finger enters before it presses. */
export const interactionEvents = ['pointerenter', 'focusin', 'input', 'keydown'] as const;

/**
 * The key of an event; empty for none, as when Chrome fills in a field, and while an input method uses it: Enter confirms a
 * composition, Escape cancels it. Safari ends the composition before that key, which only `keyCode` 229 gives away.
 */
export function keyOf({ isComposing, key = '', keyCode }: Partial<KeyboardEvent>): string {
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

/** Holding Enter down is one press: otherwise it would choose or submit again and again. */
export function ignoreRepeatedEnter(event: KeyboardEvent): void {
  if (event.target !== event.currentTarget || event.key !== 'Enter' || !event.repeat) return;
  event.preventDefault();
  event.stopPropagation();
}

/** True for a key with a meaning in a list or a form. */
export function isListKey(event: KeyboardEvent): boolean {
  return /^(Enter|Escape|Arrow(Down|Up))$/.test(keyOf(event));
}

/** The text of an input, its caret, and how it was entered, after an `input` event. */
export function typingOf(event: Event): Typing {
  const { inputType = '', data = null } = event as InputEvent;
  const input = event.composedPath()[0] as HTMLInputElement;
  const isWhole = data === null || data.trim() === input.value.trim();
  // When an on-screen keyboard pastes, it inserts the text, several words at once.
  const isPasted =
    /^insertFrom(?:Paste|Drop)$/.test(inputType) || (inputType === 'insertText' && /\S\s+\S/.test(data ?? ''));
  if (isPasted) {
    if (isWhole) return { kind: 'pasted' };
  }
  // Scripts, autofill and the suggestions of an on-screen keyboard insert whole words.
  else if (inputType === '' || inputType === 'insertReplacementText') return { kind: 'finished' };
  return { kind: 'growing', caret: input.selectionStart ?? input.value.length };
}
