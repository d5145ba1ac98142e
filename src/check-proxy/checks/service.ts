/** Checks how the proxy uses its account, and how it handles failures of the service. */
import { mapFailure } from '../../client/error-mapping.ts';
import { createTransport } from '../../client/transport.ts';
import { buildPath, type OperationName, operations } from '../../contract/operations.ts';
import type { Check, CheckContext } from '../check.ts';
import { describeExchange, type HttpExchange } from '../http-exchange.ts';
import { sampleParams } from '../samples.ts';
import type { ServiceFault } from '../stand-in-service.ts';

const htmlHeaders = { 'content-type': 'text/html' };

const countryPath = (context: CheckContext) => buildPath('country', { country: context.freshWord() });
const streetPath = (context: CheckContext) =>
  buildPath('dutchByStreet', { ...sampleParams.dutchByStreet, city: context.freshWord() });

/** Sends a request while the service answers with a fault. */
async function requestDuringFault(context: CheckContext, fault: ServiceFault, path = countryPath(context)) {
  context.setServiceFault(fault);
  const answer = await context.request(path);
  context.setServiceFault(null);
  return answer;
}

/** A text that is in every error of the service. Real errors may quote what the shopper typed. */
const internalText = 'check-proxy-detail';

/** An error in the form of the service. */
const jsonFault = (status: number, headers: Readonly<Record<string, string>> = {}): ServiceFault => ({
  status,
  headers,
  body: JSON.stringify({ exception: internalText, exceptionId: 'CheckProxy_Fault' }),
});

/** The conclusion of the elements from a response: the reason of an error, `fine`, or `nothing` for an invalid status. */
async function clientReasonOf({ status, headers, text }: HttpExchange, operation: OperationName): Promise<string> {
  if (status < 200 || status > 599) return 'nothing';
  const body = [204, 205, 304].includes(status) ? null : text;
  const fetch = async () => new Response(body, { status, headers: { ...headers } });
  const send = createTransport({ baseUrl: 'http://proxy', fetch, timeoutMs: 60_000 });
  const definition = operations[operation];
  const sent = await send(definition, sampleParams[operation]);
  const result = 'body' in sent ? sent : mapFailure(definition, sent, Date.now());
  return 'body' in result ? 'fine' : result.reason;
}

/** Sends requests that succeed, so that failures in a row do not open the circuit breaker of the proxy. */
async function recoverAfterFault(context: CheckContext): Promise<void> {
  for (let count = 0; count < 3; count++) await context.request(countryPath(context));
}

/** Checks of the requests that the service gets, in the order in which they run. */
export const accountChecks: readonly Check[] = [
  // Whatever a browser sends, the service must see only the account of the proxy.
  {
    id: 'account',
    title: 'sends its own account to the service, and nothing of the browser’s but the session',
    level: 'must',
    needsStandIn: true,
    run: async (context, report) => {
      const browserHeaders = {
        authorization: 'Basic YnJvd3Nlcjpicm93c2Vy',
        cookie: 'cart=check-proxy',
        range: 'bytes=0-1',
        'if-none-match': '"check-proxy"',
        'x-check-proxy': 'check-proxy',
      };
      const { serviceRequests, ...answer } = await context.request(countryPath(context), { headers: browserHeaders });
      const [received] = serviceRequests;
      // Refusing such a request is right, too.
      if (!received && answer.status >= 400) return;
      const account = received?.headers['authorization'] ?? '';
      if (!/^Basic \S+$/i.test(account)) report('The service got no account (Authorization: Basic …).');
      if (account === browserHeaders.authorization) report('The service got the Authorization of the browser.');
      if (received?.headers['cookie']) report('The service got the cookies of the shop.');
      if (received?.headers['range'] || received?.headers['if-none-match']) {
        report(
          'The service got Range or If-None-Match of the browser: it may then answer something else than a whole 200.',
        );
      }
    },
  },
  // Headers of the browser say who the shopper is, and the service has no need to know that.
  {
    id: 'forwarded-headers',
    title: 'tells the service nothing about the shopper',
    level: 'should',
    needsStandIn: true,
    run: async (context, report) => {
      const forwardedHeaders = [
        'x-check-proxy',
        'referer',
        'x-forwarded-for',
        'x-real-ip',
        'forwarded',
        'origin',
        'user-agent',
      ];
      const headers = Object.fromEntries(forwardedHeaders.map((name) => [name, 'check-proxy']));
      // `Origin` is removed, because with this value the proxy would refuse the request.
      const { serviceRequests } = await context.request(countryPath(context), {
        headers: { ...headers, origin: null },
      });
      const names = forwardedHeaders.filter((name) =>
        serviceRequests.some((received) => received.headers[name]?.includes('check-proxy')),
      );
      if (names.length > 0) report(`The service got ${names.join(', ')} of the browser.`);
    },
  },
];

/** In the order in which they run: late, because they may open a circuit breaker. */
export const failureChecks: readonly Check[] = [
  // The statuses of the proxy must lead the elements to the same reason as those of the service.
  {
    id: 'statuses',
    title: 'says what the service said, so that the elements can tell the shopper',
    level: 'must',
    needsStandIn: true,
    run: async (context, report) => {
      const cases: readonly (readonly [what: string, OperationName, ServiceFault, readonly string[]])[] = [
        ['that an address does not exist (404)', 'dutchByStreet', jsonFault(404), ['not-found']],
        ['that an address is ambiguous (409)', 'dutchByStreet', jsonFault(409), ['ambiguous']],
        ['that nothing matches (404, null)', 'country', { status: 404, body: 'null' }, ['fine', 'not-found']],
        ['that input is malformed (400)', 'country', jsonFault(400), ['invalid-input']],
        ['to wait (429)', 'country', jsonFault(429, { 'retry-after': '1' }), ['rate-limited']],
        ['that it is down (503)', 'country', jsonFault(503), ['unavailable']],
        ['that it broke (500)', 'country', jsonFault(500), ['unavailable']],
        [
          'something in HTML',
          'country',
          { status: 200, headers: htmlHeaders, body: '<h1>check</h1>' },
          ['unexpected', 'unavailable'],
        ],
      ];
      for (const [what, operation, fault, expected] of cases) {
        const path = operation === 'country' ? countryPath(context) : streetPath(context);
        const answer = await requestDuringFault(context, fault, path);
        const reason = await clientReasonOf(answer, operation);
        if (!expected.includes(reason)) {
          report(
            `When the service says ${what}, ${describeExchange(answer)}: the elements take it for "${reason}", not "${expected[0]}".`,
          );
        }
        if (answer.status === 429 && answer.headers['retry-after'] === undefined) {
          report('A 429 comes without Retry-After.');
        }
        await recoverAfterFault(context);
      }
    },
  },
  // A redirect could carry the account, or the browser, to another server.
  {
    id: 'redirects',
    title: 'follows no redirect of the service, and passes none on',
    level: 'must',
    needsStandIn: true,
    run: async (context, report) => {
      for (const status of [302, 308]) {
        const answer = await requestDuringFault(context, {
          status,
          headers: { location: '/check-proxy-elsewhere' },
          body: '',
        });
        if (answer.serviceRequests.some(({ url }) => url.includes('elsewhere'))) {
          report(`It followed a ${status}, with the account.`);
        } else if (answer.status >= 300 && answer.status < 400)
          report(`${describeExchange(answer)}: it passed the redirect on.`);
        await recoverAfterFault(context);
      }
    },
  },
  // Error texts of the service may quote what the shopper typed, and reveal software versions.
  {
    id: 'error-details',
    title: 'does not pass on what the service says about its own errors',
    level: 'should',
    needsStandIn: true,
    run: async (context, report) => {
      const answer = await requestDuringFault(
        context,
        jsonFault(500, { 'x-powered-by': internalText, 'set-cookie': `a=${internalText}` }),
      );
      if (answer.text.includes(internalText)) report(`${describeExchange(answer)} with the service's own text.`);
      if (JSON.stringify(answer.headers).includes(internalText)) {
        report(`${describeExchange(answer)} with headers of the service's.`);
      }
      await recoverAfterFault(context);
    },
  },
  // Without a deadline of the proxy, a silent service would leave the shopper waiting.
  {
    id: 'silence',
    title: 'gives up on a service that says nothing',
    level: 'must',
    needsStandIn: true,
    run: async (context, report) => {
      const answer = await requestDuringFault(context, 'silence');
      if (answer.status === 0) report(`${describeExchange(answer)}; 504 within ten seconds was expected.`);
      else if (answer.status < 500) report(`${describeExchange(answer)}; 504 was expected.`);
      await recoverAfterFault(context);
    },
  },
  // A 401 makes browsers show a password dialog to the shopper.
  {
    id: 'account-refused',
    title: 'answers 502 when the service refuses the account: at a 401 browsers ask shoppers for a password',
    level: 'must',
    needsStandIn: true,
    run: async (context, report) => {
      for (const status of [401, 403]) {
        const answer = await requestDuringFault(
          context,
          jsonFault(status, { 'www-authenticate': 'Basic realm="service"' }),
        );
        if (answer.status < 500) {
          report(`When the service says ${status}, ${describeExchange(answer)}; 502 was expected.`);
        }
      }
    },
  },
];
