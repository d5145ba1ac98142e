/** Exposes the state of an element, for logs and tests. Not part of the elements' interface. */
import { type EntryState, initialEntry } from '../../core/entry/state.ts';
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

const inspections = new WeakMap<Element, Inspection>();

/** Called when an element's engine is attached. */
const awaiting = new WeakMap<Element, readonly (() => void)[]>();

/** Makes an element inspectable. */
export function expose(element: Element, store: Store, settled: () => Promise<void>): void {
  inspections.set(element, {
    isAttached: true,
    get state() {
      return store.state;
    },
    subscribe: (listener) => store.subscribe(listener),
    settled,
  });
  for (const attached of awaiting.get(element) ?? []) attached();
  awaiting.delete(element);
}

/**
 * The state of an `<address-entry>` or `<nl-postcode-lookup>`, and its transitions. Before the engine is attached, it
 * is the initial state; subscribers then receive what follows.
 *
 * @experimental
 * @throws TypeError for any other element
 */
export function inspect(element: Element): Inspection {
  const attached = inspections.get(element);
  if (attached) return attached;
  if (!('verifyAddress' in element)) throw new TypeError(`<${element.localName}> has no state of ours.`);
  return {
    isAttached: false,
    state: initialEntry,
    subscribe(listener) {
      let end: (() => void) | null = () => {};
      const attached = () => {
        if (end) end = inspect(element).subscribe(listener);
      };
      awaiting.set(element, [...(awaiting.get(element) ?? []), attached]);
      return () => {
        end?.();
        end = null;
      };
    },
    settled: async () => {
      await (element as Element & { readonly updateComplete?: Promise<unknown> }).updateComplete;
      await inspections.get(element)?.settled();
    },
  };
}
