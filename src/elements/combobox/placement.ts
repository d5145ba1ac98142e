/**
 * The place of a popup in the top layer. CSS anchors would say the same, but Chromium then lays the page out twice for each key, and
 * not every browser has them.
 */
import { windowOf } from '../field/element-kinds.ts';

/** True if a popup can be above everything, also in a dialog. False in the DOMs of unit tests. */
export const hasTopLayer: boolean = typeof HTMLElement !== 'undefined' && 'togglePopover' in HTMLElement.prototype;

/**
 * Keeps a popup beneath its field, or above it where only there four rows have room. Scrolling the page moves both alike; for all else
 * that moves the field, the place is found anew.
 *
 * @returns ends that
 */
export function keepBeside(field: HTMLElement, popup: HTMLElement): () => void {
  const view = windowOf(field);
  const place = () => placeBeside(field, popup, view);
  const until = new AbortController();
  const options = { signal: until.signal, capture: true, passive: true };
  // The event of what is scrolled in a shadow tree does not leave that.
  for (const root of [view, ...shadowRootsAround(field)]) root.addEventListener('scroll', place, options);
  view.addEventListener('resize', place, options);
  for (const type of ['resize', 'scroll']) view.visualViewport?.addEventListener(type, place, options);
  const sizes = new ResizeObserver(place);
  for (const sized of [field, hostOf(field), field.ownerDocument.body]) if (sized) sizes.observe(sized);
  place();
  return () => {
    until.abort();
    sizes.disconnect();
  };
}

/** Physical lengths: the page around the element may be written in another direction. */
function placeBeside(field: HTMLElement, popup: HTMLElement, view: Window): void {
  const { top, bottom, left, right, width } = field.getBoundingClientRect();
  const rem = Number.parseFloat(getComputedStyle(field.ownerDocument.documentElement).fontSize);
  const gap = rem / 4;
  const [above, below] = [top - 2 * gap, view.innerHeight - coveredHeight(view) - bottom - 2 * gap];
  // Four rows, or fewer in a window without room for as many.
  const isAbove = below < Math.min(11 * rem, view.innerHeight - 9 * rem) && above > below;
  const isRtl = getComputedStyle(field).direction === 'rtl';
  popup.style.left = `${(isRtl ? right : left) + view.scrollX}px`;
  popup.style.top = `${(isAbove ? top - gap : bottom) + view.scrollY}px`;
  popup.style.translate = `${isRtl ? '-100%' : 0} ${isAbove ? '-100%' : 0}`;
  popup.style.setProperty('--_field-width', `${width}px`);
  popup.style.setProperty('--_room', `${isAbove ? above : below}px`);
}

/** The element in whose shadow tree another one is; null for none. */
function hostOf(element: Element): Element | null {
  const root = element.getRootNode();
  return root instanceof ShadowRoot ? root.host : null;
}

/** The shadow trees in which the host of an element is. */
function shadowRootsAround(element: Element): readonly Node[] {
  const host = hostOf(element);
  return host && hostOf(host) ? [host.getRootNode(), ...shadowRootsAround(host)] : [];
}

/** Pixels of the window that a keyboard on the screen covers. Zooming in with two fingers covers nothing. */
function coveredHeight({ visualViewport, innerHeight }: Window): number {
  if (!visualViewport || visualViewport.scale > 1) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.offsetTop - visualViewport.height));
}
