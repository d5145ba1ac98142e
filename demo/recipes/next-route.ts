/** Next.js: `app/address-api/[...path]/route.ts`. Next answers the other methods with 405 by itself. */
import { type AddressProxy, createAddressProxy, forwardedFor } from '../../src/proxy.ts';

// Made by the first request: Next loads this file to build it, too, and the account need not be there then.
let proxy: AddressProxy | null = null;

export const GET = (request: Request): Promise<Response> => {
  proxy ??= createAddressProxy({
    baseUrl: process.env['ADDRESS_URL'] ?? '',
    credentials: { key: process.env['ADDRESS_KEY'] ?? '', secret: process.env['ADDRESS_SECRET'] ?? '' },
    mount: '/address-api',
    // Next passes no address on but this header; it is worth something behind a server that writes it, as hosts do.
    clientAddress: forwardedFor(1),
  });
  return proxy(request);
};
export const OPTIONS = GET;
