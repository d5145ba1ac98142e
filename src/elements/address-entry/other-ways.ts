import type { Verdict } from '../../core/manual/verdict.ts';
import { adoptStyles } from '../adopt-styles.ts';
import type { Flow, FlowModule, FlowOwner } from '../flow.ts';
import * as plain from '../plain-fields.ts';
import { isDutchFirst, isJudgedLater } from './ahead.ts';
import type { Around } from './form.ts';
import type { WayView } from './view.ts';

/** By hand; and, for the Netherlands, by postcode and house number. */
export type Way = 'manual' | 'lookup';

/** What a flow gets from the element. */
export type WaysOwner = Omit<FlowOwner, 'close' | 'give'>;

type State = { readonly way: Way; readonly flow: Flow | 'loading' } | null;

/**
 * The ways around searching, loaded when somebody wants them. Where the manual fields cannot be loaded there are
 * plain ones; where the Dutch way cannot, there is the search.
 */
export class OtherWays {
  readonly #owner: WaysOwner;
  readonly #loading: Partial<Record<Way, Promise<Flow>>> = {};
  /** Null while searching. */
  #state: State = null;
  /** Remembers what it gave, open or not. */
  #manual: Flow | null = null;
  /** Somebody rather searches than uses the Dutch way. */
  #prefersSearch = false;

  constructor(owner: WaysOwner) {
    this.#owner = owner;
    owner.element.addController({
      hostUpdated: () => {
        const { element, entry } = owner;
        const { step, text } = entry.state;
        // What looks at an address of the page has to be there when the form is submitted.
        if (isJudgedLater(element, entry.state)) void this.load('manual');
        if (!isDutchFirst(element, entry.state)) {
          this.#prefersSearch = false;
          if (this.#state?.way === 'lookup') this.close();
        } else if (!this.#prefersSearch && step === 'search' && text === '') void this.open('lookup');
      },
    });
  }

  /** The fields in use; null while searching. */
  get flow(): Flow | null {
    const flow = this.#state?.flow;
    return flow === 'loading' ? null : (flow ?? null);
  }

  /** For the form. `saved` is what `restore` takes, as JSON can hold it; null while searching. */
  get around(): Omit<Around, 'isWithoutCountries'> {
    const { flow } = this;
    return { flow, saved: flow && { way: this.#state?.way, saved: flow.saved } };
  }

  /** Goes on where an earlier element was before a navigation, as far as `saved` makes sense. */
  restore(saved: unknown): void {
    const { way, saved: fields } = (saved ?? {}) as { readonly way?: unknown; readonly saved?: unknown };
    if (way !== 'manual' && way !== 'lookup') return;
    if (way === 'manual' && this.#owner.element.noManual) return;
    this.close();
    void this.open(way, fields);
  }

  view(): WayView {
    return {
      country: this.flow?.country ?? null,
      fields: this.flow?.render() ?? null,
      note: this.#manual?.renderNote() ?? null,
      isLookupOffered:
        isDutchFirst(this.#owner.element, this.#owner.entry.state) && !this.#state && !this.#owner.element.readonly,
      isLoading: this.#state?.flow === 'loading',
    };
  }

  /** Loads a way's fields without showing them. */
  load(way: Way): Promise<Flow> {
    const loading = this.#loading[way] ?? this.#load(way);
    this.#loading[way] = loading;
    // What could not be had may be there the next time.
    loading.catch(() => delete this.#loading[way]);
    return loading;
  }

  /** `saved` is what the fields left behind before a navigation. */
  async open(way: Way, saved: unknown = null): Promise<void> {
    if (this.#state) return;
    const { element, entry } = this.#owner;
    const { text } = entry.state;
    const state: State = { way, flow: 'loading' };
    this.#set(state);
    const flow = await this.load(way).catch(() => null);
    // It may have been closed meanwhile.
    if (this.#state !== state) return;
    // Whoever began to type goes on; the manual fields have what was typed in them.
    if (!flow || (way === 'lookup' && entry.state.text !== text)) return this.#search();
    const hadFocus = element.shadowRoot?.activeElement?.id === 'input';
    flow.open(saved);
    this.#set({ way, flow });
    entry.search?.combobox.close();
    if (!hadFocus) return;
    await element.updateComplete;
    if (!element.shadowRoot?.activeElement) flow.anchor?.focus();
  }

  /** Opens the fields for the person to go on in. */
  async enter(way: Way): Promise<void> {
    this.#prefersSearch = false;
    // Another way may still be loading.
    if (!this.flow && this.#state?.way !== way) this.close();
    if (way === 'manual' && this.flow?.enterManually) this.flow.enterManually();
    else await this.open(way);
    await this.#owner.element.updateComplete;
    this.flow?.anchor?.focus();
  }

  close(): void {
    const { flow } = this;
    if (!this.#state) return;
    this.#set(null);
    flow?.closed();
  }

  /** Nothing of what was typed comes back. */
  clear(): void {
    this.close();
    this.#manual?.cleared?.();
  }

  async verify(): Promise<Verdict | null> {
    return (await this.load('manual')).verify();
  }

  #search(): void {
    this.#prefersSearch = true;
    this.close();
  }

  #set(state: State): void {
    this.#state = state;
    this.#owner.changed();
  }

  async #load(way: Way): Promise<Flow> {
    const module: FlowModule = await (way === 'manual'
      ? import('../manual/flow.ts').catch(() => plain)
      : import('../nl-postcode-lookup/flow.ts'));
    adoptStyles(this.#owner.element, module.styles);
    const flow: Flow = module.createFlow({
      ...this.#owner,
      close: () => this.#search(),
      give: (given) => {
        // In one go: between the fields and the address there is no search.
        this.#state = null;
        this.#owner.entry.act({ type: 'given', source: 'manual', ...given });
        flow.closed();
      },
    });
    if (way === 'manual') this.#manual = flow;
    return flow;
  }
}
