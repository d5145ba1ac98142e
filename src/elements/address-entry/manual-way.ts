import type { Verdict } from '../../core/verdict.ts';
import type { Flow, FlowModule, FlowOwner } from '../flow.ts';
import * as plain from '../plain-fields.ts';
import type { ManualView } from './view.ts';

/**
 * The way around searching. Loads the manual fields when somebody wants them; where that fails there are plain
 * ones.
 */
export class ManualWay {
  readonly #owner: Omit<FlowOwner, 'close'>;
  #state: 'closed' | 'loading' | 'open' = 'closed';
  #loading: Promise<Flow> | null = null;
  /** Remembers what it gave, closed or not. */
  #flow: Flow | null = null;

  constructor(owner: Omit<FlowOwner, 'close'>) {
    this.#owner = owner;
    const { element, entry } = owner;
    element.addController({
      hostUpdated: () => {
        // What looks at an address of the page has to be there when the form is submitted.
        if (element.verify === 'submit' && entry.state.step === 'done' && !entry.state.source) void this.load();
      },
    });
  }

  /** The fields in use; null while searching. */
  get flow(): Flow | null {
    return this.#state === 'open' ? this.#flow : null;
  }

  view(): ManualView {
    const { noManual, readonly } = this.#owner.element;
    return {
      country: this.flow?.country ?? null,
      fields: this.flow?.render() ?? null,
      note: this.#flow?.renderNote() ?? null,
      isOffered: !noManual && !readonly,
      isLoading: this.#state === 'loading',
    };
  }

  /** Loads the fields without showing them. */
  load(): Promise<Flow> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  /** `saved` is what the fields left behind before a navigation. */
  async open(saved: unknown = null): Promise<void> {
    if (this.#state !== 'closed') return;
    this.#set('loading');
    const flow = await this.load();
    // It may have been closed meanwhile.
    if (!this.#isLoading) return;
    flow.open(saved);
    this.#set('open');
    this.#owner.entry.combobox.close();
  }

  /** Opens the fields for the person to go on in. */
  async enter(): Promise<void> {
    await this.open();
    await this.#owner.element.updateComplete;
    this.flow?.anchor?.focus();
  }

  close(): void {
    if (this.#state === 'closed') return;
    this.#set('closed');
    this.#flow?.closed();
  }

  async verify(): Promise<Verdict | null> {
    return (await this.load()).verify();
  }

  get #isLoading(): boolean {
    return this.#state === 'loading';
  }

  #set(state: 'closed' | 'loading' | 'open'): void {
    this.#state = state;
    this.#owner.changed();
  }

  async #load(): Promise<Flow> {
    const module: FlowModule = await import('../manual/flow.ts').catch(() => plain);
    const sheet = module.styles?.styleSheet;
    if (sheet) this.#owner.element.shadowRoot?.adoptedStyleSheets.push(sheet);
    this.#flow = module.createFlow({ ...this.#owner, close: () => this.close() });
    return this.#flow;
  }
}
