import type { Country } from '../../contract/types.ts';
import { type EntryEvent, type EntryState, initialEntry } from '../../core/entry.ts';
import { countryOf } from '../../core/entry-view.ts';
import { reduceField } from '../../core/field-machine.ts';
import type { Step } from '../events.ts';
import type { AddressEntry } from './element.ts';
import type { OtherWays } from './other-ways.ts';
import type { Search, SearchOwner } from './search.ts';
import { tell, tellStep } from './tell.ts';

export interface EntryControllerOptions {
  /** Brings value, form value and validity up to date; runs before anybody hears of a change. */
  readonly changed: (state: EntryState) => void;
  /** The step the whole element is in. */
  readonly step: () => Step;
  /** What searching gets from the element. */
  readonly owner: () => SearchOwner;
}

/** Milliseconds somebody waits for what is not loaded yet, as for an answer. */
const patience = 10_000;

/** One address entry after another: what people do becomes events of the machine, its changes become news. */
export class EntryController {
  readonly #host: AddressEntry;
  readonly #options: EntryControllerOptions;
  #state: EntryState = initialEntry;
  #toldStep: Step = 'country';
  #search: Search | null = null;
  #loading: Promise<Search> | null = null;
  /** What was typed waits for the search. */
  #waiting: Promise<void> | null = null;

  constructor(host: AddressEntry, options: EntryControllerOptions) {
    this.#host = host;
    this.#options = options;
    host.addEventListener('focusin', this.enter, { once: true });
    host.addController({
      hostUpdated: () => {
        if (this.state.step === 'done') this.enter();
      },
      hostDisconnected: () => this.dispatch({ type: 'left' }),
    });
  }

  get state(): EntryState {
    return this.#state;
  }

  /** What searching needs; null until it is loaded. */
  get search(): Search | null {
    return this.#search;
  }

  /** Resolves when no request is under way. */
  async settled(): Promise<void> {
    await this.#host.updateComplete;
    await this.#loading?.catch(() => null);
    await this.#waiting;
    await this.#search?.settled();
  }

  /** Resolves once what searching needs is loaded; rejects when it cannot be had, and may be called again. */
  load(): Promise<Search> {
    this.#loading ??= this.#load().catch((error) => {
      this.#loading = null;
      addEventListener('online', this.#isOnline, { once: true });
      throw error;
    });
    return this.#loading;
  }

  async #load(): Promise<Search> {
    // An element that was never rendered has no place for it.
    await this.#host.updateComplete;
    // Some browsers remember for the life of the page what they could not import.
    if (!navigator.onLine) throw new Error();
    const { Search } = await import('./search.ts');
    const search = new Search(this, this.#options.owner());
    this.#search = search;
    // What happened meanwhile.
    search.changed(this.state, initialEntry);
    this.#host.requestUpdate();
    return search;
  }

  /** The ways around searching, for somebody who wants one now. */
  needWays(): Promise<OtherWays | null> {
    return this.#need(this.load().then((search) => search.loadWays()));
  }

  /** They are told when it cannot be had in time. */
  async #need<Part>(part: Promise<Part>): Promise<Part | null> {
    const late = new Promise<null>((resolve) => setTimeout(resolve, patience, null));
    const got = await Promise.race([part, late]).catch(() => null);
    if (!got) this.dispatch({ type: 'notLoaded' });
    return got;
  }

  /** Loads what searching needs, in case somebody will search. */
  readonly enter = (): void => {
    this.load().catch(() => null);
  };

  /** What the page does. */
  dispatch(event: EntryEvent): void {
    const previous = this.#state;
    const next = (this.#search?.reduce ?? reduceField)(previous, event);
    if (next === previous) return;
    this.#state = next;
    this.#search?.follow(next);
    this.#options.changed(next);
    this.#search?.changed(next, previous);
    this.tellStep();
    tell(this.#host, next, previous);
    this.#host.requestUpdate();
  }

  /** What the person does, and what comes of it: the one place that tells the page of a change of theirs. */
  act(event: EntryEvent): void {
    const before = addressOf(this.state);
    this.dispatch(event);
    if (addressOf(this.state) !== before) this.#host.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** The person typed; what it was is searched for as soon as that is possible. */
  typed(text: string): void {
    if (this.#search) this.#search.typed(text);
    else this.#keep(text);
  }

  #keep(text: string): void {
    this.act({ type: 'typed', text, minLength: this.#host.minLength });
    const kept = this.#state;
    this.#waiting = this.#need(this.load()).then((search) => {
      // Once, and not for somebody who is gone.
      if (this.#state === kept) search?.typed(text);
    });
  }

  /** Once more, what could not be had. */
  retry(): void {
    const { problem, text } = this.state;
    if (problem?.request === null) this.typed(text);
    else this.act({ type: 'retried' });
  }

  /** The person chose a country. What was typed stays, and is searched for there in an entry of its own. */
  chooseCountry(country: Country): void {
    const { text } = this.state;
    this.act({ type: 'countryChosen', country });
    if (text.trim() !== '') this.typed(text);
    this.search?.combobox.close();
  }

  /** The page asked for a country. An address it gave as well is not wiped for it. */
  setCountry(country: Country): void {
    const { state } = this;
    // Whoever types the address by hand searches for nothing, and wipes nothing before they are done.
    const isElsewhere = this.#options.step() !== state.step;
    if (countryOf(state)?.iso3 === country.iso3) return;
    if (state.step === 'done' && (state.by === 'page' || isElsewhere)) return;
    this.dispatch({ type: 'countryChosen', country });
    if (state.text.trim() !== '' && !isElsewhere) this.typed(state.text);
  }

  readonly #isOnline = (): void => (this.state.problem ? this.retry() : this.enter());

  /** Tells the page of the step, unless it knows. */
  tellStep(): void {
    const step = this.#options.step();
    if (step === this.#toldStep) return;
    this.#toldStep = step;
    tellStep(this.#host, step);
  }
}

function addressOf(state: EntryState): unknown {
  return state.step === 'done' ? state.address : null;
}
