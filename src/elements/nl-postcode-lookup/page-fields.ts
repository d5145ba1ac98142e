import type { LightFields } from '../enhance/light-fields.ts';
import type { NlPostcodeLookup } from './element.ts';
import type { LookupController } from './lookup-controller.ts';

/** The page's own fields (slot `fields`). What they need is loaded when there are some. */
export class PageFields {
  readonly #element: NlPostcodeLookup;
  readonly #lookup: LookupController;
  #fields: LightFields | null = null;

  constructor(element: NlPostcodeLookup, lookup: LookupController) {
    this.#element = element;
    this.#lookup = lookup;
  }

  /** Null as long as the page has none. */
  get current(): LightFields | null {
    return this.#fields?.isEmpty ? null : this.#fields;
  }

  readonly slotted = async ({ target }: Event): Promise<void> => {
    // The event also comes when what the slot shows without fields changes.
    if (!(target instanceof HTMLSlotElement) || target.assignedElements().length === 0) return;
    const { createLookupFields } = await import('../enhance/lookup-fields.ts');
    this.#fields ??= createLookupFields(this.#element, this.#lookup);
    this.#element.requestUpdate();
  };
}
