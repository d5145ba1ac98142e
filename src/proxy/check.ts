/** A request of a browser becomes a call of an operation, or a problem. Nothing of it is passed on unread. */

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
import type { CheckedCall } from './call.ts';
import { Problem } from './problem.ts';

/** Longest URL, in characters: RFC 9110 §4.1 asks for that much at least, and no operation needs more. */
const urlMaxLength = 8_192;

type Rule = (value: string) => boolean;

const isText: Rule = (value) => value.length <= termMaxLength;
const isContext: Rule = (value) => value.length <= contextMaxLength && contextPattern.test(value);
const isAddition: Rule = (value) => [...value].length <= additionMaxLength;
const isOneOf =
  (...values: readonly string[]): Rule =>
  (value) =>
    values.includes(value);
const isHouseNumber: Rule = (value) =>
  /^\d{1,5}$/.test(value) && Number(value) >= houseNumberRange.min && Number(value) <= houseNumberRange.max;

const rules: Readonly<Record<OperationName, Readonly<Record<string, Rule>>>> = {
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

/** Control characters, and marks that turn the direction of what follows: never part of an address. */
const unprintable = /[\p{Cc}\u202a-\u202e\u2066-\u2069]/u;

/** @throws Problem */
export function checkRequest(request: Request, mount: string): CheckedCall {
  if (request.method !== 'GET') throw new Problem(problemTypes.method);
  if (request.url.length > urlMaxLength) throw new Problem(problemTypes.invalidInput, { parameter: 'path' });
  const [path = '', query = ''] = targetOf(request.url, mount);
  const matched = match(path);
  if (request.headers.get(clientHeader) === null) throw new Problem(problemTypes.forbidden);
  const { operation } = matched;
  const params = { ...matched.params, ...queryOf(operation, query) };
  for (const [name, rule] of Object.entries(rules[operation])) {
    const value = params[name] ?? '';
    if (unprintable.test(value) || !rule(value)) throw new Problem(problemTypes.invalidInput, { parameter: name });
  }
  if (operation === 'validate') checkValidate(params);
  return { operation, params, session: operations[operation].session ? sessionOf(request) : null };
}

/** Path below the mount and query, both raw. */
function targetOf(url: string, mount: string): readonly string[] {
  const [, target = ''] = /^[a-z]+:\/\/[^/?#]*([^#]*)/i.exec(url) ?? [];
  if (!target.startsWith(`${mount}/`)) throw new Problem(problemTypes.noOperation);
  const below = target.slice(mount.length);
  const mark = below.indexOf('?');
  return mark < 0 ? [below] : [below.slice(0, mark), below.slice(mark + 1)];
}

function match(path: string): NonNullable<ReturnType<typeof matchPath>> {
  try {
    const matched = matchPath(path);
    if (matched) return matched;
  } catch (error) {
    if (!(error instanceof ParameterError)) throw error;
    throw new Problem(problemTypes.invalidInput, { parameter: error.parameter });
  }
  throw new Problem(problemTypes.noOperation);
}

/** Known names, each once; empty values are as good as none. A `+` is a space, as clients in production send it. */
function queryOf(operation: OperationName, query: string): Record<string, string> {
  const known: readonly string[] = operations[operation].query;
  const params: Record<string, string> = {};
  for (const pair of query.split('&').filter(Boolean)) {
    const [name = '', ...rest] = pair.split('=');
    if (!known.includes(name) || Object.hasOwn(params, name)) {
      throw new Problem(problemTypes.invalidInput, { parameter: 'query' });
    }
    params[name] = decodeValue(name, rest.join('='));
  }
  return params;
}

/** Strict, where the platform's parser would put a replacement character. */
function decodeValue(name: string, value: string): string {
  try {
    return decodeURIComponent(value.replaceAll('+', ' '));
  } catch {
    throw new Problem(problemTypes.invalidInput, { parameter: name });
  }
}

/** §4.5: something to go by, and street and building together or apart. */
function checkValidate({ country: _, ...params }: Readonly<Record<string, string>>): void {
  const isBoth = params['streetAndBuilding'] && (params['street'] || params['building']);
  if (isBoth) throw new Problem(problemTypes.invalidInput, { parameter: 'streetAndBuilding' });
  if (!Object.values(params).some(Boolean)) throw new Problem(problemTypes.invalidInput, { parameter: 'query' });
}

function sessionOf(request: Request): string {
  const session = request.headers.get(sessionHeader) ?? '';
  if (!sessionPattern.test(session)) throw new Problem(problemTypes.invalidInput, { parameter: sessionHeader });
  return session;
}
