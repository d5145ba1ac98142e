import type { FaultRule } from './faults.ts';
import type { RateLimits } from './limits.ts';
import type { CountryData } from './model.ts';
import type { CountrySource } from './store.ts';

/** Options of `createReferenceService`. */
export interface ReferenceServiceOptions {
  /** The account. Default: `demo-key` and `demo-secret`. */
  readonly credentials?: { readonly key: string; readonly secret: string };
  /** Whether the account may use the service. Without access every answer is a 403. Default: true. */
  readonly hasAccess?: boolean;
  /** Key that signs contexts. Default: the secret of the account. */
  readonly signingSecret?: string;
  /** Seconds until a context expires. Default: 1,800. */
  readonly contextLifetime?: number;
  /**
   * Requests in any second, of the Dutch and of the international operations apart; further ones are answered with 429.
   * Default: no limit.
   */
  readonly rateLimit?: number | RateLimits;
  /** Milliseconds before each answer. Default: 0. */
  readonly latency?: number;
  /** Faults on purpose. Default: none. */
  readonly faults?: readonly FaultRule[];
  /** Whether a request may choose its own faults with the header `X-Fault`. Default: false. */
  readonly faultHeader?: boolean;
  /** Seconds for which an answer may be cached. Default: 28,800. */
  readonly maxAge?: number;
  /** Whether `GET /debug/ledger` answers on the loopback interface. Default: true. */
  readonly debug?: boolean;
  /** Milliseconds since the epoch. Default: the platform's clock. */
  readonly now?: () => number;
  /** The data. Default: the fifteen countries of `data`, whole. */
  readonly countries?: readonly (CountryData | CountrySource)[];
}
