import { pastedLine } from '../../core/text/pasted-line.ts';

/** Browsers drop line breaks that are pasted into a field of one line: `Julianastraat 30` and `2012 ES` would be one word. */
export function pasteLines(event: ClipboardEvent): void {
  const input = event.currentTarget as HTMLInputElement;
  const line = pastedLine(event.clipboardData?.getData('text/plain') ?? '');
  if (line === null || input.readOnly) return;
  event.preventDefault();
  // The only way that the person's own Undo takes back.
  if (document.execCommand('insertText', false, line)) return;
  input.setRangeText(line, input.selectionStart ?? 0, input.selectionEnd ?? 0, 'end');
  input.dispatchEvent(
    new InputEvent('input', { bubbles: true, composed: true, inputType: 'insertFromPaste', data: line }),
  );
}
