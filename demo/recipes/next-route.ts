/** Next.js: `app/address-api/[...path]/route.ts`. Next responds to other methods with 405. */
import { type AddressProxy, createAddressProxy, forwardedFor } from '../../src/proxy.ts';

// Created on the first request, because Next also loads this file during the build, when the account may not be
// available.
let proxy: AddressProxy | null = null;

export const GET = (request: Request): Promise<Response> => {
  proxy ??= createAddressProxy({
    baseUrl: process.env['ADDRESS_URL'] ?? '',
    credentials: { key: process.env['ADDRESS_KEY'] ?? '', secret: process.env['ADDRESS_SECRET'] ?? '' },
    mount: '/address-api',
    // Next only provides this header. Trust it only behind a server that sets it, as hosting platforms do.
    clientAddress: forwardedFor(1),
  });
  return proxy(request);
};
export const OPTIONS = GET;
