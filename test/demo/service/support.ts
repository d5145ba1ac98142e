import { createReferenceService, type ReferenceServiceOptions } from '../../../demo/service/service.ts';
import { clientHeader } from '../../../src/contract/headers.ts';
import { buildPath, type OperationName, type Params } from '../../../src/contract/operations.ts';
import type {
  AutocompleteResponse,
  InternationalAddress,
  Match,
  ValidationResponse,
} from '../../../src/contract/types.ts';

export type Handler = (request: Request) => Promise<Response>;

export const credentials = { key: 'key', secret: 'secret' };
export const origin = 'http://127.0.0.1';

/** Asks a service, or whatever stands before it, as a client would. */
export function clientOf(handle: Handler) {
  const fetch = (path: string, headers: Record<string, string> = {}) =>
    handle(
      new Request(`${origin}${path}`, {
        headers: {
          authorization: `Basic ${btoa('key:secret')}`,
          'x-autocomplete-session': 'session-1',
          [clientHeader]: '1',
          ...headers,
        },
      }),
    );
  const ask = async (operation: OperationName, params: Params) => fetch(buildPath(operation, params));
  const body = async <Body>(operation: OperationName, params: Params): Promise<Body> => {
    const response = await ask(operation, params);
    if (response.status !== 200) throw new Error(`${response.status} ${await response.text()}`);
    return (await response.json()) as Body;
  };
  return {
    fetch,
    ask,
    suggest: (context: string, term: string, language = '', buildingListMode = 'paged') =>
      body<AutocompleteResponse>('suggest', { context, term, language, buildingListMode }),
    details: (match: Match, dispatchCountry = '') =>
      body<InternationalAddress>('details', { context: match.context, dispatchCountry }),
    validate: (country: string, fields: Params) => body<ValidationResponse>('validate', { country, ...fields }),
  };
}

export function serviceOf(options: ReferenceServiceOptions = {}) {
  const service = createReferenceService({ credentials, ...options });
  return { service, ...clientOf(service.handle) };
}
