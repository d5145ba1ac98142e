import type { ReactiveController, ReactiveControllerHost } from 'lit';
import type { LookupClient } from '../../client/looking-up.ts';
import { initialLookup, type LookupEvent, type LookupProblem, type LookupState } from '../../core/dutch-lookup/state.ts';
import type { LookupRequest } from '../../core/dutch-lookup/parse.ts';
import { reduceLookup } from '../../core/dutch-lookup/reducer.ts';
import { addressOf } from '../../core/dutch-lookup/selectors.ts';
import type { LookupMessages } from '../../i18n/lookup-messages.ts';
import { Announcer } from '../announcer.ts';
import { MachineController } from '../machine-controller.ts';
import { FieldWatch } from './field-watch.ts';
import { failureOf, performLookup } from './requests.ts';
import { tell } from './tell.ts';
import { statusOf } from './texts.ts';

export interface LookupControllerOptions {
  readonly client: () => LookupClient | null;
  readonly messages: () => LookupMessages;
  /** Brings value, form value and validity up to date; runs before anybody hears of a change. */
  readonly changed: (state: LookupState) => void;
}

type Host = ReactiveControllerHost & HTMLElement & { readonly renderRoot: HTMLElement | DocumentFragment };

/** One lookup after another: what people do becomes events of the machine, its changes become news. */
export class LookupController implements ReactiveController {
  readonly #host: Host;
  readonly #options: LookupControllerOptions;
  readonly #machine: MachineController<LookupState, LookupEvent, LookupRequest>;
  readonly #announcer: Announcer;
  /** The failure of a request that never left the browser: the only one that is repeated unasked. */
  #unsent: LookupProblem | null = null;

  constructor(host: Host, options: LookupControllerOptions) {
    this.#host = host;
    this.#options = options;
    this.#machine = new MachineController<LookupState, LookupEvent, LookupRequest>(host, {
      initial: initialLookup,
      reduce: reduceLookup,
      newest: (state) => state.request,
      isWanted: (state, request) => state.request === request,
      paceOf: () => 0,
      perform: (request, signal) => this.#perform(request, signal),
      answered: (event) => this.act(event),
      changed: (next, previous) => this.#changed(next, previous),
    });
    this.#announcer = new Announcer(host);
    new FieldWatch(host, () => this.act({ type: 'committed' }));
    host.addController(this);
  }

  hostConnected(): void {
    addEventListener('online', this.#isOnline);
  }

  hostDisconnected(): void {
    removeEventListener('online', this.#isOnline);
  }

  get state(): LookupState {
    return this.#machine.state;
  }

  /** What the live region holds. */
  get status(): string {
    return this.#announcer.text;
  }

  /** Resolves when no request is under way. */
  settled(): Promise<void> {
    return this.#machine.settled();
  }

  /** What the page does. */
  dispatch(event: LookupEvent): void {
    this.#machine.dispatch(event);
  }

  /** What the person does, and what comes of it: the one place that tells the page of a change of theirs. */
  act(event: LookupEvent): void {
    const before = addressOf(this.state);
    this.#machine.dispatch(event);
    if (addressOf(this.state) !== before) this.#host.dispatchEvent(new Event('change', { bubbles: true }));
  }

  /** Enter looks up; when there is nothing to look up it does what it does in any text field. */
  readonly pressed = (event: KeyboardEvent): void => {
    if (event.key !== 'Enter' || event.isComposing || !(event.target instanceof HTMLInputElement)) return;
    const before = this.state;
    this.act({ type: 'committed' });
    if (this.state !== before) event.preventDefault();
  };

  async #perform(request: LookupRequest, signal: AbortSignal): Promise<LookupEvent> {
    if (navigator.onLine) return performLookup(request, this.#options.client(), signal);
    this.#unsent = failureOf(request);
    return { type: 'failed', request, problem: this.#unsent };
  }

  readonly #isOnline = (): void => {
    if (this.state.step === 'failed' && this.state.problem === this.#unsent) this.act({ type: 'retried' });
  };

  #changed(next: LookupState, previous: LookupState): void {
    this.#options.changed(next);
    const messages = this.#options.messages();
    const status = statusOf(next, messages);
    const isGiven = next.step === 'done' && next.by === 'page';
    if (!isGiven && status !== statusOf(previous, messages)) this.#announcer.say(status);
    tell(this.#host, next, previous);
  }
}
