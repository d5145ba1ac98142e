/** Public entry: the backend proxy. */
export { createAddressProxy, type Handler } from './proxy/handler.ts';
export type { AddressProxyOptions } from './proxy/options.ts';
