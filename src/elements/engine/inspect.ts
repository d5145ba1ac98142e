/** Exposes the state of an element, for logs and tests. Not part of the elements' interface. */
import { type EntryState, initialEntry } from '../../core/entry/state.ts';
import { oncePerObject } from '../../core/once.ts';
import type { Store, Transition } from './store.ts';

/**
 * The state of an element, and its transitions.
 *
 * @experimental
 */
export interface Inspection {
  /** False before the engine has loaded: nothing has happened yet. */
  readonly isAttached: boolean;
  readonly state: EntryState;
  /**
   * Calls the listener with every transition, after the element has processed it. Returns a function that unsubscribes.
   */
  subscribe(listener: (transition: Transition) => void): () => void;
  /** Resolves when no code is loading and no request is pending. */
  settled(): Promise<void>;
}

/** An element's engine; null until that is attached. The listeners wait for it. */
interface Inspected {
  engine: { readonly store: Store; readonly settled: () => Promise<void> } | null;
  readonly listeners: Set<(transition: Transition) => void>;
}

const inspectedOf = oncePerObject((_: Element): Inspected => ({ engine: null, listeners: new Set() }));

export function expose(element: Element, store: Store, settled: () => Promise<void>): void {
  const found = inspectedOf(element);
  found.engine = { store, settled };
  store.subscribe((transition) => {
    for (const listener of [...found.listeners]) listener(transition);
  });
}

/**
 * The state of an `<address-entry>` or `<nl-postcode-lookup>`, and its transitions. Before the engine is attached, it
 * is the initial state; subscribers then receive what follows.
 *
 * @experimental
 * @throws TypeError for any other element
 */
export function inspect(element: Element): Inspection {
  if (!('verifyAddress' in element)) throw new TypeError(`<${element.localName}> has no state of ours.`);
  const found = inspectedOf(element);
  return {
    get isAttached() {
      return found.engine !== null;
    },
    get state() {
      return found.engine?.store.state ?? initialEntry;
    },
    subscribe(listener) {
      found.listeners.add(listener);
      return () => found.listeners.delete(listener);
    },
    async settled() {
      await (element as Element & { readonly updateComplete?: Promise<unknown> }).updateComplete;
      await found.engine?.settled();
    },
  };
}
