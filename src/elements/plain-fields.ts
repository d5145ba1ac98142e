/** Three fields for when the manual fields cannot be loaded: whoever is here is not stuck. */
import { css, html, type TemplateResult } from 'lit';
import type { Country } from '../contract/types.ts';
import { lineOf } from '../core/address.ts';
import type { Flow, FlowHost, FlowStart } from './flow.ts';

const tokens = { street: 'street-address', postcode: 'postal-code', locality: 'address-level2' } as const;

type Name = keyof typeof tokens;

const names: readonly Name[] = ['street', 'postcode', 'locality'];

class PlainFields implements Flow {
  readonly step = 'manual';
  readonly #host: FlowHost;
  #fields: Record<Name, string> = { street: '', postcode: '', locality: '' };
  country: Country | null = null;

  constructor(host: FlowHost) {
    this.#host = host;
  }

  get formState(): Flow['formState'] {
    const { required } = this.#host.settings;
    const isMissing = required && (this.#fields.street.trim() === '' || this.#fields.locality.trim() === '');
    return {
      entries: Object.entries({ ...this.#fields, country: this.country?.iso2 ?? '', source: 'manual' }),
      invalid: isMissing ? { flags: { valueMissing: true }, message: this.#host.localized.messages.required } : null,
    };
  }

  get saved(): unknown {
    return null;
  }

  get anchor(): HTMLElement | null {
    return this.#host.root.querySelector('#street');
  }

  chooseCountry(country: Country): void {
    this.country = country;
    this.#host.changed();
  }

  start({ text, address, country }: FlowStart): void {
    this.country = country;
    this.#fields.street ||= address ? lineOf(address) : text;
  }

  restore(): boolean {
    return false;
  }

  stop(): void {}

  note(): null {
    return null;
  }

  async verify(): Promise<null> {
    return null;
  }

  async verifyQuietly(): Promise<null> {
    return null;
  }

  render(): TemplateResult {
    const { settings, localized } = this.#host;
    return html`
      <div part="manual-fields" class="row" role="group" aria-label=${settings.label}>
        ${names.map(
          (name) => html`
            <div part="field" class="field">
              <label for=${name}>${localized.messages[name]}</label>
              <input
                id=${name}
                name=${name}
                autocomplete=${`${settings.autocomplete} ${tokens[name]}`.trim()}
                ?disabled=${settings.disabled}
                ?readonly=${settings.readonly}
                .value=${this.#fields[name]}
                @input=${({ target }: Event) => {
                  this.#fields[name] = (target as HTMLInputElement).value;
                  this.#host.changed();
                }}
              />
            </div>
          `,
        )}
      </div>
    `;
  }
}

export const styles = css``;
export const createFlow = (host: FlowHost): Flow => new PlainFields(host);
