/** Checks that pages of other sites cannot spend the shop's lookups. */

import { clientHeader, sessionHeader } from '../../contract/headers.ts';
import { buildPath } from '../../contract/operations.ts';
import { loopbackPattern } from '../../contract/rules.ts';
import type { Check, CheckContext, ReportFinding, RequestOptions } from '../check.ts';
import { describeExchange } from '../http-exchange.ts';
import { suggestionPath } from '../samples.ts';

const otherSite = 'https://elsewhere.example';

/** Sends requests that the proxy must refuse, and reports those that it does not refuse. */
async function expectRefusals(
  context: CheckContext,
  report: ReportFinding,
  cases: readonly (readonly [what: string, RequestOptions])[],
): Promise<void> {
  for (const [what, options] of cases) {
    const answer = await context.request(suggestionPath(context), options);
    const isAnswered = answer.serviceRequests.length > 0 || (answer.status >= 200 && answer.status < 300);
    if (isAnswered) report(`${describeExchange(answer)} ${what}: that is a lookup at your expense. 403 was expected.`);
    else if (answer.status >= 500 || answer.status === 0) {
      report(`${describeExchange(answer)} ${what}; 403 was expected.`);
    }
  }
}

/** In the order in which they run. */
export const accessControlChecks: readonly Check[] = [
  // Without https, others on the network can read the addresses that shoppers type.
  {
    id: 'tls',
    title: 'is reached by https, or on this machine',
    level: 'must',
    run: async ({ url }, report) => {
      const isLocal = loopbackPattern.test(url.hostname);
      if (url.protocol !== 'https:' && !isLocal) report('What shoppers type crosses the network in the clear.');
    },
  },
  // Other sites can send this header only after a preflight request, which the proxy refuses.
  {
    id: 'custom-header',
    title: `wants ${clientHeader} on every operation, which other sites cannot send without asking first`,
    level: 'must',
    run: async (context, report) => {
      const headers = { [clientHeader]: null };
      await expectRefusals(context, report, [[`without ${clientHeader}`, { headers }]]);
      for (const path of [buildPath('countries', {}), buildPath('country', { country: context.freshWord() })]) {
        const answer = await context.request(path, { headers });
        if (answer.status === 200) report(`${describeExchange(answer)} without ${clientHeader}; 403 was expected.`);
      }
    },
  },
  // Tries origins that resemble the proxy's own.
  {
    id: 'origin',
    title: 'refuses pages of other origins',
    level: 'must',
    run: async (context, report) => {
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
      await expectRefusals(
        context,
        report,
        origins.map((origin) => [`to the origin ${origin}`, { headers: { ...withoutFetchMetadata, origin } }]),
      );
    },
  },
  // A response that any origin may read lets every site use the shop's account.
  {
    id: 'cors',
    title: 'tells no other origin that it may read answers',
    level: 'must',
    run: async (context, report) => {
      const preflight = { 'access-control-request-method': 'GET', 'access-control-request-headers': clientHeader };
      for (const [method, more] of [
        ['OPTIONS', preflight],
        ['GET', {}],
      ] as const) {
        const headers = { ...more, origin: otherSite, 'sec-fetch-site': 'cross-site' };
        const answer = await context.request(suggestionPath(context), { method, headers });
        const allowed = answer.headers['access-control-allow-origin'];
        if (allowed === '*' || allowed === otherSite) {
          report(`${describeExchange(answer)} to ${otherSite}, with Access-Control-Allow-Origin: ${allowed}.`);
        }
      }
      const { 'access-control-allow-origin': own } = (await context.request(buildPath('countries', {}))).headers;
      if (own === '*') {
        report('Access-Control-Allow-Origin is *, so that every site may read what your account pays for.');
      }
    },
  },
  // For pages of another origin, the preflight request and every response must allow that origin.
  {
    id: 'own-origin',
    title: 'lets the pages it is for read its answers',
    level: 'must',
    run: async (context, report) => {
      // A page of the proxy's own origin needs no permission.
      if (context.origin === null) return;
      const requestedHeaders = [clientHeader, sessionHeader];
      const preflight = await context.request(suggestionPath(context), {
        method: 'OPTIONS',
        headers: {
          ...Object.fromEntries(requestedHeaders.map((name) => [name, null])),
          'access-control-request-method': 'GET',
          'access-control-request-headers': requestedHeaders.join(',').toLowerCase(),
        },
      });
      const allowedHeaders = (preflight.headers['access-control-allow-headers'] ?? '').toLowerCase().split(/\s*,\s*/);
      const missing = requestedHeaders.filter((name) => !allowedHeaders.includes(name.toLowerCase()));
      if (preflight.status < 200 || preflight.status > 299) report(`${describeExchange(preflight)}; 204 was expected.`);
      if (missing.length > 0) {
        report(`${describeExchange(preflight)} without ${missing.join(' and ')} in Access-Control-Allow-Headers.`);
      }
      for (const answer of [
        preflight,
        await context.request(suggestionPath(context)),
        await context.request('/international/v1/nothing'),
      ]) {
        const allowed = answer.headers['access-control-allow-origin'];
        if (allowed !== context.origin) {
          report(`${describeExchange(answer)} without Access-Control-Allow-Origin: ${context.origin}.`);
        }
      }
    },
  },
  // Browsers send `Sec-Fetch-*`, which no page can forge.
  {
    id: 'fetch-metadata',
    title: 'refuses what the browser says is another site, an image, a frame or a link',
    level: 'should',
    run: (context, report) =>
      expectRefusals(context, report, [
        ['to another site', { headers: { 'sec-fetch-site': 'cross-site', origin: null } }],
        ['to a link or form', { headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'document' } }],
        ['to an image', { headers: { 'sec-fetch-mode': 'no-cors', 'sec-fetch-dest': 'image' } }],
        ['to a frame', { headers: { 'sec-fetch-mode': 'navigate', 'sec-fetch-dest': 'iframe' } }],
      ]),
  },
];
