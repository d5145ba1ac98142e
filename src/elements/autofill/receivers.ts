/**
 * Receivers for an address saved in the browser: visually hidden fields in the page, because browsers do not autofill
 * fields in a shadow root. What a browser wrote into them is read, and what it may save is written there.
 */

import type { ReactiveController } from 'lit';
import type { Country } from '../../contract/types.ts';
import type { Address } from '../../core/address/address.ts';
import { emptyFields } from '../../core/address/empty-fields.ts';
import { choosableOf, countryListOf } from '../../core/country/selectors.ts';
import { autofillSlice } from '../../core/entry/autofill-slice.ts';
import { panels, stepOf } from '../../core/entry/panel-status.ts';
import { isFillable } from '../../core/entry/selectors.ts';
import type { EntryState, Received } from '../../core/entry/state.ts';
import { numbered } from '../../core/numbered.ts';
import { whileSame } from '../../core/once.ts';
import { rootOf } from '../field/element-kinds.ts';
import type { PanelHost } from '../field/host.ts';
import { whileConnected } from '../field/while-connected.ts';
import { countryNameIn, countryNamesIn } from '../localization/country-names.ts';

/**
 * The autofill tokens of the receivers. Only parts of an address, never a name, an e-mail address or a card: everything
 * that is received is displayed.
 */
const receivedTokens = [
  'address-line1',
  'address-line2',
  'postal-code',
  'address-level2',
  'address-level1',
  'country',
] as const;

/** Events caused by autofill, which are not actions of the shopper. */
const events = ['beforeinput', 'input', 'change', 'keydown', 'keyup', 'focusin', 'focusout'];

/**
 * Milliseconds after which the browser has finished, unless it fills another part: Firefox goes from field to field.
 */
const fillPauseMs = 100;

/** The content of the receivers. */
interface Held {
  readonly texts: readonly string[];
  /** The committed address when they were read or written. */
  readonly address: Address | null;
  /** The address read from them; null if they were written, or contain none. */
  readonly received: Received | null;
  /** The fields of the Dutch lookup, if the parts went there. */
  readonly lookup: object | null;
}

/** The receivers of an element. */
export class AutofillReceivers implements ReactiveController {
  readonly #host: PanelHost;
  /** Receivers in a cloned element are reused. */
  readonly #box: HTMLElement;
  readonly #inputs: readonly HTMLInputElement[];
  #held: Held = { texts: textsFor(null), address: null, received: null, lookup: null };
  /** True once someone has used the element or its form; before that, a framework may be hydrating server markup. */
  #hasUser = false;

  /** Called on each rendering, so attributes are only set if they change. */
  readonly #syncAttributes = whileSame((prefix: string, form: string | null) => {
    for (const [at, input] of numbered(this.#inputs)) {
      input.setAttribute('autocomplete', `${prefix} ${receivedTokens[at]}`.trim());
      if (form === null) input.removeAttribute('form');
      else input.setAttribute('form', form);
    }
  });

  constructor(host: PanelHost) {
    this.#host = host;
    host.install({ autofill: autofillSlice });
    const [box, ...others] = host.element.querySelectorAll<HTMLElement>(':scope > div[slot=autofill]');
    for (const other of others) other.remove();
    this.#box = box ?? document.createElement('div');
    this.#box.slot = 'autofill';
    this.#inputs = receivedTokens.map(() => Object.assign(document.createElement('input'), { tabIndex: -1 }));
    this.#box.replaceChildren(...this.#inputs);
    // Neither the page nor the element should take autofill for typing.
    for (const type of events) this.#box.addEventListener(type, (event) => event.stopPropagation());
    this.#box.addEventListener('input', () => this.#readSoon());
    host.element.addController(this);
    whileConnected(host.element, (signal) => {
      const come = { capture: true, signal };
      for (const name of ['pointerenter', 'focusin']) host.element.addEventListener(name, this.#come, come);
      const root = rootOf(host.element);
      root.addEventListener('focusin', this.#comeToForm, come);
      root.addEventListener('submit', this.#submitted, come);
    });
  }

  readonly #come = (): void => {
    if (this.#hasUser) return;
    this.#hasUser = true;
    this.#host.element.requestUpdate();
  };

  readonly #comeToForm = ({ target }: Event): void => {
    const { form } = target as Partial<HTMLInputElement>;
    if (form && form === this.#host.element.form) this.#come();
  };

  /** Browsers save what they saw change. Only on submission, because the page receives these events, too. */
  readonly #submitted = ({ target }: Event): void => {
    if (target !== this.#host.element.form || !this.#host.state.committed) return;
    for (const input of this.#inputs) {
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };

  hostUpdated(): void {
    const { element, state } = this.#host;
    this.#hasUser ||= element.matches(':hover, :focus-within') || element.form?.matches(':focus-within') === true;
    this.#followAddress();
    if (!this.#hasUser || !isFillable(state)) {
      this.hostDisconnected();
      return;
    }
    this.#syncAttributes(element.autocomplete, element.getAttribute('form'));
    if (this.#box.parentNode !== element && element.isConnected) element.append(this.#box);
  }

  hostDisconnected(): void {
    // The library Prototype has a `remove` that throws for elements without a parent.
    this.#box.parentNode?.removeChild(this.#box);
  }

  get #address(): Address | null {
    return this.#host.state.committed?.address ?? null;
  }

  get #texts(): readonly string[] {
    return this.#inputs.map(({ value }) => value);
  }

  #followAddress(): void {
    const { address, received, texts } = this.#held;
    if (!isSameTexts(texts, this.#texts)) {
      // The browser is still filling them, or the countries have not loaded.
      this.#readSoon();
    } else if (received && (this.#isInFields || this.#host.state.autofillOffer === received)) {
      this.#held = { ...this.#held, address: this.#address };
      this.#forgetRegion();
    } else if (received || address !== this.#address) this.#writeAddress();
  }

  /** A browser offers to save the values that the fields have on submission. */
  #writeAddress(): void {
    const texts = textsFor(this.#address);
    for (const [at, input] of numbered(this.#inputs)) input.value = texts[at] ?? '';
    this.#held = { texts: this.#texts, address: this.#address, received: null, lookup: null };
  }

  #readSoon(): void {
    const texts = this.#texts;
    setTimeout(() => {
      const isDone = this.#host.element.isConnected && isSameTexts(texts, this.#texts);
      const isOther = !isSameTexts(texts, this.#held.texts);
      if (isDone && isOther && countryListOf(this.#host.state)) this.#read(texts);
    }, fillPauseMs);
  }

  #read(texts: readonly string[]): void {
    const { state: before } = this.#host;
    const isAgain = this.#isInFields;
    const received = receivedFrom(texts, this.#host.state, this.#host.view.texts.lang);
    this.#held = { texts, address: this.#address, received, lookup: null };
    if (received) {
      this.#host.dispatch({ slice: 'autofill', type: 'autofilled', received, isAgain });
      if (this.#host.state === before) this.#writeAddress();
      else this.#announceFilled();
    } else if (texts.some((text) => text !== '')) this.#writeAddress();
    else {
      // The browser's own undo.
      this.#host.dispatch({ slice: 'autofill', type: 'autofilled', received, isAgain });
    }
  }

  #announceFilled(): void {
    const { state, view } = this.#host;
    const isOffered = state.autofillOffer !== null;
    const lookup = isOffered || panels['dutch-lookup'].isBlank(state) ? null : state.dutchLookup.fields;
    this.#held = { ...this.#held, address: this.#address, lookup };
    if (!isOffered) this.#host.announce(view.texts.messages.autofilled, () => this.#isInFields);
  }

  /** True if fields, visible or loading, contain exactly the received texts. */
  get #isInFields(): boolean {
    const { committed, manual, dutchLookup } = this.#host.state;
    const { received, lookup } = this.#held;
    return !committed && received !== null && (manual.fields === received.texts || dutchLookup.fields === lookup);
  }

  /** The region is not displayed in countries whose addresses have none. */
  #forgetRegion(): void {
    const { state, root } = this.#host;
    const region = this.#inputs[receivedTokens.indexOf('address-level1')];
    if (!region || stepOf(state) !== 'manual' || root.querySelector('#region')) return;
    region.value = '';
    this.#held = { ...this.#held, texts: this.#texts };
  }
}

function isSameTexts(a: readonly string[], b: readonly string[]): boolean {
  return a.join('\n') === b.join('\n');
}

/** Their texts, in that order; none for no address. */
function textsFor(address: Address | null): readonly string[] {
  if (!address) return receivedTokens.map(() => '');
  const { street, building, postcode, locality, region, country } = address;
  return [joined(' ', street, building), '', postcode ?? '', locality ?? '', region ?? '', country.iso2];
}

/** The address in their texts. Null if they are not one, or if its country may not be chosen. */
function receivedFrom(texts: readonly string[], state: EntryState, lang: string): Received | null {
  const [first = '', second = '', postcode = '', locality = '', region = '', said = ''] = texts;
  const country = countryIn(said, state, lang);
  if ((first === '' && postcode === '') || country === undefined) return null;
  const street = joined(', ', first, second);
  const name = country ? countryNameIn(lang, country) : '';
  const line = joined(', ', street, joined(' ', postcode, locality), region, name);
  return { country, texts: { ...emptyFields, street, postcode, locality, region }, line };
}

const joined = (separator: string, ...texts: readonly (string | null)[]) => texts.filter(Boolean).join(separator);

/**
 * Finds the country by code, or by name in the language of the page or of the browser that saved it. Null if none is
 * named, or if the countries are not known yet; undefined for one that may not be chosen.
 */
function countryIn(said: string, state: EntryState, lang: string): Country | null | undefined {
  const wanted = said.trim().toLowerCase();
  if (wanted === '' || !countryListOf(state)) return null;
  const namesOf = [lang, ...navigator.languages].map((tag) => countryNamesIn(tag));
  const isMeant = (name: string) => name.toLowerCase() === wanted;
  return choosableOf(state).find(({ iso2, iso3, name }) =>
    [iso2, iso3, name, ...namesOf.map((nameOf) => nameOf(iso2))].some(isMeant),
  );
}
