/**
 * A stand-in for the address service. It records what the proxy sends, answers every operation in the shape of the
 * contract, and fails on demand. It listens on the loopback interface only.
 */
import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { sessionHeader } from '../contract/headers.ts';
import { matchPath, type OperationName, operations, type Params } from '../contract/operations.ts';

/** One address that exists, as the parameters of each operation. */
export const sampleParams: Readonly<Record<OperationName, Params>> = {
  dutchByPostcode: { postcode: '2012ES', houseNumber: 30 },
  dutchByStreet: { city: 'Haarlem', street: 'Julianastraat', houseNumber: 30 },
  suggest: { context: 'nld', term: 'Haarlem, Julianastraat 30', language: 'nl-NL', buildingListMode: 'paged' },
  details: { context: 'nldCheck' },
  validate: { country: 'nld', postcode: '2012ES', streetAndBuilding: 'Julianastraat 30' },
  country: { country: 'NL' },
  countries: {},
};

/** A request that the service received. */
export interface ReceivedRequest {
  readonly method: string;
  /** Path and query as they were sent. */
  readonly url: string;
  /** Headers, with names in lower case. */
  readonly headers: Readonly<Record<string, string>>;
  /** The operation, or null when the contract has no such path. */
  readonly operation: OperationName | null;
  /** Parameters of path and query, each decoded once, as the service reads them. */
  readonly params: Readonly<Record<string, string>>;
}

/** A response that replaces the right one. With `silence` there is no response at all. */
export type ServiceFault =
  | 'silence'
  | { readonly status: number; readonly headers?: Readonly<Record<string, string>>; readonly body: string };

/** A stand-in service that is listening. */
export type StandInService = Awaited<ReturnType<typeof startStandInService>>;

/**
 * Starts a stand-in service and resolves when it listens.
 *
 * @param port 0 for any free port.
 * @throws the error of the system when the port cannot be opened.
 */
export async function startStandInService(port: number) {
  const received: ReceivedRequest[] = [];
  const requests: readonly ReceivedRequest[] = received;
  let fault: ServiceFault | null = null;
  const server = createServer((request, response) => {
    const one = parseReceived(request);
    received.push(one);
    if (fault === 'silence') return;
    const { status, headers, body } = fault ?? responseTo(one);
    response.writeHead(status, { 'content-type': 'application/json; charset=utf-8', ...headers }).end(body);
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  return {
    port: (server.address() as AddressInfo).port,
    /** Everything that it has received, oldest first. */
    requests,
    /** Makes every response from now on this fault; null ends the fault. */
    setFault: (next: ServiceFault | null) => {
      fault = next;
    },
    close: async () => {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Headers with one text each. */
export function singleValues(headers: IncomingHttpHeaders): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}

function parseReceived({ method = '', url = '', headers }: IncomingMessage): ReceivedRequest {
  const [path = '', query = ''] = url.split(/\?(.*)/s);
  const matched = matchPathOrNull(path);
  const params = { ...matched?.params, ...Object.fromEntries(new URLSearchParams(query)) };
  return { method, url, headers: singleValues(headers), operation: matched?.operation ?? null, params };
}

function matchPathOrNull(path: string): ReturnType<typeof matchPath> {
  try {
    return matchPath(path);
  } catch {
    return null;
  }
}

/** Checks in the order of the service: the account, then the path, then the session. */
function responseTo({ method, headers, operation }: ReceivedRequest): Exclude<ServiceFault, 'silence'> {
  const refusal = (status: number, exceptionId: string) => ({
    status,
    body: JSON.stringify({ exception: 'Refused by the stand-in of address-entry-check-proxy.', exceptionId }),
  });
  if (!/^Basic \S+$/i.test(headers['authorization'] ?? '')) return refusal(401, 'CheckProxy_NoAccount');
  if (operation === null || method !== 'GET') return refusal(404, 'CheckProxy_NoOperation');
  if (operations[operation].session && !headers[sessionHeader.toLowerCase()]) {
    return refusal(400, 'CheckProxy_NoSession');
  }
  const cacheHeaders = { 'cache-control': 'public, max-age=28800' };
  return { status: 200, headers: cacheHeaders, body: JSON.stringify(sampleBodies[operation]) };
}

const country = { name: 'The Netherlands', iso3: 'NLD', iso2: 'NL' };

const dutch = {
  street: 'Julianastraat',
  houseNumber: 30,
  houseNumberAddition: '',
  postcode: '2012ES',
  city: 'Haarlem',
  houseNumberAdditions: [''],
};

const address = {
  language: 'nl-NL',
  address: { country: 'Nederland', locality: 'Haarlem', street: 'Julianastraat', postcode: '2012 ES', building: '30' },
  mailLines: ['Julianastraat 30', '2012 ES  Haarlem'],
  location: null,
  isPoBox: false,
  country: { name: 'The Netherlands', iso3Code: 'NLD', iso2Code: 'NL' },
  details: null,
};

const match = {
  value: 'Haarlem, Julianastraat 30',
  label: 'Julianastraat 30',
  description: 'Haarlem',
  precision: 'Address',
  context: 'nldCheck',
  highlights: [],
};

/** Bodies with which the stand-in service answers each operation. */
const sampleBodies: Readonly<Record<OperationName, unknown>> = {
  dutchByPostcode: dutch,
  dutchByStreet: dutch,
  suggest: { newContext: null, matches: [match] },
  details: address,
  validate: {
    country,
    matches: [{ ...address, status: { grade: 'A', validationLevel: 'Building', isAmbiguous: false } }],
  },
  country,
  countries: [country],
};
