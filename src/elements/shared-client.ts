import { type Ask, createAsk } from '../client/ask.ts';
import { type AddressClient, createAddressClient } from '../client/client.ts';

/** What an element has to ask with. */
interface Settings<Client> {
  /** The page's own; null for none. */
  readonly client: Client | null;
  /** Empty for none. */
  readonly proxyUrl: string;
}

/**
 * What gives elements their client: the page's own, or one of these operations for their proxy. It is one for all
 * elements of the page, so shipping and billing load the countries once. Null without a proxy.
 */
export function sharing<Client>(operations: (ask: Ask) => Client): (element: Settings<Client>) => Client | null {
  const clients = new Map<string, Client>();

  return ({ client, proxyUrl: baseUrl }) => {
    if (client || baseUrl === '') return client;
    const shared =
      clients.get(baseUrl) ?? operations(createAsk({ baseUrl, trouble: () => import('../client/trouble.ts') }));
    clients.set(baseUrl, shared);
    return shared;
  };
}

const clients = new Map<string, AddressClient>();

/** The client of a proxy, one for all elements of the page: shipping and billing load the countries once. */
export function sharedClient(proxyUrl: string): AddressClient {
  const client = clients.get(proxyUrl) ?? createAddressClient({ baseUrl: proxyUrl });
  clients.set(proxyUrl, client);
  return client;
}
