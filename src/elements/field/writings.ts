/** Writings into fields, those of a page and an element's own: in which order, and how many. Their texts are not kept. */

/** The writings into one field. */
export interface Writing {
  /** Number of the last one in the order of all fields. */
  readonly order: number;
  /** Time of the first one that was not taken yet, on the clock of `performance.now()`. */
  readonly since: number;
  readonly keys: number;
  readonly corrections: number;
  readonly isPasted: boolean;
}

/** By field of a page, and by element for its own inputs. */
const writings = new WeakMap<EventTarget, Writing>();
let count = 0;

const none: Writing = { order: 0, since: 0, keys: 0, corrections: 0, isPasted: false };

const of = (field: EventTarget) => writings.get(field) ?? none;

/** The events by which the element says what it wrote itself. */
export const ownEvents = new WeakSet<Event>();

/** Somebody wrote there. The code that reads the fields, or the list of countries, may come after that. */
export function noteWriting(event: Event): void {
  const { target, timeStamp, inputType = '' } = event as InputEvent;
  if (!target || ownEvents.has(event)) return;
  count += 1;
  const { since, keys, corrections, isPasted } = of(target);
  writings.set(target, {
    order: count,
    since: keys ? since : timeStamp,
    keys: keys + 1,
    corrections: corrections + Number(/^(delete|history)/.test(inputType)),
    isPasted: isPasted || /Paste|Drop/.test(inputType),
  });
}

/** True if somebody wrote into the field. */
export function isWritten(field: EventTarget): boolean {
  return writings.has(field);
}

/** True if somebody wrote into the field after they wrote into the other. */
export function isWrittenAfter(field: EventTarget, other: EventTarget): boolean {
  return of(field).order > of(other).order;
}

/** The writings into a field since they were taken last. Their order stays. */
export function takeWriting(field: EventTarget): Writing {
  const writing = of(field);
  if (writing.keys) writings.set(field, { ...none, order: writing.order });
  return writing;
}
