/** The way in which a text came into a field. */
import type { Typing } from '../../core/search/state.ts';

/** The state of the text of an input after its `input` event. */
export function typingOf(event: Event): Typing {
  const { inputType = '', data = null } = event as InputEvent;
  const input = event.composedPath()[0] as HTMLInputElement;
  const isWhole = data === null || data.trim() === input.value.trim();
  // A keyboard of a phone that pastes inserts the text, several words at once.
  const isPasted =
    /^insertFrom(?:Paste|Drop)$/.test(inputType) || (inputType === 'insertText' && /\S\s+\S/.test(data ?? ''));
  if (isPasted) {
    if (isWhole) return { kind: 'pasted' };
  }
  // A script, a browser that fills in a form, and a choice of an on-screen keyboard give whole words.
  else if (inputType === '' || inputType === 'insertReplacementText') return { kind: 'finished' };
  return { kind: 'growing', caret: input.selectionStart ?? input.value.length };
}
