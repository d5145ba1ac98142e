/** What a check is, and what it needs to know of the proxy it looks at. */
import type { Exchange } from './exchange.ts';

/** `must`: without it the elements fail, or others spend the shop's money. `should`: it works, but not well. */
export type Level = 'must' | 'should';

export interface Check {
  /** Stable, for scripts. */
  readonly id: string;
  /** What a right proxy does, as the end of a sentence that begins with "It". */
  readonly title: string;
  readonly level: Level;
  /** Whether it can be seen only from the service's side. */
  readonly needsService: boolean;
  /** Tells one sentence for each thing that is wrong. */
  readonly run: (lab: Lab, tell: Tell) => Promise<void>;
}

export type Tell = (sentence: string) => void;

export interface AskOptions {
  /** Default: GET. */
  readonly method?: string;
  /** Over those a browser with our client sends; null leaves one out. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** The session id. Default: one for this request alone. */
  readonly session?: string;
  /** Whether a 429 is waited out. Default: true. */
  readonly isPatient?: boolean;
}

/** The proxy, and the service behind it when it is ours. */
export interface Lab {
  readonly url: URL;
  /** Of the pages it is for; null when that is the proxy's own. */
  readonly origin: string | null;
  /** Sends a path, as it stands, to below the proxy's URL. */
  readonly ask: (path: string, options?: AskOptions) => Promise<Exchange>;
  /** A word that was in no request before, so that no cache knows it. */
  readonly fresh: () => string;
  /** All that was exchanged so far. */
  readonly exchanges: readonly Exchange[];
  /** What the service answers from now on; null for what is right. Does nothing without a service of ours. */
  readonly serve: (fault: Fault | null) => void;
}

/** An answer of the service that is not what was asked for; `silence` never comes. */
export type Fault =
  | 'silence'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body: string };
