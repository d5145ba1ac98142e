import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { closed, type ListboxState, pressKey } from '../core/combobox.ts';
import { optionId } from './combobox-view.ts';

export interface ComboboxOptions {
  /** The shadow root that holds input and listbox; null before the first render. */
  readonly root: () => ParentNode | null;
  readonly count: () => number;
  /** Whether Escape may empty the text once the list is closed. */
  readonly isClearable: () => boolean;
  readonly accept: (index: number) => void;
  readonly clear: () => void;
  /** An arrow key made another option the active one. */
  readonly activated: (index: number) => void;
}

/** Popovers lie above everything, also in a dialog, but only CSS anchors keep them beside their field. */
export const inTopLayer =
  typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype && CSS.supports('anchor-name: --a');

/** The moving parts of a combobox: which option is active, whether the list is open, what keys do. */
export class ComboboxController implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: ComboboxOptions;
  #state = closed;

  constructor(host: ReactiveControllerHost, options: ComboboxOptions) {
    this.#host = host;
    this.#options = options;
    host.addController(this);
  }

  get isOpen(): boolean {
    return this.#state.open && this.#options.count() > 0;
  }

  /** Index of the active option; -1 for none. */
  get active(): number {
    return this.isOpen ? this.#state.active : -1;
  }

  /** Of the active option; empty for none. */
  get activeId(): string {
    return this.active >= 0 ? optionId(this.active) : '';
  }

  open(): void {
    this.#set({ open: true, active: -1 });
  }

  close(): void {
    this.#set(closed);
  }

  /** Focus left the field. A screen reader may have taken it to an option, to choose it there. */
  readonly left = ({ relatedTarget }: FocusEvent): void => {
    if (!(relatedTarget instanceof Element && relatedTarget.matches('[role=option]'))) this.close();
  };

  /** Another list came: the option that was active is at `index` now, -1 when it is gone. */
  moveActive(index: number): void {
    this.#set({ ...this.#state, active: index });
  }

  readonly pressed = (event: KeyboardEvent): void => {
    // Keys belong to the input method while it composes; Safari ends composition before the key that confirms.
    if (event.isComposing || event.keyCode === 229) return;
    const { count, isClearable, accept, clear, activated } = this.#options;
    const { next, intent, handled } = pressKey(this.#state, event, count(), isClearable());
    this.#set(next);
    if (handled) {
      event.preventDefault();
      event.stopPropagation();
    }
    if (intent === 'accept') accept(next.active);
    if (intent === 'clear') clear();
    if (intent === null && handled && next.active >= 0) activated(next.active);
  };

  hostConnected(): void {
    window.visualViewport?.addEventListener('resize', this.#resized);
  }

  hostDisconnected(): void {
    window.visualViewport?.removeEventListener('resize', this.#resized);
  }

  hostUpdated(): void {
    const list = this.#options.root()?.querySelector<HTMLElement>('#listbox');
    if (!list) return;
    list.classList.toggle('open', this.isOpen);
    if (inTopLayer && list.matches(':popover-open') !== this.isOpen) list.togglePopover(this.isOpen);
    list.style.setProperty('--_covered', `${coveredHeight()}px`);
    const option = list.querySelector<HTMLElement>(`#${optionId(this.active)}`);
    if (option) showOption(option, list);
  }

  readonly #resized = (): void => {
    if (this.isOpen) this.#host.requestUpdate();
  };

  #set(next: ListboxState): void {
    if (next.open === this.#state.open && next.active === this.#state.active) return;
    this.#state = next;
    this.#host.requestUpdate();
  }
}

/** Pixels of the window that a keyboard on the screen covers. Zooming in with two fingers covers nothing. */
function coveredHeight(): number {
  const { visualViewport } = window;
  if (!visualViewport || visualViewport.scale > 1) return 0;
  return Math.max(0, Math.round(innerHeight - visualViewport.offsetTop - visualViewport.height));
}

/** Brings the field into sight, and the list, which follows it, to the option. */
function showOption(option: HTMLElement, list: HTMLElement): void {
  // `scrollIntoView` of the option would scroll the page after a list that moves with it.
  (inTopLayer ? list.parentElement : option)?.scrollIntoView({ block: 'nearest' });
  const above = option.offsetTop - list.scrollTop;
  const below = above + option.offsetHeight - list.clientHeight;
  list.scrollTop += Math.min(above, Math.max(below, 0));
}
