/** Public entry point: the typed client, without any element. */
export {
  type AddressClient,
  type AddressClientOptions,
  type CallOptions,
  createAddressClient,
  newSessionId,
} from './client/client.ts';
export { AddressServiceError, type Reason } from './client/errors.ts';
export type { OperationName, OperationParams } from './contract/operations.ts';
export type {
  AutocompleteResponse,
  BuildingListMode,
  Country,
  DutchAddress,
  Grade,
  InternationalAddress,
  Match,
  Precision,
  ValidationLevel,
  ValidationMatch,
  ValidationResponse,
} from './contract/types.ts';
