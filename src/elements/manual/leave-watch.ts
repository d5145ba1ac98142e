import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What people fill in; buttons that go away under the focus are not left by anybody. */
const fields = '#country, [part~=manual-fields]';

/**
 * Tells when the focus has left the fields for good: not while a pointer is down, because what it is pressed on
 * would move away from under it, and not when the whole window lost focus.
 */
export class LeaveWatch implements ReactiveController {
  readonly #root: ShadowRoot;
  readonly #left: () => void;
  #isPointerDown = false;
  #isWaiting = false;

  constructor(host: ReactiveControllerHost, root: ShadowRoot, left: () => void) {
    this.#root = root;
    this.#left = left;
    host.addController(this);
  }

  hostConnected(): void {
    this.#root.addEventListener('focusout', this.#focusLeft);
    addEventListener('pointerdown', this.#pressed, true);
    addEventListener('pointerup', this.#released, true);
    addEventListener('pointercancel', this.#released, true);
  }

  hostDisconnected(): void {
    this.#root.removeEventListener('focusout', this.#focusLeft);
    removeEventListener('pointerdown', this.#pressed, true);
    removeEventListener('pointerup', this.#released, true);
    removeEventListener('pointercancel', this.#released, true);
    this.#isWaiting = false;
    this.#isPointerDown = false;
  }

  readonly #focusLeft = (event: Event): void => {
    const { target, relatedTarget } = event as FocusEvent;
    if (!document.hasFocus() || !(target instanceof Element) || !target.closest(fields)) return;
    if (relatedTarget instanceof Node && this.#root.contains(relatedTarget)) return;
    if (this.#isPointerDown) this.#isWaiting = true;
    else this.#left();
  };

  readonly #pressed = (): void => {
    this.#isPointerDown = true;
  };

  readonly #released = (): void => {
    this.#isPointerDown = false;
    if (!this.#isWaiting) return;
    this.#isWaiting = false;
    // The click comes first.
    setTimeout(this.#left);
  };
}
