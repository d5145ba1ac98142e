import { type AddressClient, createAddressClient } from '../client/client.ts';

const clients = new Map<string, AddressClient>();

/**
 * The client of an element: the page's own, or one of its proxy, which all elements of the page share, because what it
 * knows of answers and waits is of use to all of them.
 *
 * @param client the page's own; null for none
 * @param proxyUrl empty for none: then there is no client
 */
export function sharedClient(client: AddressClient | null, proxyUrl: string): AddressClient | null {
  // Frameworks take a property away by null or undefined.
  if (client || !proxyUrl) return client;
  const shared = clients.get(proxyUrl) ?? createAddressClient({ baseUrl: proxyUrl });
  clients.set(proxyUrl, shared);
  return shared;
}
