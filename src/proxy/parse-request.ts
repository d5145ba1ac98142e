/**
 * Turns a request of a browser into a call of an operation, or refuses it with a problem. Only values that were checked
 * here are passed on.
 */

import { clientHeader, sessionHeader } from '../contract/headers.ts';
import { matchPath, type OperationName, operations, ParameterError } from '../contract/operations.ts';
import { problemTypes } from '../contract/problems.ts';
import { sessionPattern } from '../contract/rules.ts';
import type { ServiceCall } from './call.ts';
import { findBrokenRule } from './parameter-rules.ts';
import { ProxyProblem } from './problem.ts';

/** The longest URL, in characters. RFC 9110 §4.1 recommends at least 8,000, and no operation needs more. */
const urlMaxLength = 8_192;

/**
 * The call that a request asks for.
 *
 * @param mount path below which the proxy is mounted, or an empty string.
 * @throws ProxyProblem `method`, `noOperation`, `forbidden` (without the client's header) or `invalidInput`.
 */
export function parseRequest(request: Request, mount: string): ServiceCall {
  if (request.method !== 'GET') throw new ProxyProblem(problemTypes.method);
  if (request.url.length > urlMaxLength) {
    throw invalidInput('path', `The URL must have at most ${urlMaxLength} characters.`);
  }
  const [path = '', query = ''] = splitTarget(request.url, mount);
  const matched = matchOperation(path);
  if (request.headers.get(clientHeader) === null) {
    throw new ProxyProblem(problemTypes.forbidden, {
      detail: `Send the header "${clientHeader}: 1", as the elements do. It keeps other sites out.`,
    });
  }
  const { operation } = matched;
  const params = { ...matched.params, ...parseQuery(operation, query) };
  const broken = findBrokenRule(operation, params);
  if (broken) throw invalidInput(broken.parameter, broken.sentence);
  if (operation === 'validate') checkValidateParams(params);
  return { operation, params, session: operations[operation].session ? parseSession(request) : null };
}

function invalidInput(parameter: string, detail: string): ProxyProblem {
  return new ProxyProblem(problemTypes.invalidInput, { parameter, detail });
}

/** The path below the mount, and the query. Both are still percent-encoded. */
function splitTarget(url: string, mount: string): readonly string[] {
  const [, target = ''] = /^[a-z]+:\/\/[^/?#]*([^#]*)/i.exec(url) ?? [];
  if (!target.startsWith(`${mount}/`)) {
    throw new ProxyProblem(problemTypes.noOperation, {
      detail: `The path must begin with ${mount}/, for example ${mount}/international/v1/supported-countries.`,
    });
  }
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
    throw invalidInput(error.parameter, `${error.message}.`);
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
      const names = known.length > 0 ? `may have only ${known.join(', ')}, each once` : 'must be empty';
      throw invalidInput('query', `The query of ${operation} ${names}.`);
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
    throw invalidInput(name, `${name} must be percent-encoded UTF-8.`);
  }
}

/** §4.5: at least one value is needed, and street and building come either in one parameter or in two. */
function checkValidateParams({ country: _, ...params }: Readonly<Record<string, string>>): void {
  const isBoth = params['streetAndBuilding'] && (params['street'] || params['building']);
  if (isBoth) {
    throw invalidInput('streetAndBuilding', 'Send either streetAndBuilding, or street and building, but not both.');
  }
  if (!Object.values(params).some(Boolean)) {
    throw invalidInput('query', `Send at least one of ${operations.validate.query.join(', ')}.`);
  }
}

function parseSession(request: Request): string {
  const session = request.headers.get(sessionHeader) ?? '';
  if (sessionPattern.test(session)) return session;
  throw invalidInput(
    sessionHeader,
    `Send the header "${sessionHeader}" with 8 to 64 letters, digits, dots, underscores or hyphens: ` +
      'one value for all requests of one entry, and another value for the next.',
  );
}
