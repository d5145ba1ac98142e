/**
 * Runs something once the browser has told screen readers of what was rendered: a busy one takes its time. Nobody hears a page
 * that is not in sight, nor one without a browser.
 */
export function afterFrames(run: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => requestAnimationFrame(run));
  else run();
}

/**
 * Milliseconds that a control stays in the accessibility tree after a rendering took it away. Screen readers hear of all that a
 * page did in a frame first of what is gone: Orca then looks for a place of its own, and neither says which control has the focus
 * nor lets a person type there. Where what had the focus goes later, the focus comes first.
 */
export const inTreeMs = 250;
