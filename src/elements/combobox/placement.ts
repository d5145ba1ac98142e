/**
 * Places a popup in the top layer. CSS anchor positioning would do the same, but makes Chromium lay out the page twice
 * per key, and not every browser has it.
 */
import { windowOf } from '../field/element-kinds.ts';

/** True if a popup can be above everything, even in a dialog. False in the DOMs of unit tests. */
export const hasTopLayer: boolean = typeof HTMLElement !== 'undefined' && 'togglePopover' in HTMLElement.prototype;

/** Milliseconds between two checks of the field's position. */
const pollMs = 100;

/**
 * Keeps a popup below its field, or above it if only there is room for four rows, until the signal is aborted. The popup
 * scrolls with the page. Other movements of the field, such as a banner that appears above it, fire no event, so its
 * position is polled.
 */
export function keepBeside(field: HTMLElement, popup: HTMLElement, signal: AbortSignal): void {
  const view = windowOf(field);
  let last = '';
  const look = () => {
    const { left, right, top, bottom } = field.getBoundingClientRect();
    const { start, end } = seen(view);
    // The page may scroll beneath a fixed field.
    const next = [left, right, top, bottom, view.scrollX, view.scrollY, view.innerWidth, start, end].join();
    if (next !== last) place(field, popup, view);
    last = next;
  };
  const options = { signal, capture: true, passive: true };
  for (const type of ['resize', 'scroll'])
    for (const moved of [view, view.visualViewport]) moved?.addEventListener(type, look, options);
  // Those of its window, which end with that, as when a frame is removed.
  const size = new view.ResizeObserver(look);
  size.observe(field);
  const timer = view.setInterval(look, pollMs);
  look();
  signal.addEventListener('abort', () => {
    size.disconnect();
    view.clearInterval(timer);
  });
}

/** By physical edges, because the page around the element may have another direction. */
function place(field: HTMLElement, popup: HTMLElement, view: Window): void {
  const { left, right, top } = field.getBoundingClientRect();
  const isRtl = getComputedStyle(field).direction === 'rtl';
  // The field with its label, input and message.
  const parts = [...field.children].filter((it) => it !== popup).map((it) => it.getBoundingClientRect());
  const bottom = Math.max(...parts.filter(({ height }) => height > 0).map((it) => it.bottom));
  const rem = Number.parseFloat(getComputedStyle(popup.ownerDocument.documentElement).fontSize);
  const gap = rem / 4;
  const { start, end } = seen(view);
  const [above, below] = [top - start - 2 * gap, end - bottom - 2 * gap];
  // Room for four rows, or fewer in a small window.
  const isAbove = below < Math.min(11 * rem, view.innerHeight - 9 * rem) && above > below;
  // An element's lengths are affected by its parent's `zoom`.
  const zoom = (field as { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;
  const px = (length: number) => `${length / zoom}px`;
  popup.style.left = px((isRtl ? right : left) + view.scrollX);
  popup.style.top = px((isAbove ? top - gap : bottom + gap) + view.scrollY);
  popup.style.translate = `${isRtl ? '-100%' : 0} ${isAbove ? '-100%' : 0}`;
  popup.style.setProperty('--_field-width', px(right - left));
  popup.style.setProperty('--_room-across', px(isRtl ? right - gap : view.innerWidth - left - gap));
  popup.style.setProperty('--_room', px(isAbove ? above : below));
}

/** The part of the window that no on-screen keyboard covers. Pinch zoom covers nothing. */
function seen({ visualViewport, innerHeight }: Window): { readonly start: number; readonly end: number } {
  if (!visualViewport || visualViewport.scale > 1) return { start: 0, end: innerHeight };
  const { offsetTop, height } = visualViewport;
  return { start: offsetTop, end: Math.min(innerHeight, offsetTop + height) };
}
