import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { Country } from '../../contract/types.ts';
import type { Address } from '../../core/address/address.ts';
import type { Purpose } from '../../core/page-fields/autofill-tokens.ts';
import { addressFromValues, type FieldValues, isHeldBy, isWhole, type Known } from '../../core/page-fields/field-values.ts';
import type { AddressEventDetails } from '../events.ts';
import type { FormControlState } from '../form-control.ts';
import { FieldFiller } from './field-filler.ts';
import { countryMeantBy } from './field-texts.ts';
import { isAutofilled, type LightField, lightFieldsOf, meaningsOf, readField } from './native-field.ts';

/** Who put something into the fields: the page before or without the person, or the person with or without a browser. */
export type By = 'page' | 'person';

export interface LightFieldsOptions {
  /** The autofill tokens in front of each field's own. */
  readonly prefix: () => string;
  /** BCP 47 tag of the texts people see; empty when unknown. */
  readonly lang: () => string;
  /** What may be chosen; null while that is not known. */
  readonly countries: () => readonly Country[] | null;
  /** The country where no field says one. */
  readonly country: () => Country | null;
  /** The person, or a browser for them, is at a field: nothing else is wanted now. */
  readonly touched: () => void;
  /** A field says another country, but the address is not whole. Null for one that cannot be chosen. */
  readonly countrySaid: (country: Country | null, by: By) => void;
  /** The fields hold another address; null when they hold no whole one. */
  readonly held: (address: Address | null, by: By) => void;
}

type Host = ReactiveControllerHost & HTMLElement & { readonly form: HTMLFormElement | null };

/**
 * The page's own fields inside an element (slot `fields`): fills them with an address, and notices what people and
 * browsers write there. They stay in the light DOM and keep names, ids and tokens.
 */
export class LightFields implements ReactiveController {
  readonly #host: Host;
  readonly #options: LightFieldsOptions;
  readonly #filler: FieldFiller;
  /** The last address that was in the fields. */
  #known: Known | null = null;
  /** The element's address. */
  #current: Address | null = null;
  #listening = new AbortController();
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether what the page put into the fields was looked at; countries have to be known for that. */
  #isPageRead = false;

  constructor(host: Host, options: LightFieldsOptions) {
    this.#host = host;
    this.#options = options;
    this.#filler = new FieldFiller(host, {
      fields: () => this.#fields(),
      lang: options.lang,
      filled: (address) => {
        this.#known = { address, values: this.#values(this.#fields()) };
      },
    });
    host.addController(this);
  }

  get isEmpty(): boolean {
    return this.#fields().length === 0;
  }

  /** Where people write an address by hand. */
  focus(): void {
    this.#fields()[0]?.element.focus();
  }

  /** What the element's own form state becomes: the fields submit, and what is required of them the browser checks. */
  formState(own: FormControlState): FormControlState {
    const fields = this.#fields();
    const isChecked = fields.some(({ element }) => element.required) || isWhole(this.#values(fields));
    return {
      ...own,
      entries: null,
      invalid: own.invalid?.flags.badInput || (own.invalid?.flags.valueMissing && isChecked) ? null : own.invalid,
    };
  }

  /** The element has had this address before: a server or a browser may have put it into the fields as well. */
  start(address: Address | null): void {
    const values = this.#values(this.#fields());
    if (!address || !isWhole(values)) this.follow(address);
    else {
      // What differs was written after the address was kept, and is read as soon as the countries are known.
      if (isHeldBy(address, values)) this.#known = { address, values };
      this.#current = address;
    }
  }

  /** The element's address is another one; fills the fields with it, unless it came from them. */
  follow(address: Address | null): void {
    const isNews = address !== this.#current && address !== this.#known?.address;
    this.#current = address;
    if (!address) this.#filler.stop();
    else if (isNews) {
      this.#cancelReading();
      this.#filler.fill(address, () => this.#host.dispatchEvent(beforeFill(address)));
    }
  }

  hostConnected(): void {
    // A form in a shadow root keeps its events there.
    const root = this.#host.getRootNode();
    const { signal } = this.#listening;
    for (const name of ['input', 'change']) this.#host.addEventListener(name, this.#heard, { capture: true, signal });
    root.addEventListener('submit', this.#submitting, { capture: true, signal });
    root.addEventListener('reset', this.#resetting, { capture: true, signal });
  }

  hostDisconnected(): void {
    this.#listening.abort();
    this.#listening = new AbortController();
    this.#filler.stop();
    this.#cancelReading();
  }

  hostUpdated(): void {
    if (this.#isPageRead || !this.#options.countries()) return;
    this.#isPageRead = true;
    if (this.#current === null || this.#current !== this.#known?.address) this.#read('page');
  }

  #fields(): LightField[] {
    return lightFieldsOf(this.#host, this.#options.prefix());
  }

  readonly #heard = (event: Event): void => {
    const [target] = event.composedPath();
    if (this.#filler.isFilling || this.isEmpty || !(target instanceof HTMLElement)) return;
    // A browser that fills the form may take the search field for one of it; nothing is searched for.
    if (this.#host.shadowRoot?.contains(target)) {
      if (!isAutofilled(target)) return;
      event.stopPropagation();
      this.#host.requestUpdate();
    } else if (this.#fields().some(({ element }) => element === target)) {
      this.#filler.stop();
      this.#options.touched();
      this.#host.requestUpdate();
      if (event.type === 'change' || isAutofilled(target)) this.#readSoon();
    }
  };

  /** A browser fills field after field; that is one act. */
  #readSoon(): void {
    this.#timer ??= setTimeout(() => this.#read('person'));
  }

  #cancelReading(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
  }

  readonly #submitting = ({ target }: Event): void => {
    if (this.#timer !== undefined && target === this.#host.form) this.#read('person');
  };

  /** The fields are reset after the event. */
  readonly #resetting = ({ target }: Event): void => {
    if (target === this.#host.form) setTimeout(() => this.#read('page'));
  };

  #read(by: By): void {
    this.#cancelReading();
    const fields = this.#fields();
    const country = this.#countryIn(fields);
    const address = this.#addressIn(fields);
    if (address) this.#known = { address, values: this.#values(fields) };
    if (address !== this.#current) this.#options.held(address, by);
    const isOther = country?.iso3 !== this.#options.country()?.iso3;
    if (!address && isOther && this.#options.countries()) this.#options.countrySaid(country, by);
  }

  #addressIn(fields: readonly LightField[]): Address | null {
    const country = this.#countryIn(fields);
    const isMissing = fields.some(({ element }) => element.required && !element.validity.valid);
    return country && !isMissing ? addressFromValues(this.#values(fields), country, this.#known) : null;
  }

  /** Null when the field says none, or one that cannot be chosen. */
  #countryIn(fields: readonly LightField[]): Country | null {
    const said = fields.filter(({ purpose }) => purpose === 'country' || purpose === 'country-name');
    const meanings = said.flatMap(meaningsOf);
    if (meanings.length === 0) return this.#options.country();
    const known = [this.#known?.address.country, this.#options.country()].filter((country) => country != null);
    return countryMeantBy(meanings, [...(this.#options.countries() ?? []), ...known], this.#options.lang());
  }

  #values(fields: readonly LightField[]): FieldValues {
    return new Map<Purpose, string>(fields.map((field) => [field.purpose, readField(field)]));
  }
}

/** Not our class of events: code that is loaded late and needs nothing of what is there keeps that in one piece. */
function beforeFill(address: Address): Event {
  const detail: AddressEventDetails['address-before-fill'] = { address };
  return new CustomEvent('address-before-fill', { detail, bubbles: true, composed: true, cancelable: true });
}
