import type { ReactiveController, ReactiveControllerHost } from 'lit';
import { RequestRunner } from './request-runner.ts';

export interface MachineOptions<State, Event, Request> {
  readonly initial: State;
  readonly reduce: (state: State, event: Event) => State;
  readonly newest: (state: State) => Request | null;
  readonly isWanted: (state: State, request: Request) => boolean;
  readonly perform: (request: Request, signal: AbortSignal) => Promise<Event>;
  readonly paceOf: (request: Request) => number;
  /** Receives the answers; dispatches them. */
  readonly answered: (event: Event) => void;
  /** Runs at once after every change of state, before rendering. */
  readonly changed: (next: State, previous: State) => void;
}

/** Holds a machine's state for an element: dispatches events and has the requests performed that the state asks for. */
export class MachineController<State, Event, Request extends object> implements ReactiveController {
  readonly #host: ReactiveControllerHost;
  readonly #options: MachineOptions<State, Event, Request>;
  readonly #runner: RequestRunner<Request, Event>;
  #state: State;

  constructor(host: ReactiveControllerHost, options: MachineOptions<State, Event, Request>) {
    this.#host = host;
    this.#options = options;
    this.#state = options.initial;
    this.#runner = new RequestRunner(options);
    host.addController(this);
  }

  get state(): State {
    return this.#state;
  }

  dispatch(event: Event): void {
    const previous = this.#state;
    const next = this.#options.reduce(previous, event);
    if (next === previous) return;
    this.#state = next;
    this.#runner.follow(this.#options.newest(next), (request) => this.#options.isWanted(next, request));
    this.#options.changed(next, previous);
    this.#host.requestUpdate();
  }

  /** Resolves when no request is under way. */
  settled(): Promise<void> {
    return this.#runner.settled();
  }

  hostDisconnected(): void {
    this.#runner.follow(null, () => false);
  }
}
