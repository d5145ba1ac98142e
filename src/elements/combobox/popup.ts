/** The popup of a combobox, whatever is in it: open or closed, clear of a keyboard on the screen, at its active row. */
import type { ReactiveController } from 'lit';
import { afterFrames } from '../field/after-frames.ts';
import type { PanelHost } from '../field/host.ts';
import { inTopLayer } from './top-layer.ts';

/** The combobox that a popup belongs to. */
export interface Combobox {
  readonly host: PanelHost;
  /** Selectors of the text field and its list. */
  readonly input: string;
  readonly list: string;
  readonly isOpen: () => boolean;
  /** The `id` of the active row; empty for none. */
  readonly active: () => string;
}

/** Keeps the popup open or closed, in sight, and at its active row. */
export class Popup implements ReactiveController {
  readonly #combobox: Combobox;
  readonly #fit = () => this.#bringIntoSight();
  // A keyboard on the screen may move the page, too. The page is not moved back: a person may have moved it.
  readonly #makeRoom = () => this.#list?.style.setProperty('--_covered', `${coveredHeight()}px`);

  constructor(combobox: Combobox) {
    this.#combobox = combobox;
    combobox.host.lifecycle.addController(this);
  }

  get #list(): HTMLElement | null {
    const { host, list } = this.#combobox;
    return host.root.querySelector<HTMLElement>(list);
  }

  get #row(): HTMLElement | null {
    const { host, active } = this.#combobox;
    const id = active();
    return id === '' ? null : host.root.querySelector<HTMLElement>(`#${id}`);
  }

  hostUpdated(): void {
    const list = this.#list;
    if (!list) return;
    const isOpen = this.#combobox.isOpen();
    const wasOpen = list.classList.contains('open');
    list.classList.toggle('open', isOpen);
    // An element that was taken out of the page has none in sight.
    if (inTopLayer && list.isConnected && list.matches(':popover-open') !== isOpen) list.togglePopover(isOpen);
    if (isOpen !== wasOpen) this.#followWindow(isOpen ? 'addEventListener' : 'removeEventListener');
    // Reading places forces a layout: not for each key.
    if (isOpen && !wasOpen) this.#makeRoom();
    this.showActiveRow();
  }

  hostDisconnected(): void {
    this.#followWindow('removeEventListener');
  }

  #followWindow(act: 'addEventListener' | 'removeEventListener'): void {
    window.visualViewport?.[act]('resize', this.#fit);
    window.visualViewport?.[act]('scroll', this.#makeRoom);
  }

  /** Marks the row that is active by now, in the list as it was rendered, and brings it into sight. */
  showActiveRow(): void {
    const { host, input, list } = this.#combobox;
    const row = this.#row;
    const before = host.root.querySelector(`${list} [aria-selected=true]`);
    if (before && before !== row) mark(before, false);
    const field = host.root.querySelector(input);
    if (!row) {
      field?.removeAttribute('aria-activedescendant');
      return;
    }
    // A row that was rendered again may have lost its mark.
    mark(row, true);
    field?.setAttribute('aria-activedescendant', row.id);
    this.#bringIntoSight();
  }

  #bringIntoSight(): void {
    if (!this.#combobox.isOpen()) return;
    this.#makeRoom();
    const list = this.#list;
    const row = this.#row;
    if (list && row) bringIntoSight(row, list);
  }
}

/** The pointer must not take the focus from the field. */
export function keepFocus(event: Event): void {
  event.preventDefault();
}

/** The number of rows in sight at once, one at least. */
export function pageSizeOf(list: HTMLElement | null): number {
  const row = list?.querySelector<HTMLElement>('[role=option]');
  return Math.max(1, Math.floor((list ? roomIn(list) : 0) / (row?.offsetHeight || 1)) || 1);
}

/** Pixels of a list in which rows scroll: the way out beneath them stays. */
function roomIn(list: HTMLElement): number {
  const wayOut = list.querySelector<HTMLElement>('.manual');
  // The place where it sticks, not the one behind the last row.
  return Math.min(list.clientHeight, wayOut ? wayOut.offsetTop - list.scrollTop : Number.POSITIVE_INFINITY);
}

/** Pixels of the window that a keyboard on the screen covers. Zooming in with two fingers covers nothing. */
function coveredHeight(): number {
  const { visualViewport } = window;
  if (!visualViewport || visualViewport.scale > 1) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.offsetTop - visualViewport.height));
}

/** For eyes and ears. Rows are rendered without it: a key that moves it renders nothing. */
function mark(row: Element, isActive: boolean): void {
  row.classList.toggle('active', isActive);
  row.setAttribute('aria-selected', String(isActive));
  // Chromium is late to tell of the selection where a part changes in the same frame: Orca says "not selected" of the active row.
  afterFrames(() => row.part?.toggle('option-active', row.classList.contains('active')));
}

/** Brings the field into sight, together with a list that hangs out of the window, and the list to the row. */
function bringIntoSight(row: HTMLElement, list: HTMLElement): void {
  const { parentElement: field } = list;
  if (inTopLayer && field) {
    const { top, bottom } = list.getBoundingClientRect();
    const edges = field.getBoundingClientRect();
    // A list on the other side of the field hangs out with it, and asks for nothing more.
    const [above, below] = [top < 0 ? edges.top - top : 0, bottom > innerHeight ? bottom - edges.bottom : 0];
    field.style.scrollMarginBlock = `${Math.max(above, 0)}px ${Math.max(below, 0)}px`;
  }
  // `scrollIntoView` of the row would scroll the page after a list that moves with it.
  (inTopLayer ? field : row)?.scrollIntoView?.({ block: 'nearest' });
  const start = row.offsetTop - list.scrollTop;
  const end = start + row.offsetHeight - roomIn(list);
  // A row that stays is in sight anyway.
  if (getComputedStyle(row).position !== 'sticky') list.scrollTop += Math.min(start, Math.max(end, 0));
}
