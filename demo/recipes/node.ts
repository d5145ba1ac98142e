/** Node without a framework: `npm install @hono/node-server`. Start it with `server.listen(3000)`. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createAddressProxy } from '../../src/proxy.ts';

const proxy = createAddressProxy({
  baseUrl: process.env['ADDRESS_URL'] ?? '',
  credentials: { key: process.env['ADDRESS_KEY'] ?? '', secret: process.env['ADDRESS_SECRET'] ?? '' },
  mount: '/address-api',
  // Behind a reverse proxy of your own: clientAddress: forwardedFor(1)
});
const listener = getRequestListener(proxy, { overrideGlobalObjects: false });

// Responds to every other path with 404, so handle your own pages first.
export const server = createServer((request, response) => void listener(request, response));
