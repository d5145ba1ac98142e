/** Delays work until a press on the page is over, because nothing may move away from under it. */
import { oncePerObject } from '../../core/once.ts';
import { windowOf } from '../field/element-kinds.ts';
import type { HostElement } from '../field/host.ts';

/** Maximum number of milliseconds from lifting a finger to its click. */
const tapMs = 350;

/** Maximum number of milliseconds to wait: a longer press is not a click. */
const pressMaxMs = 1_000;

/** Returns a function that runs a callback immediately, or after a press and its click on the page of an element. */
export function afterPressOn(host: HostElement): (run: () => void) => void {
  host.addController({ hostConnected: () => void pressesOf(windowOf(host)) });
  return (run) => {
    if (host.isConnected) pressesOf(windowOf(host))(run);
    else run();
  };
}

/** The presses on a page, from its first element on. All elements in it share this. */
const pressesOf = oncePerObject((page: Window) => {
  /** Callbacks that wait until a press is over; null if nothing is pressed. */
  let waiting: (() => void)[] | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  /** Runs the waiting callbacks, each in its own task. */
  const over = () => {
    clearTimeout(timer);
    const due = waiting ?? [];
    waiting = null;
    for (const run of due) setTimeout(run);
  };
  const overIn = (delayMs: number) => {
    clearTimeout(timer);
    waiting ??= [];
    timer = setTimeout(over, delayMs);
  };
  const pressed = ({ button }: MouseEvent) => {
    // Other buttons open a menu, which may swallow the release.
    if (!button) overIn(pressMaxMs);
  };
  // The click comes first. After a touch, mouse events precede it, and move the focus.
  const released = (event: MouseEvent & { pointerType?: string }) => {
    if (waiting) overIn(event.pointerType === 'touch' ? tapMs : 0);
  };
  for (const name of ['pointerdown', 'mousedown'] as const) page.addEventListener(name, pressed, true);
  for (const name of ['pointerup', 'mouseup'] as const) page.addEventListener(name, released, true);
  // The pointer may have been released outside the window.
  for (const name of ['pointercancel', 'keydown']) page.addEventListener(name, over, true);
  return (run: () => void) => {
    if (waiting) waiting.push(run);
    else run();
  };
});
