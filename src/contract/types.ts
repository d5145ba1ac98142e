/** The types of the JSON that the service speaks, inferred from the schemas in `shapes.ts`. Holds no code. */
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
 * §2.3. How much of an address a match stands for. Only `Address` can be asked for details; every other
 * value, known or not, drills down.
 */
export type Precision = Words['Precision'];

/** §2.5. A is a perfect match, F an extremely poor one. */
export type Grade = Words['Grade'];

/**
 * §2.5. Up to which element a match is validated. `BuildingPartial`: the number exists, the building name or
 * addition is not known.
 */
export type ValidationLevel = Words['ValidationLevel'];

/** §4.3. `short`: the first few buildings. `paged`: more, ending in an ordinary match that leads on. */
export type BuildingListMode = 'short' | 'paged';
