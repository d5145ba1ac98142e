/**
 * The place of a popup in the top layer. CSS anchors would say the same, but Chromium then lays the page out twice for each key, and
 * not every browser has them.
 */
import { windowOf } from '../field/element-kinds.ts';

/** True if a popup can be above everything, also in a dialog. False in the DOMs of unit tests. */
export const hasTopLayer: boolean = typeof HTMLElement !== 'undefined' && 'togglePopover' in HTMLElement.prototype;

/** Milliseconds between two looks at where the field is. */
const pollMs = 100;

/**
 * Keeps a popup below its field, or above it if four rows only fit there. The popup scrolls with the page. Other moves of the field, such as
 * a banner above it or a sheet that slides in, fire no event, so its position is polled.
 *
 * @returns stops placing
 */
export function keepBeside(field: HTMLElement, popup: HTMLElement): () => void {
  const view = windowOf(field);
  let last = '';
  const look = () => {
    const edges = edgesOf(field, popup);
    // The page may scroll under a field that stays where it is.
    const next = JSON.stringify([edges, view.scrollX, view.scrollY]);
    if (next !== last) place(edges, popup, view);
    last = next;
  };
  const anew = () => {
    last = '';
    look();
  };
  const until = new AbortController();
  const options = { signal: until.signal, capture: true, passive: true };
  view.addEventListener('scroll', look, options);
  view.addEventListener('resize', anew, options);
  for (const type of ['resize', 'scroll']) view.visualViewport?.addEventListener(type, anew, options);
  const size = new ResizeObserver(look);
  size.observe(field);
  const timer = setInterval(look, pollMs);
  look();
  return () => {
    until.abort();
    size.disconnect();
    clearInterval(timer);
  };
}

/** Physical lengths: the page around the element may be written in another direction. */
interface Edges extends Readonly<Record<'left' | 'right' | 'top' | 'bottom', number>> {
  readonly isRtl: boolean;
}

/** The edges of a field: label, input, and what is said of it. */
function edgesOf(field: HTMLElement, popup: HTMLElement): Edges {
  const { left, right, top } = field.getBoundingClientRect();
  const bottoms = [...field.children].flatMap((it) => (it === popup ? [] : [it.getBoundingClientRect()]));
  const bottom = Math.max(...bottoms.flatMap((it) => (it.height > 0 ? [it.bottom] : [])));
  return { left, right, top, bottom, isRtl: getComputedStyle(field).direction === 'rtl' };
}

function place({ left, right, top, bottom, isRtl }: Edges, popup: HTMLElement, view: Window): void {
  const rem = Number.parseFloat(getComputedStyle(popup.ownerDocument.documentElement).fontSize);
  const gap = rem / 4;
  const { start, end } = seen(view);
  const [above, below] = [top - start - 2 * gap, end - bottom - 2 * gap];
  // Four rows, or fewer in a window without room for as many.
  const isAbove = below < Math.min(11 * rem, view.innerHeight - 9 * rem) && above > below;
  // Lengths of an element are those of its parent's `zoom`.
  const zoom = (popup as { readonly currentCSSZoom?: number }).currentCSSZoom ?? 1;
  const px = (length: number) => `${length / zoom}px`;
  popup.style.left = px((isRtl ? right : left) + view.scrollX);
  popup.style.top = px((isAbove ? top - gap : bottom + gap) + view.scrollY);
  popup.style.translate = `${isRtl ? '-100%' : 0} ${isAbove ? '-100%' : 0}`;
  popup.style.setProperty('--_field-width', px(right - left));
  popup.style.setProperty('--_room-across', px(isRtl ? right - gap : view.innerWidth - left - gap));
  popup.style.setProperty('--_room', px(isAbove ? above : below));
}

/** Where the part of the window is that no keyboard covers. Zooming in with two fingers covers nothing. */
function seen({ visualViewport, innerHeight }: Window): { readonly start: number; readonly end: number } {
  if (!visualViewport || visualViewport.scale > 1) return { start: 0, end: innerHeight };
  const { offsetTop, height } = visualViewport;
  return { start: offsetTop, end: Math.min(innerHeight, offsetTop + height) };
}
