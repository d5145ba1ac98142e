/** Proxies and requests of the survival test, for every platform: nothing here is of Node. */
import { type AddressProxy, createAddressProxy } from '../../src/proxy.ts';

/** Milliseconds after which an answer that never ends is given up. */
const timeout = 400;

/** A proxy without limits, which uses the `fetch` of the platform. */
export function createProxyBefore(baseUrl: string): AddressProxy {
  return createAddressProxy({
    baseUrl,
    credentials: { key: 'shop', secret: 'kanarie-geheim-7c41' },
    timeout,
    limits: {
      requests: [],
      lookups: [],
      suggestions: [],
      details: [],
      addresses: [],
      international: [],
      dutch: [],
    },
  });
}

/** One with a body that is never cached, and one that may have a 404. */
export function requests(): readonly Request[] {
  const headers = { 'x-address-client': '1', 'x-autocomplete-session': 'session-1' };
  return ['autocomplete/nld/Kanariestraat', 'country/NL'].map(
    (path) => new Request(`http://shop.test/international/v1/${path}`, { headers }),
  );
}

/** The statuses of the answers to the case that the header `x-case` names: what a Worker does. */
export async function answerCase(request: Request, { SERVICE_URL = '' }): Promise<Response> {
  const proxy = createProxyBefore(`${SERVICE_URL}/${request.headers.get('x-case')}`);
  const statuses: number[] = [];
  for (const each of requests()) {
    const response = await proxy(each);
    await response.arrayBuffer();
    statuses.push(response.status);
  }
  return Response.json(statuses);
}
