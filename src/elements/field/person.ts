/** Listens for the person who comes to a field. */

/** Keys that a list, or a form, uses. */
const listKey = /^(Enter|Arrow(Down|Up))$/;

/** The acts of a person before the engine is there. */
export interface PersonActs {
  /** The person came, or goes on. */
  readonly came: () => void;
  readonly typed: (input: HTMLInputElement) => void;
  readonly listKeyPressed: (key: KeyboardEvent) => void;
}

/** Listens until the returned controller is aborted. */
export function listenForPerson(element: HTMLElement, { came, typed, listKeyPressed }: PersonActs): AbortController {
  const over = new AbortController();
  const wrote = (event: Event) => {
    // Not in a field of the page that is in the element.
    if (event.target === element) typed(event.composedPath()[0] as HTMLInputElement);
    came();
  };
  const pressed = (event: KeyboardEvent) => {
    if (!event.isComposing && listKey.test(event.key)) listKeyPressed(event);
  };
  // A finger enters before it presses.
  element.addEventListener('pointerenter', came, over);
  element.addEventListener('focusin', came, over);
  element.addEventListener('input', wrote, over);
  element.addEventListener('keydown', pressed, over);
  return over;
}
