/** The Dutch way inside `<address-entry nl-lookup>`: the lookup's own element, in the same shadow root. */
import { html, type TemplateResult } from 'lit';
import type { Country } from '../../contract/types.ts';
import type { Address } from '../../core/address/address.ts';
import { countryOf } from '../../core/entry-view.ts';
import { lookupEn } from '../../i18n/lookup-en.ts';
import { lookupMessagesFor, registerLookupMessages } from '../../i18n/lookup-messages.ts';
import { lookupNl } from '../../i18n/lookup-nl.ts';
import type { AddressEvent, Step } from '../events.ts';
import type { Flow, FlowOwner } from '../flow.ts';
import type { FormControlState } from '../form-control.ts';
import { NlPostcodeLookup } from './element.ts';

class LookupFlow implements Flow {
  readonly #owner: FlowOwner;
  /** One for all times it is opened: it knows the houses it has asked for, and asking is billed. */
  readonly #lookup = document.createElement('nl-postcode-lookup');
  /** While it is open. */
  #listening: AbortController | null = null;
  /** The element's address when it was last looked at. */
  #seen: Address | null = null;

  constructor(owner: FlowOwner) {
    this.#owner = owner;
    owner.element.addController({ hostUpdate: () => this.#listening && this.#follow() });
  }

  get step(): Step {
    return this.#lookup.step;
  }

  get country(): Flow['country'] {
    return countryOf(this.#owner.entry.state);
  }

  get formState(): FormControlState {
    return this.#lookup.getFormControlState();
  }

  get saved(): string | null {
    return this.formState.saved;
  }

  get anchor(): HTMLElement | null {
    return this.#lookup.getValidityAnchor();
  }

  /** What was in the fields before is over. */
  open(saved: unknown): void {
    const { entry, changed, element } = this.#owner;
    this.#lookup.formResetCallback();
    this.#listening = new AbortController();
    const { signal } = this.#listening;
    this.#seen = element.value;
    this.#lookup.replaceChildren(...['label', 'hint'].filter((name) => isSlotted(element, name)).map(slotFor));
    // What the lookup tells is told again by the element it is in, once that has its value.
    this.#heard('address-selected', signal, ({ detail: { address, details, source } }) =>
      entry.act({ type: 'given', address, details, source, verdict: null }),
    );
    this.#heard('address-cleared', signal, () => element.value && entry.act({ type: 'cleared' }));
    this.#heard('address-step', signal, changed);
    this.#lookup.addEventListener('input', changed, { signal });
    if (typeof saved === 'string') this.#lookup.formStateRestoreCallback(saved);
  }

  closed(): void {
    this.#listening?.abort();
    this.#listening = null;
  }

  enterManually(): void {
    this.#lookup.enterManually();
  }

  chooseCountry(country: Country): void {
    this.#search();
    this.#owner.entry.chooseCountry(country);
  }

  render(): TemplateResult {
    const { element, showsInvalid, localized } = this.#owner;
    const { lang, around } = localized();
    const { client, proxyUrl, poBox, noManual, autocomplete, required, readonly, label, hint } = element;
    const messages = element.messages?.lookup ?? {};
    const disabled = element.matches(':disabled');
    const set = {
      // Not what the element states of its own texts: what the page gives is in the page's language.
      lang: around,
      client,
      proxyUrl,
      poBox,
      noManual,
      autocomplete,
      required,
      readonly,
      disabled,
      label,
      hint,
      messages,
    };
    Object.assign(this.#lookup, set);
    this.#lookup.ariaLabel = label ? null : nameOf(element);
    if (showsInvalid()) this.#lookup.checkValidity();
    const { messages: texts } = lookupMessagesFor(lang, lookupEn, messages);
    return html`
      <div class="field">
        ${this.#lookup}
        <p class="note"><button type="button" class="link" ?disabled=${disabled || readonly} @click=${this.#searchInstead}>${texts.bySearch}</button></p>
      </div>
    `;
  }

  renderNote(): null {
    return null;
  }

  async verify(): Promise<null> {
    return null;
  }

  readonly #searchInstead = (): void => {
    this.#search();
    const { element } = this.#owner;
    void element.updateComplete.then(() => element.focus());
  };

  /** What was typed is searched for; an address that is there stays. */
  #search(): void {
    const { entry, close, element } = this.#owner;
    const text = this.#lookup.typedText;
    close();
    if (text !== '' && !element.value) entry.typed(text);
  }

  /** The address became another one elsewhere, in fields of the page: the Dutch ones say the same. */
  #follow(): void {
    const { value } = this.#owner.element;
    if (value === this.#seen) return;
    this.#seen = value;
    if (value !== this.#lookup.value) this.#lookup.value = value;
  }

  #heard<Name extends 'address-selected' | 'address-cleared' | 'address-step'>(
    name: Name,
    signal: AbortSignal,
    listener: (event: AddressEvent<Name>) => void,
  ): void {
    this.#lookup.addEventListener(
      name,
      (event) => {
        event.stopPropagation();
        listener(event as AddressEvent<Name>);
      },
      { signal },
    );
  }
}

function isSlotted(element: Element, name: string): boolean {
  return element.querySelector(`:scope > [slot=${name}]`) !== null;
}

/** Hands on what the page put into the slot of this name. */
function slotFor(name: string): HTMLSlotElement {
  return Object.assign(document.createElement('slot'), { name, slot: name });
}

/** The name a label outside gives; null for none. */
function nameOf(element: FlowOwner['element']): string | null {
  const [first] = element.labels;
  return element.ariaLabel ?? first?.textContent?.trim() ?? null;
}

export const styles = [];

export function createFlow(owner: FlowOwner): Flow {
  registerLookupMessages('nl', lookupNl);
  if (!customElements.get('nl-postcode-lookup')) customElements.define('nl-postcode-lookup', NlPostcodeLookup);
  return new LookupFlow(owner);
}
