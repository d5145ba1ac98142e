/**
 * What searching needs beyond the field: requests, the list and its keys, what is said of it, and the address as
 * it goes on the parcel. Loaded when somebody enters the field, or when there is an address to show.
 */
import type { TemplateResult } from 'lit';
import { searching } from '../../client/searching.ts';
import { newSessionId } from '../../client/session.ts';
import type { EntryEvent, EntryRequest, EntryState } from '../../core/entry.ts';
import { isWanted, reduceEntry } from '../../core/entry-machine.ts';
import { countryOf } from '../../core/entry-view.ts';
import { optionsOf } from '../../core/suggestions.ts';
import type { Localized } from '../../i18n/messages.ts';
import { adoptStyles } from '../adopt-styles.ts';
import { Announcer } from '../announcer.ts';
import { ComboboxController } from '../combobox-controller.ts';
import { optionName } from '../combobox-view.ts';
import { listbox } from '../listbox.styles.ts';
import { RequestRunner } from '../request-runner.ts';
import { result } from '../result.styles.ts';
import { serviceLanguage } from '../service-language.ts';
import { sharing } from '../sharing.ts';
import { isDutchFirst, isJudgedLater } from './ahead.ts';
import type { EntryController } from './entry-controller.ts';
import type { OtherWays, WaysOwner } from './other-ways.ts';
import { RecoveryController } from './recovery-controller.ts';
import { performEntryRequest } from './requests.ts';
import { renderAddress, renderSuggestions, renderTrail, renderWait } from './search-view.ts';
import { statusOf } from './status.ts';
import type { EntryView } from './view.ts';

const clientOf = sharing(searching);

/** Milliseconds between two suggestion requests: a steady typist sees lists, a service is not flooded. */
const pace = 150;

/** Milliseconds. Proxies end a session after half an hour; a minute more or less must not matter. */
const sessionLife = 25 * 60_000;

/** What searching, and the ways around it, get from the element. */
export interface SearchOwner extends Omit<WaysOwner, 'entry'> {
  /** BCP 47 tag of the language the element is in; empty when the page states none. */
  readonly lang: () => string;
}

/** What is loaded, at work for one element. */
export class Search {
  readonly #entry: EntryController;
  readonly #owner: SearchOwner;
  readonly #announcer: Announcer;
  readonly #recovery: RecoveryController;
  readonly #runner: RequestRunner<EntryRequest, EntryEvent>;
  /** When the session did, in milliseconds since the epoch. */
  #began = 0;
  readonly combobox: ComboboxController;
  /** Null until somebody needs them. */
  ways: OtherWays | null = null;
  readonly reduce = reduceEntry;
  readonly renderTrail = renderTrail;
  readonly renderAddress = renderAddress;

  constructor(entry: EntryController, owner: SearchOwner) {
    const { element } = owner;
    adoptStyles(element, [result, listbox]);
    this.#entry = entry;
    this.#owner = owner;
    this.#announcer = new Announcer(element);
    this.#runner = new RequestRunner({
      paceOf: ({ kind }) => (kind === 'suggest' ? pace : 0),
      perform: (request, signal) => performEntryRequest(request, clientOf(element), this.language, element, signal),
      answered: (event) => entry.act(event),
    });
    this.#recovery = new RecoveryController(element, {
      problem: () => entry.state.problem,
      retry: () => {
        // Somebody who goes another way meanwhile is not searched for.
        if (element.step === 'search') entry.retry();
      },
    });
    this.combobox = new ComboboxController(element, {
      root: () => element.shadowRoot,
      count: () => optionsOf(entry.state).length,
      isClearable: () => !element.readonly && entry.state.step === 'search' && entry.state.text !== '',
      accept: (index) => this.choose(index),
      clear: () => entry.act({ type: 'cleared' }),
      activated: (index) => this.#echo(index),
    });
    element.addController({
      hostUpdated: () => {
        const { state } = entry;
        const isNeeded = isDutchFirst(element, state) || isJudgedLater(element, state);
        if (isNeeded && !this.ways) this.loadWays().catch(() => null);
      },
    });
  }

  /** The ways around searching; rejects when they cannot be had. */
  async loadWays(): Promise<OtherWays> {
    const { OtherWays } = await import('./other-ways.ts');
    this.ways ??= new OtherWays({ ...this.#owner, entry: this.#entry });
    this.#owner.element.requestUpdate();
    return this.ways;
  }

  /** The service's language; empty for its own choice. */
  get language(): string {
    const country = countryOf(this.#entry.state);
    return this.#owner.element.language || (country ? serviceLanguage(this.#owner.lang(), country.iso2) : '');
  }

  renderSuggestions(view: EntryView): TemplateResult {
    return renderSuggestions(view, this);
  }

  /** What the live region holds. */
  get status(): string {
    return this.#announcer.text;
  }

  /** Counts down until it makes sense to ask again; null when that is now. */
  renderWait(localized: Localized): TemplateResult | null {
    return this.#recovery.wait > 0 ? renderWait(this.#recovery.wait, localized) : null;
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

  /** The person typed: the beginning of an entry, or its going on. */
  typed(text: string): void {
    const { element } = this.#owner;
    const entry = this.#entry;
    if (this.#isOver) entry.dispatch({ type: 'left' });
    if (entry.state.session === null) {
      this.#began = Date.now();
      entry.dispatch({ type: 'began', session: newSessionId() });
    }
    // A browser or the page may fill the field while the person is elsewhere; no list pops up for that.
    if (element.matches(':focus-within')) this.combobox.open();
    // What is no number counts as not set.
    entry.act({ type: 'typed', text, minLength: Number.isFinite(element.minLength) ? element.minLength : 2 });
  }

  /** The person chose an option. */
  readonly choose = (index: number): void => {
    const { element } = this.#owner;
    // What was pressed may be gone after the next rendering, and focus with it.
    element.focus();
    const { state } = this.#entry;
    const match = optionsOf(state)[index]?.match;
    // A page may fix the field while the list is open.
    if (!match || element.readonly) return;
    if (this.#isOver) this.typed(state.text);
    else this.#entry.act({ type: 'matchChosen', match });
  };

  /** Whether the session is so old that proxies do not take it for the same entry any more, nor its contexts. */
  get #isOver(): boolean {
    return this.#entry.state.session !== null && Date.now() - this.#began > sessionLife;
  }

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
    this.say(optionName(option, this.#owner.localized().messages.opensMore), 0);
  }

  #announce(next: EntryState, previous: EntryState): void {
    const localized = this.#owner.localized();
    const status = statusOf(next, localized);
    const isAnswer = optionsOf(next).length > 0 && next.request !== previous.request;
    const isGiven = next.step === 'done' && next.by === 'page';
    if (!isGiven && (isAnswer || status !== statusOf(previous, localized))) this.say(status);
  }
}
