import { clientHeader, sessionHeader } from '../contract/headers.ts';
import type { Check } from './check.ts';
import { cors, customHeader, fetchMetadata, origin, ownOrigin, tls } from './checks/access-control.ts';
import { countriesAge, keptErrors, publicAddresses, sharedSessions, vary } from './checks/caching.ts';
import { cookies, credentials, securityHeaders, serverNames } from './checks/leaks.ts';
import { clientLimits, limits } from './checks/limits.ts';
import { encoding, operations, optionalParts, session } from './checks/operations.ts';
import { allowList, malformed, methods, queries } from './checks/paths.ts';
import {
  account,
  accountRefused,
  errorDetails,
  forwardedHeaders,
  redirects,
  silence,
  statuses,
} from './checks/service.ts';

/** The check needs the stand-in service, because the browser's side does not show it. */
const standIn = true;

type Row = readonly [level: Check['level'], id: string, title: string, run: Check['run'], needsStandIn?: true];

const rows: readonly Row[] = [
  ['must', 'operations', 'answers the seven operations', operations],
  ['must', 'encoding', 'passes every text on as it was typed, decoded at most once', encoding, standIn],
  ['must', 'optional-parts', 'passes optional parts on, and does without them', optionalParts, standIn],
  ['must', 'session', `passes the browser's ${sessionHeader} on, and invents none`, session],
  ['must', 'allow-list', 'answers no other path, however it is written', allowList],
  ['must', 'malformed', 'refuses values that are malformed or may be a path, and control characters', malformed],
  ['should', 'queries', 'passes on the parameters of validate, each once, and no others', queries, standIn],
  ['must', 'methods', 'answers GET, and passes no other method on', methods],
  ['must', 'tls', 'is served over https, or on this machine', tls],
  [
    'must',
    'custom-header',
    `requires ${clientHeader}, which other sites cannot send without a preflight`,
    customHeader,
  ],
  ['must', 'origin', 'refuses pages of other origins', origin],
  ['must', 'cors', 'lets no other origin read its answers', cors],
  ['must', 'own-origin', 'lets allowed origins read its answers', ownOrigin],
  [
    'should',
    'fetch-metadata',
    'refuses requests that the browser marks as from another site, an image or a link',
    fetchMetadata,
  ],
  ['must', 'account', 'sends its own account to the service, and no header that changes answers', account, standIn],
  ['should', 'forwarded-headers', 'sends the service nothing about the shopper', forwardedHeaders, standIn],
  ['must', 'shared-sessions', 'shares no suggestions or details with another session', sharedSessions],
  ['should', 'vary', `sends Vary: ${sessionHeader} if a browser may cache an answer of a session`, vary],
  ['should', 'public-addresses', 'keeps lookups, whose URLs contain addresses, out of shared caches', publicAddresses],
  ['should', 'countries-age', 'lets browsers cache the list of countries, which rarely changes', countriesAge],
  ['should', 'kept-errors', 'keeps its refusals out of caches', keptErrors],
  // They may open a circuit breaker, and so come late.
  [
    'must',
    'statuses',
    "passes the service's status on, so that the elements show the right message",
    statuses,
    standIn,
  ],
  ['must', 'redirects', 'follows no redirect of the service, and passes none on', redirects, standIn],
  ['should', 'error-details', "does not pass on the service's own error texts", errorDetails, standIn],
  ['must', 'silence', 'times out if the service does not answer', silence, standIn],
  ['must', 'account-refused', 'answers 502 when the service refuses the account', accountRefused, standIn],
  ['should', 'limits', 'ends a session that sends too many requests', limits, standIn],
  ['should', 'client-limits', 'limits a client, whatever sessions and address it claims', clientLimits, standIn],
  // They inspect the exchanges of all others, and so come last.
  ['must', 'credentials', 'reveals the account in no answer', credentials],
  ['should', 'cookies', 'sets no cookies', cookies],
  ['should', 'security-headers', 'sends X-Content-Type-Options: nosniff', securityHeaders],
  ['should', 'server-names', 'does not name its software', serverNames],
];

/** All checks, in the order in which they run. */
export const allChecks: readonly Check[] = rows.map(([level, id, title, run, needsStandIn = false]) => {
  return { level, id, title, run, needsStandIn };
});
