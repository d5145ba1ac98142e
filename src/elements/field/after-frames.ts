/**
 * Runs something once the browser has told screen readers of what was rendered: a busy one takes its time. Nobody hears a page
 * that is not in sight, nor one without a browser.
 */
export function afterFrames(run: () => void): void {
  if (document.visibilityState === 'visible') requestAnimationFrame(() => requestAnimationFrame(run));
  else run();
}
