/** The place of the page's own fields: their code is loaded when there are some. */
import type { Address } from '../core/address/address.ts';
import type { PanelHost } from './host.ts';
import { lazy } from './lazy.ts';

const pageFieldsClass = lazy(async () => (await import('./page-fields/page-fields.ts')).PageFields);

/** The page's own fields at work. */
export type PageFields = import('./page-fields/page-fields.ts').PageFields;

/** The slot `fields` of one element. */
export class PageFieldsSlot {
  readonly #host: PanelHost;
  #fields: PageFields | null = null;

  constructor(host: PanelHost) {
    this.#host = host;
  }

  /** Whether the page put something there. */
  get isFilled(): boolean {
    return this.#host.controllers.querySelector(':scope > [slot=fields]') !== null;
  }

  /** Null as long as there are none. */
  get fields(): PageFields | null {
    return this.#fields?.isEmpty ? null : this.#fields;
  }

  /** The slot changed. The event also comes when what it shows without fields changes. */
  async take(): Promise<void> {
    const { controllers } = this.#host;
    controllers.requestUpdate();
    if (this.#fields || !this.isFilled) return;
    const Fields = await pageFieldsClass();
    if (!Fields) return;
    this.#fields ??= new Fields(this.#host);
    controllers.requestUpdate();
  }

  /** The element's address may be another one. */
  follow(address: Address | null): void {
    this.#fields?.follow(address);
  }
}
