/** Fastify 5: `npm install fastify @hono/node-server`. */
import { getRequestListener } from '@hono/node-server';
import createFastify from 'fastify';
import { createAddressProxy } from '../../src/proxy.ts';

const proxy = createAddressProxy({
  baseUrl: process.env['ADDRESS_URL'] ?? '',
  credentials: { key: process.env['ADDRESS_KEY'] ?? '', secret: process.env['ADDRESS_SECRET'] ?? '' },
  mount: '/address-api',
  // Behind a reverse proxy of your own: clientAddress: forwardedFor(1)
});
const listener = getRequestListener(proxy, { overrideGlobalObjects: false });

export const app = createFastify({
  // Fastify's own response to a malformed path would quote it.
  routerOptions: { onBadUrl: (_, request, response) => void listener(request, response) },
});
app.all('/address-api/*', (request, reply) => {
  reply.hijack();
  void listener(request.raw, reply.raw);
});
