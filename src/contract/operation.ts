/** The description of one operation, and the parameters and body of each. */
import type { PathTemplate } from './paths.ts';
import type { Schema } from './schema.ts';
import type {
  AutocompleteResponse,
  BuildingListMode,
  Country,
  DutchAddress,
  InternationalAddress,
  ValidationResponse,
} from './types.ts';

/** The parameters of each operation, by operation. */
export interface OperationParams {
  dutchByPostcode: {
    /** Four digits and two letters, with or without a space in between. */
    readonly postcode: string;
    /** 1 to 99,999. */
    readonly houseNumber: number;
    /** At most six characters. Default: none. */
    readonly houseNumberAddition?: string;
  };
  dutchByStreet: {
    /** With a suffix for the municipality or province if two cities of the same name have this street. */
    readonly city: string;
    readonly street: string;
    /** 1 to 99,999. */
    readonly houseNumber: number;
    /** At most six characters. Default: none. */
    readonly houseNumberAddition?: string;
  };
  suggest: {
    /** First the country's lower-case alpha-3 code, then the context of the chosen match, or `newContext`. */
    readonly context: string;
    /** The typed text, or the `value` of the chosen match, unaltered. */
    readonly term: string;
    /** `language-REGION`, e.g. `nl-NL`. Default: the service's own for the country. */
    readonly language?: string;
    /** Default: the service's own, `short`. */
    readonly buildingListMode?: BuildingListMode;
    /** From `newSessionId`, the same for all calls that lead to one address. */
    readonly session: string;
  };
  details: {
    /** The context of a match with precision `Address`. */
    readonly context: string;
    /** ISO 3166-1 alpha-3 code of the sending country. Default: no country line in `mailLines`. */
    readonly dispatchCountry?: string;
    /** The session id of the autocomplete calls that returned the context. */
    readonly session: string;
  };
  validate: {
    /** ISO 3166-1 alpha-3, any case. */
    readonly country: string;
    readonly postcode?: string;
    readonly locality?: string;
    readonly street?: string;
    readonly building?: string;
    readonly region?: string;
    /** Not together with `street` or `building`. */
    readonly streetAndBuilding?: string;
  };
  /** A name, alpha-2 or alpha-3 code. */
  country: { readonly country: string };
  countries: Readonly<Record<never, never>>;
}

/** The body of a 200, by operation. */
export interface OperationBodies {
  dutchByPostcode: DutchAddress;
  dutchByStreet: DutchAddress;
  suggest: AutocompleteResponse;
  details: InternationalAddress;
  validate: ValidationResponse;
  country: Country;
  countries: readonly Country[];
}

/** The name of an operation in the client, the proxy and their errors. */
export type OperationName = keyof OperationParams;

/** A row of the table of operations. */
export interface Operation<Name extends OperationName = OperationName> extends PathTemplate {
  readonly name: Name;
  /** True when the session header is required (§5.3 rule 3). */
  readonly session: boolean;
  /** True if each request is billed; the calls of an autocomplete session are billed once together. */
  readonly billedPerRequest: boolean;
  /** The body of a 200. Client and proxy both reject a body that does not match this schema. */
  readonly body: Schema<OperationBodies[Name]>;
}
