import { pastedLine } from '../../core/text/pasted-line.ts';

/**
 * Keeps pasted line breaks: browsers drop them, and `Julianastraat 30` and `2012 ES` would become one word. Returns
 * true if the pasted lines are all the field contains.
 */
export function pasteLines(event: ClipboardEvent): boolean {
  const input = event.currentTarget as HTMLInputElement;
  const line = pastedLine(event.clipboardData?.getData('text/plain') ?? '');
  if (line === null || input.readOnly) return false;
  event.preventDefault();
  insertText(input, line);
  return input.value === line;
}

/** Inserts text at the selection, as if it were typed. */
export function insertText(input: HTMLInputElement, line: string): void {
  // The only way that the browser's own undo can revert.
  if (input.ownerDocument.execCommand('insertText', false, line)) return;
  input.setRangeText(line, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(
    new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertFromPaste', data: line }),
  );
}
