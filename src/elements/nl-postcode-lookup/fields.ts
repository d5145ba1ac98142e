/** The text fields of each way to an address. */
import { html, nothing, type TemplateResult } from 'lit';
import { live } from 'lit/directives/live.js';
import type { FieldName } from '../../core/dutch-lookup/parse.ts';
import { mistakeText } from './texts.ts';
import type { LookupView } from './view.ts';

interface TextField {
  readonly name: FieldName;
  readonly autocomplete?: string;
  readonly inputmode?: 'numeric';
  readonly hint?: string;
  readonly isWide?: true;
}

const postcode: TextField = { name: 'postcode', autocomplete: 'postal-code', isWide: true };
const houseNumber: TextField = { name: 'houseNumber', inputmode: 'numeric' };
const addition: TextField = { name: 'addition' };
const street: TextField = { name: 'street', autocomplete: 'address-line1', isWide: true };
const city: TextField = { name: 'city', autocomplete: 'address-level2', isWide: true };

/** In the order people say them. */
function fieldsOf({ state }: LookupView): readonly TextField[] {
  if (state.step === 'manual') return [street, houseNumber, addition, { ...postcode, isWide: true }, city];
  return state.way === 'street' ? [city, street, houseNumber, addition] : [postcode, houseNumber, addition];
}

export function renderFields(view: LookupView): TemplateResult {
  const { state, messages, act } = view;
  const isByPostcode = state.way === 'postcode' && state.step !== 'manual';
  return html`
    <div
      class=${isByPostcode ? 'fields by-postcode' : 'fields'}
      part=${state.step === 'manual' ? 'manual-fields' : nothing}
      @keydown=${act.pressed}
    >
      ${fieldsOf(view).map((field) =>
        renderField(view, field.name === 'addition' ? { ...field, hint: messages.additionHint } : field),
      )}
    </div>
  `;
}

export function renderField(view: LookupView, field: TextField): TemplateResult {
  const { state, messages, act } = view;
  const { name, hint } = field;
  const mistake = mistakeText(state, name, messages);
  const isInvalid = mistake !== '' || view.openFields.includes(name);
  const token = field.autocomplete ? `${view.autocomplete} ${field.autocomplete}`.trim() : 'off';
  return html`
    <div class=${field.isWide ? 'field wide' : 'field'} part="field">
      <label for=${name}>${textOf(messages, name)}</label>
      <input
        id=${name}
        part="input"
        type="text"
        autocomplete=${token}
        autocapitalize=${name === 'postcode' ? 'characters' : 'words'}
        autocorrect="off"
        spellcheck="false"
        inputmode=${field.inputmode ?? nothing}
        aria-describedby="${name}-note"
        aria-required=${view.required && name !== 'addition' ? 'true' : nothing}
        aria-invalid=${isInvalid ? 'true' : nothing}
        ?readonly=${view.readonly}
        .value=${live(state.fields[name])}
        @input=${({ target }: Event) => act.typed(name, (target as HTMLInputElement).value)}
      />
      <div id="${name}-note">
        ${mistake ? html`<p part="error">${mistake}</p>` : hint ? html`<p class="note">${hint}</p>` : nothing}
      </div>
    </div>
  `;
}

function textOf(messages: LookupView['messages'], name: FieldName): string {
  return messages[name];
}
