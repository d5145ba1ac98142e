/** Checks that pages of other sites cannot spend the shop's lookups. */
import { clientHeader, sessionHeader } from '../../contract/headers.ts';
import { loopbackPattern } from '../../contract/rules.ts';
import {
  type Check,
  countriesPath,
  countryPath,
  type Probe,
  probing,
  type Rule,
  type Run,
  suggestionPath,
} from '../check.ts';
import type { HttpExchange, RequestOptions } from '../context.ts';

const otherSite = 'https://elsewhere.example';

/** A request that the proxy must refuse. */
function refusal(path: string, what: string, headers: RequestOptions['headers']): Probe {
  const rule: Rule = ({ status, serviceRequests }) => {
    if (serviceRequests.length > 0) return `403 was expected ${what}, before the service is asked`;
    return (status < 300 || status >= 500) && `403 was expected ${what}`;
  };
  return { path, headers: headers ?? {}, rules: [rule] };
}

const allowedOriginOf = ({ headers }: HttpExchange) => headers['access-control-allow-origin'];

const allowsNoOther: Rule = (answer) => {
  const allowed = allowedOriginOf(answer);
  return (
    (allowed === '*' || allowed === otherSite) &&
    `it has Access-Control-Allow-Origin: ${allowed}, and ${otherSite} should not be allowed`
  );
};

/** Without https, others on the network can read the addresses that shoppers type. */
const tls: Run = async function* ({ url }) {
  const isLocal = loopbackPattern.test(url.hostname);
  if (url.protocol !== 'https:' && !isLocal) yield 'What shoppers type crosses the network in the clear.';
};

/** Other sites can send this header only after a preflight request, which the proxy refuses. */
const customHeader = probing((context) =>
  [suggestionPath(context), countriesPath, countryPath(context)].map((path) =>
    refusal(path, `without ${clientHeader}`, { [clientHeader]: null }),
  ),
);

/** Tries origins that resemble the proxy's own. */
const origin = probing((context) => {
  const { host, protocol } = context.url;
  const origins = [
    otherSite,
    'null',
    `${protocol}//${host}.elsewhere.example`,
    `${protocol}//elsewhere.example/${host}`,
    `${protocol}//not-${host}`,
  ];
  // Older browsers send no Fetch Metadata, so that the proxy has to rely on `Origin`.
  const withoutFetchMetadata = { 'sec-fetch-site': null, 'sec-fetch-mode': null, 'sec-fetch-dest': null };
  return origins.map((origin) =>
    refusal(suggestionPath(context), `for the origin ${origin}`, { ...withoutFetchMetadata, origin }),
  );
});

/** A response that any origin may read lets every site use the shop's account. */
const cors = probing((context) => {
  const headers = { origin: otherSite, 'sec-fetch-site': 'cross-site' };
  const preflight = { 'access-control-request-method': 'GET', 'access-control-request-headers': clientHeader };
  const rules = [allowsNoOther];
  return [
    { path: suggestionPath(context), method: 'OPTIONS', headers: { ...headers, ...preflight }, rules },
    { path: suggestionPath(context), headers, rules },
    { path: countriesPath, rules },
  ];
});

/** For pages of another origin, the preflight request and every response must allow that origin. */
const ownOrigin = probing((context) => {
  // A page of the proxy's own origin needs no permission.
  if (context.origin === null) return [];
  const requested = [clientHeader, sessionHeader];
  const headers = {
    ...Object.fromEntries(requested.map((name) => [name, null])),
    'access-control-request-method': 'GET',
    'access-control-request-headers': requested.join(',').toLowerCase(),
  };
  const isReadable: Rule = (answer) =>
    allowedOriginOf(answer) !== context.origin && `Access-Control-Allow-Origin: ${context.origin} was expected`;
  const hasHeaders: Rule = (answer) => {
    const allowed = (answer.headers['access-control-allow-headers'] ?? '').toLowerCase().split(/\s*,\s*/);
    const missing = requested.filter((name) => !allowed.includes(name.toLowerCase()));
    return missing.length > 0 && `${missing.join(' and ')} should be in Access-Control-Allow-Headers`;
  };
  const isOk: Rule = ({ status }) => (status < 200 || status > 299) && '204 was expected';
  return [
    { path: suggestionPath(context), method: 'OPTIONS', headers, rules: [isOk, hasHeaders, isReadable] },
    { path: suggestionPath(context), rules: [isReadable] },
    { path: '/international/v1/nothing', rules: [isReadable] },
  ];
});

/** Browsers send `Sec-Fetch-*`, which no page can forge. */
const fetchMetadata = probing((context) =>
  (
    [
      ['for another site', { 'sec-fetch-site': 'cross-site', origin: null }],
      ['for a link or form', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' }],
      ['for an image', { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' }],
      ['for a frame', { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' }],
    ] as const
  ).map(([what, headers]) => refusal(suggestionPath(context), what, headers)),
);

export const accessControl: readonly Check[] = [
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
];
