/** Looking into an element from outside: for state logs and tests. Not part of the elements' interface. */
import type { EntryState } from '../../core/entry/state.ts';
import type { Store, Transition } from './store.ts';

/** The state of an element, and its changes. */
export interface Inspection {
  readonly state: EntryState;
  /** Hears of every transition, after the element followed it. Returns what ends that. */
  subscribe(listener: (transition: Transition) => void): () => void;
  /** Resolves when no code is being loaded and no request is under way. */
  settled(): Promise<void>;
}

const inspections = new WeakMap<Element, Inspection>();

/** Makes an element open to inspection. */
export function expose(element: Element, store: Store, settled: () => Promise<void>): void {
  inspections.set(element, {
    get state() {
      return store.state;
    },
    subscribe: store.subscribe,
    settled,
  });
}

/**
 * The state of an `<address-entry>` or `<nl-postcode-lookup>`, and its changes.
 *
 * @throws TypeError for any other element
 */
export function inspect(element: Element): Inspection {
  const inspection = inspections.get(element);
  if (!inspection) throw new TypeError(`<${element.localName}> has no state of ours.`);
  return inspection;
}
