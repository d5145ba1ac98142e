/** Delays work until a press on the page is over, because nothing may move away from under it. */
import { oncePerObject } from '../../core/once.ts';
import { windowOf } from '../field/element-kinds.ts';
import type { HostElement } from '../field/host.ts';
import { whileConnected } from '../field/while-connected.ts';

/** Maximum number of milliseconds from lifting a finger to its click. */
const tapMs = 350;

/** Maximum number of milliseconds to wait: a longer press is not a click. */
const pressMaxMs = 1_000;

/** A pointer is pressed. */
interface Press {
  /** Callbacks that wait until it is over. */
  readonly waiting: readonly (() => void)[];
  /** Ends the press. */
  readonly timer: ReturnType<typeof setTimeout>;
}

/** Returns a function that runs a callback immediately, or after a press and its click on the page of an element. */
export function afterPressOn(host: HostElement): (run: () => void) => void {
  whileConnected(host, () => void pressesOf(windowOf(host)));
  return (run) => {
    if (host.isConnected) pressesOf(windowOf(host)).wait(run);
    else run();
  };
}

/** All elements in a page share this. */
const pressesOf = oncePerObject((page: Window) => new PagePresses(page));

/** The presses on a page, starting with its first element. */
class PagePresses {
  #press: Press | null = null;

  constructor(page: Window) {
    for (const [name, listener] of this.#listeners) page.addEventListener(name, listener, { capture: true });
  }

  /** Runs a function immediately, or once the press and its click are over. */
  wait(run: () => void): void {
    if (this.#press) this.#press = { ...this.#press, waiting: [...this.#press.waiting, run] };
    else run();
  }

  /** Runs the waiting callbacks, each in its own task. */
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
    // Other buttons open a menu, which may swallow the release.
    if (!button) this.#overIn(pressMaxMs);
  };

  /** The click comes first. After a touch, mouse events precede it, and move the focus. */
  readonly #released = (event: Event): void => {
    if (this.#press) this.#overIn((event as PointerEvent).pointerType === 'touch' ? tapMs : 0);
  };

  readonly #listeners: readonly (readonly [string, (event: Event) => void])[] = [
    ['pointerdown', this.#pressed],
    ['pointerup', this.#released],
    ['mousedown', this.#pressed],
    ['mouseup', this.#released],
    ['pointercancel', this.#over],
    // The pointer may have been released outside the window.
    ['keydown', this.#over],
  ];
}
