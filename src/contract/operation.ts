/** What there is to know of one operation. */
import type { PathTemplate } from './paths.ts';
import type { Check } from './shapes.ts';
import type {
  AutocompleteResponse,
  BuildingListMode,
  Country,
  DutchAddress,
  InternationalAddress,
  ValidationResponse,
} from './types.ts';

/** What the paths of operations for every country begin with. */
export const international = '/international/v1';

/** What each operation is asked. */
export interface OperationParams {
  dutchByPostcode: {
    readonly postcode: string;
    readonly houseNumber: number;
    readonly houseNumberAddition?: string;
  };
  dutchByStreet: {
    readonly city: string;
    readonly street: string;
    readonly houseNumber: number;
    readonly houseNumberAddition?: string;
  };
  suggest: {
    readonly context: string;
    readonly term: string;
    /** `language-REGION`, e.g. `nl-NL`. Default: the service's own for the country. */
    readonly language?: string;
    /** Default: the service's own, `short`. */
    readonly buildingListMode?: BuildingListMode;
    readonly session: string;
  };
  details: {
    readonly context: string;
    /** ISO 3166-1 alpha-3 code of the sending country. Default: no country line in `mailLines`. */
    readonly dispatchCountry?: string;
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

export type OperationName = keyof OperationParams;

export interface Operation<Name extends OperationName = OperationName> extends PathTemplate {
  readonly name: Name;
  /** Whether the session header is required (§5.3 rule 3). */
  readonly session: boolean;
  /** Whether each request counts; the calls of one autocomplete session count once together. */
  readonly billedPerRequest: boolean;
  /**
   * Whether a decoded body is what the operation answers: the members a reader cannot do without, in their types.
   * Everything else may be missing, and unknown members are none of our business. Client and proxy both ask here.
   */
  readonly isBody: Check;
}
