/** When the focus has left what a person fills in. */
import type { ReactiveController } from 'lit';
import { isElement, windowOf } from './element-kinds.ts';
import type { HostElement } from './host.ts';
import { whileConnected } from './while-connected.ts';

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
  readonly #root: () => ShadowRoot | HTMLElement;
  readonly #options: FocusLeavingOptions;
  /** What has the focus; `arriving` between a field that was left and what takes the focus then. */
  #current: EventTarget | 'arriving' | null = null;
  /** What waits until the pointer is up; null while it is. */
  #waiting: readonly (() => void)[] | null = null;

  /** @param root what the fields are in; asked for when the element is in a document */
  constructor(host: HostElement, root: () => ShadowRoot | HTMLElement, options: FocusLeavingOptions) {
    this.#root = root;
    this.#options = options;
    host.addController(this);
    whileConnected(host, (signal) => {
      for (const [name, listener] of this.#ownListeners) root().addEventListener(name, listener, { signal });
      const page = windowOf(host);
      for (const [name, listener] of this.#pageListeners)
        page.addEventListener(name, listener, { capture: true, signal });
    });
  }

  hostDisconnected(): void {
    this.#current = null;
    this.#waiting = null;
  }

  /** At once, or once the pointer is up: nothing may move away from under it. */
  whenPointerIsUp(run: () => void): void {
    if (this.#waiting) this.#waiting = [...this.#waiting, run];
    else run();
  }

  readonly #focusArrived = ({ target }: Event): void => {
    const hasLeft = this.#current === 'arriving';
    this.#current = target;
    if (hasLeft) this.#conclude();
  };

  readonly #focusLeft = (event: Event): void => {
    const { target, relatedTarget } = event as FocusEvent;
    this.#current = null;
    const isWithin = isElement(relatedTarget) && this.#root().contains(relatedTarget);
    if (!this.#isField(target)) return;
    if (this.#options.counts === 'each') {
      if (isWithin) this.#current = 'arriving';
      else this.#conclude();
    } else if (!isWithin && this.#root().ownerDocument.hasFocus()) this.#conclude();
  };

  /** A browser may fill a field that has no focus. Of a field that is being left this comes before the focus moves. */
  readonly #changed = ({ target }: Event): void => {
    if (this.#options.counts !== 'each' || !this.#isField(target) || target === this.#current) return;
    this.#typed();
    this.#conclude();
  };

  readonly #pressed = (): void => {
    this.#waiting ??= [];
  };

  readonly #released = (): void => {
    const waiting = this.#waiting ?? [];
    this.#waiting = null;
    // The click comes first.
    for (const run of waiting) setTimeout(run);
  };

  /** Who types on elsewhere has left that field as well. */
  readonly #typed = (): void => {
    if (this.#current === 'arriving') this.#current = null;
  };

  #conclude(): void {
    this.whenPointerIsUp(this.#options.left);
  }

  #isField(target: EventTarget | null): boolean {
    const { fields, counts } = this.#options;
    if (!isElement(target)) return false;
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
    // After a touch the focus moves only now: between the pointer that went up and the click.
    ['mousedown', this.#pressed],
    ['mouseup', this.#released],
    ['pointercancel', this.#released],
    // The release may have been outside the window.
    ['keydown', this.#released],
  ];
}
