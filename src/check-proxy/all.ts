/** All checks, in the order they run: what breaks the service comes late, and who has seen everything comes last. */
import type { Check } from './check.ts';
import {
  keepsAddressesPrivate,
  keepsCountries,
  keepsNoErrors,
  keepsSessionsApart,
  variesBySession,
} from './checks/caching.ts';
import {
  admitsNobodyElse,
  admitsPages,
  believesBrowsers,
  isEncrypted,
  needsHeader,
  refusesOrigins,
} from './checks/guards.ts';
import { isNoPage, keepsAccount, saysWho, setsNoCookies } from './checks/leaks.ts';
import { hasLimits, knowsClients } from './checks/limits.ts';
import {
  answersOperations,
  keepsSessions,
  keepsTexts,
  knowsShortForms,
  sessionsWhereNeeded,
} from './checks/operations.ts';
import { noControls, noMalformed, nothingElse, onlyKnownQueries, onlyReads } from './checks/paths.ts';
import {
  followsNothing,
  givesUp,
  hidesErrors,
  hidesRefusal,
  saysWhatHappened,
  sendsAccount,
  sendsNothingMore,
} from './checks/service.ts';

export const checks: readonly Check[] = [
  isEncrypted,
  answersOperations,
  keepsTexts,
  knowsShortForms,
  keepsSessions,
  sessionsWhereNeeded,
  nothingElse,
  noMalformed,
  noControls,
  onlyKnownQueries,
  onlyReads,
  needsHeader,
  refusesOrigins,
  admitsNobodyElse,
  admitsPages,
  believesBrowsers,
  sendsAccount,
  sendsNothingMore,
  keepsSessionsApart,
  variesBySession,
  keepsAddressesPrivate,
  keepsCountries,
  keepsNoErrors,
  saysWhatHappened,
  followsNothing,
  hidesErrors,
  givesUp,
  hidesRefusal,
  hasLimits,
  knowsClients,
  keepsAccount,
  setsNoCookies,
  isNoPage,
  saysWho,
];
