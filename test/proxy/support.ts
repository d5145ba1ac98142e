import assert from 'node:assert/strict';
import { clientHeader, sessionHeader } from '../../src/contract/headers.ts';
import type { OperationName, Params } from '../../src/contract/operations.ts';
import { buildPath } from '../../src/contract/operations.ts';
import type { Answer, CheckedCall } from '../../src/proxy/call.ts';
import type { AddressProxyOptions, Handler, Limits } from '../../src/proxy.ts';
import { createAddressProxy } from '../../src/proxy.ts';

/** Whether the long campaigns run: `CAMPAIGN=long npm test -- proxy`. */
export const isLong = process.env['CAMPAIGN'] === 'long';

/** Whoever finds these outside the service has found a leak. */
export const secret = 'kanarie-geheim-7c41';
export const authorization = `Basic ${btoa(`shop:${secret}`)}`;
export const street = 'Kanariestraat';

export const noLimits: Limits = { address: [], suggestions: [], details: [], international: [], dutch: [] };

export const samples: Readonly<Record<OperationName, Params>> = {
  dutchByPostcode: { postcode: '2012ES', houseNumber: 30 },
  dutchByStreet: { city: 'Haarlem', street, houseNumber: 30 },
  suggest: { context: 'nld', term: street },
  details: { context: 'nldAbc' },
  validate: { country: 'nld', street },
  country: { country: 'NL' },
  countries: {},
};

const address = { address: { street }, mailLines: [street], country: { name: 'The Netherlands' } };
const dutch = {
  street,
  houseNumber: 30,
  houseNumberAddition: '',
  postcode: '2012ES',
  city: 'Haarlem',
  houseNumberAdditions: [''],
};

export const bodies: Readonly<Record<OperationName, unknown>> = {
  dutchByPostcode: dutch,
  dutchByStreet: dutch,
  suggest: { newContext: null, matches: [{ value: street, label: street, precision: 'Street', context: 'nldA' }] },
  details: address,
  validate: { matches: [{ ...address, status: { grade: 'A', validationLevel: 'Building' } }] },
  country: { name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' },
  countries: [{ name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' }],
};

export function jsonOf(body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { headers: { 'cache-control': 'public, max-age=600', ...headers } });
}

/** A service that records what reaches it. */
export function recording(answer: Handler = async () => jsonOf({ matches: [] })) {
  const seen: Request[] = [];
  const fetch: Handler = async (request) => {
    seen.push(request);
    return answer(request);
  };
  return { seen, fetch };
}

export function proxyTo(fetch: Handler, options: Partial<AddressProxyOptions> = {}) {
  const credentials = { key: 'shop', secret };
  return createAddressProxy({ baseUrl: 'https://service.example', credentials, fetch, ...options });
}

/** As our client asks. */
export function ask(operation: OperationName, params: Params = samples[operation], headers: HeadersInit = {}): Request {
  const all = new Headers({ [clientHeader]: '1', [sessionHeader]: 'session-1' });
  for (const [name, value] of new Headers(headers)) all.set(name, value);
  return new Request(`http://shop.test${buildPath(operation, params)}`, { headers: all });
}

export async function typeOf(response: Response): Promise<unknown> {
  assert.equal(response.headers.get('content-type'), 'application/problem+json');
  return ((await response.json()) as { type: string }).type;
}

/** For tests of one wrapper: what goes in and what comes out. */
export function callOf(operation: OperationName, params: Params = samples[operation], session = 'session-1') {
  const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value ?? '')]));
  const needsSession = operation === 'suggest' || operation === 'details';
  return { operation, params: texts, session: needsSession ? session : null } satisfies CheckedCall;
}

export function answerOf(operation: OperationName, rest: Partial<Answer> = {}): Answer {
  const text = JSON.stringify(bodies[operation]);
  return { status: 200, text, bytes: text.length, maxAge: 600, source: 'service', ...rest };
}

/** A clock to set by hand. */
export function clock(start = Date.UTC(2026, 0, 1)) {
  let time = start;
  return {
    now: () => time,
    forward: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** Nobody gives up. */
export const patient = new AbortController().signal;

/** Lets everything that is ready to run, run. */
export const settled = () => new Promise((resolve) => setImmediate(resolve));
