/** The page's own fields, whose code is loaded if there are any. */
import type { Address } from '../../core/address/address.ts';
import { isTextUnresolved } from '../../core/entry/panel-status.ts';
import type { CommonMessages } from '../../i18n/messages.ts';
import type { PanelHost } from '../field/host.ts';
import { Lazy } from '../field/lazy.ts';
import { hasOwnFields } from '../field/own-fields.ts';
import type { FormState } from '../field/panel-model.ts';

const pageFieldsClass = new Lazy(async () => (await import('./page-fields.ts')).PageFields);

/** The code of the page's own fields. */
export type PageFields = import('./page-fields.ts').PageFields;

/** The page's own fields of an element. */
export class PageFieldsSlot {
  readonly #host: PanelHost;
  /** Null until the code has loaded. */
  #fields: PageFields | null = null;
  /** True if the code could not be loaded, or not in time. */
  #isMissing = false;

  constructor(host: PanelHost) {
    this.#host = host;
    // If loading has failed, it is tried again when someone uses the element.
    host.element.addEventListener('focusin', () => void this.#load());
  }

  /** True if the page has fields of its own. Without their code they cannot display the address, and do not count. */
  get isThere(): boolean {
    return !this.#isMissing && this.#hasContent;
  }

  /** True until they have been read. */
  get isAwaited(): boolean {
    return this.isThere && !this.#fields?.isRead;
  }

  get #hasContent(): boolean {
    return hasOwnFields(this.#host.element);
  }

  /** Null if there are none. */
  get fields(): PageFields | null {
    return this.#fields?.isEmpty ? null : this.#fields;
  }

  /**
   * What to submit. With page fields that is nothing, because they submit themselves; even without their code, they may
   * contain an address.
   */
  formState(own: FormState, messages: Pick<CommonMessages, 'poBoxDenied'>): FormState {
    if (this.fields) return this.fields.formState(own, messages);
    // Asked last: it is a query, and this runs at each key.
    const isOnlyMissing = this.#isMissing && own.invalid?.flags.valueMissing && !isTextUnresolved(this.#host.state);
    return isOnlyMissing && this.#hasContent ? { ...own, invalid: null } : own;
  }

  /** The slot, or `pageFields`, has changed. */
  async take(): Promise<void> {
    this.#host.element.requestUpdate();
    await this.#load();
  }

  async #load(): Promise<void> {
    if (this.#fields || !this.#hasContent) return;
    const Fields = await pageFieldsClass.load();
    if (this.#fields) return;
    this.#isMissing = Fields === null;
    this.#fields = Fields && new Fields(this.#host);
    // From here on, a listener that changes the address finds the fields ready.
    this.#fields?.start();
    this.#host.element.requestUpdate();
  }

  /** The element's address may have changed. */
  follow(address: Address | null, previous: Address | null): void {
    // A submission goes on without code that did not load.
    if (this.#host.state.attempt.submission === 'released' && this.#hasContent) this.#isMissing ||= !this.#fields;
    if (this.#fields) this.#fields.follow(address, previous);
    else if (address) void this.#load();
  }
}
