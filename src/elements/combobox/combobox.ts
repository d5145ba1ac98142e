/** The moving parts of the combobox: keys and focus become events; the popup follows the state. */

import type { ReactiveController } from 'lit';
import type { Country, Match } from '../../contract/types.ts';
import { closed, pressKey } from '../../core/combobox.ts';
import { activeIndexOf, isListOpen, savedRowsOf } from '../../core/entry/saved.ts';
import { isChanging, isTakingText } from '../../core/entry/selectors.ts';
import type { EntryState } from '../../core/entry/state.ts';
import { isRestorable, isUndoOffered } from '../../core/entry/undo.ts';
import { oncePerObject } from '../../core/once.ts';
import {
  doubtfulAddressOf,
  isDenied,
  neededCountOf,
  onlyAddressOf,
  type Row,
  rowsOf,
} from '../../core/search/options.ts';
import { isMeaningAwaited } from '../../core/search/selectors.ts';
import type { SearchState, Typing } from '../../core/search/state.ts';
import { afterFrames } from '../field/after-frames.ts';
import { isElement, windowOf } from '../field/element-kinds.ts';
import type { PanelHost, View } from '../field/host.ts';
import { keyOf } from '../field/person.ts';
import { searchTexts } from '../localization/search-texts.ts';
import { offeredCountry, switchCountry } from './country-offer.ts';
import { nameOfRow, optionId } from './listbox-view.ts';
import { chooseSaved } from './saved-list.ts';
import { ignoreSecondClick } from './second-click.ts';
import { inTopLayer } from './top-layer.ts';

/** Focus left the field. A screen reader may have taken it to an option, to choose it there. */
export function leave(host: PanelHost, { target, relatedTarget }: FocusEvent): void {
  if (!isElement(target) || !target.matches('#input, [role=option]')) return;
  if (isElement(relatedTarget) && relatedTarget.matches('[role=option]')) return;
  // An offer that follows from the finished text moves nothing from under a press.
  host.afterPress(() => host.dispatch({ slice: 'search', type: 'textFinished' }));
  const close = () => host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: closed });
  // The card that comes back moves nothing from under a press.
  if (isChanging(host.state)) host.afterPress(() => host.root.activeElement?.id !== 'input' && close());
  else close();
}

/** A text is in the field. A browser fills it also while the person is elsewhere, such as at a link that a list would cover. */
export function enterText(host: PanelHost, text: string, typing: Typing): void {
  const isListWanted = host.root.activeElement?.id === 'input';
  host.dispatch({ slice: 'search', type: 'typed', text, typing, seed: host.seed(), isListWanted });
  // Who has left the field before its engine came is done with the text.
  if (!isListWanted) host.dispatch({ slice: 'search', type: 'textFinished' });
}

/** The rows of the popup, as they are now. */
export function rowsIn(view: Pick<View, 'state' | 'hasCountryField'>): readonly Row[] {
  const { search, properties } = view.state;
  const country = offeredCountry(view);
  const isManualOffered = !properties.noManual && !properties.isFixed;
  const ways = [...(country ? [toCountry(country)] : []), ...(isManualOffered ? [toManual] : [])];
  const saved = savedRowsOf(view.state);
  return saved[0] ? [...saved, ...ways] : rowsOf(search, ways);
}

const toManual: Row = { kind: 'manual', key: 'manual' };

/** Kept: an unchanged row is not rendered again. */
const toCountry = oncePerObject((country: Country): Row => ({ kind: 'country', key: 'country', country }));

/** A pointer was pressed on a row. */
export function pressRow(host: PanelHost, { key }: Row): void {
  host.dispatch({ slice: 'search', type: 'rowPressed', key });
}

/** A row was clicked, by a pointer or by software such as a screen reader. */
export function clickRow(host: PanelHost, row: Row, { detail: clicks }: MouseEvent): void {
  // The rows may have changed under the pointer: between press and release, or between the clicks of a double click.
  const isMeant = clicks === 0 || (clicks === 1 && host.state.search.pressed === row.key);
  if (!isMeant) return;
  ignoreSecondClick(windowOf(host.root));
  chooseRow(host, row);
}

/** The one address that the text says, if Enter and submitting take it. */
export function addressToTake(state: EntryState): Match | null {
  return isTakingText(state) ? onlyAddressOf(state.search) : null;
}

/** Takes that address, if there is one. */
export function takeAddress(host: PanelHost): boolean {
  const match = addressToTake(host.state);
  if (match) host.dispatch({ slice: 'search', type: 'matchChosen', match, seed: host.seed(), isTaken: true });
  return match !== null;
}

/** Activates the row of the one address that the text may mean: the next Enter takes it. False if there is none. */
function askAddress(host: PanelHost): boolean {
  const match = isTakingText(host.state) ? doubtfulAddressOf(host.state.search) : null;
  if (match) host.dispatch({ slice: 'search', type: 'matchAsked', match });
  return match !== null;
}

/** Keeps an Enter for the answer that decides what it does. A second one, not a key held down, goes to the form. */
function pressEarly(host: PanelHost, { repeat }: KeyboardEvent, { enter }: SearchState): boolean {
  if (!isTakingText(host.state) || !isMeaningAwaited(host.state.search)) return false;
  const isKept = enter.kind !== 'early' || repeat;
  if (isKept) host.dispatch({ slice: 'search', type: 'enterPressedEarly' });
  return isKept;
}

/** The person wants to see the list. */
export function openList(host: PanelHost): void {
  if (!host.state.properties.isFixed) host.dispatch({ slice: 'search', type: 'listWanted', seed: host.seed() });
}

function chooseRow(host: PanelHost, row: Row): void {
  // The pressed button may be gone after the next rendering, and the focus with it.
  inputIn(host)?.focus();
  // A page may disable the field while the list is open.
  if (host.state.properties.isFixed) return;
  if (row.kind === 'country') switchCountry(host, row.country);
  else if (row.kind === 'back') host.dispatch({ slice: 'search', type: 'steppedBack', seed: host.seed() });
  else if (row.kind === 'number') host.dispatch({ slice: 'reading', type: 'numberTaken' });
  else if (row.kind === 'saved') chooseSaved(host, row);
  else if (row.kind === 'manual') {
    host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: closed });
    host.enterManually();
  } else if (isDenied(host.state.search, row.match)) host.announce(host.view.texts.messages.poBoxDenied);
  else {
    const { match } = row;
    const { enter } = host.state.search;
    const isTaken = enter.kind === 'asked' && enter.match === match;
    host.dispatch({ slice: 'search', type: 'matchChosen', match, seed: host.seed(), isTaken });
  }
}

/** A key was pressed in the field. */
export function press(host: PanelHost, event: KeyboardEvent): void {
  if (keyOf(event) === '') return;
  if (event.key === 'Enter') host.dispatch({ slice: 'search', type: 'textFinished' });
  const { state } = host;
  const { search } = state;
  if (isUndo(event) && isUndoOffered(state)) {
    event.preventDefault();
    undo(host);
    return;
  }
  const rows = rowsIn({
    state,
    get hasCountryField() {
      return host.view.hasCountryField;
    },
  });
  const first = rows.findIndex(({ kind }) => kind !== 'back');
  const options = {
    count: rows.length,
    first,
    pageSize: () => pageSizeOf(listIn(host)),
    isAwaited: search.request !== null || isChanging(state),
  };
  const { next, intent, handled } = pressKey(search.listbox, event, options, isRestorable(state));
  if (next.open !== search.listbox.open || next.active !== search.listbox.active) {
    host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: next });
  }
  const isTaken =
    !handled && event.key === 'Enter' && (takeAddress(host) || askAddress(host) || pressEarly(host, event, search));
  if (handled || isTaken) {
    event.preventDefault();
    event.stopPropagation();
  } else if (['Enter', 'ArrowDown', 'ArrowUp'].includes(event.key)) openList(host);
  const row = rows[next.active];
  if (intent === 'restore') undo(host);
  if (!row || !handled) return;
  if (intent === 'accept') chooseRow(host, row);
  else echo(host, row);
}

function isUndo({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean {
  return (ctrlKey || metaKey) && !altKey && !shiftKey && key.toLowerCase() === 'z';
}

/** Restores the former content. */
export function undo(host: PanelHost): void {
  host.dispatch({ slice: 'entry', type: 'undone', seed: host.seed() });
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

/** WebKit's screen readers are often silent about `aria-activedescendant`. */
function echo(host: PanelHost, row: Row): void {
  if (navigator.vendor.startsWith('Apple')) host.announce(nameOfRow(row, searchTexts(host.view.texts)));
}

/** A list that answers another request begins at its top. */
export function scrollToTop(host: PanelHost): void {
  listIn(host)?.scrollTo?.({ top: 0, behavior: 'instant' });
}

/** The popup of an element. */
interface Popup extends ReactiveController {
  /** Marks the row that is active by now, in the list as it was rendered, and brings it into sight. */
  showActiveRow(): void;
}

/** Keeps the popup open or closed, in sight, and at its active row. */
export function popupOf(host: PanelHost): Popup {
  const listInSight = () => (isListOpen(host.state) ? listIn(host) : null);
  const cover = () => {
    const list = listInSight();
    if (list) makeRoom(list);
  };
  const activeRow = () => host.root.querySelector<HTMLElement>(`#${optionId(activeIndexOf(host.state))}`);
  const fit = () => {
    cover();
    const list = listInSight();
    const row = activeRow();
    if (list && row) bringIntoSight(row, list);
  };
  const showActiveRow = () => {
    const row = activeRow();
    const before = host.root.querySelector('#listbox [aria-selected=true]');
    if (before && before !== row) mark(before, false);
    const input = inputIn(host);
    if (!row) {
      input?.removeAttribute('aria-activedescendant');
      return;
    }
    // A row that was rendered again may have lost its mark.
    mark(row, true);
    input?.setAttribute('aria-activedescendant', row.id);
    fit();
  };
  const follow = (act: 'addEventListener' | 'removeEventListener') => {
    window.visualViewport?.[act]('resize', fit);
    // A keyboard on the screen may move the page, too. The page is not moved back: a person may have moved it.
    window.visualViewport?.[act]('scroll', cover);
  };
  return {
    showActiveRow,
    hostUpdate() {
      const input = inputIn(host);
      // The text of a key scrolls into sight by itself.
      if (!input || input.value === host.state.search.text) return;
      void host.lifecycle.updateComplete.then(() => showCaret(input));
    },
    hostUpdated() {
      const { search } = host.state;
      const input = inputIn(host);
      // A typed text that was refused differs from the last rendering.
      if (input && input.value !== search.text) input.value = search.text;
      const list = listIn(host);
      if (!list) return;
      const isOpen = isListOpen(host.state);
      const wasOpen = showList(list, isOpen);
      if (isOpen !== wasOpen) follow(isOpen ? 'addEventListener' : 'removeEventListener');
      // Reading places forces a layout: not for each key.
      if (isOpen && !wasOpen) cover();
      showActiveRow();
    },
    hostDisconnected() {
      follow('removeEventListener');
    },
  };
}

/** More rows come when the last one there is near, whatever brings it there: a wheel, a finger, a screen reader. */
export function moreRowsOf(host: PanelHost): ReactiveController {
  const reach = (entries: readonly IntersectionObserverEntry[]) => {
    if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
    host.dispatch({ slice: 'search', type: 'rowReached', index: neededCountOf(host.state.search) - 1 });
  };
  const observerOf = oncePerObject(
    (root: HTMLElement) => new IntersectionObserver(reach, { root, rootMargin: '100% 0px' }),
  );
  return {
    hostUpdated() {
      const list = isListOpen(host.state) ? listIn(host) : null;
      const last = [...(list?.querySelectorAll('[part~=option]') ?? [])].at(-1);
      if (!list || !last || rowsIn(host.view).length <= neededCountOf(host.state.search)) return;
      observerOf(list).disconnect();
      observerOf(list).observe(last);
    },
  };
}

/** Null while another panel is in sight. */
function inputIn({ root }: PanelHost): HTMLInputElement | null {
  return root.querySelector<HTMLInputElement>('#input');
}

/** Null while another panel is in sight. */
function listIn({ root }: PanelHost): HTMLElement | null {
  return root.querySelector<HTMLElement>('#listbox');
}

/** Scrolls to the end of a text that is longer than its field: the person types on there. */
function showCaret(input: HTMLInputElement): void {
  if (input.selectionStart !== input.value.length || !input.matches(':focus')) return;
  const isMirrored = getComputedStyle(input).direction === 'rtl';
  input.scrollLeft = isMirrored ? -input.scrollWidth : input.scrollWidth;
}

/** Opens or closes a list. Returns whether it was open before. */
export function showList(list: HTMLElement, isOpen: boolean): boolean {
  const wasOpen = list.classList.contains('open');
  list.classList.toggle('open', isOpen);
  // An element that was taken out of the page has none in sight.
  if (inTopLayer && list.isConnected && list.matches(':popover-open') !== isOpen) list.togglePopover(isOpen);
  return wasOpen;
}

/** Keeps a list out from under a keyboard on the screen. */
export function makeRoom(list: HTMLElement): void {
  list.style.setProperty('--_covered', `${coveredHeight()}px`);
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
export function bringIntoSight(row: HTMLElement, list: HTMLElement): void {
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
