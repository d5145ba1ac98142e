/** The page's own fields, whose code is loaded if there are any. */
import type { Address } from '../../core/address/address.ts';
import { isTextUnresolved } from '../../core/entry/panel-status.ts';
import type { CommonMessages } from '../../i18n/messages.ts';
import type { ElementHost } from '../field/host.ts';
import { Lazy } from '../field/lazy.ts';
import { hasOwnFields } from '../field/own-fields.ts';
import type { FormState } from '../field/panel-model.ts';

const pageFieldsClass = new Lazy(async () => (await import('./page-fields.ts')).PageFields);

/** The code of the page's own fields. */
export type PageFields = import('./page-fields.ts').PageFields;

/** The page's own fields of an element. */
export class PageFieldsSlot {
  readonly #host: ElementHost;
  /** Null until the code has loaded; `missing` if that failed, or took too long. */
  #fields: PageFields | 'missing' | null = null;

  constructor(host: ElementHost) {
    this.#host = host;
    // If loading has failed, it is tried again when someone uses the element.
    host.element.addEventListener('focusin', () => void this.#load());
  }

  /** True if the page has fields of its own. Without their code they cannot display the address, and do not count. */
  get isThere(): boolean {
    return this.#fields !== 'missing' && this.#hasContent;
  }

  /** True until they have been read. */
  get isAwaited(): boolean {
    return this.isThere && !this.#working?.isRead;
  }

  get #hasContent(): boolean {
    return hasOwnFields(this.#host.element);
  }

  /** Null if there are none. */
  get fields(): PageFields | null {
    const fields = this.#fields;
    return fields === null || fields === 'missing' || fields.isEmpty ? null : fields;
  }

  /**
   * What to submit. With page fields that is nothing, because they submit themselves; even without their code, they may
   * contain an address.
   */
  formState(own: FormState, messages: Pick<CommonMessages, 'poBoxDenied'>): FormState {
    if (this.fields) return this.fields.formState(own, messages);
    const isOnlyMissing = this.#hasContent && own.invalid?.flags.valueMissing && !isTextUnresolved(this.#host.state);
    return isOnlyMissing && this.#fields === 'missing' ? { ...own, invalid: null } : own;
  }

  get #working(): PageFields | null {
    return this.#fields === 'missing' ? null : this.#fields;
  }

  /** The slot, or `pageFields`, has changed. */
  async take(): Promise<void> {
    this.#host.element.requestUpdate();
    await this.#load();
  }

  async #load(): Promise<void> {
    if (this.#working || !this.#hasContent) return;
    const Fields = await pageFieldsClass.load();
    // Fields are filled with printed lines, too. Starting before the address is printed would discard them.
    await this.#host.printed();
    if (this.#working) return;
    const fields = Fields && new Fields(this.#host);
    this.#fields = fields ?? 'missing';
    // From here on, a listener that changes the address finds the fields ready.
    fields?.start();
    this.#host.element.requestUpdate();
  }

  /** The element's address may have changed. */
  follow(address: Address | null, previous: Address | null): void {
    // A submission goes on without code that did not load.
    if (this.#host.state.submission === 'released' && this.#hasContent) this.#fields ??= 'missing';
    if (this.#working) this.#working.follow(address, previous);
    else if (address) void this.#load();
  }
}
