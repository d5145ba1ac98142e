/** Reads what a browser autofilled into an element's receivers, and writes what it may save. Loaded for either. */

import type { ReactiveController } from 'lit';
import type { Address } from '../../core/address/address.ts';
import { isListAwaited } from '../../core/country/selectors.ts';
import { autofillSlice } from '../../core/entry/autofill-slice.ts';
import { panels } from '../../core/entry/panel-status.ts';
import type { EntryState, Received } from '../../core/entry/state.ts';
import { numbered } from '../../core/numbered.ts';
import type { ElementHost } from '../field/host.ts';
import { whileConnected } from '../field/while-connected.ts';
import { type ReceivedParts, receivedTokens } from './parts.ts';
import { receivedFrom } from './take-parts.ts';

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

/** Reads and writes the receivers of an element. */
export class AutofillExchange implements ReactiveController {
  readonly #host: ElementHost;
  readonly #box: HTMLElement;
  #held: Held;

  /** @param box contains the receivers; a browser may have started to fill them */
  constructor(host: ElementHost, box: HTMLElement) {
    this.#host = host;
    this.#box = box;
    host.install({ autofill: autofillSlice });
    const texts = receivedTokens.map(() => '');
    const isFilled = !isSameTexts(this.#texts, texts);
    this.#held = { texts, address: isFilled ? this.#address : null, received: null, lookup: null };
    box.addEventListener('input', this.#onInput);
    whileConnected(host.element, (signal) => {
      addEventListener('submit', this.#submitted, { capture: true, signal });
    });
    if (isFilled) this.#onInput();
    else this.hostUpdated();
  }

  hostUpdated(): void {
    const { address, received, texts } = this.#held;
    if (!isSameTexts(texts, this.#texts)) {
      // The browser is still filling them, or the countries have not loaded.
      this.#onInput();
    } else if (received && this.#isShown) {
      this.#held = { ...this.#held, address: this.#address };
      this.#forgetRegion();
    } else if (received || address !== this.#address) this.#writeAddress();
  }

  get #address(): Address | null {
    return this.#host.state.committed?.address ?? null;
  }

  get #inputs(): readonly HTMLInputElement[] {
    return [...this.#box.querySelectorAll('input')];
  }

  #writeAddress(): void {
    const parts = this.#address ? receivedPartsOf(this.#address) : noParts;
    for (const [at, input] of numbered(this.#inputs)) input.value = parts[receivedTokens[at] ?? 'country'];
    this.#held = { texts: this.#texts, address: this.#address, received: null, lookup: null };
  }

  get #texts(): readonly string[] {
    return this.#inputs.map(({ value }) => value);
  }

  /** Browsers save what they saw change. Only on submission, because the page receives these events, too. */
  readonly #submitted = ({ target }: Event): void => {
    if (target !== this.#host.form || !this.#host.state.committed) return;
    for (const input of this.#inputs) {
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };

  readonly #onInput = (): void => {
    const texts = this.#texts;
    setTimeout(() => {
      const isDone = this.#host.element.isConnected && isSameTexts(texts, this.#texts);
      const isOther = !isSameTexts(texts, this.#held.texts);
      if (isDone && isOther && !isListAwaited(this.#host.state.countries)) this.#read(texts);
    }, fillPauseMs);
  };

  #read(texts: readonly string[]): void {
    const { state: before } = this.#host;
    const isAgain = this.#isInFields;
    const received = receivedFrom(named(texts), this.#host.state, this.#host.view.texts.lang);
    this.#held = { texts, address: this.#address, received, lookup: null };
    if (received) {
      this.#host.dispatch({ slice: 'autofill', type: 'autofilled', received, isAgain });
      if (this.#host.state === before) this.#writeAddress();
      else this.#announceFilled();
    } else if (texts.some((text) => text !== '')) this.#writeAddress();
    else {
      // The browser's own undo.
      this.#host.dispatch({ slice: 'autofill', type: 'offerWithdrawn' });
      if (isAgain) this.#host.dispatch({ slice: 'entry', type: 'addressGiven', address: null, by: 'user' });
    }
  }

  #announceFilled(): void {
    const { state, view } = this.#host;
    const lookup = state.panel.inSight === 'dutch-lookup' && !state.autofillOffer ? state.dutchLookup.fields : null;
    this.#held = { ...this.#held, address: this.#address, lookup };
    if (!state.autofillOffer)
      this.#host.announce(view.texts.messages.autofilled, () => isToBeChecked(this.#host.state));
  }

  /** True if the visible fields contain exactly the received texts. */
  get #isInFields(): boolean {
    const { committed, manual, dutchLookup } = this.#host.state;
    const { received, lookup } = this.#held;
    return !committed && received !== null && (manual.fields === received.texts || dutchLookup.fields === lookup);
  }

  get #isShown(): boolean {
    return this.#isInFields || this.#host.state.autofillOffer === this.#held.received;
  }

  /** The region is not displayed in countries whose addresses have none. */
  #forgetRegion(): void {
    const { state, root } = this.#host;
    const region = this.#inputs[receivedTokens.indexOf('address-level1')];
    if (!region || state.panel.inSight !== 'manual' || root.querySelector('#region')) return;
    region.value = '';
    this.#held = { ...this.#held, texts: this.#texts };
  }
}

/** True if the fields, visible or loading, contain something that is not yet an address of the element. */
function isToBeChecked(state: EntryState): boolean {
  const name = state.panel.awaited ?? state.panel.inSight;
  return !state.committed && name !== 'search' && !panels[name].isBlank(state);
}

function isSameTexts(a: readonly string[], b: readonly string[]): boolean {
  return a.join('\n') === b.join('\n');
}

const noParts = named([]);

function named(texts: readonly string[]): ReceivedParts {
  return Object.fromEntries(receivedTokens.map((token, at) => [token, texts[at] ?? ''])) as ReceivedParts;
}

function receivedPartsOf({ street, building, postcode, locality, region, country }: Address): ReceivedParts {
  return {
    'address-line1': [street, building].filter(Boolean).join(' '),
    'address-line2': '',
    'postal-code': postcode ?? '',
    'address-level2': locality ?? '',
    'address-level1': region ?? '',
    country: country.iso2,
  };
}
