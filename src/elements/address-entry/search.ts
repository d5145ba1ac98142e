/**
 * What searching needs beyond the field: requests, the list and its keys, what is said of it, and the address as
 * it goes on the parcel. Loaded when somebody enters the field, or when there is an address to show.
 */
import type { ReactiveControllerHost } from 'lit';
import type { EntryEvent, EntryRequest, EntryState } from '../../core/entry.ts';
import { optionsOf } from '../../core/entry-view.ts';
import { ComboboxController } from '../combobox-controller.ts';
import { optionName } from '../combobox-view.ts';
import { listbox } from '../listbox.styles.ts';
import type { EntryController, EntryControllerOptions } from './entry-controller.ts';
import { RecoveryController } from './recovery-controller.ts';
import { performEntryRequest } from './requests.ts';
import { renderAddress, renderSuggestions, renderTrail } from './search-view.ts';
import { statusOf } from './status.ts';

export { listbox as styles };

/** What is loaded, at work for one element. */
export class Search {
  readonly #entry: EntryController;
  readonly #options: EntryControllerOptions;
  readonly #recovery: RecoveryController;
  readonly combobox: ComboboxController;
  readonly renderSuggestions = renderSuggestions;
  readonly renderTrail = renderTrail;
  readonly renderAddress = renderAddress;

  constructor(host: ReactiveControllerHost & HTMLElement, entry: EntryController, options: EntryControllerOptions) {
    this.#entry = entry;
    this.#options = options;
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
      accept: (index) => entry.choose(index),
      clear: () => entry.act({ type: 'cleared' }),
      activated: (index) => this.#echo(index),
    });
  }

  /** Seconds until it makes sense to ask again. */
  get wait(): number {
    return this.#recovery.wait;
  }

  /** Rejects only when aborted. */
  perform(request: EntryRequest, signal: AbortSignal): Promise<EntryEvent> {
    return performEntryRequest(request, this.#options.client(), this.#options.settings(), signal);
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
    this.#entry.say(optionName(option, this.#options.localized().messages.opensMore), 0);
  }

  #announce(next: EntryState, previous: EntryState): void {
    const localized = this.#options.localized();
    const status = statusOf(next, localized);
    const isAnswer = optionsOf(next).length > 0 && next.request !== previous.request;
    const isGiven = next.step === 'done' && next.by === 'page';
    if (!isGiven && (isAnswer || status !== statusOf(previous, localized))) this.#entry.say(status);
  }
}
