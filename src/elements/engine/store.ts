/** The state of an element, which events change, and the listeners of its transitions. */
import { newSessionId } from '../../client/client.ts';
import { reduceEntry } from '../../core/entry/reducer.ts';
import type { Slices } from '../../core/entry/slice.ts';
import { type EntryEvent, type EntryState, initialEntry, type UnseededEvent } from '../../core/entry/state.ts';

export interface Transition {
  readonly event: EntryEvent;
  readonly previous: EntryState;
  readonly next: EntryState;
}

/** Holds the state, and changes it by events. */
export class Store {
  /** A field, not a getter, because every rendering reads it many times. */
  state: EntryState = initialEntry;
  #slices: Slices = {};
  readonly #listeners = new Set<(transition: Transition) => void>();

  /** Reduces the event, which may start a session. If the state has changed, the listeners run immediately, in order. */
  dispatch(unseeded: UnseededEvent): void {
    const previous = this.state;
    const event = { ...unseeded, seed: { id: newSessionId(), time: Date.now() } };
    const next = reduceEntry(previous, event, this.#slices);
    if (next === previous) return;
    this.state = next;
    // As with DOM events, a listener that is added during a dispatch does not receive that event.
    for (const listener of [...this.#listeners]) listener({ event, previous, next });
  }

  /** Returns a function that unsubscribes. */
  subscribe(listener: (transition: Transition) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  /** Adds the reducers of loaded code. */
  install(slices: Slices): void {
    this.#slices = { ...this.#slices, ...slices };
  }
}
