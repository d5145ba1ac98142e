/** Hostile requests for each of the seven operations, and assertions that hold for every proxy. */
import assert from 'node:assert/strict';
import type { OperationName } from '../../src/contract/operations.ts';
import { headers, methods, targets, values } from './hostile-lines.ts';
import { operationOf, type ReceivedRequest } from './server.ts';
import { authorization, secret } from './support.ts';

/** The path of the proxies. */
export const mount = '/address-api';

/** The path of each operation, with a place for a hostile value. */
export const routes: Readonly<Record<OperationName, (value: string) => string>> = {
  dutchByPostcode: (value) => `/nl/v1/addresses/postcode/2012ES/30/${value}`,
  dutchByStreet: (value) => `/nl/v1/addresses/exact/Haarlem/${value}/30`,
  suggest: (value) => `/international/v1/autocomplete/nld/${value}/nl-NL/paged`,
  details: (value) => `/international/v1/address/nld${value}/NLD`,
  validate: (value) => `/international/v1/validate/${value}`,
  country: (value) => `/international/v1/country/${value}`,
  countries: (value) => `/international/v1/supported-countries/${value}`,
};

/** The same paths with harmless values. */
export const plain: Readonly<Record<OperationName, string>> = {
  dutchByPostcode: routes.dutchByPostcode('a'),
  dutchByStreet: routes.dutchByStreet('Dam'),
  suggest: routes.suggest('dam'),
  details: routes.details('A'),
  validate: routes.validate('nld?street=Dam'),
  country: routes.country('NL'),
  countries: '/international/v1/supported-countries',
};

const good = ['Host: shop.test', 'X-Address-Client: 1', 'X-Autocomplete-Session: session-1', 'Connection: close'];

/** The bytes of a request. */
export function write(target: string, method = 'GET', extra: readonly string[] = []): string {
  return `${[`${method} ${target} HTTP/1.1`, ...extra, ...good].join('\r\n')}\r\n\r\n`;
}

/** All hostile requests for an operation. */
export function linesFor(operation: OperationName): readonly string[] {
  const usual = mount + plain[operation];
  return [
    ...values.map((value) => write(mount + routes[operation](value))),
    ...targets.map((target) => write(target(usual))),
    ...methods.map((method) => write(usual, method)),
    ...headers.map((header) => write(usual, 'GET', [header])),
  ];
}

/** Headers that the proxy sends, and headers that Node's client adds. */
const allowedHeaders = new Set([
  ...['accept', 'authorization', 'user-agent', 'x-autocomplete-session'],
  ...['host', 'connection', 'accept-encoding', 'accept-language', 'sec-fetch-mode'],
]);

/** Asserts that a request to the service is one of the seven operations, with the account and with no other header. */
export function assertOurs({ method, url, headers: sent }: ReceivedRequest): void {
  assert.equal(method, 'GET');
  assert.ok(operationOf(url), url);
  assert.equal(new URL(url, 'http://service.test').pathname, url.split('?', 1)[0], 'no parser reads it otherwise');
  assert.equal(sent['authorization'], authorization);
  assert.equal(sent['user-agent'], 'address-entry-proxy');
  assert.equal(sent['content-length'] ?? '0', '0');
  assert.deepEqual(
    Object.keys(sent).filter((name) => !allowedHeaders.has(name)),
    [],
  );
  assert.ok([undefined, 'session-1', 'session-2'].includes(sent['x-autocomplete-session'] as string | undefined));
  assert.equal(sent['x-autocomplete-session'] !== undefined, /\/(?:autocomplete|address)\//.test(url));
}

/**
 * Asserts that a response reveals nothing and is not a failure of the server.
 *
 * @param refusals statuses from 500 that count as refusals, because some servers use them instead of 400.
 */
export function assertHarmless(answer: string, line: string, refusals: readonly number[] = []): void {
  const [, status = ''] = /^HTTP\/1\.1 (\d{3}) /.exec(answer) ?? [];
  const isRefusal = Number(status) < 500 || refusals.includes(Number(status));
  assert.ok(isRefusal, `${status || 'nothing'} to ${JSON.stringify(line.slice(0, 300))}`);
  assert.ok(!answer.includes(secret) && !answer.includes(authorization.slice(6)), line);
  assert.doesNotMatch(answer, /www-authenticate|access-control-allow-origin: \*/i);
}
