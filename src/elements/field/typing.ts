/** How text got into a field. */
import type { Typing } from '../../core/search/state.ts';

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
