import type { Country } from '../../contract/types.ts';
import type { Address } from '../../core/address/address.ts';
import { type AddressFormat, formatOf } from '../../core/address/formats.ts';
import type { ManualEvent, ManualState, ValidateRequest, Verification } from '../../core/manual/state.ts';
import { addressFromManual, emptyFields, manualFrom } from '../../core/manual/fields.ts';
import { blockingProblems, initialManual, reduceManual } from '../../core/manual/reducer.ts';
import type { Verdict } from '../../core/manual/verdict.ts';
import { MachineController } from '../machine-controller.ts';
import { readSaved } from './form.ts';
import type { ManualHost, Start } from './host.ts';
import { performValidation } from './requests.ts';
import type { Readiness, Settlement } from './submit-guard.ts';

/** Until a country is chosen: fields that suit most, and nothing to commit. */
const nowhere: Country = { name: '', iso2: '', iso3: '' };

/** What is typed into the fields, from what was known to what is given: the machine, and where it begins. */
export class Typing {
  readonly #host: ManualHost;
  readonly #machine: MachineController<ManualState, ManualEvent, ValidateRequest>;
  #started: Start | null = null;
  /** The element's country, as far as the fields know. */
  #followed: Country | null = null;

  constructor(host: ManualHost, changed: (next: ManualState, previous: ManualState) => void) {
    this.#host = host;
    this.#machine = new MachineController<ManualState, ManualEvent, ValidateRequest>(host.element, {
      initial: initialManual(nowhere, emptyFields),
      reduce: reduceManual,
      newest: (state) => state.request,
      isWanted: (state, request) => state.request === request,
      paceOf: () => 0,
      perform: (request, signal) => performValidation(request, host.client, signal),
      answered: (event) => this.dispatch(event),
      changed,
    });
  }

  get state(): ManualState {
    return this.#machine.state;
  }

  get hasCountry(): boolean {
    return this.state.country.iso3 !== '';
  }

  get format(): AddressFormat {
    return formatOf(this.state.country.iso2);
  }

  /** What is in the fields, as an address. */
  get address(): Address {
    return addressFromManual(this.state.fields, this.state.country, this.format);
  }

  /** Whether it could be committed now. */
  get isComplete(): boolean {
    return this.state.step === 'editing' && this.hasCountry && blockingProblems(this.state).length === 0;
  }

  get readiness(): Readiness {
    const { step } = this.state;
    return step === 'validating' ? 'unsettled' : step === 'review' ? 'asked' : 'ready';
  }

  dispatch(event: ManualEvent): void {
    this.#machine.dispatch(event);
  }

  /** Whether what is known is what the fields were filled from: then they are left as they are. */
  isAsStarted(start: Start): boolean {
    const last = this.#started;
    return last?.text === start.text && last.address === start.address && last.trail.at(-1) === start.trail.at(-1);
  }

  /**
   * Begins with what is known.
   *
   * @param saved what earlier fields left behind before a navigation
   * @param asTyped the committed address, while it is what was typed: the fields are as they were then
   */
  open(start: Start, saved: unknown, asTyped: Address | null): void {
    const known = readSaved(saved);
    this.#followed = start.country;
    if (!known && this.isAsStarted(start) && this.state.step !== 'accepted') return;
    if (!known && start.address && start.address === asTyped) this.dispatch({ type: 'editedAgain' });
    else this.begin(start);
    if (known) this.dispatch({ type: 'filled', ...known, given: null });
  }

  begin(start: Start): void {
    const country = start.country ?? start.address?.country ?? nowhere;
    const fields = manualFrom(start, formatOf(country.iso2));
    this.#started = start;
    this.dispatch({ type: 'filled', country, fields, given: start.address });
  }

  /** The element has another country: its list of countries has come, or the page chose. */
  follow(country: Country | null): void {
    if (!country || country === this.#followed) return;
    this.#followed = country;
    this.dispatch({ type: 'countryChosen', country });
  }

  forget(): void {
    this.#started = null;
    this.dispatch({ type: 'cleared' });
  }

  commit(): void {
    if (this.hasCountry) this.dispatch({ type: 'committed', verification: this.#verification });
  }

  /** Asks about an address that is there already, and nobody but the service. */
  commitQuietly(start: Start): void {
    this.begin(start);
    this.dispatch({ type: 'committed', verification: this.#host.client ? 'quietly' : 'never' });
  }

  /** The verdict once the service has answered; null when there is none. */
  async verdict(): Promise<Verdict | null> {
    await this.#machine.settled();
    const { state } = this;
    return state.step === 'review' || state.step === 'accepted' ? state.verdict : null;
  }

  async settled(): Promise<Settlement> {
    await this.#machine.settled();
    const { step } = this.state;
    if (step === 'review') return 'asked';
    return step === 'accepted' || !this.#host.element.isConnected ? 'ready' : 'dropped';
  }

  get #verification(): Verification {
    const { element, client } = this.#host;
    if (element.verify === 'never' || !client) return 'never';
    return this.state.given ? 'quietly' : 'openly';
  }
}
