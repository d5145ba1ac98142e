/**
 * Proxies with a faulty service, for the playground: `/faults/NAME/address-api`. A page chooses one with `proxy-url`,
 * so that a fault only affects that page.
 */
import { type AddressProxy, type AddressProxyOptions, createAddressProxy } from '../src/proxy.ts';

/** The path of the faulty proxies. */
export const faultsMount = '/faults';

/**
 * The header that makes the service fail, by the name of the fault; see `service/faults.ts` and `service/scenarios.ts`.
 */
const faults: Readonly<Record<string, readonly [header: string, value: string]>> = {
  slow: ['x-fault', 'delay=3000'],
  flaky: ['x-scenario', 'flaky'],
  '429': ['x-fault', 'status=429'],
  '500': ['x-fault', 'status=500'],
  expired: ['x-scenario', 'expired-contexts'],
};

/** Handles requests to any of them. Each is created on its first request, with the same settings. */
export function createFaultyProxies(
  options: AddressProxyOptions & { readonly mount: string },
): (request: Request, platform: unknown) => Promise<Response> {
  const proxies = new Map<string, AddressProxy>();
  const create = (name: string, [header, value]: readonly [string, string]) =>
    createAddressProxy({
      ...options,
      mount: `${faultsMount}/${name}${options.mount}`,
      fetch: (request) => {
        const headers = new Headers(request.headers);
        headers.set(header, value);
        return fetch(new Request(request, { headers }));
      },
    });
  return async (request, platform) => {
    const name = new URL(request.url).pathname.split('/')[2] ?? '';
    const fault = Object.hasOwn(faults, name) ? faults[name] : undefined;
    if (!fault) return new Response('There is no such fault.\n', { status: 404 });
    const proxy = proxies.get(name) ?? create(name, fault);
    proxies.set(name, proxy);
    return proxy(request, platform);
  };
}
