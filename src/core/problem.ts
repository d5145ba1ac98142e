import type { OperationName } from '../contract/operation.ts';
import type { LimitScope } from '../contract/problems.ts';

/** The reason why an operation failed. Holds no address text. */
export interface Problem {
  /** One of the client's reasons. */
  readonly reason: string;
  readonly operation: OperationName;
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** Seconds to wait before another try; null when the answer named none. */
  readonly retryAfter: number | null;
  /** The scope of the limit that was reached; null, or absent, if the answer did not say. */
  readonly limit?: LimitScope | null;
}
