/** Next.js: `app/address-api/[...path]/route.ts`. Next answers the other methods with 405 by itself. */
import { createAddressProxy, forwardedFor } from '../../src/proxy.ts';

const proxy = createAddressProxy({
  baseUrl: process.env['ADDRESS_URL'] ?? '',
  credentials: { key: process.env['ADDRESS_KEY'] ?? '', secret: process.env['ADDRESS_SECRET'] ?? '' },
  mount: '/address-api',
  // Next passes no address on but this header; it is worth something behind a server that writes it, as hosts do.
  clientAddress: forwardedFor(1),
});

export const dynamic = 'force-dynamic';
export const GET = (request: Request): Promise<Response> => proxy(request);
export const OPTIONS = GET;
