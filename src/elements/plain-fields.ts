/** Three fields for when the manual fields cannot be loaded: whoever is here is not stuck. */
import { html } from 'lit';
import { countryOf } from '../core/entry-view.ts';
import { manualMessagesFor } from '../i18n/manual.ts';
import type { Flow, FlowOwner } from './flow.ts';

const tokens = { street: 'street-address', postcode: 'postal-code', locality: 'address-level2' } as const;

const names = Object.keys(tokens) as (keyof typeof tokens)[];

export const styles = [];

export function createFlow({ element, entry, localized, changed, close }: FlowOwner): Flow {
  const fields = { street: '', postcode: '', locality: '' };
  const leave = async () => {
    close();
    await element.updateComplete;
    element.focus();
  };
  return {
    step: 'manual',
    get country() {
      return countryOf(entry.state);
    },
    get formState() {
      const isMissing = element.required && fields.street.trim() === '';
      return {
        entries: Object.entries({ ...fields, country: this.country?.iso2 ?? '', source: 'manual' }),
        invalid: isMissing ? { flags: { valueMissing: true }, message: localized().messages.required } : null,
      };
    },
    saved: null,
    get anchor() {
      return element.shadowRoot?.querySelector<HTMLElement>('#street') ?? null;
    },
    open() {
      fields.street ||= entry.state.text;
    },
    closed() {},
    chooseCountry: (country) => entry.dispatch({ type: 'countryChosen', country }),
    render: () => html`
      ${names.map(
        (name) => html`
          <label part="field" class="field">
            ${localized().messages[name]}
            <input
              id=${name}
              autocomplete=${`${element.autocomplete} ${tokens[name]}`.trim()}
              ?disabled=${element.matches(':disabled')}
              ?readonly=${element.readonly}
              .value=${fields[name]}
              @input=${({ target }: Event) => {
                fields[name] = (target as HTMLInputElement).value;
                changed();
              }}
            />
          </label>
        `,
      )}
      <p class="note"><button type="button" class="link" ?disabled=${element.matches(':disabled')} @click=${leave}>${manualMessagesFor(localized()).searchInstead}</button></p>
    `,
    renderNote: () => null,
    verify: async () => null,
  };
}
