import type { FaultRule } from './faults.ts';
import type { CountryData } from './model.ts';
import type { ScenarioName } from './scenarios.ts';

/** Options of `createReferenceService`. */
export interface ReferenceServiceOptions {
  /** The account. Default: `demo-key` and `demo-secret`. */
  readonly credentials?: { readonly key: string; readonly secret: string };
  /** True if the account may use the service. Without access every answer is a 403. Default: true. */
  readonly hasAccess?: boolean;
  /** Seconds until a context expires. Default: 1,800. */
  readonly contextLifetime?: number;
  /**
   * Requests in any second, of the Dutch and of the international operations apart; further ones are answered with 429.
   * Default: no limit.
   */
  readonly rateLimit?: number;
  /** Milliseconds before each answer. Default: 0. */
  readonly latency?: number;
  /** Faults on purpose. Default: none. */
  readonly faults?: readonly FaultRule[];
  /**
   * True if answers have members that the contract does not describe and public clients of the service know: addresses
   * with an unknown house number, `tags`, and the precision `PartialAddress`. Default: false.
   */
  readonly undocumented?: boolean;
  /** A bad day of the service, see `scenarios.ts`. Default: none. */
  readonly scenario?: ScenarioName;
  /** The seed of the random decisions in a scenario: the same seed gives the same decisions. Default: 1. */
  readonly seed?: number;
  /**
   * True if a request may choose its own faults by the header `X-Fault`, and its scenario by `X-Scenario`. Default:
   * false.
   */
  readonly faultHeader?: boolean;
  /** Seconds for which an answer may be cached. Default: 28,800. */
  readonly maxAge?: number;
  /** True if `/debug` answers on the loopback interface. Default: true. */
  readonly debug?: boolean;
  /** Milliseconds since the epoch. Default: the platform's clock. */
  readonly now?: () => number;
  /** The data. Default: the fifteen countries of `data`, whole. */
  readonly countries?: readonly CountryData[];
}
