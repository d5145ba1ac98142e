/**
 * The keys of a combobox with a list, manual selection (ARIA Authoring Practices): the effect of a key on the list and
 * on the active row, an option or a way out of the list. It knows nothing of addresses.
 */

export interface ListboxState {
  readonly open: boolean;
  /** Index of the active row; -1 when focus is on the text. */
  readonly active: number;
}

/** A key as `KeyboardEvent` tells it. */
export interface Key {
  readonly key: string;
  readonly altKey: boolean;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly shiftKey: boolean;
}

/** The meaning of the key beyond the list: accept the active option, or put back the former text. */
export type Intent = 'accept' | 'restore' | null;

/** The facts about the rows that keys need. */
export interface ListboxOptions {
  readonly count: number;
  /** Index of the first option, or else way out beneath. A way out above it is reached by going up. */
  readonly first: number;
  /** Index of the first way out beneath the options; `count` if there is none. */
  readonly wayOut: number;
  /**
   * The options in sight: the index of the uppermost, and how many fit. Called only for keys that need it: the page may have to be laid
   * out for it.
   */
  readonly inSight: () => { readonly top: number; readonly size: number };
  /** True while a list is on its way: Escape keeps it closed. */
  readonly isAwaited: boolean;
  /** True if Escape with the list closed puts back the former text. */
  readonly isRestorable: boolean;
}

/** The result of a key. */
export interface KeyResult {
  readonly next: ListboxState;
  readonly intent: Intent;
  /** True if the key is used up: no default action, and nothing outside (a dialog, say) acts on it. */
  readonly handled: boolean;
}

/** A closed list. */
export const closed: ListboxState = { open: false, active: -1 };

/** The effect of a key on the list. */
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
      const { top, size } = options.inSight();
      // From the text it goes on from what is in sight: Home and End leave the list where it is.
      const from = isActive ? state.active : Math.max(first, top);
      return uses({ open: true, active: Math.min(from + size, count - 1) });
    }
    case 'PageUp':
      if (!isActive) return ignored;
      return uses({
        open: true,
        active: Math.max(state.active - options.inSight().size, Math.min(first, state.active)),
      });
    case 'Enter':
      // With no option active Enter submits the form, as in any text field.
      return isActive ? uses(state, 'accept') : leaves(closed);
    case 'Escape':
      if (isOpen || isAwaited) return uses(closed);
      return options.isRestorable ? uses(closed, 'restore') : ignored;
    case 'Tab': {
      // A way out is a button: the browser goes on from there.
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

/** The key is not used up: the browser and the page get it, too. */
function leaves(next: ListboxState): KeyResult {
  return { next, intent: null, handled: false };
}
