/** Behaviour of native form controls that is independent of addresses. */

/**
 * Keeps the anchor of a failed check, and the one before: WebKit's message still refers to that, and WebKit crashes
 * without it.
 */
export function keepAnchors(element: HTMLElement, anchorOf: () => HTMLElement | null): void {
  const kept: (HTMLElement | null)[] = [];
  element.addEventListener('invalid', () => {
    const anchor = anchorOf();
    if (anchor !== kept[0]) kept.unshift(anchor);
    kept.splice(2);
  });
}

/**
 * Presses a key again, now that there is a listener. The page has already received it, so this event stays within the
 * element; Firefox would let a `KeyboardEvent` leave it.
 */
export function pressAgain(pressed: KeyboardEvent, target: HTMLElement | null): void {
  const { key, code, shiftKey, altKey, ctrlKey, metaKey } = pressed;
  const init = { key, code, shiftKey, altKey, ctrlKey, metaKey };
  const again = Object.assign(new Event('keydown', { bubbles: true, cancelable: true }), init);
  const isTaken = target?.dispatchEvent(again) === false;
  if (isTaken) pressed.preventDefault();
  // Until its listeners have run, the browser's own `keypress` is yet to come.
  if (isTaken || key !== 'Enter' || pressed.defaultPrevented || pressed.eventPhase !== Event.NONE) return;
  target?.dispatchEvent(new KeyboardEvent('keypress', { ...init, bubbles: true, cancelable: true, composed: true }));
}
