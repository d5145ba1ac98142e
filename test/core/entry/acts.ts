/** The material of a history's acts: requests to answer, texts, matches, countries. */

import { addressFrom } from '../../../src/core/address/from-details.ts';
import type { LookupRequest } from '../../../src/core/dutch-lookup/state.ts';
import type { EntryEvent, EntryState } from '../../../src/core/entry/state.ts';
import type { ValidateRequest } from '../../../src/core/manual/state.ts';
import type { SearchRequest, SessionSeed } from '../../../src/core/search/state.ts';
import { nasty } from '../../support/nasty.ts';
import * as fc from '../../support/random.ts';
import { belgium, details, house, netherlands, printed, street } from '../../support/samples.ts';

/** Anything that was asked of the service. */
export type AnyRequest = SearchRequest | ValidateRequest | LookupRequest;

/** The things that an act may refer to. */
export interface Surroundings {
  readonly state: EntryState;
  /** Everything that was asked so far, the newest last: each may be answered at any time, and more than once. */
  readonly asked: readonly AnyRequest[];
  readonly seed: SessionSeed;
}

/** One thing that happens; null when it cannot happen in this state. */
export interface Act {
  readonly name: string;
  readonly eventIn: (around: Surroundings) => EntryEvent | null;
  /** Milliseconds that the clock goes on before; negative where it is set back. Default: 1. */
  readonly passes?: number;
  /** The text of it in a failure. */
  readonly [fc.toStringMethod]?: () => string;
}

export const act = (name: string, eventIn: Act['eventIn']): Act => ({ name, eventIn, [fc.toStringMethod]: () => name });
export const always = (name: string, event: EntryEvent): Act => act(name, () => event);

export const address = printed(addressFrom(details, netherlands));
export const addresses = [
  address,
  { ...address, street: 'Spaarne', building: '2' },
  { ...address, country: belgium, locality: 'Brussel', postcode: '1000' },
  { ...address, street: null, building: null, buildingNumber: null, postcode: null, mailLines: [] },
];
export const texts = [...nasty, 'ju', 'jul', 'julian', 'Haarlem, Julianastraat ', '2012ES', '30', 'Hengelo'];
export const text = fc.oneof(
  { weight: 9, arbitrary: fc.constantFrom(...texts) },
  { weight: 1, arbitrary: fc.string() },
);
/** One that the service may not have. */
export const unitedStates = { name: 'United States', iso2: 'US', iso3: 'USA' };
export const country = fc.constantFrom(netherlands, belgium, unitedStates);
export const problem = { status: 503, retryAfter: null } as const;
export const reason = fc.constantFrom('invalid-input', 'unavailable', 'not-found', 'ambiguous');
export const match = fc.constantFrom(
  street,
  house,
  { ...house, value: 'x ', context: 'nldOther' },
  { ...street, value: '\ud800' },
  // Says the same as another, and is another.
  { ...house, context: 'nldTwin' },
  { ...house, precision: 'Building' },
);

/** Mostly of the newest request, sometimes of an earlier one. */
export const which = fc.oneof({ weight: 4, arbitrary: fc.constant(0) }, { weight: 1, arbitrary: fc.nat(3) });
export const requestIn = ({ asked }: Surroundings, back: number) => asked.at(-1 - back);
