/** Hono, on any platform. */
import { Hono } from 'hono';
import { createAddressProxy } from '../../src/proxy.ts';

const proxy = createAddressProxy({
  baseUrl: process.env['ADDRESS_URL'] ?? '',
  credentials: { key: process.env['ADDRESS_KEY'] ?? '', secret: process.env['ADDRESS_SECRET'] ?? '' },
  mount: '/address-api',
  // Behind a reverse proxy of your own: clientAddress: forwardedFor(1)
});

export const app = new Hono();
// The platform's `env` has the client's IP address.
app.all('/address-api/*', ({ req, env }) => proxy(req.raw, env));
