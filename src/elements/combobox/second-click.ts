/** Ignores the second click of a double click, if the first one removed its target. */

const events = ['mousedown', 'mouseup', 'click', 'dblclick'] as const;

/**
 * Keeps the clicks that follow one another from what lies beneath: a link of the page, or its button to order. Until the
 * pointer is pressed anew, which no double click does.
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
