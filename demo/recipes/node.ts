/** Node without a framework: `npm install @hono/node-server`. `server.listen(3000)` starts it. */
import { createServer } from 'node:http';
import { getRequestListener } from '@hono/node-server';
import { createAddressProxy } from '../../src/proxy.ts';

const proxy = createAddressProxy({
  baseUrl: process.env['ADDRESS_URL'] ?? '',
  credentials: { key: process.env['ADDRESS_KEY'] ?? '', secret: process.env['ADDRESS_SECRET'] ?? '' },
  mount: '/address-api',
  // Behind a proxy of your own: clientAddress: forwardedFor(1)
});
const listener = getRequestListener(proxy, { overrideGlobalObjects: false });

// It answers every other path with 404: let pages of yours come before it.
export const server = createServer((request, response) => void listener(request, response));
