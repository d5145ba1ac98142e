/** Hono, on whatever it runs. */
import { Hono } from 'hono';
import { createAddressProxy } from '../../src/proxy.ts';

const proxy = createAddressProxy({
  baseUrl: process.env['ADDRESS_URL'] ?? '',
  credentials: { key: process.env['ADDRESS_KEY'] ?? '', secret: process.env['ADDRESS_SECRET'] ?? '' },
  mount: '/address-api',
  // Behind a proxy of your own: clientAddress: forwardedFor(1)
});

export const app = new Hono();
// What the platform passes beside the request holds the client's address.
app.all('/address-api/*', ({ req, env }) => proxy(req.raw, env));
