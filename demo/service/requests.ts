/** Reads requests of the service: path, query, account, and what may be wrong with them. */
import { type MatchedPath, matchPath, ParameterError } from '../../src/contract/operations.ts';
import { loopbackPattern } from '../../src/contract/rules.ts';
import { errors, type ServiceError } from './errors.ts';
import { type FaultRule, parseFault } from './faults.ts';
import { isScenario, type ScenarioName } from './scenarios.ts';

/** Header with faults for its own request, separated by commas, in the form of `parseFault`. */
const faultHeader = 'x-fault';
/** Header with the scenario of its own request. */
const scenarioHeader = 'x-scenario';

/** The operation of a request, or null when its path belongs to none or is malformed. */
export function match(request: Request): MatchedPath | null {
  try {
    return matchPath(pathOf(request));
  } catch (error) {
    if (error instanceof ParameterError) return null;
    throw error;
  }
}

/** The path as it was sent. It is decoded only after it was split. */
export function pathOf({ url }: Request): string {
  const [, path = ''] = /^[a-z]+:\/\/[^/?#]*([^?#]*)/i.exec(url) ?? [];
  return path;
}

/** The query of a request. */
export function queryOf({ url }: Request): URLSearchParams {
  return new URL(url).searchParams;
}

/** True if a request was sent to this machine by itself. */
export function isLoopback({ url }: Request): boolean {
  return loopbackPattern.test(new URL(url).hostname);
}

/** The error of the service for a wrong path segment. */
export function parameterError({ parameter, message }: ParameterError): ServiceError {
  if (parameter === 'postcode' && message.endsWith('is required')) return errors.noPostcode();
  if (parameter === 'houseNumber' && message.endsWith('is required')) return errors.noHouseNumber();
  if (parameter === 'context' && message.endsWith('is required')) return errors.tooShort();
  return errors.invalidParameter(`Parameter ${parameter} is not valid.`);
}

/** The error of a Dutch lookup (§4.1) whose path ends too early; null for any other path. */
export function missingParameter(path: string): ServiceError | null {
  const [whole, postcode = ''] = /^\/nl\/v1\/addresses\/postcode(?:\/([^/]*))?$/.exec(path) ?? [];
  if (whole === undefined) return null;
  return postcode === '' ? errors.noPostcode() : errors.noHouseNumber();
}

/** The faults that a request chooses. Malformed ones are ignored. */
export function faultsOf(request: Request): FaultRule[] {
  const texts = (request.headers.get(faultHeader) ?? '').split(',').map((text) => text.trim());
  return texts.filter(Boolean).flatMap((text) => {
    try {
      return [parseFault(text)];
    } catch {
      return [];
    }
  });
}

/**
 * Checks the account of a request.
 *
 * @throws ServiceError 401
 */
export function authorize(request: Request, { key, secret }: { readonly key: string; readonly secret: string }): void {
  const [, encoded = ''] = /^Basic\s+([A-Za-z0-9+/]+=*)$/i.exec(request.headers.get('authorization') ?? '') ?? [];
  const [user, ...password] = decodeBase64(encoded).split(':');
  if (user !== key) throw errors.unknownKey();
  if (password.join(':') !== secret) throw errors.wrongSecret();
}

function decodeBase64(text: string): string {
  try {
    return new TextDecoder().decode(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0)));
  } catch {
    return '';
  }
}

/** The scenario that a request chooses; null when it chooses none, or one that there is not. */
export function scenarioOf(request: Request): ScenarioName | null {
  const name = request.headers.get(scenarioHeader) ?? '';
  return isScenario(name) ? name : null;
}
