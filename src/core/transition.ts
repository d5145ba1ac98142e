/** Who did something: the person, or a script (the page, its attributes, a browser that restores a form). */
export type Initiator = 'user' | 'script';

/** What an event leads to: the next state of a slice, and what it means for the entry; null for nothing. */
export interface SliceTransition<State, Outcome> {
  readonly state: State;
  readonly outcome: Outcome | null;
}

/** A transition that means nothing for the entry. */
export function stay<State>(state: State): SliceTransition<State, never> {
  return { state, outcome: null };
}

/** An event by its type. */
export type EventOf<Event extends { readonly type: string }, Type extends Event['type']> = Extract<
  Event,
  { readonly type: Type }
>;
