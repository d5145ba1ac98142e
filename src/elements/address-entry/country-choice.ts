import { Task, TaskStatus } from '@lit/task';
import { type CountryClient, choosing } from '../../client/choosing.ts';
import { AddressServiceError } from '../../client/errors.ts';
import type { Country } from '../../contract/types.ts';
import { sharing } from '../sharing.ts';
import { type CountryOption, findCountry, optionsFrom } from './countries.ts';
import type { CountriesView } from './country-view.ts';
import type { AddressEntry } from './element.ts';
import type { TypeAhead } from './type-ahead.ts';

const clientOf = sharing(choosing);

export interface CountryChoiceOptions {
  /** The code or name that is asked for; empty for none. */
  readonly wanted: () => string;
  /** The codes that may be chosen; none means all. */
  readonly codes: () => readonly string[];
  readonly found: (country: Country) => void;
  readonly failed: (error: AddressServiceError) => void;
}

/** Loads the countries the service supports, and finds the one that is asked for. */
export class CountryChoice {
  readonly #supported: Task<readonly [CountryClient | null], readonly Country[]>;
  readonly #options: CountryChoiceOptions;
  #typeAhead: TypeAhead | null = null;
  /** Keys that were pressed while it was loading. */
  readonly #early: KeyboardEvent[] = [];
  /** What there is to choose from while the service's list cannot be had. */
  #substitute: readonly Country[] | undefined;

  constructor(host: AddressEntry, options: CountryChoiceOptions) {
    this.#options = options;
    const onError = (error: unknown) => {
      if (!(error instanceof AddressServiceError)) throw error;
      options.failed(error);
    };
    this.#supported = new Task(host, {
      args: () => [clientOf(host)] as const,
      task: async ([client], { signal }) => {
        if (!client) throw new AddressServiceError('not-configured', 'countries');
        return client.countries({ signal });
      },
      onError,
    });
    new Task(host, {
      args: () => [this.#list, options.wanted()] as const,
      task: async ([supported, wanted], { signal }) => {
        if (!supported || wanted === '') return null;
        const found = findCountry(supported, wanted);
        if (found) return found;
        const { countryNamed } = await import('./named-country.ts').catch(() => {
          throw new AddressServiceError('unavailable', 'country');
        });
        return countryNamed(host, wanted, signal);
      },
      onComplete: (country) => country && options.found(country),
      onError,
    });
  }

  get #isLoading(): boolean {
    return this.#supported.status < TaskStatus.COMPLETE;
  }

  /** Why the list is not there; null while it loads and when it is. */
  get problem(): AddressServiceError | null {
    const { status, error } = this.#supported;
    return status === TaskStatus.ERROR && error instanceof AddressServiceError ? error : null;
  }

  /** The picker got the focus: gets what only people who use it need. */
  readonly #focused = async (): Promise<void> => {
    // Without it the browser's own way of typing in a picker remains.
    const { TypeAhead } = await import('./type-ahead.ts').catch(() => ({ TypeAhead: null }));
    if (!TypeAhead || this.#typeAhead) return;
    this.#typeAhead = new TypeAhead();
    // The browser dealt with these; what follows them goes on with the same word.
    for (const { key, timeStamp } of this.#early.splice(0)) this.#typeAhead.press(key, timeStamp, [], '');
  };

  /** What is shown of the choice, in the person's language. */
  viewIn(lang: string): Omit<CountriesView, 'isFixed'> {
    const options = this.optionsIn(lang);
    return {
      options,
      isLoading: this.#isLoading,
      problem: this.problem,
      focused: this.#focused,
      pressed: (event, current) => this.#pressed(event, options ?? [], current)?.country,
    };
  }

  /** The country that a key pressed in the picker leads to; undefined when it is for the browser. */
  #pressed(event: KeyboardEvent, options: readonly CountryOption[], current: string): CountryOption | undefined {
    if (event.isComposing || event.ctrlKey || event.altKey || event.metaKey) return undefined;
    if (this.#typeAhead) return this.#typeAhead.press(event.key, event.timeStamp, options, current);
    this.#early.push(event);
    return undefined;
  }

  /** Asks again for what could not be had. */
  retry(): void {
    if (this.problem) void this.#supported.run();
  }

  /** For a way that gets along without the service. */
  substitute(countries: readonly Country[]): void {
    this.#substitute = countries;
  }

  get #list(): readonly Country[] | undefined {
    return this.problem ? this.#substitute : this.#supported.value;
  }

  /** Null until the list is there. */
  optionsIn(lang: string): readonly CountryOption[] | null {
    return this.#list ? optionsFrom(this.#list, this.#options.codes(), lang) : null;
  }
}
