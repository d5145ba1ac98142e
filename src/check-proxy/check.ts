/** Checks, and the context that they run in. */
import { describeExchange, type HttpExchange } from './http-exchange.ts';
import { countryPath } from './samples.ts';
import type { ServiceFault } from './stand-in-service.ts';

/** One check of a proxy. */
export interface Check {
  /** Identifier for scripts and reports. It never changes. */
  readonly id: string;
  /** The end of a sentence that begins with "A correct proxy …". */
  readonly title: string;
  /**
   * `must`: without it the elements fail, or other people spend the shop's money. `should`: the proxy works, but not
   * well.
   */
  readonly level: 'must' | 'should';
  /** True when the check needs the stand-in service, because the browser's side does not show it. */
  readonly needsStandIn: boolean;
  readonly run: Run;
}

/** Sends requests and yields one sentence for each thing that is wrong. @throws InconclusiveError */
export type Run = (context: CheckContext) => AsyncIterable<string>;

/** A check could find out nothing. The message is a sentence that says why. */
export class InconclusiveError extends Error {
  override readonly name = 'InconclusiveError';
}

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

/** What is wrong with an answer, such as `404 was expected`; false when nothing is. */
export type Rule = (answer: HttpExchange) => string | false | Promise<string | false>;

/** A request, and the rules that its answer must keep. */
export interface Probe extends RequestOptions {
  readonly path: string;
  readonly rules: readonly Rule[];
  /** How the service answers this request. Default: rightly. */
  readonly fault?: ServiceFault;
}

/** The run of a check that sends requests one after the other, and reports each rule that is broken. */
export function probing(probesOf: (context: CheckContext) => readonly Probe[]): Run {
  return async function* (context) {
    for (const { path, rules, fault, ...options } of probesOf(context)) {
      if (fault) context.setServiceFault(fault);
      const answer = await context.request(path, options);
      if (fault) {
        context.setServiceFault(null);
        // Requests that succeed, so that failures in a row do not open the circuit breaker of the proxy.
        for (let count = 0; count < 3; count++) await context.request(countryPath(context));
      }
      for (const rule of rules) {
        const finding = await rule(answer);
        if (finding) yield sentenceOn(answer, finding);
      }
    }
  };
}

/** The sentence of a finding. */
export function sentenceOn(answer: HttpExchange, finding: string): string {
  return `${describeExchange(answer)}: ${finding}.`;
}
