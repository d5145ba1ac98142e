/** Follows presses on the page, and delays work until they are over: nothing may move away from under a press. */
import { oncePerObject } from '../../core/once.ts';
import { windowOf } from '../field/element-kinds.ts';
import type { HostElement } from '../field/host.ts';
import { whileConnected } from '../field/while-connected.ts';

/** Milliseconds from a finger that goes up to its click, at most. */
const tapMs = 350;

/** Milliseconds that anything waits at most: a longer press is no click. */
const pressMaxMs = 1_000;

/** Something is pressed. */
interface Press {
  /** Callbacks that wait until it is over. */
  readonly waiting: readonly (() => void)[];
  /** Ends the press. */
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Follows the presses on the page that an element is in. What it is given then runs at once, or after a press and its click. */
export function afterPressOn(host: HostElement): (run: () => void) => void {
  whileConnected(host, () => void pressesOf(windowOf(host)));
  return (run) => {
    if (host.isConnected) pressesOf(windowOf(host)).wait(run);
    else run();
  };
}

/** All elements of a page follow its presses together. */
const pressesOf = oncePerObject((page: Window) => new PagePresses(page));

/** The presses on a page, from its first element on. */
class PagePresses {
  #press: Press | null = null;

  constructor(page: Window) {
    for (const [name, listener] of this.#listeners) page.addEventListener(name, listener, { capture: true });
  }

  /** Runs something at once, or once the press and its click are over. */
  wait(run: () => void): void {
    if (this.#press) this.#press = { ...this.#press, waiting: [...this.#press.waiting, run] };
    else run();
  }

  /** Runs the callbacks that waited, each in a task of its own. */
  readonly #over = (): void => {
    clearTimeout(this.#press?.timer);
    const waiting = this.#press?.waiting ?? [];
    this.#press = null;
    for (const run of waiting) setTimeout(run);
  };

  #overIn(delayMs: number): void {
    clearTimeout(this.#press?.timer);
    this.#press = { waiting: this.#press?.waiting ?? [], timer: setTimeout(this.#over, delayMs) };
  }

  readonly #pressed = ({ button }: Event & { button?: number }): void => {
    // Another button opens a menu, which may swallow the release.
    if (!button) this.#overIn(pressMaxMs);
  };

  /** The click comes first; after a touch, mouse events come before that, and move the focus. */
  readonly #released = (event: Event): void => {
    if (this.#press) this.#overIn((event as PointerEvent).pointerType === 'touch' ? tapMs : 0);
  };

  readonly #listeners: readonly (readonly [string, (event: Event) => void])[] = [
    ['pointerdown', this.#pressed],
    ['pointerup', this.#released],
    ['mousedown', this.#pressed],
    ['mouseup', this.#released],
    ['pointercancel', this.#over],
    // The release may have been outside the window.
    ['keydown', this.#over],
  ];
}
