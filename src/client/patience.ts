import type { OperationName } from '../contract/operations.ts';
import { AddressServiceError } from './errors.ts';
import type { Send } from './send.ts';

/**
 * Asks an operation for nothing while the wait that its last failure asked for (Retry-After) lasts: the same
 * failure comes back at once, with the seconds that are left. Somebody who types on must not make it worse.
 */
export function withPatience(send: Send, now: () => number): Send {
  const failures = new Map<OperationName, { readonly error: AddressServiceError; readonly at: number }>();

  return async (call, signal) => {
    const { operation } = call;
    const failure = failures.get(operation);
    if (failure) {
      const { reason, status, retryAfter } = failure.error;
      const passed = now() - failure.at;
      const left = Math.ceil((retryAfter ?? 0) - passed / 1_000);
      // A clock that was set back must not make the wait longer.
      if (left > 0 && passed >= 0) throw new AddressServiceError(reason, operation, { status, retryAfter: left });
      failures.delete(operation);
    }
    try {
      return await send(call, signal);
    } catch (error) {
      if (error instanceof AddressServiceError && error.retryAfter) failures.set(operation, { error, at: now() });
      throw error;
    }
  };
}
