import { checkRequest } from './check.ts';
import { type AddressProxyOptions, checkOptions } from './options.ts';
import { admit, answerPreflight, checkOrigin } from './origin.ts';
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
    let origin: string | null = null;
    try {
      origin = checkOrigin(request, checked.allowedOrigins);
      if (request.method === 'OPTIONS' && origin !== null) return admit(answerPreflight(), origin);
      const call = checkRequest(request, checked.mount);
      return admit(await askService(call, checked, request.signal), origin);
    } catch (error) {
      if (error instanceof Problem) return admit(error.toResponse(), origin);
      throw error;
    }
  };
}
