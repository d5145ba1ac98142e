/**
 * Public entry point `address-entry-server`: the proxy, its stores, page tokens and receipts, and a client for orders.
 */

export { createServerClient, type ServerClient, type ServerClientOptions } from './orders/server-client.ts';
export type { OrderChange, OrderVerdict } from './orders/verify-order.ts';
export {
  type ReceiptVerdict,
  type SubmittedParts,
  type VerifyReceiptOptions,
  verifyReceipt,
} from './orders/verify-receipt.ts';
export {
  addressHeader,
  type ClientAddress,
  forwardedFor,
  socketAddress,
} from './proxy/client-address.ts';
export type { Load } from './proxy/concurrency.ts';
export type { BreakerState, LookupLog, ProxyEvent, RequestLog } from './proxy/events.ts';
export type { FailureCause } from './proxy/failure-cause.ts';
export { type AddressProxy, createAddressProxy, type Handler } from './proxy/handler.ts';
export { defaultLimits, type Limits } from './proxy/limits.ts';
export { createMemoryStore, type MemoryStoreOptions } from './proxy/memory-store.ts';
export type { AddressProxyOptions } from './proxy/options.ts';
export { createPageToken, type PageTokenInit, type PageTokenOptions, tokenHeader } from './proxy/page-token.ts';
export type { ReceiptClaims, ReceiptFailure, ReceiptKey, ReceiptOptions } from './proxy/receipt.ts';
export { createRedisStore, type RedisStoreOptions, type SendCommand } from './proxy/redis-store.ts';
export type { CapStore, Limit, Reply, Step, Store } from './proxy/store.ts';
