/** The committed address as it goes on the parcel. */
import { html, nothing, type TemplateResult } from 'lit';
import { linesOf } from '../../core/address/address.ts';
import { isConfirmed } from '../../core/entry/selectors.ts';
import type { EntryState } from '../../core/entry/state.ts';
import type { PanelHost, View } from '../field/host.ts';

const tick = html`<svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20">
  <circle cx="10" cy="10" r="9" stroke-width="1.5" />
  <path d="m6 10.25 2.75 2.75L14 7.5" />
</svg>`;

/** True if there is a card: fields of the page take its place. */
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
  const isTicked = isConfirmed(state);
  const isBusy = panel.awaited === 'manual';
  return html`
    <address part="address" class=${isTicked ? 'confirmed' : nothing} tabindex="-1" aria-label=${view.name || texts.messages.label}>
      ${isTicked ? tick : nothing}
      <div class="body">
      <div class="lines" translate="no" dir="auto" lang=${address.language ?? nothing}>${linesOf(address).map((line) => html`<div>${line}</div>`)}</div>
      ${
        properties.noManual || isReadonly
          ? nothing
          : html`<button id="manual" part="manual-button" type="button" class="link" aria-busy=${isBusy ? 'true' : nothing} ?disabled=${isDisabled} @click=${() => host.enterManually()}>${change}</button>`
      }
      </div>
    </address>
  `;
}
