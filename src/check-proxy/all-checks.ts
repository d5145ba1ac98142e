import type { Check } from './check.ts';
import { accessControl } from './checks/access-control.ts';
import { caching } from './checks/caching.ts';
import { leaks } from './checks/leaks.ts';
import { limits } from './checks/limits.ts';
import { operations } from './checks/operations.ts';
import { paths } from './checks/paths.ts';
import { service } from './checks/service.ts';

/** All checks, in the order in which they run. The last ones inspect the exchanges of all others. */
export const allChecks: readonly Check[] = [
  ...operations,
  ...paths,
  ...accessControl,
  ...caching,
  ...service,
  ...limits,
  ...leaks,
];
