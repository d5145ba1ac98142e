/** What goes between an element and its receivers: what a browser filled in, and what it may save. Loaded for either. */
import type { ReactiveController } from 'lit';
import type { Address } from '../../core/address/address.ts';
import type { PanelHost } from '../host.ts';
import { type ReceivedParts, tokens } from './parts.ts';
import { takeParts } from './take-parts.ts';

/** Milliseconds without another part after which a browser is done: Firefox goes from field to field. */
const quietMs = 100;

/** The receivers of one element, read and written. */
export class AutofillExchange implements ReactiveController {
  readonly #host: PanelHost;
  readonly #box: HTMLElement;
  /** What was read or written last, and for which address. */
  #last: { readonly address: Address | null; readonly texts: readonly string[] };

  /** @param box holds the receivers; a browser may have begun to fill them */
  constructor(host: PanelHost, box: HTMLElement) {
    this.#host = host;
    this.#box = box;
    this.#last = { address: null, texts: tokens.map(() => '') };
    box.addEventListener('input', this.#heard);
    if (isAlike(this.#texts, this.#last.texts)) this.hostUpdated();
    else {
      this.#last = { ...this.#last, address: host.state.committed?.address ?? null };
      this.#heard();
    }
  }

  hostConnected(): void {
    addEventListener('submit', this.#submitted, true);
  }

  hostUpdated(): void {
    const address = this.#host.state.committed?.address ?? null;
    if (address !== this.#last.address) this.#write(address ? partsOf(address) : noParts, address);
  }

  hostDisconnected(): void {
    removeEventListener('submit', this.#submitted, true);
  }

  get #inputs(): readonly HTMLInputElement[] {
    return [...this.#box.querySelectorAll('input')];
  }

  #write(parts: ReceivedParts, address: Address | null): void {
    for (const [at, input] of this.#inputs.entries()) input.value = parts[tokens[at] ?? 'country'];
    this.#last = { address, texts: this.#texts };
  }

  get #texts(): readonly string[] {
    return this.#inputs.map(({ value }) => value);
  }

  /** Browsers save what they saw change. Not before the form is sent: the page hears it too, if it wants to. */
  readonly #submitted = ({ target }: Event): void => {
    if (target !== this.#host.form || !this.#host.state.committed) return;
    for (const input of this.#inputs) {
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };

  readonly #heard = (): void => {
    const texts = this.#texts;
    setTimeout(() => {
      const isDone = this.#host.controllers.isConnected && isAlike(texts, this.#texts);
      if (isDone && !isAlike(texts, this.#last.texts)) this.#read(texts);
    }, quietMs);
  };

  #read(texts: readonly string[]): void {
    const { address, texts: before } = this.#last;
    this.#last = { address, texts };
    takeParts(this.#host, named(texts), named(before));
  }
}

function isAlike(a: readonly string[], b: readonly string[]): boolean {
  return a.join('\n') === b.join('\n');
}

const noParts = named([]);

function named(texts: readonly string[]): ReceivedParts {
  return Object.fromEntries(tokens.map((token, at) => [token, texts[at] ?? ''])) as ReceivedParts;
}

function partsOf({ street, building, postcode, locality, region, country }: Address): ReceivedParts {
  return {
    'address-line1': [street, building].filter(Boolean).join(' '),
    'address-line2': '',
    'postal-code': postcode ?? '',
    'address-level2': locality ?? '',
    'address-level1': region ?? '',
    country: country.iso2,
  };
}
