/** The one state of an element, with its events, listeners and inspection. */
import { reduceEntry } from '../../core/entry/reducer.ts';
import type { Slices } from '../../core/entry/slice.ts';
import { type EntryEvent, type EntryState, initialEntry } from '../../core/entry/state.ts';

/** One step from a state to the next. */
export interface Transition {
  readonly event: EntryEvent;
  readonly previous: EntryState;
  readonly next: EntryState;
}

/** Holds a state, and lets events change it. */
export interface Store {
  readonly state: EntryState;
  /** Reduces the event. The listeners run at once, in order, and only if the state changed. */
  dispatch(event: EntryEvent): void;
  /** Returns a function that ends the subscription. */
  subscribe(listener: (transition: Transition) => void): () => void;
  /** Adds the slice of a panel that was loaded. */
  install(slices: Slices): void;
}

/** A store in the initial state of an element. */
export function createStore(): Store {
  let slices: Slices = {};
  const listeners = new Set<(transition: Transition) => void>();

  // A field, not a getter: every rendering reads it many times.
  const store: { state: EntryState } & Omit<Store, 'state'> = {
    state: initialEntry,
    dispatch(event) {
      const previous = store.state;
      const next = reduceEntry(previous, event, slices);
      if (next === previous) return;
      store.state = next;
      // As with DOM events, a listener added during a dispatch doesn't hear that event.
      for (const listener of [...listeners]) listener({ event, previous, next });
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    install(more) {
      slices = { ...slices, ...more };
    },
  };
  return store;
}
