/** The moving parts of the combobox: keys and focus become events, the popup follows the state. */
import type { ReactiveController } from 'lit';
import { closed, pressKey } from '../../../core/combobox.ts';
import { optionsOf } from '../../../core/search/options.ts';
import { activeIndexOf, isListOpen } from '../../../core/search/selectors.ts';
import { optionId, optionName } from '../../combobox-view.ts';
import type { PanelHost } from '../../host.ts';

/** Popovers lie above everything, also in a dialog, but only CSS anchors keep them beside their field. */
export const inTopLayer =
  typeof HTMLElement !== 'undefined' && 'popover' in HTMLElement.prototype && CSS.supports('anchor-name: --a');

/** Focus left the field. A screen reader may have taken it to an option, to choose it there. */
export function leave(host: PanelHost, { relatedTarget }: FocusEvent): void {
  if (relatedTarget instanceof Element && relatedTarget.matches('[role=option]')) return;
  host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: closed });
}

/** The person chose an option. */
export function choose(host: PanelHost, index: number): void {
  // What was pressed may be gone after the next rendering, and focus with it.
  host.root.querySelector<HTMLElement>('#input')?.focus();
  const match = optionsOf(host.state.search)[index]?.match;
  // A page may fix the field while the list is open.
  if (match && !host.isReadonly) host.dispatch({ slice: 'search', type: 'matchChosen', match, seed: host.seed() });
}

/** A key was pressed in the field. */
export function press(host: PanelHost, event: KeyboardEvent): void {
  // Keys belong to the input method while it composes; Safari ends composition before the key that confirms.
  if (event.isComposing || event.keyCode === 229) return;
  const { search, committed } = host.state;
  const isClearable = !host.isReadonly && !committed && search.text !== '';
  const { next, intent, handled } = pressKey(search.listbox, event, optionsOf(search).length, isClearable);
  if (next.open !== search.listbox.open || next.active !== search.listbox.active) {
    host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: next });
  }
  if (handled) {
    event.preventDefault();
    event.stopPropagation();
  }
  if (intent === 'accept') choose(host, next.active);
  else if (intent === 'clear') host.dispatch({ slice: 'search', type: 'cleared' });
  else if (handled && next.active >= 0) echo(host, next.active);
}

/** WebKit's screen readers are often silent about `aria-activedescendant`. */
function echo(host: PanelHost, index: number): void {
  const option = optionsOf(host.state.search)[index];
  if (!option || !navigator.vendor.startsWith('Apple')) return;
  host.announce(optionName(option, host.texts.messages.opensMore));
}

/** Keeps the popup open or closed, in sight, and at its active option. */
export function popupOf(host: PanelHost): ReactiveController {
  const resized = () => {
    if (isListOpen(host.state.search)) host.controllers.requestUpdate();
  };
  return {
    hostConnected: () => window.visualViewport?.addEventListener('resize', resized),
    hostDisconnected: () => window.visualViewport?.removeEventListener('resize', resized),
    hostUpdated() {
      const { search } = host.state;
      const input = host.root.querySelector<HTMLInputElement>('#input');
      // What was typed and refused is not what was rendered last.
      if (input && input.value !== search.text) input.value = search.text;
      const list = host.root.querySelector<HTMLElement>('#listbox');
      if (!list) return;
      const isOpen = isListOpen(search);
      list.classList.toggle('open', isOpen);
      if (inTopLayer && list.matches(':popover-open') !== isOpen) list.togglePopover(isOpen);
      list.style.setProperty('--_covered', `${coveredHeight()}px`);
      const option = list.querySelector<HTMLElement>(`#${optionId(activeIndexOf(search))}`);
      if (option) showOption(option, list);
    },
  };
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
