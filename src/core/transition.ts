/** Who caused a change: the shopper, or a script (the page, its attributes, a browser that restores a form). */
export type Initiator = 'user' | 'script';

/** The result of an event: the next state of a slice, and its outcome for the entry; null for none. */
export interface SliceTransition<State, Outcome> {
  readonly state: State;
  readonly outcome: Outcome | null;
}

/** A transition without an outcome for the entry. */
export function stay<State>(state: State): SliceTransition<State, never> {
  return { state, outcome: null };
}

/** An event by its type. */
export type EventOf<Event extends { readonly type: string }, Type extends Event['type']> = Extract<
  Event,
  { readonly type: Type }
>;

/** True if both have the same members with the same values. A loop, because every key and every rendering calls it. */
export function isShallowEqual<Values extends object>(a: Values, b: Values): boolean {
  for (const name in a) if (a[name] !== b[name]) return false;
  return true;
}

/** True if two values are equal, member by member. */
export function isDeepEqual(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || a === null || b === null) return false;
  const [names, others] = [Object.keys(a), Object.keys(b)];
  return (
    names.length === others.length &&
    names.every((name) => Object.hasOwn(b, name) && isDeepEqual(Reflect.get(a, name), Reflect.get(b, name)))
  );
}
