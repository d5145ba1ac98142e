/** The combobox of the search: turns what happens there into events. */
import type { Country, Match } from '../../contract/types.ts';
import { closed, type ListboxState } from '../../core/combobox.ts';
import { isListOpen, printedRow, savedRowsOf } from '../../core/entry/saved.ts';
import { isChanging, isTakingText, namedCountryOf } from '../../core/entry/selectors.ts';
import type { EntryState } from '../../core/entry/state.ts';
import { isRestorable, isUndoOffered } from '../../core/entry/undo.ts';
import { oncePerObject, whileSame } from '../../core/once.ts';
import { isOption, type Option, onlyAddressOf, type Row, rowsOf, type SavedRow } from '../../core/search/options.ts';
import type { SearchState, Typing } from '../../core/search/state.ts';
import type { PanelHost } from '../field/host.ts';
import { isUndo, keyOf } from '../field/person.ts';
import { searchTexts } from '../localization/search-texts.ts';
import { Combobox, consume } from './combobox.ts';
import { switchCountry } from './country-offer.ts';
import { nameOfRow, type RenderedList, reasonFor } from './listbox-view.ts';

const toManual: Row = { kind: 'manual', key: 'manual' };

/** Memoized, so that an unchanged row is not rendered again. */
const toCountry = oncePerObject((country: Country): Row => ({ kind: 'country', key: 'country', country }));

/** How many rows are rendered at first: three times the default height of the list. */
const pageSize = 30;

/** How close to the last row the next ones are rendered. */
const prefetchDistance = 12;

function countUpTo(reached: number): number {
  return Math.ceil((reached + prefetchDistance) / pageSize) * pageSize;
}

/** The search field and its list. */
export class Suggestions extends Combobox<Row> implements RenderedList {
  /** The index of the lowest row that was reached in this list. */
  #reached = 0;
  isLate = false;
  readonly #moreRows = oncePerObject(
    (root: HTMLElement) =>
      new IntersectionObserver((entries) => entries.some((it) => it.isIntersecting) && this.#reach(), {
        root,
        rootMargin: '100% 0px',
      }),
  );

  constructor(host: PanelHost) {
    super(host, 'input', 'listbox');
  }

  /** The rows of a state, which a key needs many times. */
  readonly #contentOf = whileSame((state: EntryState) => {
    const { search, properties } = state;
    const country = namedCountryOf(state);
    const isManualOffered = !properties.noManual && !properties.isFixed;
    const ways = [...(country ? [toCountry(country)] : []), ...(isManualOffered ? [toManual] : [])];
    const saved = savedRowsOf(state).map(printedRow);
    const rows: readonly Row[] = saved[0] ? [...saved, ...ways] : rowsOf(search, ways);
    const first = rows[0]?.kind === 'back' ? 1 : 0;
    return { rows, options: { first, wayOut: first + rows.filter(isOption).length } };
  });

  get #content() {
    return this.#contentOf(this.host.state);
  }

  get rows(): readonly Row[] {
    return this.#content.rows;
  }

  override get options() {
    return this.#content.options;
  }

  protected get listbox(): ListboxState {
    return this.host.state.search.listbox;
  }

  protected override get isOpen(): boolean {
    return isListOpen(this.host.state);
  }

  protected change(listbox: ListboxState): void {
    this.host.dispatch({ slice: 'search', type: 'listboxChanged', listbox });
  }

  protected restore(): void {
    undo(this.host);
  }

  protected nameOf(row: Row): string {
    return nameOfRow(row, searchTexts(this.host.view.texts));
  }

  protected choose(row: Row): void {
    const { host } = this;
    // The page may disable the field while the list is open.
    if (host.state.properties.isFixed) return;
    if (row.kind === 'country') switchCountry(host, row.country);
    else if (row.kind === 'back') stepBack(host);
    else if (row.kind === 'number') {
      host.dispatch({ slice: 'search', type: 'numberTaken' });
      host.moveFocus('#input');
    } else if (row.kind === 'manual') {
      // The same button beneath the field is visible until the fields have loaded.
      if (host.root.activeElement !== this.input) host.root.querySelector<HTMLElement>('#manual')?.focus();
      this.change(closed);
      host.enterManually();
    } else this.#take(row);
  }

  #take(row: Option | SavedRow): void {
    const { host } = this;
    const reason = reasonFor(row, host.state.search, searchTexts(host.view.texts));
    if (reason) host.announce(reason);
    else if (row.kind === 'match') host.dispatch({ slice: 'search', type: 'matchChosen', match: row.match });
    else host.dispatch({ slice: 'entry', type: 'savedChosen', key: row.key });
  }

  get neededCount(): number {
    return countUpTo(Math.max(this.#reached, this.listbox.active));
  }

  #reach(): void {
    this.#reached = this.neededCount - 1;
    this.host.element.requestUpdate();
  }

  override scrollToTop(): void {
    this.#reached = 0;
    super.scrollToTop();
  }

  /** Another row is active, which may not be rendered yet. */
  followRow(): void {
    const before = countUpTo(this.#reached);
    this.#reached = Math.max(this.#reached, this.listbox.active);
    if (countUpTo(this.#reached) === before) this.showActiveRow();
    else this.host.element.requestUpdate();
  }

  /** Scrolls to the end of a text that is longer than the field. */
  hostUpdate(): void {
    const { host, input } = this;
    // The browser scrolls to the text of a key.
    if (!input || input.value === host.state.search.text) return;
    void host.element.updateComplete.then(() => showCaret(input));
  }

  override hostUpdated(): void {
    const { list } = this;
    super.hostUpdated();
    // More rows are rendered when the last one comes near, whether by wheel, touch or screen reader.
    const last = this.isOpen && this.rows.length > this.neededCount && list?.querySelectorAll('[part~=option]');
    if (!list || !last) return;
    this.#moreRows(list).disconnect();
    for (const row of [...last].slice(-1)) this.#moreRows(list).observe(row);
  }

  /** Handles a key in the field. */
  handleKeydown(event: KeyboardEvent): void {
    const { host } = this;
    const key = keyOf(event);
    if (key === 'Enter') host.dispatch({ slice: 'search', type: 'textFinished' });
    const { state } = host;
    const { search } = state;
    if (isUndo(event) && isUndoOffered(state)) {
      event.preventDefault();
      undo(host);
      return;
    }
    const isAwaited = search.request !== null || isChanging(state);
    if (this.press(event, { isAwaited, isRestorable: isRestorable(state) })) return;
    if (key === 'Enter' && pressEnter(host, event, search)) consume(event);
    else if (['Enter', 'ArrowDown', 'ArrowUp'].includes(key)) openList(host);
  }

  /** The focus has left the field or something beside it. */
  handleFocusout(event: FocusEvent): void {
    const { host } = this;
    if (!this.isLeft(event)) return;
    // The finished text may lead to an offer, which must not move anything from under a press.
    host.afterPress(() => host.dispatch({ slice: 'search', type: 'textFinished' }));
    // The restored card must not move anything from under a press.
    if (isChanging(host.state)) host.afterPress(() => host.root.activeElement !== this.input && this.change(closed));
    else host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: closed, isLeft: true });
  }
}

/** Text was entered. Autofill does so even while the focus is elsewhere, such as at a link that a list would cover. */
export function enterText(host: PanelHost, text: string, typing: Typing): void {
  const isListWanted = host.root.activeElement?.id === 'input';
  host.dispatch({ slice: 'search', type: 'typed', text, typing, isListWanted });
  // Someone who left the field before its engine had loaded has finished the text.
  if (!isListWanted) host.dispatch({ slice: 'search', type: 'textFinished' });
}

/** The only address that matches the text, if Enter and submitting choose it. */
export function addressToTake(state: EntryState): Match | null {
  return isTakingText(state) ? onlyAddressOf(state.search) : null;
}

/** Chooses that address, if there is one. */
export function takeAddress(host: PanelHost): boolean {
  const match = addressToTake(host.state);
  if (match) host.dispatch({ slice: 'search', type: 'matchChosen', match, isTaken: true });
  return match !== null;
}

/**
 * Lets Enter choose what the text means. False if it is left to the form, as a second one before the answer is, unless
 * the key is held down.
 */
function pressEnter(host: PanelHost, { repeat }: KeyboardEvent, { enter }: SearchState): boolean {
  if (enter.kind === 'early' && !repeat) return false;
  const { search } = host.state;
  host.dispatch({ slice: 'search', type: 'enterPressed' });
  return host.state.search !== search;
}

/** Goes up one level. */
export function stepBack(host: PanelHost): void {
  host.dispatch({ slice: 'search', type: 'steppedBack' });
  host.moveFocus('#input');
}

/** Opens the list on request. */
export function openList(host: PanelHost): void {
  if (!host.state.properties.isFixed) host.dispatch({ slice: 'search', type: 'listWanted' });
}

/** Restores the previous content. The focus of a button that goes with what it undoes moves to the text. */
export function undo(host: PanelHost): void {
  host.dispatch({ slice: 'entry', type: 'undone' });
  host.moveFocus('#input');
}

/** Scrolls to the end of a text that is longer than its field, where typing continues. */
function showCaret(input: HTMLInputElement): void {
  if (input.selectionStart !== input.value.length || !input.matches(':focus')) return;
  const isMirrored = getComputedStyle(input).direction === 'rtl';
  input.scrollLeft = isMirrored ? -input.scrollWidth : input.scrollWidth;
}
