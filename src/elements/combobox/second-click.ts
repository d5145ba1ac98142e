/** Ignores the second click of a double click, if the first one removed its target. */

const events = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/**
 * Keeps the following clicks of a double click from what lies beneath, such as a link or the order button, until the
 * pointer is pressed on its own.
 *
 * @param page the window of the click
 */
export function ignoreSecondClick(page: Window): void {
  const over = new AbortController();
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) over.abort();
    else {
      event.preventDefault();
      event.stopImmediatePropagation();
    }
  };
  for (const name of events) page.addEventListener(name, ignore, { capture: true, signal: over.signal });
}
