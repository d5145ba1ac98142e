/** The state of an element, with its events, listeners and inspection. */
import { reduceEntry } from '../../core/entry/reducer.ts';
import type { Slices } from '../../core/entry/slice.ts';
import { type EntryEvent, type EntryState, initialEntry } from '../../core/entry/state.ts';

/** A transition from one state to the next. */
export interface Transition {
  readonly event: EntryEvent;
  readonly previous: EntryState;
  readonly next: EntryState;
}

/** Holds the state, and changes it by events. */
export interface Store {
  readonly state: EntryState;
  /** Reduces the event. If the state has changed, the listeners run immediately, in order. */
  dispatch(event: EntryEvent): void;
  /** Returns a function that unsubscribes. */
  subscribe(listener: (transition: Transition) => void): () => void;
  /** Adds the reducer of a loaded panel. */
  install(slices: Slices): void;
}

/** Creates a store with the initial state of an element. */
export function createStore(): Store {
  let slices: Slices = {};
  const listeners = new Set<(transition: Transition) => void>();

  // A field, not a getter, because every rendering reads it many times.
  const store: { state: EntryState } & Omit<Store, 'state'> = {
    state: initialEntry,
    dispatch(event) {
      const previous = store.state;
      const next = reduceEntry(previous, event, slices);
      if (next === previous) return;
      store.state = next;
      // As with DOM events, a listener that is added during a dispatch does not receive that event.
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
