/** What all comboboxes have in common: keys, pointer, and a popup. */
import { html, nothing, type ReactiveController, type TemplateResult } from 'lit';
import { type ListboxOptions, type ListboxState, pressKey } from '../../core/combobox.ts';
import { afterFrames, inTreeMs } from '../field/after-frames.ts';
import type { Listbox } from '../field/combobox-view.ts';
import { isElement, windowOf } from '../field/element-kinds.ts';
import type { PanelHost } from '../field/host.ts';
import { keyOf, letterOf } from '../field/person.ts';
import { hasTopLayer, keepBeside } from './placement.ts';

/** A text field with a list. It has no state of its own: subclasses know where that is. */
export abstract class Combobox<Row extends { readonly key: string }> implements ReactiveController {
  protected readonly host: PanelHost;
  readonly #inputId: string;
  readonly #listId: string;
  /** Key of the row on which a pointer was last pressed: a click only counts for that row. */
  #pressed: string | undefined;
  /** When the focus last left a button of the list, by `performance.now()`. */
  #wayLeftAt = Number.NEGATIVE_INFINITY;
  /** True while the focus moves from a button of the list back to the text. */
  #isReturning = false;
  /** Aborted when the popup closes. */
  #placing: AbortController | undefined;

  constructor(host: PanelHost, inputId: string, listId: string) {
    this.host = host;
    this.#inputId = inputId;
    this.#listId = listId;
    host.element.addController(this);
  }

  /** The current rows. */
  abstract get rows(): readonly Row[];
  protected abstract get listbox(): ListboxState;
  protected abstract change(listbox: ListboxState): void;
  /** A row was chosen, by key or pointer. */
  protected abstract choose(row: Row): void;
  /** Restores the previous text. */
  protected abstract restore(): void;
  /** The text of a row. */
  protected abstract nameOf(row: Row): string;

  /** The options among the rows. The others are buttons above and beneath, which take the focus. */
  get options(): Pick<ListboxOptions, 'first' | 'wayOut'> {
    return { first: 0, wayOut: this.rows.length };
  }

  /** True if the list is visible. */
  protected get isOpen(): boolean {
    return this.listbox.open && this.rows.length > 0;
  }

  /** Null while something else is visible. */
  get input(): HTMLInputElement | null {
    return this.host.root.querySelector<HTMLInputElement>(`input#${this.#inputId}`);
  }

  /** The popup with the list and its buttons. Null while something else is visible. */
  get list(): HTMLElement | null {
    return this.host.root.querySelector<HTMLElement>(`#${this.#listId}-popup`);
  }

  /** The `id` of a row, by its index. */
  idOf(index: number): string {
    return `${this.#listId}-${index}`;
  }

  /** The list, for its template. */
  get shell(): Omit<Listbox, 'name'> {
    return {
      id: this.#listId,
      focusTaken: keepFocus,
      rowPressed: ({ target }) => {
        this.#pressed = this.#rowOf(target)?.key;
      },
      rowClicked: (event) => this.#click(event),
    };
  }

  /**
   * Renders an option, without the mark of the active one: moving that renders nothing. Its position is stated, because
   * further options may not be rendered yet.
   *
   * @param kind additional classes
   */
  renderOption(index: number, content: unknown, kind = '', isDisabled = false): TemplateResult {
    const { first, wayOut } = this.options;
    return html`<li
      id=${this.idOf(index)}
      part="option"
      class="option ${kind}"
      role="option"
      tabindex="-1"
      aria-selected="false"
      aria-disabled=${isDisabled || nothing}
      aria-setsize=${wayOut - first}
      aria-posinset=${index - first + 1}
    >${content}</li>`;
  }

  /** The index of the row that an event comes from; -1 for none. */
  #indexOf(target: EventTarget | null): number {
    const { id = '' } = (isElement(target) && target.closest(rowSelector)) || {};
    const index = Number(/(?<=-)\d+$/.exec(id)?.[0] ?? -1);
    return this.rows[index] && this.idOf(index) === id ? index : -1;
  }

  #rowOf(target: EventTarget | null): Row | undefined {
    return this.rows[this.#indexOf(target)];
  }

  #isWay(index: number): boolean {
    const { first, wayOut } = this.options;
    return index >= 0 && (index < first || index >= wayOut);
  }

  /** A row was clicked, by a pointer or by software such as a screen reader. */
  #click({ target, detail: clicks }: MouseEvent): void {
    const row = this.#rowOf(target);
    // The rows may have changed under the pointer, between press and release or between the clicks of a double click.
    if (!row || !(clicks === 0 || (clicks === 1 && this.#pressed === row.key))) return;
    ignoreSecondClick(windowOf(this.host.root));
    // The next rendering may remove the row, and the focus with it. From a button, the focus goes to where that leads.
    if (this.#focused < 0 || !this.#isWay(this.#indexOf(target))) this.input?.focus();
    this.choose(row);
  }

  /** The index of the focused row: a button, or an option to which a screen reader has moved. -1 for none. */
  get #focused(): number {
    return this.#isReturning ? -1 : this.#indexOf(this.host.root.activeElement);
  }

  /** Moves the focus back to the text, if a row has it. */
  #return(): void {
    this.#isReturning = false;
    if (this.#focused >= 0) this.input?.focus();
  }

  /** Handles a key of the list. False if it is left to the browser and the page. */
  protected press(event: KeyboardEvent, facts: Pick<ListboxOptions, 'isAwaited' | 'isRestorable'>): boolean {
    if (keyOf(event) === '') return false;
    const { listbox, rows } = this;
    const focused = this.#focused;
    const state = focused < 0 ? listbox : { open: true, active: focused };
    const { next, intent, handled } = pressKey(state, event, {
      ...facts,
      ...this.options,
      count: rows.length,
      visible: () => visibleRows(this.list),
    });
    // For a button, the focus itself says that it is active.
    const isWay = this.#isWay(next.active);
    const active = isWay ? -1 : next.active;
    if (next.open !== listbox.open || active !== listbox.active) this.change({ open: next.open, active });
    if (isWay) void this.#focusWay(next.active, listbox.open);
    // Chromium reports the focus immediately, but the active option a frame later.
    else if (focused >= 0 && handled && active >= 0) {
      this.#isReturning = true;
      afterFrames(() => this.#isReturning && this.#return());
    }
    // Typing continues in the text.
    else if ((focused >= 0 && handled) || isTextKey(event)) this.#return();
    if (!handled) return false;
    consume(event);
    const row = rows[next.active];
    if (intent === 'restore') this.restore();
    else if (row && intent === 'accept') this.choose(row);
    // WebKit's screen readers often ignore `aria-activedescendant`.
    else if (row && !isWay && navigator.vendor.startsWith('Apple')) this.host.announce(this.nameOf(row));
    return true;
  }

  /** True if the focus has left the field. A screen reader may have moved it to a row, to choose it there. */
  protected isLeft({ target, relatedTarget }: FocusEvent): boolean {
    if (isElement(target) && target.matches('[part=option-way]')) this.#wayLeftAt = performance.now();
    const isOurs = (it: EventTarget | null) =>
      isElement(it) && it.matches(`#${this.#inputId}, #${this.#listId}-popup ${rowSelector}`);
    return isOurs(target) && !isOurs(relatedTarget);
  }

  /** A new list starts at its top. */
  scrollToTop(): void {
    this.list?.scrollTo?.({ top: 0, behavior: 'instant' });
  }

  hostUpdated(): void {
    const { list, isOpen } = this;
    if (!list) return;
    const wasOpen = list.classList.contains('open');
    if (!isOpen) this.#return();
    list.classList.toggle('open', isOpen);
    // The popup closes a moment after the focus has left it, like any button that had the focus.
    const isLeaving = !isOpen && performance.now() - this.#wayLeftAt < inTreeMs;
    list.classList.toggle('leaving', isLeaving);
    // Before it is visible: its rows get their styles once.
    if (isOpen !== wasOpen) this.#place(isOpen ? list : null);
    if (isLeaving) setTimeout(() => this.host.element.requestUpdate(), inTreeMs + 1);
    // An element that is not in a page has no visible popup.
    else if (hasTopLayer && list.isConnected && list.ownerDocument.defaultView) list.togglePopover(isOpen);
    this.showActiveRow(wasOpen ? 'nearest' : 'center');
  }

  hostDisconnected(): void {
    this.#place(null);
  }

  /** Keeps the popup beside its field; null for one that is closed. */
  #place(list: HTMLElement | null): void {
    this.#placing?.abort();
    const { parentElement: field } = list ?? {};
    if (!list || !field || !hasTopLayer) return;
    this.#placing = new AbortController();
    const { signal } = this.#placing;
    keepBeside(field, list, signal);
    windowOf(list).visualViewport?.addEventListener('resize', () => this.#bringIntoSight('nearest'), { signal });
  }

  #rowAt(index: number): HTMLElement | null {
    return this.host.root.querySelector<HTMLElement>(`#${this.idOf(index)}`);
  }

  /** Scrolls by itself: for the browser, the popup is still where it was before the page moved. */
  async #focusWay(index: number, isVisible: boolean): Promise<void> {
    this.#isReturning = false;
    if (!isVisible) await this.host.element.updateComplete;
    const { list } = this;
    const way = this.#rowAt(index);
    way?.focus({ preventScroll: true });
    if (list && way) bringIntoSight(way, list, 'nearest');
  }

  get #row(): HTMLElement | null {
    const { active } = this.listbox;
    return this.isOpen && active >= 0 ? this.#rowAt(active) : null;
  }

  /**
   * Marks the active row in the rendered list, and scrolls it into view.
   *
   * @param block `center` in a list that has just opened, so that the rows around it are visible
   */
  showActiveRow(block: 'nearest' | 'center' = 'nearest'): void {
    const { list, input } = this;
    const row = this.#row;
    const before = list?.querySelector('[aria-selected=true]');
    if (before && before !== row) mark(before, false);
    if (!row) {
      input?.removeAttribute('aria-activedescendant');
      return;
    }
    // A row that was rendered again may have lost its mark.
    mark(row, true);
    input?.setAttribute('aria-activedescendant', row.id);
    this.#bringIntoSight(block);
  }

  #bringIntoSight(block: 'nearest' | 'center'): void {
    const { list } = this;
    const row = this.#row;
    if (list && row) bringIntoSight(row, list, block);
  }
}

/** Options and buttons. */
const rowSelector = '.option';

/** True for a key that edits text, or moves the caret in it. */
function isTextKey(event: KeyboardEvent): boolean {
  const letter = letterOf(event);
  return letter === '' ? /^(Backspace|Delete|Home|End|Arrow(Left|Right))$/.test(event.key) : letter !== ' ';
}

/** Marks the key as handled, for the browser and for everything around the element. */
export function consume(event: Event): void {
  event.preventDefault();
  event.stopPropagation();
}

/** The pointer must not take the focus from the field. */
export function keepFocus(event: Event): void {
  event.preventDefault();
}

/**
 * Keeps the following clicks of a double click from what lies beneath, such as a link or the order button, until the
 * pointer is pressed on its own.
 */
function ignoreSecondClick(page: Window): void {
  const over = new AbortController();
  const ignore = (event: MouseEvent) => {
    if (event.detail < 2) return over.abort();
    event.preventDefault();
    event.stopImmediatePropagation();
  };
  for (const name of ['mousedown', 'mouseup', 'click', 'dblclick'] as const)
    page.addEventListener(name, ignore, { capture: true, signal: over.signal });
}

/** The visible rows of a list: the index of the first, and how many fit, at least one. */
function visibleRows(list: HTMLElement | null): { readonly top: number; readonly size: number } {
  const rows = [...(list?.querySelectorAll<HTMLElement>(rowSelector) ?? [])];
  const top = rows.findIndex(({ offsetTop }) => offsetTop >= (list?.scrollTop ?? 0));
  const size = Math.floor((list ? roomIn(list) : 0) / (rows[0]?.offsetHeight || 1)) || 1;
  return { top: Math.max(top, 0), size: Math.max(size, 1) };
}

/** The height in which rows scroll, in pixels, without the sticky button beneath them. */
function roomIn(list: HTMLElement): number {
  const wayOut = list.querySelector<HTMLElement>('.manual');
  // Where it sticks, not its place after the last row.
  return Math.min(list.clientHeight, wayOut ? wayOut.offsetTop - list.scrollTop : Number.POSITIVE_INFINITY);
}

/** Marks a row as active or not. Rows are rendered without the mark, so that moving it renders nothing. */
function mark(row: Element, isActive: boolean): void {
  row.classList.toggle('active', isActive);
  row.setAttribute('aria-selected', String(isActive));
  // Chromium is late to report the selection if a part changes in the same frame: Orca would say "not selected".
  afterFrames(() => row.part?.toggle('option-active', row.classList.contains('active')));
}

/** Scrolls the field into view, with a list that extends beyond the window, and the list to the row. */
function bringIntoSight(row: HTMLElement, list: HTMLElement, block: 'nearest' | 'center'): void {
  const { parentElement: field } = list;
  if (field) {
    const { top, bottom } = list.getBoundingClientRect();
    const edges = field.getBoundingClientRect();
    // Zero on the side of the field without the list.
    const [above, below] = [
      top < 0 ? edges.top - top : 0,
      bottom > windowOf(list).innerHeight ? bottom - edges.bottom : 0,
    ];
    field.style.scrollMarginBlock = `${Math.max(above, 0)}px ${Math.max(below, 0)}px`;
  }
  // Not `scrollIntoView` of the row: it would also scroll the page, and the list moves with the page.
  field?.scrollIntoView?.({ block: 'nearest' });
  const start = row.offsetTop - list.scrollTop;
  const end = start + row.offsetHeight - roomIn(list);
  // A sticky row is always visible.
  if (getComputedStyle(row).position === 'sticky') return;
  list.scrollTop += block === 'center' ? (start + end) / 2 : Math.min(start, Math.max(end, 0));
}
