/**
 * The keys of a combobox with a list, manual selection (ARIA Authoring Practices): what a key does to the list
 * and to the active option. It knows nothing of addresses.
 */

export interface ListboxState {
  readonly open: boolean;
  /** Index of the active option; -1 when focus is on the text. */
  readonly active: number;
}

export interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What the key means beyond the list: accept the active option, or empty the text. */
export type Intent = 'accept' | 'clear' | null;

export interface KeyResult {
  readonly next: ListboxState;
  readonly intent: Intent;
  /** Whether the key is used up: no default action, and nobody outside (a dialog, say) acts on it. */
  readonly handled: boolean;
}

export const closed: ListboxState = { open: false, active: -1 };

/**
 * @param count options in the list
 * @param clearable whether Escape with the list closed empties the text
 */
export function pressKey(state: ListboxState, key: Key, count: number, clearable: boolean): KeyResult {
  const ignored: KeyResult = { next: state, intent: null, handled: false };
  const dropActive: KeyResult = { next: { ...state, active: -1 }, intent: null, handled: false };
  const isOpen = state.open && count > 0;
  if (key.ctrlKey || key.metaKey) return ignored;

  switch (key.key) {
    case 'ArrowDown':
      if (count === 0) return ignored;
      if (key.altKey) return { next: { open: true, active: state.active }, intent: null, handled: true };
      return moveTo(isOpen ? state.active + 1 : 0, count);
    case 'ArrowUp':
      if (key.altKey) return { next: closed, intent: null, handled: isOpen };
      if (count === 0) return ignored;
      return moveTo(isOpen && state.active >= 0 ? state.active - 1 : count - 1, count);
    case 'Enter':
      if (isOpen && state.active >= 0) return { next: state, intent: 'accept', handled: true };
      // With no option active Enter submits the form, as in any text field.
      return { next: closed, intent: null, handled: false };
    case 'Escape':
      if (isOpen) return { next: closed, intent: null, handled: true };
      return clearable ? { next: closed, intent: 'clear', handled: true } : ignored;
    case 'Tab':
      return { next: closed, intent: null, handled: false };
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return dropActive;
    default:
      return ignored;
  }
}

function moveTo(index: number, count: number): KeyResult {
  return { next: { open: true, active: (index + count) % count }, intent: null, handled: true };
}
