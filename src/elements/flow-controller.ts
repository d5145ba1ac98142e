import type { ReactiveControllerHost } from 'lit';
import type { Verdict } from '../core/verdict.ts';
import type { Flow, FlowHost, FlowModule, FlowStart } from './flow.ts';
import * as plain from './plain-fields.ts';

export interface FlowControllerOptions {
  readonly load: () => Promise<FlowModule>;
  /** Null before the first render. */
  readonly host: () => FlowHost | null;
  /** What is known at the moment the flow begins. */
  readonly start: () => FlowStart;
}

/** Loads a flow when it is first wanted, opens and closes it. Where loading fails there are plain fields. */
export class FlowController {
  readonly #host: ReactiveControllerHost;
  readonly #options: FlowControllerOptions;
  #loading: Promise<Flow | null> | null = null;
  /** Remembers what it gave, closed or not; null before its first use. */
  loaded: Flow | null = null;
  #state: 'closed' | 'loading' | Flow = 'closed';

  constructor(host: ReactiveControllerHost, options: FlowControllerOptions) {
    this.#host = host;
    this.#options = options;
  }

  get isLoading(): boolean {
    return this.#state === 'loading';
  }

  /** Null while closed. */
  get flow(): Flow | null {
    return typeof this.#state === 'string' ? null : this.#state;
  }

  /** `saved` is what an earlier flow left for itself; without it the flow begins with what is known. */
  async open(saved: unknown = null): Promise<Flow | null> {
    if (this.#state !== 'closed') return this.flow;
    this.#set('loading');
    const flow = await this.#loaded();
    // It may have been closed meanwhile.
    if (!flow || !this.isLoading) return null;
    const start = this.#options.start();
    if (saved === null || !flow.restore(saved, start)) flow.start(start);
    this.#set(flow);
    return flow;
  }

  close(): void {
    this.flow?.stop();
    this.#set('closed');
  }

  /** Validates what is known without showing anything. */
  async verify(): Promise<Verdict | null> {
    const flow = await this.#loaded();
    return flow?.verifyQuietly(this.#options.start()) ?? null;
  }

  #loaded(): Promise<Flow | null> {
    this.#loading ??= this.#load();
    return this.#loading;
  }

  async #load(): Promise<Flow | null> {
    const module: FlowModule = await this.#options.load().catch(() => plain);
    const host = this.#options.host();
    if (!host) return null;
    const { styleSheet } = module.styles;
    if (styleSheet) host.root.adoptedStyleSheets.push(styleSheet);
    this.loaded = module.createFlow(host);
    return this.loaded;
  }

  #set(state: 'closed' | 'loading' | Flow): void {
    this.#state = state;
    this.#host.requestUpdate();
  }
}
