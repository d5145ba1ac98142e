/** Public entry: the typed client, without any element. */
export type { CallOptions } from './client/ask.ts';
export { type AddressClient, type AddressClientOptions, createAddressClient } from './client/client.ts';
export { AddressServiceError, type Reason } from './client/errors.ts';
export type { Handler } from './client/send.ts';
export { newSessionId } from './client/session.ts';
export type { OperationName, OperationParams } from './contract/operation.ts';
export type * from './contract/types.ts';
