/** The place of the page's own fields: their code is loaded when there are some. */
import type { Address } from '../../core/address/address.ts';
import type { EntryProperties } from '../../core/entry/state.ts';
import type { ElementHost } from '../field/host.ts';
import { Lazy } from '../field/lazy.ts';

const pageFieldsClass = new Lazy(async () => (await import('./page-fields.ts')).PageFields);

/** The page's own fields at work. */
export type PageFields = import('./page-fields.ts').PageFields;

/** The slot `fields` of one element. */
export class PageFieldsSlot {
  readonly #host: ElementHost;
  /** Null as long as their code is not there; `missing` where it could not be had, or not in time. */
  #fields: PageFields | 'missing' | null = null;

  constructor(host: ElementHost) {
    this.#host = host;
    // A file that could not be had is asked for again as soon as the person is here.
    host.element.addEventListener('focusin', () => void this.#load());
  }

  /** The state of the page's own fields. Without their code they cannot show the address. */
  get content(): EntryProperties['pageFieldsStatus'] {
    if (this.#fields === 'missing' || !this.#hasContent) return 'none';
    return this.#fields ? 'ready' : 'loading';
  }

  get #hasContent(): boolean {
    // A server does not see what is in the element.
    return this.#host.element.querySelector?.(':scope > [slot=fields]') != null;
  }

  /** Null as long as there are none. */
  get fields(): PageFields | null {
    const fields = this.#fields;
    return fields === null || fields === 'missing' || fields.isEmpty ? null : fields;
  }

  get #working(): PageFields | null {
    return this.#fields === 'missing' ? null : this.#fields;
  }

  /** The slot changed. */
  async take(): Promise<void> {
    this.#host.element.requestUpdate();
    await this.#load();
  }

  async #load(): Promise<void> {
    if (this.#working || !this.#hasContent) return;
    const Fields = await pageFieldsClass.load();
    if (this.#working) return;
    const fields = Fields && new Fields(this.#host);
    this.#fields = fields ?? 'missing';
    // From here on a listener that changes the address finds the fields in place.
    fields?.start();
    this.#host.element.requestUpdate();
  }

  /** The element's address may be another one. */
  follow(address: Address | null, previous: Address | null): void {
    // What is submitted goes on without the code that did not come meanwhile.
    if (this.#host.state.submission === 'released' && this.#hasContent) this.#fields ??= 'missing';
    if (this.#working) this.#working.follow(address, previous);
    else if (address) void this.#load();
  }
}
