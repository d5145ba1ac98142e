/** All checks, in the order in which they run. */
import type { Check } from './check.ts';
import {
  allowsNoOtherOrigin,
  allowsOwnPages,
  honoursFetchMetadata,
  refusesOtherOrigins,
  requiresClientHeader,
  usesHttps,
} from './checks/access-control.ts';
import {
  cachesCountries,
  keepsLookupsPrivate,
  preventsErrorCaching,
  separatesSessions,
  variesBySession,
} from './checks/caching.ts';
import { hidesAccount, hidesSoftware, sendsNosniff, setsNoCookies } from './checks/leaks.ts';
import { limitsClients, limitsSessions } from './checks/limits.ts';
import {
  answersOperations,
  omitsNeedlessSessions,
  passesOptionalParts,
  passesSessions,
  preservesTexts,
} from './checks/operations.ts';
import {
  refusesControlCharacters,
  refusesMalformedPaths,
  refusesOtherMethods,
  refusesOtherPaths,
  refusesPathLikeValues,
  refusesUnknownQueries,
} from './checks/paths.ts';
import {
  followsNoRedirects,
  hidesAccountRefusal,
  hidesServiceErrors,
  mapsStatuses,
  sendsNoShopperHeaders,
  sendsOwnAccount,
  timesOut,
} from './checks/service.ts';

/**
 * All checks. Those that make the service fail come late, because they may open a circuit breaker. Those that inspect
 * the exchanges of all other checks come last.
 */
export const allChecks: readonly Check[] = [
  usesHttps,
  answersOperations,
  preservesTexts,
  passesOptionalParts,
  passesSessions,
  omitsNeedlessSessions,
  refusesOtherPaths,
  refusesMalformedPaths,
  refusesPathLikeValues,
  refusesControlCharacters,
  refusesUnknownQueries,
  refusesOtherMethods,
  requiresClientHeader,
  refusesOtherOrigins,
  allowsNoOtherOrigin,
  allowsOwnPages,
  honoursFetchMetadata,
  sendsOwnAccount,
  sendsNoShopperHeaders,
  separatesSessions,
  variesBySession,
  keepsLookupsPrivate,
  cachesCountries,
  preventsErrorCaching,
  mapsStatuses,
  followsNoRedirects,
  hidesServiceErrors,
  timesOut,
  hidesAccountRefusal,
  limitsSessions,
  limitsClients,
  hidesAccount,
  setsNoCookies,
  sendsNosniff,
  hidesSoftware,
];
