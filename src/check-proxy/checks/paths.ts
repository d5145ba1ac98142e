/** Checks that the account can be used for nothing but the seven operations. */
import { buildPath, matchPath } from '../../contract/operations.ts';
import { type Check, countriesPath, countryPath, probing, type Rule } from '../check.ts';
import { sampleParams } from '../stand-in-service.ts';

/** Paths that are not an operation. */
const otherPaths = [
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
];

/** Values that no parameter may have, as they stand in a path. */
const malformedValues = [
  // No text, or no whole one.
  ...['', '%', '%zz', '%E0%A4%A', '%C0%AE%C0%AE', '%ff'],
  // The folder itself or the one above it.
  ...['.', '..', '%2e%2e'],
  // Another path for a server that decodes once more, takes a backslash for a slash, or drops what follows a semicolon.
  ...['..%2Faccount', '%2e%2e%2Faccount', 'a%2F..%2F..%2Faccount', '..%5Caccount', '..%3B%2Faccount'],
  ...['%252e%252e%252faccount', 'a%252Fb', '%25252e%25252e', '%25c0%25ae%25c0%25ae'],
  // Control characters, which some servers turn into headers, or pages into text that runs backwards.
  ...['a%00', 'a%0d%0aX-Injected:%201', 'a%07', 'a%7f', 'a%C2%85', 'a%E2%80%AE'],
];

const staysInside: Rule = ({ serviceRequests }) => {
  const escaped = serviceRequests.find(({ url }) => !isOperation(url));
  return escaped !== undefined && `the service was asked for ${escaped.url}, with your account`;
};

function isOperation(url: string): boolean {
  try {
    const [path = ''] = url.split('?', 1);
    return matchPath(path) !== null && new URL(path, 'http://service.invalid').pathname === path;
  } catch {
    return false;
  }
}

/** The status 0 stands for no answer. */
const isAnswered: Rule = ({ status }) => (status >= 500 || status === 0) && '404 was expected';

const isNotFound: Rule = (answer) => (answer.status < 300 ? '404 was expected' : isAnswered(answer));

const isRefused: Rule = ({ status }) => !(status >= 400 && status < 500) && '400 was expected';

const namesReceived = (url = '') => [...new URLSearchParams(url.split('?')[1]).keys()];

/** A proxy that passes other paths on lets everybody use the rest of the service with the shop's account. */
const allowList = probing(() => [
  ...otherPaths.map((path) => ({ path, rules: [staysInside, isNotFound] })),
  ...pathsToNormalise.map((path) => ({ path, rules: [staysInside, isAnswered] })),
]);

/** Servers disagree on how to read such values, so they must not be passed on. Slashes are part of many addresses. */
const malformed = probing(() =>
  malformedValues.map((value) => ({
    path: `/international/v1/country/${value}`,
    rules: [staysInside, isRefused],
  })),
);

/** Unknown and repeated parameters could change what the service does. */
const queries = probing((context) => {
  const validate = buildPath('validate', { ...sampleParams.validate, locality: context.freshWord() });
  return [`${countryPath(context)}?debug=1`, `${validate}&debug=1`, `${validate}&postcode=1000AA`].map((path) => ({
    path,
    rules: [
      ({ serviceRequests: [first] }) => namesReceived(first?.url).includes('debug') && 'the service got "debug"',
      ({ serviceRequests: [first] }) => {
        const names = namesReceived(first?.url);
        return new Set(names).size < names.length && 'the service got a name twice';
      },
    ],
  }));
});

/** All operations are GET. */
const methods = probing(() =>
  ['POST', 'PUT', 'PATCH', 'DELETE', 'PURGE', 'TRACE'].map((method) => ({
    path: countriesPath,
    method,
    rules: [
      ({ serviceRequests }) => serviceRequests.length > 0 && '405 was expected, before the service is asked',
      // A server answers 501 to methods that it does not know (RFC 9110 §15.6.2).
      ({ status }) => !(status >= 400 && status <= 501 && status !== 500) && '405 was expected',
    ],
  })),
);

export const paths: readonly Check[] = [
  ['must', 'allow-list', 'answers no other path, however it is written', allowList],
  ['must', 'malformed', 'refuses values that are malformed or may be a path, and control characters', malformed],
  ['should', 'queries', 'passes on the parameters of validate, each once, and no others', queries, 'stand-in'],
  ['must', 'methods', 'answers GET, and passes no other method on', methods],
];
