import { type AddressClient, createAddressClient } from '../../client/client.ts';
import { oncePerText } from '../../core/once.ts';
import type { ControlProperties } from '../field/control-properties.ts';
import { warnOnce } from '../field/warn-once.ts';

/** The client of a proxy, with cached answers and waits. */
const clientOf = oncePerText((baseUrl) => createAddressClient({ baseUrl, fetch: fetchAndWarn }));

/** The client of an element: the page's own, or one for its proxy, which all elements in the page share. */
export function sharedClient({
  client,
  proxyUrl,
}: Pick<ControlProperties, 'client' | 'proxyUrl'>): AddressClient | null {
  // Frameworks remove a property by setting null or undefined.
  return client || !proxyUrl ? client : clientOf(proxyUrl);
}

/** Fetches, and reports answers that indicate a mistake in the set-up to the developer. Server errors do not. */
async function fetchAndWarn(request: Request): Promise<Response> {
  const response = await fetch(request);
  const isPage = response.headers.get('content-type')?.startsWith('text/html');
  if (isPage && response.status < 500) warnOnce('html-answer');
  else if (response.status === 403) warnOnce('forbidden');
  return response;
}
