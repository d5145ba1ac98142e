/** What `<nl-postcode-lookup>` shows. State comes in, nothing is kept. */
import { html, nothing, type TemplateResult } from 'lit';
import { lineOf } from '../../core/address/address.ts';
import type { LookupState } from '../../core/dutch-lookup/state.ts';
import type { FieldName, Way } from '../../core/dutch-lookup/parse.ts';
import { addressOf, isUnverified, placeOf } from '../../core/dutch-lookup/selectors.ts';
import type { LocalizedLookup, LookupMessages } from '../../i18n/lookup-messages.ts';
import { check } from '../address-entry/check.ts';
import type { PoBoxPolicy } from '../address-entry/form.ts';
import { renderAdditions, renderPlace } from './choices.ts';
import { renderFields } from './fields.ts';
import { choiceText, errorOf, isRetryable } from './texts.ts';

export interface LookupView {
  readonly state: LookupState;
  readonly localized: LocalizedLookup;
  readonly messages: LookupMessages;
  /** The page's own; empty for the messages', and for no hint. */
  readonly texts: { readonly label: string; readonly hint: string };
  readonly hasOuterLabel: boolean;
  readonly disabled: boolean;
  readonly readonly: boolean;
  readonly required: boolean;
  readonly noManual: boolean;
  readonly poBox: PoBoxPolicy;
  /** Prefix of each field's own autocomplete token. */
  readonly autocomplete: string;
  /** Why the value is not acceptable, once the person may be told; else empty. */
  readonly invalid: string;
  /** The fields that are at fault for it. */
  readonly openFields: readonly FieldName[];
  /** What the live region holds. */
  readonly status: string;
  readonly act: LookupActions;
}

export interface LookupActions {
  readonly typed: (field: FieldName, text: string) => void;
  readonly committed: () => void;
  readonly pressed: (event: KeyboardEvent) => void;
  readonly additionChosen: (addition: string | null) => void;
  readonly wayChosen: (way: Way) => void;
  readonly manualChosen: () => void;
  readonly retried: () => void;
  readonly fieldsSlotted: (event: Event) => void;
}

export function renderLookup(view: LookupView): TemplateResult {
  const { state, localized, messages, texts, hasOuterLabel } = view;
  return html`
    <div part="form-control" lang=${localized.stated}>
      <fieldset ?disabled=${view.disabled} aria-describedby="hint message">
        ${
          hasOuterLabel && !texts.label
            ? nothing
            : html`<legend part="label" lang=${texts.label ? localized.around : nothing}><slot name="label">${texts.label || messages.label}</slot></legend>`
        }
        ${renderFields(view)}
        ${renderAdditions(view)}
        ${placeOf(state) === 'unique' ? nothing : renderPlace(view)}
        <p part="hint" id="hint" lang=${localized.around}><slot name="hint">${texts.hint}</slot></p>
        ${renderMessage(view)}
        <slot name="fields" @slotchange=${view.act.fieldsSlotted}>${renderAddress(view)}</slot>
        ${renderLinks(view)}
      </fieldset>
      <div part="status" class="visually-hidden" role="status">${view.status}</div>
    </div>
  `;
}

/** What went wrong, or is missing, with the address as a whole. */
function renderMessage(view: LookupView): TemplateResult {
  const { state, messages, invalid, act } = view;
  // What is the matter with a field, or has to be chosen, is said there already.
  const isSaid = state.mistakes.length > 0 || choiceText(state, messages) !== '';
  const error = errorOf(state, messages) || (isSaid ? '' : invalid);
  const retry = isRetryable(state) ? link(messages.retry, act.retried) : nothing;
  return html`
    <div id="message">
      <slot name="error">${error ? html`<p part="error">${error} ${retry}</p>` : renderNote(view)}</slot>
      ${state.step === 'looking' ? html`<p class="looking"><span part="spinner"></span>${messages.looking}</p>` : nothing}
    </div>
  `;
}

function renderNote({ state, messages, poBox }: LookupView): TemplateResult | typeof nothing {
  if (isUnverified(state)) return html`<p class="note">${messages.unverified}</p>`;
  const isWarned = poBox === 'warn' && addressOf(state)?.isPoBox === true;
  return isWarned ? html`<p class="note">${messages.poBoxWarned}</p>` : nothing;
}

/** The address as it goes on the parcel. */
function renderAddress(view: LookupView): TemplateResult | typeof nothing {
  const { state, messages, act } = view;
  if (state.step !== 'done') return nothing;
  const { address } = state;
  const lines = address.mailLines.length > 0 ? address.mailLines : [lineOf(address)];
  return html`
    <address part="address" tabindex="-1" lang=${address.language ?? nothing}>
      ${isUnverified(state) ? nothing : check}
      <div class="lines" dir="auto">${lines.map((line) => html`<div>${line}</div>`)}</div>
      ${isManualOffered(view) ? link(messages.change, act.manualChosen) : nothing}
    </address>
  `;
}

function renderLinks(view: LookupView): TemplateResult | typeof nothing {
  const { state, messages, act } = view;
  if (state.step === 'done' || view.disabled || view.readonly) return nothing;
  const isManual = state.step === 'manual';
  return html`
    <div class="links">
      ${isManual || state.way === 'street' ? link(messages.byPostcode, () => act.wayChosen('postcode')) : nothing}
      ${!isManual && state.way === 'postcode' ? link(messages.byStreet, () => act.wayChosen('street')) : nothing}
      ${!isManual && isManualOffered(view) ? link(messages.manually, act.manualChosen, 'manual-button') : nothing}
    </div>
  `;
}

function isManualOffered({ noManual, disabled, readonly }: LookupView): boolean {
  return !noManual && !disabled && !readonly;
}

function link(text: string, press: () => void, part?: string): TemplateResult {
  return html`<button type="button" class="link" part=${part ?? nothing} @click=${press}>${text}</button>`;
}
