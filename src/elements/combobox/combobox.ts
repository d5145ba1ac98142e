/** The moving parts of the combobox: keys and focus become events, the popup follows the state. */

import type { ReactiveController } from 'lit';
import type { Country, Match } from '../../contract/types.ts';
import { closed, pressKey } from '../../core/combobox.ts';
import type { EntryState } from '../../core/entry/state.ts';
import { isRestorable, isUndoOffered } from '../../core/entry/undo.ts';
import { oncePerObject } from '../../core/once.ts';
import { neededCountOf, onlyAddressOf, type Row, rowsOf } from '../../core/search/options.ts';
import { activeIndexOf, isListOpen } from '../../core/search/selectors.ts';
import { isElement, windowOf } from '../field/element-kinds.ts';
import type { PanelHost, View } from '../field/host.ts';
import { searchTexts } from '../localization/search-texts.ts';
import { offeredCountry, switchCountry } from './country-offer.ts';
import { nameOfRow, optionId } from './listbox-view.ts';
import { ignoreSecondClick } from './second-click.ts';

/** Popovers lie above everything, also in a dialog, but only CSS anchors keep them beside their field. */
export const inTopLayer =
  typeof HTMLElement !== 'undefined' && 'togglePopover' in HTMLElement.prototype && CSS.supports('anchor-name: --a');

/** Focus left the field. A screen reader may have taken it to an option, to choose it there. */
export function leave(host: PanelHost, { relatedTarget }: FocusEvent): void {
  if (isElement(relatedTarget) && relatedTarget.matches('[role=option]')) return;
  host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: closed });
}

/** The rows of the popup, as they are now. */
export function rowsIn(view: Pick<View, 'state' | 'hasCountryField'>): readonly Row[] {
  const { search, properties } = view.state;
  const country = offeredCountry(view);
  const isManualOffered = !properties.noManual && !properties.isFixed;
  return rowsOf(search, [...(country ? [toCountry(country)] : []), ...(isManualOffered ? [toManual] : [])]);
}

const toManual: Row = { kind: 'manual', key: 'manual' };

/** Once for each: a row that is the same is not rendered anew. */
const toCountry = oncePerObject((country: Country): Row => ({ kind: 'country', key: 'country', country }));

/** A pointer was pressed on a row. */
export function pressRow(host: PanelHost, { key }: Row): void {
  host.dispatch({ slice: 'search', type: 'rowPressed', key });
}

/** A row was clicked, by a pointer or by what has none, such as a screen reader. */
export function clickRow(host: PanelHost, row: Row, { detail: clicks }: MouseEvent): void {
  // The rows may have changed under the pointer: between press and release, or between the clicks of a double click.
  const isMeant = clicks === 0 || (clicks === 1 && host.state.search.pressed === row.key);
  if (!isMeant) return;
  ignoreSecondClick(windowOf(host.root));
  chooseRow(host, row);
}

/** The one address that the text says, if Enter and submitting take it. */
export function addressToTake({ search, committed, properties }: EntryState): Match | null {
  return committed || properties.noAutoSelect || properties.isFixed ? null : onlyAddressOf(search);
}

/** Takes that address, if there is one. */
export function takeAddress(host: PanelHost): boolean {
  const match = addressToTake(host.state);
  if (match) host.dispatch({ slice: 'search', type: 'matchChosen', match, seed: host.seed() });
  return match !== null;
}

/** The person wants to see what there is to choose from. */
export function openList(host: PanelHost): void {
  if (!host.state.properties.isFixed) host.dispatch({ slice: 'search', type: 'listWanted', seed: host.seed() });
}

function chooseRow(host: PanelHost, row: Row): void {
  // What was pressed may be gone after the next rendering, and focus with it.
  inputIn(host)?.focus();
  // A page may fix the field while the list is open.
  if (host.state.properties.isFixed) return;
  if (row.kind === 'country') switchCountry(host, row.country);
  else if (row.kind === 'back') host.dispatch({ slice: 'search', type: 'steppedBack', seed: host.seed() });
  else if (row.kind === 'manual') {
    host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: closed });
    host.enterManually();
  } else host.dispatch({ slice: 'search', type: 'matchChosen', match: row.match, seed: host.seed() });
}

/** A key was pressed in the field. */
export function press(host: PanelHost, event: KeyboardEvent): void {
  // Keys belong to the input method while it composes; Safari ends composition before the key that confirms.
  if (event.isComposing || event.keyCode === 229) return;
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
  const first = rows.findIndex(({ kind }) => kind === 'match');
  const options = {
    count: rows.length,
    first,
    pageSize: () => pageSizeOf(host.root),
    isAwaited: search.request !== null,
  };
  const { next, intent, handled } = pressKey(search.listbox, event, options, isRestorable(state));
  if (next.open !== search.listbox.open || next.active !== search.listbox.active) {
    host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: next });
  }
  const isTaken = !handled && event.key === 'Enter' && takeAddress(host);
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

/** Puts back what was there before. */
export function undo(host: PanelHost): void {
  host.dispatch({ slice: 'entry', type: 'undone', seed: host.seed() });
}

/** The number of rows in sight at once, one at least. */
function pageSizeOf(root: ShadowRoot): number {
  const list = root.querySelector<HTMLElement>('#listbox');
  const row = list?.querySelector<HTMLElement>('[role=option]');
  return Math.max(1, Math.floor((list?.clientHeight ?? 0) / (row?.offsetHeight || 1)) || 1);
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
  const listInSight = () => (isListOpen(host.state.search) ? listIn(host) : null);
  const cover = () => listInSight()?.style.setProperty('--_covered', `${coveredHeight()}px`);
  const activeRow = () => host.root.querySelector<HTMLElement>(`#${optionId(activeIndexOf(host.state.search))}`);
  const fit = () => {
    cover();
    const list = listInSight();
    const row = activeRow();
    if (list && row) bringIntoSight(row, list);
  };
  const showActiveRow = () => {
    const row = activeRow();
    const before = host.root.querySelector('#listbox [aria-selected]');
    if (before && before !== row) mark(before, false);
    const input = inputIn(host);
    if (!row) {
      input?.removeAttribute('aria-activedescendant');
      return;
    }
    // A row that was rendered anew may have lost its mark.
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
      // The text of a key is in sight by itself.
      if (!input || input.value === host.state.search.text) return;
      void host.lifecycle.updateComplete.then(() => showCaret(input));
    },
    hostUpdated() {
      const { search } = host.state;
      const input = inputIn(host);
      // What was typed and refused is not what was rendered last.
      if (input && input.value !== search.text) input.value = search.text;
      const list = listIn(host);
      if (!list) return;
      const isOpen = isListOpen(search);
      const wasOpen = list.classList.contains('open');
      list.classList.toggle('open', isOpen);
      if (inTopLayer && list.matches(':popover-open') !== isOpen) list.togglePopover(isOpen);
      if (isOpen !== wasOpen) follow(isOpen ? 'addEventListener' : 'removeEventListener');
      // Asking for places lays the page out: not for each key.
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
      const list = isListOpen(host.state.search) ? listIn(host) : null;
      const last = list?.lastElementChild;
      // Rows that are not all say of how many they are.
      if (!list || !last?.hasAttribute('aria-setsize')) return;
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

/** A text that was put there may be longer than its field: the person types on at its end, which has to be in sight. */
function showCaret(input: HTMLInputElement): void {
  if (input.selectionStart !== input.value.length || !input.matches(':focus')) return;
  const isMirrored = getComputedStyle(input).direction === 'rtl';
  input.scrollLeft = isMirrored ? -input.scrollWidth : input.scrollWidth;
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
  row.part?.toggle('option-active', isActive);
  if (isActive) row.setAttribute('aria-selected', 'true');
  else row.removeAttribute('aria-selected');
}

/** Brings the field into sight, together with a list that hangs out of the window, and the list to the row. */
function bringIntoSight(row: HTMLElement, list: HTMLElement): void {
  const { parentElement: field } = list;
  if (inTopLayer && field) {
    const { top, bottom } = list.getBoundingClientRect();
    const edges = field.getBoundingClientRect();
    field.style.scrollMarginBlock = `${top < 0 ? edges.top - top : 0}px ${bottom > innerHeight ? bottom - edges.bottom : 0}px`;
  }
  // `scrollIntoView` of the row would scroll the page after a list that moves with it.
  (inTopLayer ? field : row)?.scrollIntoView?.({ block: 'nearest' });
  const above = row.offsetTop - list.scrollTop;
  const below = above + row.offsetHeight - list.clientHeight;
  list.scrollTop += Math.min(above, Math.max(below, 0));
}
