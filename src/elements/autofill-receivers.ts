/** Where a browser puts a saved address: fields in the page, out of sight, because it fills none that is in a shadow root. */
import type { ReactiveController } from 'lit';
import type { Address } from '../core/address/address.ts';
import { type ReceivedPart, type ReceivedParts, tokens } from './autofill/parts.ts';
import type { PanelHost } from './host.ts';
import { lazy } from './lazy.ts';

/** Milliseconds without another part after which a browser is done: Firefox goes from field to field. */
const quietMs = 100;

/** Events that a fill makes, and that are none of the person's. */
const events = ['beforeinput', 'input', 'change', 'keydown', 'keyup', 'focusin', 'focusout'] as const;

const takeParts = lazy(async () => (await import('./autofill/take-parts.ts')).takeParts);

/** The receivers of one element. */
export class AutofillReceivers implements ReactiveController {
  readonly #host: PanelHost;
  readonly #inputs = new Map<ReceivedPart, HTMLInputElement>();
  /** The address that is in them, once there was one. */
  readonly #held = new Set<Address | null>();
  /** What was read or written last. */
  readonly #known = new Map<ReceivedPart, string>();
  readonly #timers = new Set<ReturnType<typeof setTimeout>>();

  constructor(host: PanelHost) {
    this.#host = host;
    host.controllers.addController(this);
  }

  hostConnected(): void {
    addEventListener('submit', this.#submitted, true);
  }

  hostUpdated(): void {
    const { controllers: element, isDisabled, isReadonly, hasPageFields, page, state } = this.#host;
    if (isDisabled || isReadonly || hasPageFields || state.properties.noManual) {
      this.#box?.remove();
      return;
    }
    if (this.#inputs.size === 0) this.#create();
    const form = element.getAttribute('form');
    for (const [token, input] of this.#inputs) {
      const list = [page.autocomplete, token].filter(Boolean).join(' ');
      if (input.getAttribute('autocomplete') !== list) input.setAttribute('autocomplete', list);
      if (input.getAttribute('form') !== form)
        form === null ? input.removeAttribute('form') : input.setAttribute('form', form);
    }
    this.#hold(state.committed?.address ?? null);
    const box = this.#box;
    if (box && box.parentNode !== element && element.isConnected) element.append(box);
  }

  hostDisconnected(): void {
    removeEventListener('submit', this.#submitted, true);
    this.#box?.remove();
    for (const timer of this.#timers) clearTimeout(timer);
  }

  /** A browser offers to save what is in the receivers when the form is sent. */
  #hold(address: Address | null): void {
    if (this.#held.has(address) || (this.#held.size === 0 && !address)) return;
    this.#held.clear();
    this.#held.add(address);
    const parts: ReceivedParts = {
      'address-line1': [address?.street, address?.building].filter(Boolean).join(' '),
      'address-line2': '',
      'postal-code': address?.postcode ?? '',
      'address-level2': address?.locality ?? '',
      'address-level1': address?.region ?? '',
      country: address?.country.iso2 ?? '',
    };
    for (const [token, input] of this.#inputs) {
      this.#known.set(token, parts[token]);
      input.value = parts[token];
    }
  }

  /** Browsers save what they saw change. Not before the form is sent: the page hears it too, if it wants to. */
  readonly #submitted = ({ target }: Event): void => {
    if (target !== this.#host.form || !this.#host.state.committed) return;
    for (const input of this.#inputs.values()) {
      for (const type of ['input', 'change']) input.dispatchEvent(new Event(type, { bubbles: true }));
    }
  };

  get #box(): HTMLElement | null {
    return this.#inputs.get('country')?.parentElement ?? null;
  }

  #create(): void {
    const box = document.createElement('div');
    box.slot = 'autofill';
    for (const token of tokens) {
      const input = document.createElement('input');
      input.tabIndex = -1;
      box.append(input);
      this.#inputs.set(token, input);
    }
    for (const type of events) box.addEventListener(type, this.#heard);
  }

  readonly #heard = (event: Event): void => {
    // Neither the page nor the element takes a fill for what a person does.
    event.stopPropagation();
    if (event.type !== 'input') return;
    for (const timer of this.#timers) clearTimeout(timer);
    this.#timers.clear();
    this.#timers.add(setTimeout(() => void this.#read(), quietMs));
  };

  async #read(): Promise<void> {
    const parts = Object.fromEntries(
      tokens.map((token) => [token, this.#inputs.get(token)?.value ?? '']),
    ) as ReceivedParts;
    const before = Object.fromEntries(tokens.map((token) => [token, this.#known.get(token) ?? ''])) as ReceivedParts;
    if (tokens.every((token) => parts[token] === before[token])) return;
    for (const token of tokens) this.#known.set(token, parts[token]);
    (await takeParts())?.(this.#host, parts, before);
  }
}
