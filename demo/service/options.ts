import type { FaultRule } from './faults.ts';
import type { CountryData } from './model.ts';

export interface ReferenceServiceOptions {
  /** Default: `demo-key` and `demo-secret`. */
  readonly credentials?: { readonly key: string; readonly secret: string };
  /** Whether the account may use the service; without access everything answers 403. Default: true. */
  readonly hasAccess?: boolean;
  /** Signs contexts. Default: the account's secret. */
  readonly signingSecret?: string;
  /** Seconds a context lives. Default: 1,800. */
  readonly contextLifetime?: number;
  /** Requests per second; more answer 429. Default: no limit. */
  readonly rateLimit?: number;
  /** Milliseconds before each answer. Default: 0. */
  readonly latency?: number;
  /** What goes wrong on purpose. Default: nothing. */
  readonly faults?: readonly FaultRule[];
  /** Whether a request may ask for faults of its own by the header `X-Fault`. Default: false. */
  readonly faultHeader?: boolean;
  /** Seconds an answer may be cached. Default: 28,800. */
  readonly maxAge?: number;
  /** Whether `GET /debug/ledger` answers on the loopback interface. Default: true. */
  readonly debug?: boolean;
  /** Milliseconds since the epoch. Default: the platform's clock. */
  readonly now?: () => number;
  /** Default: the fourteen countries that come with it. */
  readonly countries?: readonly CountryData[];
}
