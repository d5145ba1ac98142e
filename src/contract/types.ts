/** The types of the service's JSON, inferred from the schemas in `shapes.ts`. No code. */
import type { Words } from './words.ts';

export type {
  AddressParts,
  AutocompleteResponse,
  Country,
  CountryWithCodes,
  DutchAddress,
  ErrorBody,
  Highlight,
  InternationalAddress,
  Location,
  Match,
  ValidatedCountry,
  ValidationMatch,
  ValidationResponse,
} from './shapes.ts';

/**
 * §2.3. How specific a match is. Details can only be requested for `Address`; any other value, known or not, drills
 * down.
 */
export type Precision = Words['Precision'];

/** §2.5. A is a perfect match, F an extremely poor one. */
export type Grade = Words['Grade'];

/**
 * §2.5. Up to which part a match is validated. `BuildingPartial`: the number exists, but the building name or addition
 * is unknown.
 */
export type ValidationLevel = Words['ValidationLevel'];

/** §4.3. `short`: the first few buildings. `paged`: more, ending with a match that leads to the next ones. */
export type BuildingListMode = 'short' | 'paged';
