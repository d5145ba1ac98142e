import type { AddressClient } from '../../client/client.ts';
import { countryOf } from '../../core/entry-view.ts';
import type { Verdict } from '../../core/verdict.ts';
import type { Localized } from '../../i18n/messages.ts';
import type { Flow, FlowHost } from '../flow.ts';
import { FlowController } from '../flow-controller.ts';
import type { AddressEntry } from './element.ts';
import type { EntryController } from './entry-controller.ts';
import { tellProblem } from './tell.ts';
import type { ManualView } from './view.ts';

export interface ManualWayOptions {
  readonly client: () => AddressClient | null;
  readonly localized: () => Localized;
  /** Whether the person may be told what is missing. */
  readonly showsInvalid: () => boolean;
  /** Brings form value and validity up to date. */
  readonly changed: () => void;
}

/** The way around searching: opens and closes the manual fields, and hands what they give to the entry. */
export class ManualWay {
  readonly #element: AddressEntry;
  readonly #entry: EntryController;
  readonly #options: ManualWayOptions;
  readonly #controller: FlowController;

  constructor(element: AddressEntry, entry: EntryController, options: ManualWayOptions) {
    this.#element = element;
    this.#entry = entry;
    this.#options = options;
    this.#controller = new FlowController(element, {
      load: () => import('../manual/flow.ts'),
      host: () => this.#hostFor(),
      start: () => {
        const { state } = entry;
        return {
          country: countryOf(state),
          address: state.step === 'done' ? state.address : null,
          text: state.step === 'done' ? '' : state.text,
          trail: state.step === 'search' ? state.trail : [],
        };
      },
    });
  }

  /** The fields in use; null while searching. */
  get flow(): Flow | null {
    return this.#controller.flow;
  }

  view(): ManualView {
    const { state } = this.#entry;
    const verdict = state.step === 'done' ? state.verdict : null;
    const { noManual, readonly } = this.#element;
    return {
      country: this.flow?.country ?? null,
      fields: this.flow?.render() ?? null,
      note: (verdict && this.#controller.loaded?.note(verdict)) ?? null,
      isOffered: !noManual && !readonly,
      isLoading: this.#controller.isLoading,
    };
  }

  /** `saved` is what the fields left behind before a navigation. */
  async open(saved: unknown = null): Promise<Flow | null> {
    const flow = await this.#controller.open(saved);
    if (flow) this.#changed();
    this.#entry.combobox.close();
    return flow;
  }

  /** Opens the fields for the person to go on in. */
  async enter(): Promise<void> {
    const flow = await this.open();
    await this.#element.updateComplete;
    flow?.anchor?.focus();
  }

  /** Of the fields in use, else of the committed address: that one is asked about in silence. */
  async verify(): Promise<Verdict | null> {
    const { state } = this.#entry;
    if (this.flow) return this.flow.verify();
    if (state.step !== 'done') return null;
    return state.verdict ?? this.#controller.verify();
  }

  close(): void {
    if (!this.flow && !this.#controller.isLoading) return;
    this.#controller.close();
    this.#changed();
  }

  #changed(): void {
    this.#options.changed();
    this.#entry.tellStep();
    this.#element.requestUpdate();
  }

  #hostFor(): FlowHost | null {
    const options = this.#options;
    const entry = this.#entry;
    const element = this.#element;
    const root = element.shadowRoot;
    if (!root) return null;
    return {
      element,
      root,
      get form() {
        return element.form;
      },
      get country() {
        return countryOf(entry.state);
      },
      get client() {
        return options.client();
      },
      get localized() {
        return options.localized();
      },
      get settings() {
        const { verify, required, readonly, autocomplete, dispatchCountry, label } = element;
        return {
          ...{ verify, required, readonly, autocomplete, dispatchCountry },
          disabled: element.matches(':disabled'),
          showsInvalid: options.showsInvalid(),
          label: label || options.localized().messages.label,
        };
      },
      say: (text) => entry.say(text),
      failed: (problem) => tellProblem(element, problem),
      changed: () => this.#changed(),
      given: (given) => {
        const hadFocus = element.matches(':focus-within');
        this.#controller.close();
        entry.act({ type: 'given', ...given });
        if (hadFocus) void this.#focus('#manual');
      },
      left: () => {
        this.close();
        void this.#focus('#input');
      },
    };
  }

  /** What had focus is gone after the next rendering. */
  async #focus(selector: string): Promise<void> {
    await this.#element.updateComplete;
    this.#element.shadowRoot?.querySelector<HTMLElement>(selector)?.focus();
  }
}
