import { type AddressClient, createAddressClient } from '../client/client.ts';

const clients = new Map<string, AddressClient>();

/** The client of a proxy, one for all elements of the page: shipping and billing load the countries once. */
export function sharedClient(proxyUrl: string): AddressClient {
  const client = clients.get(proxyUrl) ?? createAddressClient({ baseUrl: proxyUrl });
  clients.set(proxyUrl, client);
  return client;
}
