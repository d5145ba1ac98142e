/** Public entry: the typed client, without any element. */
export {
  type AddressClient,
  type AddressClientOptions,
  type CallOptions,
  createAddressClient,
} from './client/client.ts';
export { AddressServiceError, type Reason } from './client/errors.ts';
export { newSessionId } from './client/session.ts';
export type { Handler } from './client/transport.ts';
export type { OperationName, OperationParams } from './contract/operation.ts';
export type * from './contract/types.ts';
