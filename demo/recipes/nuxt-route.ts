/** Nuxt 4: `server/routes/address-api/[...].ts`. */
import { createAddressProxy, forwardedFor } from '../../src/proxy.ts';

const proxy = createAddressProxy({
  baseUrl: process.env['ADDRESS_URL'] ?? '',
  credentials: { key: process.env['ADDRESS_KEY'] ?? '', secret: process.env['ADDRESS_SECRET'] ?? '' },
  mount: '/address-api',
  // As with Next: behind a server that sets this header.
  clientAddress: forwardedFor(1),
});

export default defineEventHandler((event) =>
  // `Request` does not support this method.
  event.method === 'TRACE' ? new Response(null, { status: 405 }) : proxy(toWebRequest(event)),
);
