/** What `<address-entry>` shows once somebody searches, and when they are done. */
import { html, nothing, type TemplateResult } from 'lit';
import { type Address, lineOf } from '../../core/address/address.ts';
import { isListStale, optionsOf } from '../../core/suggestions.ts';
import type { Localized } from '../../i18n/messages.ts';
import { plural } from '../../i18n/plural.ts';
import { inTopLayer } from '../combobox-controller.ts';
import { renderListbox } from '../combobox-view.ts';
import { check } from './check.ts';
import type { Search } from './search.ts';
import { type EntryView, renderManualButton } from './view.ts';

export function renderSuggestions({ state, localized }: EntryView, search: Search): TemplateResult {
  const { suggestions, opensMore } = localized.messages;
  return renderListbox({
    label: suggestions,
    lang: search.language,
    opensMoreText: opensMore,
    options: optionsOf(state),
    active: search.combobox.active,
    isStale: isListStale(state),
    inTopLayer,
    choose: search.choose,
  });
}

/** The way back, one level up. */
export function renderTrail({ state, localized, disabled, readonly, act }: EntryView): TemplateResult | typeof nothing {
  const crumb = state.step === 'search' ? state.trail.at(-1) : undefined;
  if (!crumb) return nothing;
  const text = localized.messages.back.replace('{label}', () => crumb.label);
  return html`<p class="note"><button type="button" class="link" ?disabled=${disabled || readonly} @click=${act.steppedBack}>${text}</button></p>`;
}

/** A countdown is for the eyes: spoken, it would not let anybody finish a sentence. */
export function renderWait(seconds: number, { lang, messages }: Localized): TemplateResult {
  return html`<span class="wait" aria-hidden="true">${plural(lang, messages.retryIn, seconds)}</span>`;
}

/** The address as it goes on the parcel. */
export function renderAddress(address: Address, view: EntryView): TemplateResult {
  const lines = address.mailLines.length > 0 ? address.mailLines : [lineOf(address)];
  return html`
    <address part="address" lang=${address.language ?? nothing}>
      ${check}
      <div class="lines" dir="auto">${lines.map((line) => html`<div>${line}</div>`)}</div>
      ${view.isManualOffered ? renderManualButton(view, view.localized.messages.change) : nothing}
    </address>
    ${view.ways.note ?? nothing}
  `;
}
