/** Renders the search from the state. */

import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import { closed } from '../../../core/combobox.ts';
import { isDutchFirst } from '../../../core/entry/panel-status.ts';
import { isListOpen, savedRowsOf } from '../../../core/entry/saved.ts';
import { namedCountryOf } from '../../../core/entry/selectors.ts';
import { isHeld, isInvalidShown } from '../../../core/entry/submission.ts';
import { isCountryFollowed, isUndoOffered } from '../../../core/entry/undo.ts';
import { filled } from '../../../i18n/filled.ts';
import { plural } from '../../../i18n/plural.ts';
import { keepFocus } from '../../combobox/combobox.ts';
import { switchCountry, switchText } from '../../combobox/country-offer.ts';
import { renderIcon } from '../../combobox/icon-view.ts';
import { listOf } from '../../combobox/listbox-view.ts';
import { addressToTake, enterText, openList, type Suggestions, stepBack, undo } from '../../combobox/suggestions.ts';
import { namedFor } from '../../field/accessible-name.ts';
import { renderWaiting } from '../../field/frame-view.ts';
import type { PanelHost, View } from '../../field/host.ts';
import { renderLink, renderNoteLink } from '../../field/link-view.ts';
import { typingOf } from '../../field/person.ts';
import { renderSearchField } from '../../field/search-field-view.ts';
import type { SearchTexts } from '../../localization/search-texts.ts';
import { renderBeneathCard, renderCard } from '../card-view.ts';
import { messageAt } from '../message-view.ts';
import { pasteLines } from '../paste-lines.ts';
import { followedText, hintOf, isRetryUseful, noteOf, shownProblemOf } from './model.ts';

/** What to render of the search. */
interface SearchView {
  readonly host: PanelHost;
  readonly combobox: Suggestions;
  readonly view: View;
  readonly texts: SearchTexts;
  /** `language-REGION` of the service's text; empty if unknown. */
  readonly language: string;
}

/** Renders the search field with everything that belongs to it. */
export function renderSearch(search: SearchView): TemplateResult {
  const { host, combobox, view, texts, language } = search;
  const { state, page } = view;
  const { committed, properties } = state;
  const message = messageAt(view, '#input');
  // One line at a time: a message about the text replaces the default hint, which still describes the field.
  const isWaiting = !message && state.search.request !== null;
  const waiting = isWaiting ? (isHeld(state) ? texts.messages.checking : view.waiting) : '';
  const isAdvised = ((message && noteOf(state, texts.messages)) || waiting !== '') && !page.hint;
  return renderSearchField(view, {
    texts,
    isInvalid: view.error !== '' && !messageAt(view, '#country'),
    isOnlySaid: view.isOnlySaid('#input'),
    // Text that was typed and refused differs from the last rendering.
    text: live(state.search.text),
    placeholder: (!isUndoOffered(state) && page.placeholder) || '',
    hint: html`<span class=${isAdvised ? 'visually-hidden' : nothing}>${page.hint || hintOf(state, texts.messages)}</span>`,
    isOpen: isListOpen(state),
    isTaken: addressToTake(state) !== null,
    list: listOf(combobox, view, texts, language),
    card: renderCard(host, view),
    end: [renderEnd(host, view, texts.messages), renderToggle(host, view, texts.messages)],
    beneathCard: renderBeneathCard(host, view),
    note: !properties.hasPageFields ? view.note : nothing,
    message: message?.text ?? '',
    isError: message?.isError === true,
    notices: [waiting && renderWaiting(waiting), renderRetry(search), renderFollowed(search)],
    ways: waysIn(search),
    manual:
      committed || properties.noManual || view.isReadonly
        ? null
        : { isBusy: state.panel.awaited === 'manual', press: () => host.enterManually() },
    listeners: {
      typed: (event) => enterText(host, (event.target as HTMLInputElement).value, typingOf(event)),
      clicked: () => openList(host),
      focused: () => void ((isInvalidShown(host.state) || savedRowsOf(host.state)[0]) && openList(host)),
      pasted(event) {
        if (pasteLines(event)) host.dispatch({ slice: 'search', type: 'textFinished', isPasted: true });
      },
      pressed: (event) => combobox.handleKeydown(event),
      left: (event) => combobox.handleFocusout(event),
    },
  });
}

function renderEnd(
  host: PanelHost,
  { state, isDisabled, isReadonly, name }: View,
  messages: SearchTexts['messages'],
): TemplateResult | typeof nothing {
  const { search } = state;
  if (search.text === '' && isUndoOffered(state)) {
    return html`<button type="button" part="link" class="link undo" @click=${() => undo(host)}>${messages.undo}</button>`;
  }
  if (search.text === '' || isDisabled || isReadonly) return nothing;
  const press = () => {
    host.moveFocus('#input');
    host.dispatch({ slice: 'search', type: 'cleared' });
    openList(host);
  };
  return html`<button type="button" part="clear" class="clear" aria-label=${namedFor(messages.clear, name)} @click=${press}>${renderIcon('m6 6 8 8m0-8-8 8')}</button>`;
}

/** Renders the button that opens and closes the list, for pointers; the keyboard has the arrow keys. */
function renderToggle(
  host: PanelHost,
  { state, name }: View,
  { suggestions }: SearchTexts['messages'],
): TemplateResult | typeof nothing {
  const { openButton } = host.root.host as { readonly openButton?: boolean } & Element;
  if (!openButton || state.committed || state.properties.isFixed) return nothing;
  const isOpen = isListOpen(state);
  const press = () => {
    if (isOpen) host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: closed });
    else openList(host);
    host.moveFocus('#input');
  };
  return html`<button type="button" part="toggle" class="clear" tabindex="-1" aria-label=${namedFor(suggestions, name)} aria-controls="listbox" aria-expanded=${isOpen} @mousedown=${keepFocus} @click=${press}>${angle}</button>`;
}

const angle = html`<svg aria-hidden="true" viewBox="0 0 16 16" width="16" height="16"><path d="m3.5 6 4.5 4.5L12.5 6" /></svg>`;

/** The buttons to other addresses: one level up, to the country that the text names, to postcode and number if those came first. */
function waysIn({ host, view, texts }: SearchView): readonly unknown[] {
  const { state, isDisabled, isReadonly } = view;
  const { search, committed, panel, properties } = state;
  const { messages } = texts;
  const crumb = committed || search.request?.kind === 'details' ? undefined : search.trail.at(-1);
  const back = crumb && filled(messages.back, { label: crumb.label });
  const country = namedCountryOf(state);
  const isDutch = !committed && isDutchFirst(state) && panel.awaited === null && !isReadonly;
  const toDutch = () => host.dispatchAndMoveFocus({ slice: 'entry', type: 'panelWanted', panel: 'dutch-lookup' });
  return [
    back ? renderNoteLink(back, () => stepBack(host), properties.isFixed) : nothing,
    country ? renderNoteLink(switchText(country, texts), () => switchCountry(host, country)) : nothing,
    isDutch ? renderLink(messages.byPostcode, toDutch, isDisabled) : nothing,
  ];
}

/**
 * Renders *Try again* beneath the message, not inside, because the description of the field would end with the name of
 * a button.
 */
function renderRetry({ host, view, texts }: SearchView): TemplateResult | typeof nothing {
  const problem = shownProblemOf(view.state);
  const { lang, messages } = texts;
  if (!problem || !isRetryUseful(problem.reason)) return nothing;
  // The countdown is hidden from screen readers, which it would interrupt all the time.
  const { wait } = view;
  if (wait > 0) {
    return html`<p part="hint" class="note" aria-hidden="true" .textContent=${plural(lang, messages.retryIn, wait)}></p>`;
  }
  const press = () => {
    host.retry();
    const { listbox } = host.state.search;
    host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: { ...listbox, open: true } });
    host.moveFocus('#input');
  };
  return renderLink(messages.retry, press, view.isDisabled || view.isReadonly);
}

/** Renders the message that the country has changed to the one in the text, with an undo. */
function renderFollowed({ host, view, texts }: SearchView): TemplateResult | typeof nothing {
  if (!isCountryFollowed(view.state)) return nothing;
  const text = `${followedText(view.state, texts)} `;
  return renderNoteLink(texts.messages.undo, () => undo(host), view.state.properties.isFixed, text);
}
