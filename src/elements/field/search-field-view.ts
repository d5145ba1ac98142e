/** The search field and what belongs to it: the same nodes before and after the engine is attached. */
import { html, nothing, type TemplateResult } from 'lit';
import { isNamedOutside } from './accessible-name.ts';
import { type ComboboxView, renderCombobox } from './combobox-view.ts';
import { renderRequiredMark } from './frame-view.ts';
import type { FieldView, SearchFieldTexts } from './host.ts';
import { renderLink } from './link-view.ts';

/** What to render of the search field, besides what all fields have. */
type SearchField = Pick<
  ComboboxView,
  'isTaken' | 'isOpen' | 'isInvalid' | 'placeholder' | 'text' | 'card' | 'end' | 'list' | 'listeners'
> & {
  readonly texts: SearchFieldTexts;
  /** True if the message is only announced, and does not describe the field. Default: false. */
  readonly isOnlySaid?: boolean;
  /** Empty for nothing. */
  readonly hint: string | TemplateResult;
  /** A message about the text, and whether it is an error; empty for none. */
  readonly message: string;
  readonly isError: boolean;
  /** Stays visible next to the message while the list is open. */
  readonly notices?: unknown;
  /** Buttons to add something to the committed address. */
  readonly beneathCard?: unknown;
  readonly note?: unknown;
  /** Buttons to other addresses: one level up, to another country, to the Dutch fields. */
  readonly ways?: readonly unknown[];
  /** The button to manual entry; null for none. */
  readonly manual: { readonly isBusy: boolean; readonly press: () => void } | null;
};

/** Renders the field with its label, message, list, hint and links. */
export function renderSearchField(view: FieldView, field: SearchField): TemplateResult {
  const { page, isDisabled, isReadonly } = view;
  const hasOuterLabel = isNamedOutside(page);
  const { texts, message, manual } = field;
  return html`
    <div class="field">
      ${renderCombobox({
        ...field,
        isDisabled,
        isReadonly,
        name: 'input',
        label: hasOuterLabel ? nothing : renderLabel(view, texts),
        token: 'none',
        describedBy: field.isOnlySaid ? 'hint' : 'hint message',
        isNeeded: page.required && hasOuterLabel,
        message: html`<div id="message"><slot name="error">${message && html`<p part=${field.isError ? 'error' : 'hint'} .textContent=${message}></p>`}</slot></div>${field.notices}`,
      })}
      ${field.beneathCard}
      ${field.note}
      <p part="hint" id="hint" lang=${page.hint ? texts.around : nothing}><slot name="hint">${field.hint}</slot></p>
      ${field.ways}
      ${manual && renderLink(texts.messages.enterManually, manual.press, isDisabled, manual.isBusy, true)}
    </div>
  `;
}

function renderLabel({ page: { label, required } }: FieldView, texts: SearchFieldTexts): TemplateResult {
  return html`<label part="label" for="input" lang=${label ? texts.around : nothing}><slot name="label">${label || texts.messages.label}</slot>${required ? renderRequiredMark(texts, true) : nothing}</label>`;
}
