/** The committed address as it goes on the parcel. */
import { html, nothing, type TemplateResult } from 'lit';
import { type Address, lineOf } from '../core/address/address.ts';

/** What the card shows. */
export interface CardView {
  readonly address: Address;
  /** Whether it has the sign of a confirmed address. */
  readonly isTicked: boolean;
  /** Leads to changing it by hand; null where nothing does. */
  readonly change: { readonly text: string; readonly press: () => void; readonly isBusy: boolean } | null;
  readonly isDisabled: boolean;
  /** What there is to say of it; null for nothing. */
  readonly note: TemplateResult | null;
}

const tick = html`<svg aria-hidden="true" viewBox="0 0 20 20" width="20" height="20">
  <circle cx="10" cy="10" r="9" stroke-width="1.5" />
  <path d="m6 10.25 2.75 2.75L14 7.5" />
</svg>`;

/** The lines of the address, and the way to change it. */
export function renderCard({ address, isTicked, change, isDisabled, note }: CardView): TemplateResult {
  const lines = address.mailLines.length > 0 ? address.mailLines : [lineOf(address)];
  return html`
    <address part="address" tabindex="-1" lang=${address.language ?? nothing}>
      ${isTicked ? tick : nothing}
      <div class="lines" dir="auto">${lines.map((line) => html`<div>${line}</div>`)}</div>
      ${
        change
          ? html`<button id="manual" part="manual-button" type="button" class="link" aria-busy=${change.isBusy ? 'true' : nothing} ?disabled=${isDisabled} @click=${change.press}>${change.text}</button>`
          : nothing
      }
    </address>
    ${note ?? nothing}
  `;
}
