/** What goes through the proxy after a request was checked and before an answer is dressed for the browser. */
import { buildPath, type OperationName, operations } from '../contract/operations.ts';

export interface CheckedCall {
  readonly operation: OperationName;
  readonly params: Readonly<Record<string, string>>;
  /** Null for operations that need none. */
  readonly session: string | null;
}

export interface Answer {
  /** 404 only for a country nobody knows (§4.6). */
  readonly status: 200 | 404;
  /** As the service sent it. */
  readonly text: string;
  /** In UTF-8. */
  readonly bytes: number;
  /** Seconds it may still be kept, 0 to 86,400. */
  readonly maxAge: number;
  /** Who gave it: the service, a request that was already under way, or the store, in time or after it. */
  readonly source: 'service' | 'shared' | 'kept' | 'stale';
}

/** Everything between request and service has this type, so that each concern is one wrapper. Rejects with a Problem. */
export type Ask = (call: CheckedCall, signal: AbortSignal) => Promise<Answer>;

/** The service's two halves fail, and are limited, apart from each other. */
export type Family = 'dutch' | 'international';

export function familyOf(operation: OperationName): Family {
  return operations[operation].path.startsWith('/nl/') ? 'dutch' : 'international';
}

/** The same for every way to write the same call, so that no spelling gets an answer of its own. */
export function canonicalKey({ operation, params }: CheckedCall): string {
  const { postcode, houseNumber } = params;
  return buildPath(operation, {
    ...params,
    ...(operation === 'dutchByPostcode' && { postcode: postcode?.replace(/\s/g, '').toUpperCase() }),
    ...(houseNumber !== undefined && { houseNumber: Number(houseNumber) }),
  });
}
