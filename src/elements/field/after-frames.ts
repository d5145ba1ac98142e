/**
 * Runs a function once the browser has reported a rendering to screen readers, which takes a busy one some time. Does
 * nothing in a hidden page, or without a browser.
 */
export function afterFrames(run: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => requestAnimationFrame(run));
  else run();
}

/**
 * Milliseconds for which a removed control stays in the accessibility tree. Screen readers receive the removals of a
 * frame first: Orca then moves to a place of its own, and neither announces the focused control nor lets anyone type
 * there. If the control is removed later, the focus is reported first.
 */
export const inTreeMs = 250;
