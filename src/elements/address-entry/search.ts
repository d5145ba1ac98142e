/**
 * What searching needs beyond the field: requests, the list and its keys, what is said of it, and the address as
 * it goes on the parcel. Loaded when somebody enters the field, or when there is an address to show.
 */
import type { ReactiveControllerHost, TemplateResult } from 'lit';
import { searching } from '../../client/searching.ts';
import type { EntryEvent, EntryRequest, EntryState } from '../../core/entry.ts';
import { isWanted, reduceEntry } from '../../core/entry-machine.ts';
import { optionsOf } from '../../core/entry-view.ts';
import { Announcer } from '../announcer.ts';
import { ComboboxController } from '../combobox-controller.ts';
import { optionName } from '../combobox-view.ts';
import { listbox } from '../listbox.styles.ts';
import { RequestRunner } from '../request-runner.ts';
import { sharing } from '../sharing.ts';
import type { EntryController, EntryControllerOptions } from './entry-controller.ts';
import { OtherWays } from './other-ways.ts';
import { RecoveryController } from './recovery-controller.ts';
import { performEntryRequest } from './requests.ts';
import { renderAddress, renderSuggestions, renderTrail } from './search-view.ts';
import { statusOf } from './status.ts';
import type { EntryView } from './view.ts';

export { listbox as styles };

const clientOf = sharing(searching);

/** Milliseconds between two suggestion requests: a steady typist sees lists, a service is not flooded. */
const pace = 150;

/** What is loaded, at work for one element. */
export class Search {
  readonly #host: HTMLElement;
  readonly #entry: EntryController;
  readonly #options: EntryControllerOptions;
  readonly #announcer: Announcer;
  readonly #recovery: RecoveryController;
  readonly #runner: RequestRunner<EntryRequest, EntryEvent>;
  readonly combobox: ComboboxController;
  readonly ways: OtherWays;
  readonly reduce = reduceEntry;
  readonly renderTrail = renderTrail;
  readonly renderAddress = renderAddress;

  constructor(host: ReactiveControllerHost & HTMLElement, entry: EntryController, options: EntryControllerOptions) {
    this.#host = host;
    this.#entry = entry;
    this.#options = options;
    const ways = options.ways();
    this.#announcer = new Announcer(host);
    this.#runner = new RequestRunner({
      paceOf: ({ kind }) => (kind === 'suggest' ? pace : 0),
      perform: (request, signal) => performEntryRequest(request, clientOf(ways.element), options.settings(), signal),
      answered: (event) => entry.act(event),
    });
    this.#recovery = new RecoveryController(host, {
      problem: () => entry.state.problem,
      retry: () => {
        // Somebody who goes another way meanwhile is not searched for.
        if (options.step() === 'search') entry.act({ type: 'retried' });
      },
    });
    this.combobox = new ComboboxController(host, {
      root: options.root,
      count: () => optionsOf(entry.state).length,
      isClearable: () => options.isEditable() && entry.state.step === 'search' && entry.state.text !== '',
      accept: (index) => this.choose(index),
      clear: () => entry.act({ type: 'cleared' }),
      activated: (index) => this.#echo(index),
    });
    this.ways = new OtherWays({ entry, ...ways });
    host.addController({ hostDisconnected: () => this.#runner.abortAll() });
  }

  renderSuggestions(view: EntryView): TemplateResult {
    return renderSuggestions(view, this);
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
    return this.#runner.settled();
  }

  /** Has the request performed that the state asks for. */
  follow(state: EntryState): void {
    this.#runner.follow(state.request, (request) => isWanted(state, request));
  }

  /** Has it spoken, by the element's one live region, after milliseconds of quiet. */
  say(text: string, after?: number): void {
    this.#announcer.say(text, after);
  }

  /** The person chose an option. */
  readonly choose = (index: number): void => {
    // What was pressed may be gone after the next rendering, and focus with it.
    this.#host.focus();
    const option = optionsOf(this.#entry.state)[index];
    // A page may fix the field while the list is open.
    if (option && this.#options.isEditable()) this.#entry.choose(option.match);
  };

  changed(next: EntryState, previous: EntryState): void {
    const options = optionsOf(next);
    const active = optionsOf(previous)[this.combobox.active]?.match.value;
    this.combobox.moveActive(options.findIndex(({ match }) => match.value === active));
    if (next.step === 'done' || next.step === 'details') this.combobox.close();
    this.#announce(next, previous);
  }

  /** WebKit's screen readers are often silent about `aria-activedescendant`. */
  #echo(index: number): void {
    const option = optionsOf(this.#entry.state)[index];
    if (!option || !navigator.vendor.startsWith('Apple')) return;
    this.say(optionName(option, this.#options.localized().messages.opensMore), 0);
  }

  #announce(next: EntryState, previous: EntryState): void {
    const localized = this.#options.localized();
    const status = statusOf(next, localized);
    const isAnswer = optionsOf(next).length > 0 && next.request !== previous.request;
    const isGiven = next.step === 'done' && next.by === 'page';
    if (!isGiven && (isAnswer || status !== statusOf(previous, localized))) this.say(status);
  }
}
