/**
 * Turns a request of a browser into a call of an operation, or refuses it with a problem. Only values that were checked
 * here are passed on.
 */

import { clientHeader, sessionHeader } from '../contract/headers.ts';
import { matchPath, type OperationName, operations, ParameterError } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import {
  additionMaxLength,
  contextMaxLength,
  contextPattern,
  countryCodePattern,
  dutchPostcodePattern,
  houseNumberRange,
  languagePattern,
  sessionPattern,
  termMaxLength,
} from '../contract/rules.ts';
import type { ServiceCall } from './call.ts';
import { ProxyProblem } from './problem.ts';

/** The longest URL, in characters. RFC 9110 §4.1 recommends at least 8,000, and no operation needs more. */
const urlMaxLength = 8_192;

/** Whether the value of a parameter is acceptable. An empty string stands for a parameter that was left out. */
type ParameterRule = (value: string) => boolean;

const isText: ParameterRule = (value) => value.length <= termMaxLength;
const isContext: ParameterRule = (value) => value.length <= contextMaxLength && contextPattern.test(value);
const isAddition: ParameterRule = (value) => [...value].length <= additionMaxLength;
const isOneOf =
  (...values: readonly string[]): ParameterRule =>
  (value) =>
    values.includes(value);
const isHouseNumber: ParameterRule = (value) =>
  /^\d{1,5}$/.test(value) && Number(value) >= houseNumberRange.min && Number(value) <= houseNumberRange.max;

const rulesByOperation: Readonly<Record<OperationName, Readonly<Record<string, ParameterRule>>>> = {
  dutchByPostcode: {
    postcode: (value) => dutchPostcodePattern.test(value),
    houseNumber: isHouseNumber,
    houseNumberAddition: isAddition,
  },
  dutchByStreet: {
    city: isText,
    street: isText,
    houseNumber: isHouseNumber,
    houseNumberAddition: isAddition,
  },
  suggest: {
    context: isContext,
    term: isText,
    language: (value) => value === '' || languagePattern.test(value),
    buildingListMode: isOneOf('', 'short', 'paged'),
  },
  details: {
    context: isContext,
    dispatchCountry: (value) => value === '' || countryCodePattern.test(value.toLowerCase()),
  },
  validate: {
    country: (value) => countryCodePattern.test(value),
    postcode: isText,
    locality: isText,
    street: isText,
    building: isText,
    region: isText,
    streetAndBuilding: isText,
  },
  country: { country: isText },
  countries: {},
};

/** Control characters, and marks that change the direction of text. They are never part of an address. */
const forbiddenCharacters = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/**
 * The call that a request asks for.
 *
 * @param mount path below which the proxy is mounted, or an empty string.
 * @throws ProxyProblem `method`, `noOperation`, `forbidden` (without the client's header) or `invalidInput`.
 */
export function parseRequest(request: Request, mount: string): ServiceCall {
  if (request.method !== 'GET') throw new ProxyProblem(problemTypes.method);
  if (request.url.length > urlMaxLength) throw new ProxyProblem(problemTypes.invalidInput, { parameter: 'path' });
  const [path = '', query = ''] = splitTarget(request.url, mount);
  const matched = matchOperation(path);
  if (request.headers.get(clientHeader) === null) throw new ProxyProblem(problemTypes.forbidden);
  const { operation } = matched;
  const params = { ...matched.params, ...parseQuery(operation, query) };
  for (const [name, rule] of Object.entries(rulesByOperation[operation])) {
    const value = params[name] ?? '';
    if (forbiddenCharacters.test(value) || !rule(value)) {
      throw new ProxyProblem(problemTypes.invalidInput, { parameter: name });
    }
  }
  if (operation === 'validate') checkValidateParams(params);
  return { operation, params, session: operations[operation].session ? parseSession(request) : null };
}

/** The path below the mount, and the query. Both are still percent-encoded. */
function splitTarget(url: string, mount: string): readonly string[] {
  const [, target = ''] = /^[a-z]+:\/\/[^/?#]*([^#]*)/i.exec(url) ?? [];
  if (!target.startsWith(`${mount}/`)) throw new ProxyProblem(problemTypes.noOperation);
  const below = target.slice(mount.length);
  const queryStart = below.indexOf('?');
  return queryStart < 0 ? [below] : [below.slice(0, queryStart), below.slice(queryStart + 1)];
}

function matchOperation(path: string): NonNullable<ReturnType<typeof matchPath>> {
  try {
    const matched = matchPath(path);
    if (matched) return matched;
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error;
    throw new ProxyProblem(problemTypes.invalidInput, { parameter: error.parameter });
  }
  throw new ProxyProblem(problemTypes.noOperation);
}

/**
 * The parameters of the query. Only known names are accepted, each once; an empty value means the same as none. A `+`
 * is a space, because clients in production send it so.
 */
function parseQuery(operation: OperationName, query: string): Record<string, string> {
  const known: readonly string[] = operations[operation].query;
  const params: Record<string, string> = {};
  for (const pair of query.split('&').filter(Boolean)) {
    const [name = '', ...rest] = pair.split('=');
    if (!known.includes(name) || Object.hasOwn(params, name)) {
      throw new ProxyProblem(problemTypes.invalidInput, { parameter: 'query' });
    }
    params[name] = decodeValue(name, rest.join('='));
  }
  return params;
}

/** Refuses malformed encodings, for which the platform's parser would insert a replacement character. */
function decodeValue(name: string, value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    throw new ProxyProblem(problemTypes.invalidInput, { parameter: name });
  }
}

/** §4.5: at least one value is needed, and street and building come either in one parameter or in two. */
function checkValidateParams({ country: _, ...params }: Readonly<Record<string, string>>): void {
  const isBoth = params['streetAndBuilding'] && (params['street'] || params['building']);
  if (isBoth) throw new ProxyProblem(problemTypes.invalidInput, { parameter: 'streetAndBuilding' });
  if (!Object.values(params).some(Boolean)) throw new ProxyProblem(problemTypes.invalidInput, { parameter: 'query' });
}

function parseSession(request: Request): string {
  const session = request.headers.get(sessionHeader) ?? '';
  if (!sessionPattern.test(session)) throw new ProxyProblem(problemTypes.invalidInput, { parameter: sessionHeader });
  return session;
}
