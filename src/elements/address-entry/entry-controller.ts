import type { ReactiveControllerHost } from 'lit';
import { newSessionId } from '../../client/session.ts';
import type { Country } from '../../contract/types.ts';
import { type EntryEvent, type EntryRequest, type EntryState, initialEntry } from '../../core/entry.ts';
import { isWanted, reduceEntry } from '../../core/entry-machine.ts';
import { countryOf, optionsOf } from '../../core/entry-view.ts';
import type { Localized } from '../../i18n/messages.ts';
import { Announcer } from '../announcer.ts';
import { ComboboxController } from '../combobox-controller.ts';
import { optionName } from '../combobox-view.ts';
import type { Step } from '../events.ts';
import { MachineController } from '../machine-controller.ts';
import { RecoveryController } from './recovery-controller.ts';
import { paceOf } from './requests.ts';
import { tell, tellStep } from './tell.ts';
import { statusOf } from './texts.ts';

export interface EntryControllerOptions {
  readonly minLength: () => number;
  /** False while the field is read-only. */
  readonly isEditable: () => boolean;
  readonly localized: () => Localized;
  readonly root: () => ParentNode | null;
  readonly perform: (request: EntryRequest, signal: AbortSignal) => Promise<EntryEvent>;
  /** Brings value, form value and validity up to date; runs before anybody hears of a change. */
  readonly changed: (state: EntryState) => void;
  /** The step the whole element is in. */
  readonly step: () => Step;
}

/** Milliseconds. Proxies end a session after half an hour; a minute more or less must not matter. */
const sessionLife = 25 * 60_000;

/** One address entry after another: what people do becomes events of the machine, its changes become news. */
export class EntryController {
  readonly #host: ReactiveControllerHost & HTMLElement;
  readonly #options: EntryControllerOptions;
  readonly #machine: MachineController<EntryState, EntryEvent, EntryRequest>;
  readonly #announcer: Announcer;
  #toldStep: Step = 'country';
  /** When the session did, in milliseconds since the epoch. */
  #began = 0;
  readonly #recovery: RecoveryController;
  readonly combobox: ComboboxController;

  constructor(host: ReactiveControllerHost & HTMLElement, options: EntryControllerOptions) {
    this.#host = host;
    this.#options = options;
    this.#machine = new MachineController<EntryState, EntryEvent, EntryRequest>(host, {
      initial: initialEntry,
      reduce: reduceEntry,
      newest: (state) => state.request,
      isWanted,
      paceOf,
      perform: options.perform,
      answered: (event) => this.act(event),
      changed: (next, previous) => this.#changed(next, previous),
    });
    this.#announcer = new Announcer(host);
    this.#recovery = new RecoveryController(host, {
      problem: () => this.state.problem,
      retry: () => {
        // Somebody who goes another way meanwhile is not searched for.
        if (options.step() === 'search') this.act({ type: 'retried' });
      },
    });
    this.combobox = new ComboboxController(host, {
      root: options.root,
      count: () => optionsOf(this.state).length,
      isClearable: () => options.isEditable() && this.state.step === 'search' && this.state.text !== '',
      accept: (index) => this.choose(index),
      clear: () => this.act({ type: 'cleared' }),
      activated: (index) => this.#echo(index),
    });
    host.addController({ hostDisconnected: () => this.dispatch({ type: 'left' }) });
  }

  get state(): EntryState {
    return this.#machine.state;
  }

  /** What the live region holds. */
  get status(): string {
    return this.#announcer.text;
  }

  /** Seconds until it makes sense to ask again. */
  get wait(): number {
    return this.#recovery.wait;
  }

  /** Resolves when no request is under way. */
  settled(): Promise<void> {
    return this.#machine.settled();
  }

  /** What the page does. */
  dispatch(event: EntryEvent): void {
    this.#machine.dispatch(event);
  }

  /** What the person does, and what comes of it: the one place that tells the page of a change of theirs. */
  act(event: EntryEvent): void {
    const before = addressOf(this.state);
    this.#machine.dispatch(event);
    if (addressOf(this.state) !== before) this.#host.dispatchEvent(new Event('change', { bubbles: true }));
  }

  typed(text: string): void {
    if (this.#isOver) this.#machine.dispatch({ type: 'left' });
    if (this.state.session === null) {
      this.#began = Date.now();
      this.#machine.dispatch({ type: 'began', session: newSessionId() });
    }
    // A browser or the page may fill the field while the person is elsewhere; no list pops up for that.
    if (this.#host.matches(':focus-within')) this.combobox.open();
    this.act({ type: 'typed', text, minLength: this.#options.minLength() });
  }

  choose(index: number): void {
    // What was pressed may be gone after the next rendering, and focus with it.
    this.#host.focus();
    // A page may fix the field while the list is open.
    const match = this.#options.isEditable() ? optionsOf(this.state)[index]?.match : undefined;
    if (match && this.#isOver) this.typed(this.state.text);
    else if (match) this.act({ type: 'matchChosen', match });
  }

  /** The person chose a country. What was typed stays, and is searched for there in an entry of its own. */
  chooseCountry(country: Country): void {
    const { text } = this.state;
    this.act({ type: 'countryChosen', country });
    if (text.trim() !== '') this.typed(text);
    this.combobox.close();
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

  /** Whether the session is so old that proxies do not take it for the same entry any more, nor its contexts. */
  get #isOver(): boolean {
    return this.state.session !== null && Date.now() - this.#began > sessionLife;
  }

  /** Has it spoken, by the element's one live region. */
  say(text: string): void {
    this.#announcer.say(text);
  }

  /** Tells the page of the step, unless it knows. */
  tellStep(): void {
    const step = this.#options.step();
    if (step === this.#toldStep) return;
    this.#toldStep = step;
    tellStep(this.#host, step);
  }

  #changed(next: EntryState, previous: EntryState): void {
    this.#options.changed(next);
    const options = optionsOf(next);
    const active = optionsOf(previous)[this.combobox.active]?.match.value;
    this.combobox.moveActive(options.findIndex(({ match }) => match.value === active));
    if (next.step === 'done' || next.step === 'details') this.combobox.close();
    this.#announce(next, previous);
    this.tellStep();
    tell(this.#host, next, previous);
  }

  /** WebKit's screen readers are often silent about `aria-activedescendant`. */
  #echo(index: number): void {
    const option = optionsOf(this.state)[index];
    if (!option || !navigator.vendor.startsWith('Apple')) return;
    this.#announcer.say(optionName(option, this.#options.localized().messages.opensMore), 0);
  }

  #announce(next: EntryState, previous: EntryState): void {
    const localized = this.#options.localized();
    const status = statusOf(next, localized);
    const isAnswer = optionsOf(next).length > 0 && next.request !== previous.request;
    const isGiven = next.step === 'done' && next.by === 'page';
    if (!isGiven && (isAnswer || status !== statusOf(previous, localized))) this.#announcer.say(status);
  }
}

function addressOf(state: EntryState): unknown {
  return state.step === 'done' ? state.address : null;
}
