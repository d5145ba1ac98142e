import { type Ask, createAsk } from '../client/ask.ts';

/** What an element has to ask with. */
interface Asker<Client> {
  /** The page's own; null for none. */
  readonly client: Client | null;
  /** Empty for none. */
  readonly proxyUrl: string;
}

const asks = new Map<string, Ask>();

/** One for all elements of the page: what it knows of failures, and its answers, are of use to all of them. */
function askOf(baseUrl: string): Ask {
  const ask = asks.get(baseUrl) ?? createAsk({ baseUrl, trouble: () => import('../client/trouble.ts') });
  asks.set(baseUrl, ask);
  return ask;
}

/**
 * What gives elements a client for some operations: the page's own, or one of their proxy, which is the same for all
 * elements of the page. Null without a proxy.
 */
export function sharing<Client>(operations: (ask: Ask) => Client): (asker: Asker<Client>) => Client | null {
  const clients = new Map<string, Client>();

  return ({ client, proxyUrl }) => {
    if (client || proxyUrl === '') return client;
    const shared = clients.get(proxyUrl) ?? operations(askOf(proxyUrl));
    clients.set(proxyUrl, shared);
    return shared;
  };
}
