import type { ReactiveController, ReactiveControllerHost } from 'lit';

/** What people fill in; buttons that go away under the focus are not left by anybody. */
const fields = '#country, [part~=manual-fields]';

/**
 * Tells when the focus has left the fields for good: not while a pointer is down, and not when the whole window
 * lost focus.
 */
export class LeaveWatch implements ReactiveController {
  readonly #root: ShadowRoot;
  readonly #left: () => void;
  #isPointerDown = false;
  #waiting: readonly (() => void)[] = [];

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
    this.#waiting = [];
    this.#isPointerDown = false;
  }

  /** At once, or once the pointer is up: nothing may move away from under it. */
  whenPointerIsUp(run: () => void): void {
    if (this.#isPointerDown) this.#waiting = [...this.#waiting, run];
    else run();
  }

  readonly #focusLeft = (event: Event): void => {
    const { target, relatedTarget } = event as FocusEvent;
    if (!document.hasFocus() || !(target instanceof Element) || !target.closest(fields)) return;
    if (relatedTarget instanceof Node && this.#root.contains(relatedTarget)) return;
    this.whenPointerIsUp(this.#left);
  };

  readonly #pressed = (): void => {
    this.#isPointerDown = true;
  };

  readonly #released = (): void => {
    this.#isPointerDown = false;
    const waiting = this.#waiting;
    this.#waiting = [];
    // The click comes first.
    for (const run of waiting) setTimeout(run);
  };
}
