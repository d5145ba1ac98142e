/** The country picker: the same nodes before the engine is attached and after. */
import { html, nothing, type TemplateResult } from 'lit';

/** The picker at one moment. */
export interface CountryPicker {
  readonly label: string;
  /** The autofill token. */
  readonly token: string;
  /** True if an address needs a country. */
  readonly isNeeded?: boolean;
  readonly isInvalid?: boolean;
  /** The id of the message about it; null for none. */
  readonly describedBy?: string | null;
  /** The error text; empty for none. */
  readonly error?: string;
  readonly isDisabled: boolean;
  readonly options: unknown;
  readonly chosen?: (event: Event) => void;
  readonly left?: () => void;
}

/** A label and a `<select>`. */
export function renderCountry(picker: CountryPicker): TemplateResult {
  return html`
    <div class="field">
      <label part="label" for="country">${picker.label}</label>
      <select
        id="country"
        part="country"
        autocomplete=${picker.token}
        aria-required=${picker.isNeeded ? 'true' : nothing}
        aria-invalid=${picker.isInvalid ? 'true' : nothing}
        aria-describedby=${picker.describedBy ?? nothing}
        ?disabled=${picker.isDisabled}
        @change=${picker.chosen}
        @focusout=${picker.left}
      >
        ${picker.options}
      </select>
      ${renderCountryError(picker.error)}
    </div>
  `;
}

/** The sentence beneath the picker; `nothing` for none. */
export function renderCountryError(error = ''): TemplateResult | typeof nothing {
  return error ? html`<p id="country-note" part="error" .textContent=${error}></p>` : nothing;
}

/** An option for a chosen country that is not listed, or for none. */
export function renderOtherCountry(text: string, isChosen: boolean): TemplateResult {
  return html`<option value="" disabled .selected=${isChosen}>${text}</option>`;
}
