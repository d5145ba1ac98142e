/** Choices that an answer leaves to the shopper. */

import { html, nothing, type TemplateResult } from 'lit';
import { additionsOf } from '../../../core/dutch-lookup/additions.ts';
import { type Province, provincesFor } from '../../../core/dutch-lookup/provinces.ts';
import type { AdditionChoice } from '../../../core/dutch-lookup/state.ts';
import { filled } from '../../../i18n/filled.ts';
import { press, renderLookupField } from './fields-view.ts';
import type { LookupView } from './lookup-view.ts';
import { additionsText, type LookupWords, placeText } from './texts.ts';

/** Renders the official additions, and the option to keep the typed one. It stays visible after a choice. */
export function renderAdditions({ view, messages, dispatch }: LookupView): TemplateResult | typeof nothing {
  const { dutchLookup: state } = view.state;
  if ((state.step !== 'additions' && state.step !== 'found') || !state.choice) return nothing;
  const { choice } = state;
  const additions = additionsOf(choice.answer);
  const isKept = state.step === 'found' && !additions.includes(state.fields.addition);
  const choose = ({ target }: Event) => {
    // The last option keeps what was typed.
    const addition = additions[(target as HTMLSelectElement).selectedIndex - 1] ?? null;
    dispatch({ type: 'additionChosen', addition });
  };
  return html`
    <div class="choice">
      <div class="field">
        <label part="label" for="additions">${additionsText(choice, messages)}</label>
        <select
          id="additions"
          part="input"
          ?disabled=${view.isReadonly}
          @change=${choose}
        >
          <option disabled .selected=${state.step === 'additions'}>${messages.choose}</option>
          ${additions.map(
            (addition) => html`
              <option .selected=${state.step === 'found' && !isKept && addition === state.fields.addition}>
                ${addition === '' ? messages.noAddition : addition}
              </option>
            `,
          )}
          <option .selected=${isKept}>${keepText(choice, messages)}</option>
        </select>
      </div>
    </div>
  `;
}

function keepText({ typed }: AdditionChoice, messages: LookupWords): string {
  return typed === '' ? messages.keepNone : filled(messages.keepAddition, { addition: typed });
}

/**
 * Renders a choice between cities of the same name. It has a button, so that an arrow key in the list does not cost a
 * lookup.
 */
export function renderPlace(lookup: LookupView): TemplateResult {
  const { view, messages, dispatch } = lookup;
  const { dutchLookup: state } = view.state;
  const { likely, others } = provincesFor(state);
  const option = ([code, name]: Province) =>
    html`<option value=${code} .selected=${code === state.fields.province}>${name}</option>`;
  return html`
    <div class="choice" @keydown=${(event: KeyboardEvent) => press(lookup, event)}>
      <p id="place">${placeText(state, messages)}</p>
      <div class="fields">
        <div class="field">
          <label part="label" for="province">${messages.province}</label>
          <select
            id="province"
            part="input"
            aria-describedby="place"
            ?disabled=${view.isReadonly}
            @change=${({ target }: Event) => dispatch({ type: 'typed', field: 'province', text: (target as HTMLSelectElement).value })}
          >
            <option value="" .selected=${state.fields.province === ''}>${messages.anyProvince}</option>
            ${likely.map(option)}
            ${likely.length > 0 ? html`<hr />` : nothing}
            ${others.map(option)}
          </select>
        </div>
        ${renderLookupField(lookup, { name: 'municipality', question: 'place' })}
      </div>
      <button type="button" class="button" part="button" @click=${() => dispatch({ type: 'committed' })}>${messages.lookUp}</button>
    </div>
  `;
}
