import { pastedLine } from '../../core/text/pasted-line.ts';

/**
 * Keeps pasted line breaks apart: browsers drop them, and `Julianastraat 30` and `2012 ES` would become one word. Returns true if
 * the lines are all that is in the field.
 */
export function pasteLines(event: ClipboardEvent): boolean {
  const input = event.currentTarget as HTMLInputElement;
  const line = pastedLine(event.clipboardData?.getData('text/plain') ?? '');
  if (line === null || input.readOnly) return false;
  event.preventDefault();
  insertText(input, line);
  return input.value === line;
}

/** Puts a text where the selection is, as typing it would. */
export function insertText(input: HTMLInputElement, line: string): void {
  // The only way that the person's own Undo can revert.
  if (document.execCommand('insertText', false, line)) return;
  input.setRangeText(line, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(
    new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertFromPaste', data: line }),
  );
}
