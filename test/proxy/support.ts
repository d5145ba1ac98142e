import assert from 'node:assert/strict';
import { clientHeader, sessionHeader } from '../../src/contract/headers.ts';
import type { OperationName, Params } from '../../src/contract/operations.ts';
import { buildPath } from '../../src/contract/operations.ts';
import type { Client, ClientCall, ServiceAnswer } from '../../src/proxy/call.ts';
import type { AddressProxyOptions, Handler, Limits } from '../../src/proxy.ts';
import { createAddressProxy } from '../../src/proxy.ts';

/** The secret of the account, the header made from it, and a street. Outside the service they must not appear. */
export const secret = 'kanarie-geheim-7c41';
export const authorization = `Basic ${btoa(`shop:${secret}`)}`;
export const street = 'Kanariestraat';

/** No limit of any kind. */
export const noLimits: Limits = {
  requests: [],
  lookups: [],
  suggestions: [],
  details: [],
  addresses: [],
  international: [],
  dutch: [],
};

/** Parameters of a request for each operation. */
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

/** Bodies in the shape of the contract for each operation. */
export const bodies: Readonly<Record<OperationName, unknown>> = {
  dutchByPostcode: dutch,
  dutchByStreet: dutch,
  suggest: { newContext: null, matches: [{ value: street, label: street, precision: 'Street', context: 'nldA' }] },
  details: address,
  validate: { matches: [{ ...address, status: { grade: 'A', validationLevel: 'Building' } }] },
  country: { name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' },
  countries: [{ name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' }],
};

/** A response of the service that may be cached for ten minutes. */
export function jsonResponse(body: unknown, headers: Record<string, string> = {}): Response {
  return Response.json(body, { headers: { 'cache-control': 'public, max-age=600', ...headers } });
}

/** A `fetch` that stands for the service and records the requests that reach it. */
export function createRecordingService(answer: Handler = async () => jsonResponse({ matches: [] })) {
  const seen: Request[] = [];
  const fetch: Handler = async (request) => {
    seen.push(request);
    return answer(request);
  };
  return { seen, fetch };
}

/** A proxy before this service. */
export function createProxy(fetch: Handler, options: Partial<AddressProxyOptions> = {}) {
  const credentials = { key: 'shop', secret };
  return createAddressProxy({ baseUrl: 'https://service.example', credentials, fetch, ...options });
}

/** A request as our client sends it. */
export function createRequest(
  operation: OperationName,
  params: Params = samples[operation],
  headers: HeadersInit = {},
): Request {
  const all = new Headers({ [clientHeader]: '1', [sessionHeader]: 'session-1' });
  for (const [name, value] of new Headers(headers)) all.set(name, value);
  return new Request(`http://shop.test${buildPath(operation, params)}`, { headers: all });
}

/** The type of the problem in a response. */
export async function problemTypeOf(response: Response): Promise<unknown> {
  assert.equal(response.headers.get('content-type'), 'application/problem+json');
  return ((await response.json()) as { type: string }).type;
}

/** A call, for tests of one wrapper of the pipeline. */
export function createCall(
  operation: OperationName,
  params: Params = samples[operation],
  session = 'session-1',
  client: Client = ['192.0.2.1'],
) {
  const texts = Object.fromEntries(Object.entries(params).map(([name, value]) => [name, String(value ?? '')]));
  const needsSession = operation === 'suggest' || operation === 'details';
  return {
    operation,
    params: texts,
    session: needsSession ? session : null,
    client,
    sent: { requests: 0 },
  } satisfies ClientCall;
}

/** An answer of the service, for tests of one wrapper of the pipeline. */
export function createAnswer(operation: OperationName, rest: Partial<ServiceAnswer> = {}): ServiceAnswer {
  const text = JSON.stringify(bodies[operation]);
  return { status: 200, text, bytes: text.length, maxAge: 600, source: 'service', ...rest };
}

/** A clock that moves only when a test moves it. */
export function createClock(start = Date.UTC(2026, 0, 1)) {
  let time = start;
  return {
    now: () => time,
    forward: (milliseconds: number) => {
      time += milliseconds;
    },
  };
}

/** A signal that never aborts. */
export const neverAborted = new AbortController().signal;

/** Resolves after everything that is ready to run has run. */
export const flushTasks = () => new Promise((resolve) => setImmediate(resolve));
