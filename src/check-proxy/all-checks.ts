/** All checks, in the order in which they run. */
import type { Check } from './check.ts';
import { accessControlChecks } from './checks/access-control.ts';
import { cachingChecks } from './checks/caching.ts';
import { leakChecks } from './checks/leaks.ts';
import { limitChecks } from './checks/limits.ts';
import { operationChecks } from './checks/operations.ts';
import { pathChecks } from './checks/paths.ts';
import { accountChecks, failureChecks } from './checks/service.ts';

/**
 * All checks. Those that make the service fail come late, because they may open a circuit breaker. Those that inspect
 * the exchanges of all other checks come last.
 */
export const allChecks: readonly Check[] = [
  ...operationChecks,
  ...pathChecks,
  ...accessControlChecks,
  ...accountChecks,
  ...cachingChecks,
  ...failureChecks,
  ...limitChecks,
  ...leakChecks,
];
