/** The reasons why an operation of the client can fail: all of them. */
import type { Reason } from '../../src/client/errors.ts';

/** The compiler says which one is missing here. */
const each: Readonly<Record<Reason, true>> = {
  'invalid-input': true,
  unauthorized: true,
  'not-found': true,
  ambiguous: true,
  'rate-limited': true,
  unavailable: true,
  unexpected: true,
  'not-configured': true,
};

/** All of them. */
export const reasons = Object.keys(each) as readonly Reason[];
