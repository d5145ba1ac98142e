import { type Ask, createAsk } from '../client/ask.ts';

/**
 * One client of these operations for each proxy, shared by all elements of the page: shipping and billing load the
 * countries once. What failures need is loaded at the first.
 */
export function sharing<Client>(operations: (ask: Ask) => Client): (proxyUrl: string) => Client {
  const clients = new Map<string, Client>();

  return (baseUrl) => {
    const client =
      clients.get(baseUrl) ?? operations(createAsk({ baseUrl, trouble: () => import('../client/trouble.ts') }));
    clients.set(baseUrl, client);
    return client;
  };
}
