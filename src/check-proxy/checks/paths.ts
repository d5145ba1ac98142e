/** Whether the account can be used for anything else than the seven operations. */
import { buildPath, matchPath } from '../../contract/operations.ts';
import type { Check } from '../check.ts';
import { type Exchange, told } from '../exchange.ts';
import { samples } from '../samples.ts';

/** None of them is an operation. */
const foreign = [
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
] as const;

/** These become an operation, or leave the service's paths, in a server that tidies up. An operation is fine. */
const untidy = [
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

/** What no parameter may hold. */
const malformed = [
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

const isRefused = ({ status }: Exchange) => status >= 400 && status < 500;

export const nothingElse: Check = {
  id: 'allow-list',
  title: 'answers no other path, however it is written',
  level: 'must',
  needsService: false,
  run: async (lab, tell) => {
    for (const path of [...foreign, ...untidy]) {
      const answer = await lab.ask(path);
      const escaped = answer.arrived.find(({ url }) => !isOperation(url));
      if (escaped) tell(`${told(answer)} and asked the service for ${escaped.url}, with your account.`);
      else if (answer.status >= 500 || answer.status === 0) tell(`${told(answer)}; 404 was expected.`);
      else if (answer.status < 300 && isIn(foreign, path)) tell(`${told(answer)}; 404 was expected.`);
    }
  },
};

export const noMalformed: Check = {
  id: 'malformed',
  title: 'refuses malformed encodings and dots for a segment',
  level: 'must',
  needsService: false,
  run: async (lab, tell) => {
    for (const path of malformed) {
      const answer = await lab.ask(path);
      const escaped = answer.arrived.find(({ url }) => !isOperation(url));
      if (escaped) tell(`${told(answer)} and asked the service for ${escaped.url}.`);
      else if (!isRefused(answer)) tell(`${told(answer)}; 400 or 404 was expected.`);
    }
  },
};

function isIn(paths: readonly string[], path: string): boolean {
  return paths.includes(path);
}

function isOperation(url: string): boolean {
  try {
    const [path = ''] = url.split('?', 1);
    return matchPath(path) !== null && new URL(path, 'http://service.invalid').pathname === path;
  } catch {
    return false;
  }
}

export const noControls: Check = {
  id: 'control-characters',
  title: 'refuses control characters',
  level: 'should',
  needsService: false,
  run: async (lab, tell) => {
    for (const text of ['%00', '%0d%0aX-Injected:%201', '%07', '%7f', '%C2%85', '%E2%80%AE']) {
      const answer = await lab.ask(`/international/v1/country/${lab.fresh()}${text}`);
      if (answer.arrived.some(({ headers }) => 'x-injected' in headers)) {
        tell(`${told(answer)} and sent a header of ours.`);
      } else if (!isRefused(answer)) tell(`${told(answer)}; 400 was expected.`);
    }
  },
};

export const onlyReads: Check = {
  id: 'methods',
  title: 'answers GET, and passes no other method on',
  level: 'must',
  needsService: false,
  run: async (lab, tell) => {
    for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'PURGE', 'TRACE']) {
      const answer = await lab.ask(buildPath('countries', {}), { method });
      if (answer.arrived.length > 0) tell(`${told(answer)} and asked the service.`);
      // 501 is for methods that a server has never heard of (RFC 9110 §15.6.2).
      else if (!isRefused(answer) && answer.status !== 501) tell(`${told(answer)}; 405 was expected.`);
    }
  },
};

export const onlyKnownQueries: Check = {
  id: 'queries',
  title: 'passes on the query parameters of validate, each once, and no others',
  level: 'should',
  needsService: true,
  run: async (lab, tell) => {
    const country = buildPath('country', { country: lab.fresh() });
    const validate = buildPath('validate', { ...samples.validate, locality: lab.fresh() });
    for (const path of [`${country}?debug=1`, `${validate}&debug=1`, `${validate}&postcode=1000AA`]) {
      const { arrived, ...answer } = await lab.ask(path);
      const [, query = ''] = arrived[0]?.url.split('?') ?? [];
      const names = [...new URLSearchParams(query).keys()];
      if (names.includes('debug')) tell(`${told({ ...answer, arrived })} and passed "debug" on.`);
      if (new Set(names).size < names.length) tell(`${told({ ...answer, arrived })} and passed a name on twice.`);
    }
  },
};
