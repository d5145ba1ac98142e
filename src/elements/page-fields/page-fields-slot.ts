/** The page's own fields: their code is loaded if there are some. */
import type { Address } from '../../core/address/address.ts';
import { isTextUnresolved } from '../../core/entry/panel-status.ts';
import type { CommonMessages } from '../../i18n/messages.ts';
import type { ElementHost } from '../field/host.ts';
import { Lazy } from '../field/lazy.ts';
import { hasOwnFields } from '../field/own-fields.ts';
import type { FormState } from '../field/panel-model.ts';

const pageFieldsClass = new Lazy(async () => (await import('./page-fields.ts')).PageFields);

/** The page's own fields at work. */
export type PageFields = import('./page-fields.ts').PageFields;

/** The page's own fields of one element. */
export class PageFieldsSlot {
  readonly #host: ElementHost;
  /** Null until their code is loaded; `missing` if that failed, or took too long. */
  #fields: PageFields | 'missing' | null = null;

  constructor(host: ElementHost) {
    this.#host = host;
    // A file that could not be loaded is requested again as soon as the person is here.
    host.element.addEventListener('focusin', () => void this.#load());
  }

  /** True if the page has fields of its own. Without their code they cannot show the address, and are as good as none. */
  get isThere(): boolean {
    return this.#fields !== 'missing' && this.#hasContent;
  }

  /** True until they were read. */
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

  /** The form state of the element, of which the fields submit the address. Without their code, they still may hold one. */
  formState(own: FormState, messages: Pick<CommonMessages, 'poBoxDenied'>): FormState {
    if (this.fields) return this.fields.formState(own, messages);
    const isOnlyMissing = this.#hasContent && own.invalid?.flags.valueMissing && !isTextUnresolved(this.#host.state);
    return isOnlyMissing && this.#fields === 'missing' ? { ...own, invalid: null } : own;
  }

  get #working(): PageFields | null {
    return this.#fields === 'missing' ? null : this.#fields;
  }

  /** The slot changed, or `pageFields`. */
  async take(): Promise<void> {
    this.#host.element.requestUpdate();
    await this.#load();
  }

  async #load(): Promise<void> {
    if (this.#working || !this.#hasContent) return;
    const Fields = await pageFieldsClass.load();
    // Fields are filled with lines, too. Begun with an address that is still to be printed, they would be given up for it.
    await this.#host.printed();
    if (this.#working) return;
    const fields = Fields && new Fields(this.#host);
    this.#fields = fields ?? 'missing';
    // From here on, a listener that changes the address finds the fields in place.
    fields?.start();
    this.#host.element.requestUpdate();
  }

  /** The element's address may be another one. */
  follow(address: Address | null, previous: Address | null): void {
    // The submission goes on without the code that did not come.
    if (this.#host.state.submission === 'released' && this.#hasContent) this.#fields ??= 'missing';
    if (this.#working) this.#working.follow(address, previous);
    else if (address) void this.#load();
  }
}
