/** Pasting into one of the manual fields: a whole address fills all of them, and can be undone. */
import type { Field } from '../../../core/address/formats.ts';
import type { PanelHost } from '../../field/host.ts';
import { pasteLines } from '../paste-lines.ts';
import type { Regions } from './region-list.ts';

/** Takes a whole address apart where it is all that the field would have. Anything else is pasted as it is. */
export function paste(event: ClipboardEvent, field: Field, host: PanelHost, regions: Regions | null): void {
  const { value, selectionStart, selectionEnd, readOnly } = event.currentTarget as HTMLInputElement;
  const text = event.clipboardData?.getData('text/plain').trim() ?? '';
  const isAll = (selectionEnd ?? 0) - (selectionStart ?? 0) === value.length;
  const before = host.state.manual;
  if (isAll && !readOnly) host.dispatch({ slice: 'manual', type: 'pasted', field, text, areas: regions?.areas ?? [] });
  if (host.state.manual === before) pasteLines(event);
  else event.preventDefault();
}

/** Puts the whole text back into its field; false where there is none. */
export function undoPaste(host: PanelHost): boolean {
  const { manual } = host.state;
  if (manual.step !== 'editing' || !manual.pasted) return false;
  host.dispatch({ slice: 'manual', type: 'pasteUndone' });
  host.moveFocus(`#${manual.pasted.field}`);
  return true;
}

/** Ctrl+Z, or what it is on a Mac. */
export function isUndo({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z';
}
