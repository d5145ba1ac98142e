/** Checks that the account can be used for nothing but the seven operations. */
import { buildPath, matchPath } from '../../contract/operations.ts';
import type { Check, CheckContext, ReportFinding } from '../check.ts';
import { describeExchange, type HttpExchange } from '../http-exchange.ts';
import { sampleParams } from '../samples.ts';

/** Paths that are not an operation. */
const otherPaths: readonly string[] = [
  '/account',
  '/international/v1/',
  '/international/v1/nothing',
  '/international/v2/supported-countries',
  '/international/v1/supported-countries/more',
  '/international/v1/country/NL/more',
  '/nl/v1/addresses/postcode/2012ES/30/a/more',
  '/nl/v1/account',
  '/international/v1/country/%252e%252e/account',
  '/International/V1/supported-countries',
  '/international%2fv1%2fsupported-countries',
  '/international/v1/supported-countries;x=1',
];

/**
 * Paths that a server may normalise. The result may be an operation, which is fine, or a path outside the operations,
 * which is not.
 */
const pathsToNormalise = [
  '/../account',
  '/international/v1/../../account',
  '/international/v1/country/../supported-countries',
  '/international/v1/country/%2e%2e/%2e%2e/account',
  '/international/v1/country/..%2f..%2faccount/x',
  '/international/v1/country/a/..%2f..%2f..%2faccount',
  '//international/v1/supported-countries',
  '/international//v1/supported-countries',
  '/./international/v1/supported-countries',
] as const;

/** Paths with a value that no parameter may have. */
const malformedPaths = [
  '/international/v1/country/%',
  '/international/v1/country/%zz',
  '/international/v1/country/%E0%A4%A',
  '/international/v1/country/%C0%AE%C0%AE',
  '/international/v1/country/%ff',
  '/international/v1/country/.',
  '/international/v1/country/..',
  '/international/v1/country/%2e%2e',
  '/international/v1/country/',
] as const;

/**
 * Values that are another path for a server that decodes them once more, takes a backslash for a slash, or drops what
 * follows a semicolon.
 */
const pathLikePaths = [
  '..%2Faccount',
  '%2e%2e%2Faccount',
  'a%2F..%2F..%2Faccount',
  '..%5Caccount',
  '..%3B%2Faccount',
  '%252e%252e%252faccount',
  'a%252Fb',
  '%25252e%25252e',
  '%25c0%25ae%25c0%25ae',
].map((value) => `/international/v1/country/${value}`);

/** Sends paths that the proxy must refuse, and reports those that it answers or asks the service for. */
async function expectPathsRefused(
  context: CheckContext,
  report: ReportFinding,
  paths: readonly string[],
  expected: string,
  mayAskFor: (url: string) => boolean = () => false,
): Promise<void> {
  for (const path of paths) {
    const answer = await context.request(path);
    const asked = answer.serviceRequests.find(({ url }) => !mayAskFor(url));
    if (asked) report(`${describeExchange(answer)} and asked the service for ${asked.url}.`);
    else if (!isRefused(answer)) report(`${describeExchange(answer)}; ${expected} was expected.`);
  }
}

const isRefused = ({ status }: HttpExchange) => status >= 400 && status < 500;

function isOperation(url: string): boolean {
  try {
    const [path = ''] = url.split('?', 1);
    return matchPath(path) !== null && new URL(path, 'http://service.invalid').pathname === path;
  } catch {
    return false;
  }
}

/** In the order in which they run. */
export const pathChecks: readonly Check[] = [
  // A proxy that passes other paths on lets everybody use the rest of the service with the shop's account.
  {
    id: 'allow-list',
    title: 'answers no other path, however it is written',
    level: 'must',
    run: async (context, report) => {
      for (const path of [...otherPaths, ...pathsToNormalise]) {
        const answer = await context.request(path);
        const escaped = answer.serviceRequests.find(({ url }) => !isOperation(url));
        const isAnswered = answer.status < 300 && otherPaths.includes(path);
        if (escaped) report(`${describeExchange(answer)} and asked the service for ${escaped.url}, with your account.`);
        // The status 0 stands for no answer.
        else if (isAnswered || answer.status >= 500 || answer.status === 0) {
          report(`${describeExchange(answer)}; 404 was expected.`);
        }
      }
    },
  },
  // Servers disagree on how to read malformed encodings, so they must not be passed on.
  {
    id: 'malformed',
    title: 'refuses malformed encodings and dots for a segment',
    level: 'must',
    run: (context, report) => expectPathsRefused(context, report, malformedPaths, '400 or 404', isOperation),
  },
  // A slash is part of many addresses, but no address has dots alone beside one, or a slash that is encoded twice.
  {
    id: 'decoded-again',
    title: 'refuses values that would be a path if they were decoded again',
    level: 'must',
    run: (context, report) => expectPathsRefused(context, report, pathLikePaths, '400'),
  },
  // No address has control characters, and some servers turn them into headers.
  {
    id: 'control-characters',
    title: 'refuses control characters',
    level: 'should',
    run: async (context, report) => {
      for (const text of ['%00', '%0d%0aX-Injected:%201', '%07', '%7f', '%C2%85', '%E2%80%AE']) {
        const answer = await context.request(`/international/v1/country/${context.freshWord()}${text}`);
        if (answer.serviceRequests.some(({ headers }) => 'x-injected' in headers)) {
          report(`${describeExchange(answer)} and sent a header of ours.`);
        } else if (!isRefused(answer)) report(`${describeExchange(answer)}; 400 was expected.`);
      }
    },
  },
  // Unknown and repeated parameters could change what the service does.
  {
    id: 'queries',
    title: 'passes on the query parameters of validate, each once, and no others',
    level: 'should',
    needsStandIn: true,
    run: async (context, report) => {
      const country = buildPath('country', { country: context.freshWord() });
      const validate = buildPath('validate', { ...sampleParams.validate, locality: context.freshWord() });
      for (const path of [`${country}?debug=1`, `${validate}&debug=1`, `${validate}&postcode=1000AA`]) {
        const answer = await context.request(path);
        const [, query = ''] = answer.serviceRequests[0]?.url.split('?') ?? [];
        const names = [...new URLSearchParams(query).keys()];
        if (names.includes('debug')) report(`${describeExchange(answer)} and passed "debug" on.`);
        if (new Set(names).size < names.length) report(`${describeExchange(answer)} and passed a name on twice.`);
      }
    },
  },
  // All operations are GET.
  {
    id: 'methods',
    title: 'answers GET, and passes no other method on',
    level: 'must',
    run: async (context, report) => {
      for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PURGE', 'TRACE']) {
        const answer = await context.request(buildPath('countries', {}), { method });
        if (answer.serviceRequests.length > 0) report(`${describeExchange(answer)} and asked the service.`);
        // A server answers 501 to methods that it does not know (RFC 9110 §15.6.2).
        else if (!isRefused(answer) && answer.status !== 501) report(`${describeExchange(answer)}; 405 was expected.`);
      }
    },
  },
];
