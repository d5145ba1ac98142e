/** The list of few countries, and what both pickers have. */
import { html, nothing, type TemplateResult } from 'lit';

/** The picker at one moment. */
export interface CountryPicker {
  readonly label: string;
  /** The autofill token. */
  readonly token: string;
  /** True if an address needs a country. */
  readonly isNeeded: boolean;
  readonly isInvalid: boolean;
  /** The id of the message about it; empty for none. */
  readonly describedBy: string;
  /** The error text; empty for none. */
  readonly error: string;
  readonly isDisabled: boolean;
}

/** A label and a `<select>`. */
export function renderCountry(
  picker: CountryPicker,
  options: unknown,
  listeners: {
    readonly chosen: (event: Event) => void;
    readonly pressed: (event: KeyboardEvent) => void;
    readonly left: () => void;
  },
): TemplateResult {
  return html`
    <div class="field">
      <label part="label" for="country">${picker.label}</label>
      <select
        id="country"
        part="country"
        autocomplete=${picker.token}
        aria-required=${picker.isNeeded || nothing}
        aria-invalid=${picker.isInvalid || nothing}
        aria-describedby=${picker.describedBy || nothing}
        ?disabled=${picker.isDisabled}
        @change=${listeners.chosen}
        @keydown=${listeners.pressed}
        @focusout=${listeners.left}
      >
        ${options}
      </select>
      ${renderCountryError(picker.error)}
    </div>
  `;
}

/** The sentence beneath the picker; `nothing` for none. */
export function renderCountryError(error: string): TemplateResult | typeof nothing {
  return error ? html`<p id="country-note" part="error" .textContent=${error}></p>` : nothing;
}
