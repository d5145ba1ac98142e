/** Express 5 or 4: `npm install express @hono/node-server`. */
import { getRequestListener } from '@hono/node-server';
import express from 'express';
import { createAddressProxy } from '../../src/proxy.ts';

const proxy = createAddressProxy({
  baseUrl: process.env['ADDRESS_URL'] ?? '',
  credentials: { key: process.env['ADDRESS_KEY'] ?? '', secret: process.env['ADDRESS_SECRET'] ?? '' },
  // Behind a reverse proxy of your own: clientAddress: forwardedFor(1)
});

export const app = express();
app.disable('x-powered-by');
// Before middleware that reads bodies or cookies. Express removes the mount path itself.
app.use('/address-api', getRequestListener(proxy, { overrideGlobalObjects: false }));
