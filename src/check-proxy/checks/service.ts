/** Checks how the proxy uses its account, and how it handles failures of the service. */
import { problemFrom } from '../../client/errors.ts';
import { createTransport } from '../../client/transport.ts';
import { sessionHeader } from '../../contract/headers.ts';
import { buildPath, type OperationName, operations } from '../../contract/operations.ts';
import { type Check, countryPath, probing, type Rule } from '../check.ts';
import type { HttpExchange } from '../context.ts';
import { type ReceivedRequest, type ServiceFault, sampleParams } from '../stand-in-service.ts';

/** A rule for the headers that the service gets. */
function receives(what: string, isWrong: (headers: ReceivedRequest['headers']) => boolean): Rule {
  return ({ serviceRequests }) => serviceRequests.some(({ headers }) => isWrong(headers)) && `the service got ${what}`;
}

/** Whatever a browser sends, the service must see only the account of the proxy. */
const headersOfBrowser = {
  authorization: 'Basic YnJvd3Nlcjpicm93c2Vy',
  cookie: 'cart=check-proxy',
  range: 'bytes=0-1',
  'if-none-match': '"check-proxy"',
};

/** Headers that say who the shopper is. `Origin` is not tried: with another one, the request would be refused. */
const headersOfShopper = ['x-check-proxy', 'referer', 'x-forwarded-for', 'x-real-ip', 'forwarded', 'user-agent'];

const account = probing((context) => [
  {
    path: countryPath(context),
    headers: headersOfBrowser,
    // Refusing such a request is right, too.
    rules: [
      receives('no account', ({ authorization }) => !/^Basic \S+$/i.test(authorization ?? '')),
      receives(
        'the Authorization of the browser',
        ({ authorization }) => authorization === headersOfBrowser.authorization,
      ),
      receives('the cookies of the shop', ({ cookie }) => Boolean(cookie)),
      receives(
        'Range or If-None-Match of the browser: it may then answer something else than a whole 200',
        ({ range, 'if-none-match': ifNoneMatch }) => Boolean(range || ifNoneMatch),
      ),
    ],
  },
]);

/** The service has no need to know who the shopper is, nor which requests are of one shopper, except for its bill. */
const forwardedHeaders = probing((context) => [
  {
    path: countryPath(context),
    headers: Object.fromEntries(headersOfShopper.map((name) => [name, 'check-proxy'])),
    rules: [
      ...headersOfShopper.map((name) =>
        receives(`${name} of the browser`, (headers) => headers[name]?.includes('check-proxy') ?? false),
      ),
      receives('a session', (headers) => sessionHeader.toLowerCase() in headers),
    ],
  },
]);

/** A text that is in every error of the service. Real errors may quote what the shopper typed. */
const internalText = 'check-proxy-detail';

/** An error in the form of the service. */
const jsonFault = (status: number, headers: Readonly<Record<string, string>> = {}): ServiceFault => ({
  status,
  headers,
  body: JSON.stringify({ exception: internalText, exceptionId: 'CheckProxy_Fault' }),
});
const redirect = (status: number) => ({ status, headers: { location: '/check-proxy-elsewhere' }, body: '' });
const htmlFault = { status: 200, headers: { 'content-type': 'text/html' }, body: '<h1>check</h1>' };

/** The statuses of the proxy must lead the elements to the same reason as those of the service. */
const faults: readonly (readonly [what: string, OperationName, ServiceFault, reasons: readonly string[]])[] = [
  ['that an address does not exist (404)', 'dutchByStreet', jsonFault(404), ['not-found']],
  ['that an address is ambiguous (409)', 'dutchByStreet', jsonFault(409), ['ambiguous']],
  ['that nothing matches (404, null)', 'country', { status: 404, body: 'null' }, ['fine', 'not-found']],
  ['that input is malformed (400)', 'country', jsonFault(400), ['invalid-input']],
  ['to wait (429)', 'country', jsonFault(429, { 'retry-after': '1' }), ['rate-limited']],
  ['that it is down (503)', 'country', jsonFault(503), ['unavailable']],
  ['that it broke (500)', 'country', jsonFault(500), ['unavailable']],
  ['something in HTML', 'country', htmlFault, ['unexpected', 'unavailable']],
  ['nothing', 'country', 'silence', ['unavailable']],
  // A redirect could carry the account, or the browser, to another server.
  ['to look elsewhere (302)', 'country', redirect(302), ['unexpected', 'unavailable']],
  ['to look elsewhere (308)', 'country', redirect(308), ['unexpected', 'unavailable']],
  // Browsers show a password dialog to the shopper who gets a 401.
  ['that the account is unknown (401)', 'country', jsonFault(401), ['unavailable', 'unauthorized']],
  ['that the account has no access (403)', 'country', jsonFault(403), ['unavailable', 'unauthorized']],
];

/** The conclusion of the elements from a response: the reason of an error, `fine`, or `nothing` for an invalid status. */
async function clientReasonOf({ status, headers, text }: HttpExchange, operation: OperationName): Promise<string> {
  if (status < 200 || status > 599) return 'nothing';
  const body = [204, 205, 304].includes(status) ? null : text;
  const fetch = async () => new Response(body, { status, headers: { ...headers } });
  const send = createTransport({ baseUrl: 'http://proxy', fetch, timeout: 60_000 });
  const answer = send(operations[operation], sampleParams[operation]);
  return answer.then(
    () => 'fine',
    (error) => problemFrom(error, operation).reason,
  );
}

const statuses = probing((context) =>
  faults.map(([what, operation, fault, expected]) => ({
    path:
      operation === 'country'
        ? countryPath(context)
        : buildPath(operation, { ...sampleParams[operation], city: context.freshWord() }),
    fault,
    rules: [
      async (answer) => {
        const reason = await clientReasonOf(answer, operation);
        const isRight = expected.includes(reason);
        return !isRight && `the service said ${what}; the elements take it for "${reason}", not "${expected[0]}"`;
      },
      ({ serviceRequests }) =>
        serviceRequests.some(({ url }) => url.includes('elsewhere')) && 'a redirect was followed, with the account',
      ({ status }) => [302, 308, 401, 403].includes(status) && 'it passes that on, and 502 was expected',
      ({ status, headers }) => status === 429 && !headers['retry-after'] && 'Retry-After was expected, and it has none',
    ],
  })),
);

/** Error texts of the service may quote what the shopper typed, and reveal software versions. */
const errorDetails = probing((context) => [
  {
    path: countryPath(context),
    fault: jsonFault(500, { 'x-powered-by': internalText, 'set-cookie': `a=${internalText}` }),
    rules: [
      ({ text }) => text.includes(internalText) && "it has the service's own text",
      ({ headers }) => JSON.stringify(headers).includes(internalText) && "it has headers of the service's",
    ],
  },
]);

export const service: readonly Check[] = [
  ['must', 'account', 'sends its own account to the service, and no header that changes answers', account, 'stand-in'],
  ['should', 'forwarded-headers', 'sends the service nothing about the shopper', forwardedHeaders, 'stand-in'],
  // The others may open a circuit breaker, and so come late.
  [
    'must',
    'statuses',
    'answers failures of the service so that the elements show the right message',
    statuses,
    'stand-in',
  ],
  ['should', 'error-details', "does not pass on the service's own error texts", errorDetails, 'stand-in'],
];
