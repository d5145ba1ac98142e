/**
 * Keyboard behaviour of a combobox with a list and manual selection (ARIA Authoring Practices): what a key does to the
 * list and to the active row, which is an option or a button. Independent of addresses.
 */

export interface ListboxState {
  readonly open: boolean;
  /** Index of the active row; -1 while the focus is on the text. */
  readonly active: number;
}

/** A key, as in `KeyboardEvent`. */
export interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** What the key means beyond the list: accept the active option, or restore the previous text. */
type Intent = 'accept' | 'restore' | null;

/** What keys need to know about the rows. */
export interface ListboxOptions {
  readonly count: number;
  /**
   * Index of the first option, or of the first button beneath if there is none. Buttons above are reached by going up.
   */
  readonly first: number;
  /** Index of the first button beneath the options; `count` if there is none. */
  readonly wayOut: number;
  /**
   * The visible options: the index of the first, and how many fit. Only called for keys that need it, because it may
   * force layout.
   */
  readonly visible: () => { readonly top: number; readonly size: number };
  /** True while a list is loading, which Escape keeps closed. */
  readonly isAwaited: boolean;
  /** True if Escape restores the previous text while the list is closed. */
  readonly isRestorable: boolean;
}

/** The result of a key. */
interface KeyResult {
  readonly next: ListboxState;
  readonly intent: Intent;
  /**
   * True if the key is handled: it has no default action, and nothing around the element (a dialog, say) reacts to it.
   */
  readonly handled: boolean;
}

/** A closed list. */
export const closed: ListboxState = { open: false, active: -1 };

/** What a key does to the list. */
export function pressKey(state: ListboxState, key: Key, options: ListboxOptions): KeyResult {
  const { count, first, wayOut, isAwaited } = options;
  const isOpen = state.open && count > 0;
  const isActive = isOpen && state.active >= 0;
  const ignored = leaves(state);
  if (key.ctrlKey || key.metaKey) return ignored;

  switch (key.key) {
    case 'ArrowDown':
      if (count === 0) return ignored;
      if (key.altKey) return uses({ ...state, open: true });
      return uses({ open: true, active: isActive ? (state.active + 1) % count : first });
    case 'ArrowUp':
      if (key.altKey) return isOpen ? uses(closed) : leaves(closed);
      if (count === 0) return ignored;
      return uses({ open: true, active: (isOpen && state.active > 0 ? state.active : count) - 1 });
    case 'PageDown': {
      if (!isOpen) return ignored;
      const { top, size } = options.visible();
      // From the text, it continues from the visible rows: Home and End do not scroll the list.
      const from = isActive ? state.active : Math.max(first, top);
      return uses({ open: true, active: Math.min(from + size, count - 1) });
    }
    case 'PageUp':
      if (!isActive) return ignored;
      return uses({
        open: true,
        active: Math.max(state.active - options.visible().size, Math.min(first, state.active)),
      });
    case 'Enter':
      // Without an active option, Enter submits the form, as in any text field.
      return isActive ? uses(state, 'accept') : leaves(closed);
    case 'Escape':
      if (isOpen || isAwaited) return uses(closed);
      return options.isRestorable ? uses(closed, 'restore') : ignored;
    case 'Tab': {
      // On a button, the browser handles the key.
      const isWayOut = isActive && (state.active < first || state.active >= wayOut);
      if (isWayOut) return leaves(state);
      return isOpen && !key.shiftKey && wayOut < count ? uses({ open: true, active: wayOut }) : leaves(closed);
    }
    case 'ArrowLeft':
    case 'ArrowRight':
    case 'Home':
    case 'End':
      return leaves({ ...state, active: -1 });
    default:
      return ignored;
  }
}

function uses(next: ListboxState, intent: Intent = null): KeyResult {
  return { next, intent, handled: true };
}

/** The key is not handled, so the browser and the page process it. */
function leaves(next: ListboxState): KeyResult {
  return { next, intent: null, handled: false };
}
