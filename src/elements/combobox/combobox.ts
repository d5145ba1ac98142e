/** The moving parts of the combobox: keys and focus become events; the popup follows the state. */

import type { ReactiveController } from 'lit';
import type { Country, Match } from '../../contract/types.ts';
import { closed, pressKey } from '../../core/combobox.ts';
import { isListOpen, savedRowsOf } from '../../core/entry/saved.ts';
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
import { isElement, windowOf } from '../field/element-kinds.ts';
import type { PanelHost, View } from '../field/host.ts';
import { keyOf } from '../field/person.ts';
import { searchTexts } from '../localization/search-texts.ts';
import { offeredCountry, switchCountry } from './country-offer.ts';
import { nameOfRow } from './listbox-view.ts';
import { pageSizeOf } from './popup.ts';
import { chooseSaved } from './saved-list.ts';
import { ignoreSecondClick } from './second-click.ts';

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

/** WebKit's screen readers are often silent about `aria-activedescendant`. */
function echo(host: PanelHost, row: Row): void {
  if (navigator.vendor.startsWith('Apple')) host.announce(nameOfRow(row, searchTexts(host.view.texts)));
}

/** A list that answers another request begins at its top. */
export function scrollToTop(host: PanelHost): void {
  listIn(host)?.scrollTo?.({ top: 0, behavior: 'instant' });
}

/** Keeps the text of the field: what was refused goes, and of what is longer than the field its end is in sight. */
export function textOf(host: PanelHost): ReactiveController {
  return {
    hostUpdate() {
      const input = inputIn(host);
      // The text of a key scrolls into sight by itself.
      if (!input || input.value === host.state.search.text) return;
      void host.lifecycle.updateComplete.then(() => showCaret(input));
    },
    hostUpdated() {
      const { text } = host.state.search;
      const input = inputIn(host);
      // A typed text that was refused differs from the last rendering.
      if (input && input.value !== text) input.value = text;
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
