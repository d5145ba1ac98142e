import { checkRequest } from './check.ts';
import { type AddressProxyOptions, checkOptions } from './options.ts';
import { Problem } from './problem.ts';
import { askService } from './upstream.ts';

/** Everything that speaks HTTP here has this type. */
export type Handler = (request: Request) => Promise<Response>;

/**
 * A backend proxy: mirrors the seven operations below its mount, adds the account's credentials, and lets
 * nothing else through in either direction. Works wherever there are web-standard requests.
 *
 * @throws TypeError when the options are unsafe.
 * @example
 * const proxy = createAddressProxy({ baseUrl, credentials: { key, secret }, mount: '/address-api' });
 * const response = await proxy(request);
 */
export function createAddressProxy(options: AddressProxyOptions): Handler {
  const checked = checkOptions(options);
  return async (request) => {
    try {
      return await askService(checkRequest(request, checked.mount), checked, request.signal);
    } catch (error) {
      if (error instanceof Problem) return error.toResponse();
      throw error;
    }
  };
}
