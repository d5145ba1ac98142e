/** When the focus has left what a person fills in. */
import type { ReactiveController, ReactiveControllerHost } from 'lit';

type Host = ReactiveControllerHost & HTMLElement;

/** What is watched, and what follows. */
export interface FocusLeavingOptions {
  /** Selector of what a person fills in. A button that goes away under the focus was not left by the person. */
  readonly fields: string;
  /** `each`: every field that is left counts, also for another one. `all`: only when the focus leaves all of them. */
  readonly counts: 'each' | 'all';
  readonly left: () => void;
}

/**
 * Tells when the focus has left fields. Not before it has arrived where it goes, which may be a link that has to make
 * room; and not while a pointer is down, because what it is pressed on would move away from under it.
 */
export class FocusLeaving implements ReactiveController {
  readonly #root: ShadowRoot;
  readonly #options: FocusLeavingOptions;
  #isArriving = false;
  #isPointerDown = false;
  #waiting: readonly (() => void)[] = [];
  #current: EventTarget | null = null;

  constructor(host: Host, root: ShadowRoot, options: FocusLeavingOptions) {
    this.#root = root;
    this.#options = options;
    host.addController(this);
  }

  hostConnected(): void {
    for (const [name, listener] of this.#ownListeners) this.#root.addEventListener(name, listener);
    for (const [name, listener] of this.#pageListeners) addEventListener(name, listener, true);
  }

  hostDisconnected(): void {
    for (const [name, listener] of this.#ownListeners) this.#root.removeEventListener(name, listener);
    for (const [name, listener] of this.#pageListeners) removeEventListener(name, listener, true);
    this.#current = null;
    this.#isPointerDown = false;
    this.#isArriving = false;
    this.#waiting = [];
  }

  /** At once, or once the pointer is up: nothing may move away from under it. */
  whenPointerIsUp(run: () => void): void {
    if (this.#isPointerDown) this.#waiting = [...this.#waiting, run];
    else run();
  }

  readonly #focusArrived = ({ target }: Event): void => {
    this.#current = target;
    if (this.#isArriving) this.#conclude();
  };

  readonly #focusLeft = (event: Event): void => {
    const { target, relatedTarget } = event as FocusEvent;
    this.#current = null;
    const isWithin = relatedTarget instanceof Node && this.#root.contains(relatedTarget);
    if (!this.#isField(target)) return;
    if (this.#options.counts === 'each') {
      if (isWithin) this.#isArriving = true;
      else this.#conclude();
    } else if (!isWithin && document.hasFocus()) this.#conclude();
  };

  /** A browser may fill a field that has no focus. Of a field that is being left this comes before the focus moves. */
  readonly #changed = ({ target }: Event): void => {
    if (this.#options.counts === 'each' && this.#isField(target) && target !== this.#current) this.#conclude();
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

  /** Who types on elsewhere has left that field as well. */
  readonly #typed = (): void => {
    this.#isArriving = false;
  };

  #conclude(): void {
    this.#isArriving = false;
    this.whenPointerIsUp(this.#options.left);
  }

  #isField(target: EventTarget | null): boolean {
    const { fields, counts } = this.#options;
    if (!(target instanceof Element)) return false;
    return counts === 'each' ? target.matches(fields) : target.closest(fields) !== null;
  }

  readonly #ownListeners: readonly (readonly [string, (event: Event) => void])[] = [
    ['focusin', this.#focusArrived],
    ['focusout', this.#focusLeft],
    ['change', this.#changed],
    ['input', this.#typed],
  ];
  readonly #pageListeners: readonly (readonly [string, () => void])[] = [
    ['pointerdown', this.#pressed],
    ['pointerup', this.#released],
    ['pointercancel', this.#released],
    // The release may have been outside the window.
    ['keydown', this.#released],
  ];
}
