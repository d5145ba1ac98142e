import { type AddressClient, createAddressClient } from '../../client/client.ts';
import type { ControlProperties } from '../field/control-properties.ts';
import { warnOnce } from '../field/warn-once.ts';

const clients = new Map<string, AddressClient>();

/**
 * The client of an element: the page's own, or one of its proxy, which all elements of the page share, because what it
 * knows of answers and waits is of use to all of them.
 *
 * Without one of the page's own and without a `proxyUrl` there is none.
 */
export function sharedClient({
  client,
  proxyUrl,
}: Pick<ControlProperties, 'client' | 'proxyUrl'>): AddressClient | null {
  // Frameworks take a property away by null or undefined.
  if (client || !proxyUrl) return client;
  const shared = clients.get(proxyUrl) ?? createAddressClient({ baseUrl: proxyUrl, fetch: fetchAndTell });
  clients.set(proxyUrl, shared);
  return shared;
}

/** Tells the developer of answers that show a mistake in the set-up; a server in trouble does not. */
async function fetchAndTell(request: Request): Promise<Response> {
  const response = await fetch(request);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (isPage && response.status < 500) warnOnce('html-answer');
  else if (response.status === 403) warnOnce('forbidden');
  return response;
}
