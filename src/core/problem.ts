import type { OperationName } from '../contract/operations.ts';
import type { LimitScope } from '../contract/problems.ts';

/** Why an operation failed. Contains no address text. */
export interface Problem {
  /** One of the client's reasons. */
  readonly reason: string;
  readonly operation: OperationName;
  /** HTTP status; null when there was no answer. */
  readonly status: number | null;
  /** Seconds to wait before a retry; null if the answer did not say. */
  readonly retryAfter: number | null;
  /** The limit that was reached; null or undefined if the answer did not say. */
  readonly limit?: LimitScope | null;
}
