/** Checks, and the context that they run in. */
import type { HttpExchange } from './http-exchange.ts';
import type { ServiceFault } from './stand-in-service.ts';

/**
 * The weight of a check. `must`: without it the elements fail, or other people spend the shop's money. `should`: the
 * proxy works, but not well.
 */
export type CheckLevel = 'must' | 'should';

/** One check of a proxy. */
export interface Check {
  /** Identifier for scripts and reports. It never changes. */
  readonly id: string;
  /** The end of a sentence that begins with "A right proxy …". */
  readonly title: string;
  readonly level: CheckLevel;
  /** True when the check needs the stand-in service, because the browser's side does not show it. Default: false. */
  readonly needsStandIn?: true;
  /** Sends requests and reports one sentence for each thing that is wrong, or gives up with one that says why. */
  readonly run: (context: CheckContext, report: ReportFinding, giveUp: ReportFinding) => Promise<void>;
}

/** Gets one sentence. */
export type ReportFinding = (sentence: string) => void;

/** Differences between a request and one that a browser with our client would send. */
export interface RequestOptions {
  /** Default: GET. */
  readonly method?: string;
  /** Headers that are added or replaced; null removes a header. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** The session id. Default: a new one for this request. */
  readonly session?: string;
  /** False for a request that is not sent again after a 429. Default: true. */
  readonly retriesAfter429?: boolean;
}

/** The means of a check: the proxy, and the stand-in service behind it if there is one. */
export interface CheckContext {
  /** URL of the proxy. */
  readonly url: URL;
  /** Origin of the pages that use the proxy; null when it is the proxy's own. */
  readonly origin: string | null;
  /** Sends a request with this path, unchanged, below the URL of the proxy. */
  readonly request: (path: string, options?: RequestOptions) => Promise<HttpExchange>;
  /** A word that no request has used before, so that no cache can know it. */
  readonly freshWord: () => string;
  /** The time in milliseconds, by which limits are told from slowness. */
  readonly now: () => number;
  /** All exchanges so far, of all checks. */
  readonly exchanges: readonly HttpExchange[];
  /** Makes the stand-in service fail from now on; null ends the fault. Does nothing without a stand-in service. */
  readonly setServiceFault: (fault: ServiceFault | null) => void;
}
