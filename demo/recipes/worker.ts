/** Cloudflare Workers. `npx wrangler secret put ADDRESS_SECRET` keeps the secret out of every file. */
import { type AddressProxy, addressHeader, createAddressProxy } from '../../src/proxy.ts';

interface Environment {
  readonly ADDRESS_URL: string;
  readonly ADDRESS_KEY: string;
  readonly ADDRESS_SECRET: string;
}

// The settings come with the first request. The limits last as long as the isolate.
let proxy: AddressProxy | null = null;

export default {
  fetch: (request: Request, environment: Environment): Promise<Response> => {
    proxy ??= createAddressProxy({
      baseUrl: environment.ADDRESS_URL,
      credentials: { key: environment.ADDRESS_KEY, secret: environment.ADDRESS_SECRET },
      mount: '/address-api',
      clientAddress: addressHeader('CF-Connecting-IP'),
    });
    return proxy(request);
  },
};
