/** Records edits of fields, those of the page and an element's own: their order and their number, not their text. */

/** The edits of a field. */
export interface Edits {
  /** Position of the last one among the edits of all fields. */
  readonly order: number;
  /** Time of the first one that was not taken, by `performance.now()`. */
  readonly since: number;
  readonly keys: number;
  readonly corrections: number;
  readonly isPasted: boolean;
}

/** By page field, and by element for its own inputs. */
const edits = new WeakMap<EventTarget, Edits>();
let count = 0;

const none: Edits = { order: 0, since: 0, keys: 0, corrections: 0, isPasted: false };

const of = (field: EventTarget) => edits.get(field) ?? none;

/** Events that report what the element itself wrote. */
export const ownEvents = new WeakSet<Event>();

/** Records an edit, because the code that reads the fields, or the list of countries, may load after it. */
export function recordEdit(event: Event): void {
  const { target, timeStamp, inputType = '' } = event as InputEvent;
  if (!target || ownEvents.has(event)) return;
  count += 1;
  const { since, keys, corrections, isPasted } = of(target);
  edits.set(target, {
    order: count,
    since: keys ? since : timeStamp,
    keys: keys + 1,
    corrections: corrections + Number(/^(delete|history)/.test(inputType)),
    isPasted: isPasted || /Paste|Drop/.test(inputType),
  });
}

/** True if the field was edited. */
export function isWritten(field: EventTarget): boolean {
  return edits.has(field);
}

/** True if the field was edited after the other one. */
export function isEditedAfter(field: EventTarget, other: EventTarget): boolean {
  return of(field).order > of(other).order;
}

/** Returns the edits of a field since the last call, and resets their count. Their order stays. */
export function takeEdits(field: EventTarget): Edits {
  const own = of(field);
  if (own.keys) edits.set(field, { ...none, order: own.order });
  return own;
}
