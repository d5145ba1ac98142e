/** The committed address as it goes on the parcel. */
import { html, nothing, type TemplateResult } from 'lit';
import { linesOf } from '../../core/address/shown.ts';
import { countrySupportOf } from '../../core/country/selectors.ts';
import { isConfirmed } from '../../core/entry/selectors.ts';
import type { Message } from '../../core/entry/speech.ts';
import type { Committed, EntryState } from '../../core/entry/state.ts';
import { isTextRestorable } from '../../core/entry/undo.ts';
import { filled } from '../../i18n/filled.ts';
import type { CommonMessages } from '../../i18n/messages.ts';
import type { PanelHost, View } from '../field/host.ts';
import { renderLink } from '../field/link-view.ts';
import { renderManualButton } from '../field/search-field-view.ts';

/** True if there is a card: the page's own fields replace it. */
export function hasCard({ committed, properties }: EntryState): boolean {
  return committed !== null && properties.pageFieldsStatus === 'none';
}

/**
 * The lines of the address and the way to change it by hand, with a tick if the address is confirmed.
 *
 * @param change what the button to the manual fields says
 */
export function renderCard(host: PanelHost, view: View, change: string): TemplateResult | typeof nothing {
  const { state, texts, isDisabled, isReadonly } = view;
  const { committed, properties, panel } = state;
  if (!committed || !hasCard(state)) return nothing;
  const { address } = committed;
  return renderAddressCard({
    name: view.name || texts.messages.label,
    lines: linesOf(address),
    lang: address.language,
    isConfirmed: isConfirmed(state),
    begin: isDisabled || isReadonly ? null : () => beginChange(host),
    change:
      properties.noManual || isReadonly
        ? nothing
        : renderManualButton({
            text: change,
            isBusy: panel.awaited === 'manual',
            isDisabled,
            press: () => host.enterManually(),
          }),
    undo: isReadonly ? nothing : renderUndo(host, view),
    beneath: isReadonly ? nothing : (view.beneathCard ?? renderLeftOut(committed, texts.messages)),
  });
}

/** The lines of a committed address. */
interface AddressCard {
  /** The name of the address. */
  readonly name: string;
  readonly lines: readonly string[];
  /** BCP 47 tag of the lines; null for unknown. */
  readonly lang: string | null;
  readonly isConfirmed: boolean;
  /** Begins to change it; null where it cannot be changed. */
  readonly begin: (() => void) | null;
  /** The way to change it by hand; `nothing` for none. */
  readonly change: TemplateResult | typeof nothing;
  /** The way back to the text that said the address; `nothing` for none. */
  readonly undo: TemplateResult | typeof nothing;
  /** The content beneath the card; `nothing` for none. */
  readonly beneath: TemplateResult | typeof nothing;
}

const tick = html`<svg part="icon" aria-hidden="true" viewBox="0 0 20 20" width="20" height="20">
  <circle cx="10" cy="10" r="9" stroke-width="1.5" />
  <path d="m6 10.25 2.75 2.75L14 7.5" />
</svg>`;

/** The lines of the address and the way to change it by hand, with a tick if the address is confirmed. */
function renderAddressCard(card: AddressCard): TemplateResult {
  const { name, lines, lang, isConfirmed, begin, change, undo, beneath } = card;
  return html`
    <address part="address" class=${isConfirmed ? 'confirmed' : nothing} tabindex="-1" aria-label=${name} @click=${begin && ((event: MouseEvent) => isForCard(event) && begin())} @keydown=${begin && ((event: KeyboardEvent) => press(event, begin))}>
      ${isConfirmed ? tick : nothing}
      <div class="body">
      <div class="lines" translate="no" dir="auto" lang=${lang ?? nothing}>${lines.map((line) => html`<div>${line}</div>`)}</div>
      ${change}
      ${undo}
      </div>
    </address>
    ${beneath}
  `;
}

/**
 * The field takes the card's place, with all of its text selected. Where nothing can be searched for, the fields by hand do; the
 * Dutch fields are there already.
 */
function beginChange(host: PanelHost): void {
  const input = host.root.querySelector<HTMLInputElement>('#input, fieldset input');
  if (!input || countrySupportOf(host.state) === 'unsupported') {
    host.enterManually();
    return;
  }
  input.focus();
  input.select();
  if (input.id === 'input') {
    host.dispatch({ slice: 'search', type: 'listboxChanged', listbox: { open: true, active: -1 } });
  }
}

/** False for a press on a button of the card, and for one that selected text. */
function isForCard({ target }: Event): boolean {
  return !(target as Element).closest('button') && String(getSelection()) === '';
}

/** A key on the card is one in its field, which has the focus by the time the browser carries it out. */
function press(event: KeyboardEvent, begin: () => void): void {
  const { key, ctrlKey, metaKey, altKey, target, currentTarget } = event;
  const isPaste = (ctrlKey || metaKey) && key.toLowerCase() === 'v';
  const isTyped = key.length === 1 && !ctrlKey && !metaKey && !altKey;
  const isWayIn = key === 'Enter' || key === ' ';
  if (target !== currentTarget || !(isPaste || isTyped || isWayIn || key === 'Backspace' || key === 'Delete')) return;
  if (isWayIn) event.preventDefault();
  begin();
}

/** The way back to the text that said the address. */
function renderUndo(host: PanelHost, { state, texts, isDisabled }: View): TemplateResult | typeof nothing {
  if (!isTextRestorable(state)) return nothing;
  const press = () => {
    host.dispatchAndMoveFocus({ slice: 'entry', type: 'undone', seed: host.seed() });
    host.moveFocus('#input');
  };
  return renderLink(texts.messages.undo, press, isDisabled);
}

/**
 * The typed words that are not part of the address.
 *
 * @param keep the button to keep them. Default: none
 */
export function renderLeftOut(
  committed: Committed,
  messages: CommonMessages,
  keep?: TemplateResult,
): TemplateResult | typeof nothing {
  const message = leftOutMessage(committed, messages);
  return message ? html`<p class="note" id="left-out">${message.text} ${keep}</p>` : nothing;
}

/** The message about typed words that are not part of the address, shown and said; null for none. */
export function leftOutMessage({ leftOut }: Committed, messages: CommonMessages): Message | null {
  return leftOut ? { text: filled(messages.leftOut, { texts: leftOut }) } : null;
}

/** The message that an address is there, shown and said. The checkbox of `same-as` is described by that address. */
export function acceptedMessage({ same }: EntryState, { address }: Committed, messages: CommonMessages): Message {
  const text = filled(messages.accepted, { address: linesOf(address).join(', ') });
  return same?.isTicked ? { text, of: '#same' } : { text };
}
